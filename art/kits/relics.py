"""Tombs and a nest with eggs."""
import math

import bpy

from lib.tools import TAU, Mesh, Sculpt, rock_noise, steps


def tombs(stone):
    """Mesh data of five weathered headstones up to 1.7 high: round, pointed, shouldered, broken, a ringed cross."""
    kinds = []
    for kind in range(5):
        s = Sculpt((-0.8, -0.4, -0.4), (0.8, 0.4, 2.0), 0.02)
        if kind == 4:
            s.block((0, 0, 0.75), (0.26, 0.2, 2.1), 0.04)
            s.block((0, 0, 1.25), (0.96, 0.2, 0.26), 0.04)
            s.chain([(0.36 * math.cos(a), 0, 1.25 + 0.36 * math.sin(a)) for a in (TAU * k / 20 for k in range(21))], [0.07] * 21, 0.02)
        else:
            s.block((0, 0, 0.4), (0.86, 0.22, 1.5), 0.04)
            if kind == 0:
                s.ellipsoid((0, 0, 1.1), (0.42, 0.13, 0.44), 0.03)
            elif kind == 1:
                s.block((0, 0, 1.1), (0.6, 0.22, 0.6), 0.04, rot=(0, TAU / 8, 0))
            elif kind == 2:
                s.block((0, 0, 1.2), (0.5, 0.22, 0.6), 0.04)
                s.ellipsoid((0, 0, 1.46), (0.25, 0.12, 0.24), 0.03)
            else:
                s.block((0.35, 0, 1.3), (1.5, 0.6, 0.7), 0.02, rot=(0, 0.5, 0), cut=True, relief=lambda p, t: 0.12 * rock_noise(p, 3, 5, 3))
            s.block((0, -0.13, 0.62), (0.6, 0.09, 0.76), 0.02, cut=True)
        s.block((0, 0, 0.02), (1.15, 0.46, 0.26), 0.05)
        s.roughen(lambda p: 0.035 * rock_noise(p, 2.5, kind, 3) + 0.012 * rock_noise(p, 13, kind + 5, 2))  # noqa: B023
        obj = s.place("tomb", stone)
        kinds.append(obj.data)
        bpy.data.objects.remove(obj)
    return kinds


def nest(twig, shell, glowing, loc, radius, rng):
    """Woven nest with five eggs, the middle one of its own material. Returns the light point."""
    x, y, z = loc
    mesh = Mesh("nest")
    for k in range(230):
        a, level = rng.random() * TAU, rng.random()
        r = radius * (0.8 + 0.28 * level + rng.uniform(-0.08, 0.08))
        b, long = a + rng.uniform(0.25, 0.75), rng.uniform(0.9, 1.1)
        mesh.tube([(x + r * math.cos(a), y + r * math.sin(a), z + radius * 0.42 * level), (x + r * 1.05 * math.cos((a + b) / 2), y + r * 1.05 * math.sin((a + b) / 2), z + radius * (0.42 * level + rng.uniform(-0.05, 0.12))), (x + r * long * math.cos(b), y + r * long * math.sin(b), z + radius * 0.42 * level)], radius * 0.022, twig, 5)
    mesh.cylinder((x, y, z), radius * 0.9, radius * 0.12, twig, 24).place()
    for k in range(5):
        egg, lit, a = Mesh("egg"), k == 4, TAU * k / 5
        out, size = (0, 0.34) if lit else (radius * 0.52, rng.uniform(0.25, 0.3))
        egg.ball((0, 0, 0), 1.5, glowing if lit else shell, (1, 1, 1.34), 5).place(0, (x + out * math.cos(a), y + out * math.sin(a), z + radius * (0.5 if lit else 0.36)), (rng.uniform(-0.35, 0.35), rng.uniform(-0.35, 0.35), a), radius * size / 1.5)
    return (x, y, z + radius)


def bones(bone, height, spots):
    """Rib pairs of a colossal skeleton: (centre x, y, height, lean)."""
    mesh = Mesh("ribs")
    for cx, cy, tall, lean in spots:
        mesh.ball((cx, cy, height(cx, cy) - 0.3), tall * 0.055, bone, (1.2, 1.6, 0.8), 3)
        for side in (-1, 1):
            rows = []
            for t in steps(32):
                a = 0.15 + 2.25 * t
                x, z = side * tall * 0.62 * math.sin(a) ** 0.8 * (1 - 0.12 * t), height(cx, cy) - 2.5 + tall * (1 - math.cos(a * 0.98)) * 0.6
                turn, r = a - 1.2, tall * (0.058 - 0.053 * t**1.3) * (1 + 0.1 * math.sin(t * 23 + cy))
                rows.append([(cx + x + side * r * math.cos(q) * math.cos(turn), cy + lean * t * tall * 0.3 + 1.5 * r * math.sin(q), z + r * math.cos(q) * math.sin(turn)) for q in (math.tau * k / 14 for k in range(15))])
            mesh.sheet(rows, bone)
    mesh.place(smooth=60)
