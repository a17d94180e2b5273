"""Gothic hunters' town: gabled houses, spired towers, a cathedral, street lamps; fronts face -Y, as does the candle-crowned thing with torn wings. Metres."""
import math

import numpy as np

from kits import wings
from lib.tools import TAU, Mesh, Sculpt, glow, ngon, pane, placement, product, relief, rock_noise, steps, surface, turns

HALF = math.pi / 2


def materials(lit="#ffb45e", tint="#5d5864"):
    cobble = surface("cobble", "#3a3740", rough=0.4, var=0.4, scale=1.4, specular=0.5)
    stone = surface("stone", tint, rough=0.85, var=0.35, scale=0.7, streak=0.55, specular=0.25)
    slate = surface("slate", "#2f2d38", rough=0.45, var=0.4, scale=2.2, specular=0.5)
    return dict(cobble=relief(cobble, "cells", 2.6, 0.5), stone=relief(stone, "brick", 1.6, 0.3, 0.015, rot=(HALF, 0, 0)),
        carved=surface("carved", tint, rough=0.8, var=0.4, scale=1.1, streak=0.5, specular=0.3, edge=0.35), slate=relief(slate, "brick", 3.2, 0.55, 0.03, rot=(HALF, 0, 0)),
        timber=surface("timber", "#1d1714", rough=0.85, var=0.4, scale=3), plaster=surface("plaster", "#57505a", rough=0.95, var=0.4, scale=0.9, streak=0.6, vary=0.4),
        iron=surface("iron", "#121116", metal=0.7, rough=0.45, var=0.3), lit=pane("lit", lit, 4), rose=pane("rose", lit, 2.5),
        dark=surface("dark pane", "#0c0b12", rough=0.12, var=0, specular=0.7), flame=glow("flame", lit, 30))


def window(mesh, m, loc, w, h, lit, arch=True):
    """Pointed window facing -Y at its sill centre."""
    x, y, z = loc
    top = [(x + w / 2 * math.cos(a) * (1 - 0.25 * math.sin(a)), z + h * 0.7 + h * 0.34 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))]
    outline = [(x + w / 2, z), *top, (x - w / 2, z)] if arch else [(x + w / 2, z), (x + w / 2, z + h), (x - w / 2, z + h), (x - w / 2, z)]
    cx, cz = x, z + h / 2
    mesh.ring([(cx + (a - cx) * 1.28, cz + (b - cz) * 1.14) for a, b in outline], outline, y - 0.1, y + 0.05, m["carved"])
    mesh.add([(a, y - 0.01, b) for a, b in outline], [tuple(range(len(outline)))], m["lit"] if lit else m["dark"])
    mesh.box((x, y - 0.04, z + h * 0.48), (w * 0.07, 0.05, h * 0.96), m["iron"])
    for k in range(1, 4):
        mesh.box((x, y - 0.04, z + h * k / 4), (w, 0.04, w * 0.05), m["iron"])
    mesh.box((x, y - 0.12, z - 0.05), (w * 1.4, 0.25, 0.1), m["carved"])


def house(m, loc, w, d, floors, rot, rng, lit=0.3, pitch=1.5, scale=1.0):
    mesh, z = Mesh("house"), 3.2
    for args in ((0, 0, 1.6), (w, d, 3.2), m["stone"]), ((0, 0, 3.2), (w + 0.5, d + 0.5, 0.22), m["timber"]), ((w * 0.22, -d / 2 - 0.02, 1.2), (1.1, 0.12, 2.4), m["timber"]):
        mesh.box(*args)
    window(mesh, m, (-w * 0.2, -d / 2 - 0.03, 1.1), 0.9, 1.5, rng.random() < lit)
    for k in range(floors):
        grow = 0.35 + 0.3 * k
        mesh.box((0, 0, z + 1.4), (w + grow, d + grow, 2.8), m["plaster"])
        front = -(d + grow) / 2
        for i in range(5):
            mesh.box(((i - 2) * (w + grow) / 4.2, front - 0.03, z + 1.4), (0.16, 0.12, 2.8), m["timber"])
        for i in (-1, 1):
            mesh.box((i * w * 0.36, front - 0.02, z + 1.3), (0.14, 0.1, 2.9), m["timber"], (0, i * 0.42, 0))
        for side in (-1, 1):
            for i in range(4):
                mesh.box((side * (w + grow) / 2, (i - 1.5) * d / 3.4, z + 1.4), (0.12, 0.16, 2.8), m["timber"])
            if rng.random() < lit:
                mesh.box((side * ((w + grow) / 2 + 0.03), rng.uniform(-0.2, 0.2) * d, z + 1.5), (0.06, 0.7, 1.2), m["lit"])
        for i in (-1, 1):
            window(mesh, m, (i * w * 0.2, front - 0.06, z + 0.7), 0.85, 1.6, rng.random() < lit, False)
        z += 2.8
        mesh.box((0, 0, z), (w + grow + 0.45, d + grow + 0.45, 0.2), m["timber"])
    x, y, rise = (w + 0.35 + 0.3 * floors) / 2 + 0.35, (d + 0.3 * floors) / 2 + 0.7, w * pitch / 2 + 1
    verts = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (0, -y, z + rise), (0, y, z + rise)]
    mesh.add(verts, [(0, 4, 5, 3), (1, 2, 5, 4)], m["slate"])
    verts = [(a * 0.86, b * 0.9, c if c == z else z + rise * 0.86) for a, b, c in verts]
    mesh.add(verts, [(0, 1, 4), (2, 3, 5)], m["plaster"])
    slope = math.atan2(rise, x)
    for side in (-1, 1):
        mesh.box((side * x / 2, -y - 0.02, z + rise / 2), (math.hypot(x, rise), 0.16, 0.26), m["timber"], (0, side * slope, 0))
    window(mesh, m, (0, -y * 0.9 - 0.05, z + rise * 0.2), 0.8, 1.4, rng.random() < lit)
    for k in range(rng.randint(1, 2)):
        at = (rng.choice((-1, 1)) * x * 0.45, rng.uniform(-0.3, 0.5) * d, z + rise * 0.7)
        mesh.box(at, (0.9, 0.8, rise * 1.1), m["stone"]).box((at[0], at[1], at[2] + rise * 0.55), (1.15, 1.05, 0.25), m["stone"])
        for i in (-1, 1):
            mesh.cylinder((at[0] + i * 0.22, at[1], at[2] + rise * 0.58), 0.14, 0.55, m["stone"], 8, 0.11)
    mesh.cylinder((0, -y, z + rise - 0.1), 0.07, 1.3, m["iron"], 6, 0.01)
    mesh.place(0.025, loc, (0, 0, rot), scale)


def pinnacle(mesh, m, loc, size, height):
    x, y, z = loc
    mesh.box((x, y, z + height * 0.2), (size, size, height * 0.4), m["carved"]).box((x, y, z + height * 0.4), (size * 1.25, size * 1.25, height * 0.04), m["carved"])
    mesh.cylinder((x, y, z + height * 0.42), size * 0.62, height * 0.58, m["carved"], 4, 0.02, (0, 0, TAU / 8))
    for k in range(4):
        t = 0.46 + k * 0.12
        r = size * 0.62 * (1 - (t - 0.42) / 0.58) * 0.75
        for a in range(4):
            mesh.ball((x + r * math.cos(TAU * a / 4 + 0.785), y + r * math.sin(TAU * a / 4 + 0.785), z + height * t), size * 0.14, m["carved"], detail=1)
    mesh.ball((x, y, z + height), size * 0.16, m["carved"], (1, 1, 1.6), 1)


def tower(mesh, m, loc, w, h, spire, rng, lit=0.0):
    """Square buttressed tower in four storeys with lancets, pinnacles and an eight-sided spire."""
    x, y, z = loc
    for k in range(4):
        s, z0, z1 = w * (1 - 0.045 * k), z + h * k / 4, z + h * (k + 1) / 4
        mesh.box((x, y, (z0 + z1) / 2), (s, s, z1 - z0), m["stone"]).box((x, y, z1), (s * 1.08, s * 1.08, h * 0.012), m["carved"])
        for sx, sy in product((-1, 1), (-1, 1)):
            b = w * (0.2 - 0.03 * k)
            mesh.box((x + sx * s / 2, y + sy * s / 2, (z0 + z1) / 2), (b, b, z1 - z0), m["carved"])
            mesh.cylinder((x + sx * s / 2, y + sy * s / 2, z1 - 0.1), b * 0.72, w * 0.2, m["carved"], 4, 0.02, (0, 0, TAU / 8))
        if k:
            for turn in range(4):
                mesh.frame = placement((x, y, 0), (0, 0, turn * HALF))
                for i in (-1, 1):
                    window(mesh, m, (i * s * 0.2, -s / 2 - 0.02, z0 + h * 0.045), s * 0.22, h * 0.17, rng.random() < lit)
            mesh.frame = placement((0, 0, 0))
    top = z + h
    for sx, sy in product((-1, 1), (-1, 1)):
        pinnacle(mesh, m, (x + sx * w * 0.42, y + sy * w * 0.42, top - w * 0.1), w * 0.17, w * 0.95)
    for i, turn in product(range(3), range(4)):
        mesh.frame = placement((x, y, 0), (0, 0, turn * HALF))
        mesh.box(((i - 1) * w * 0.22, -w * 0.43, top + w * 0.05), (w * 0.1, w * 0.06, w * 0.14), m["carved"])
    mesh.frame = placement((0, 0, 0))
    mesh.cylinder((x, y, top), w * 0.4, spire, m["slate"], 8, 0.03, (0, 0, TAU / 16))
    for a, i in product(turns(8, 0, TAU / 16), range(int(spire / 1.6))):
        t = (i + 0.5) / int(spire / 1.6)
        r = w * 0.405 * (1 - t)
        mesh.ball((x + r * math.cos(a), y + r * math.sin(a), top + spire * t), 0.1 + 0.16 * (1 - t), m["carved"], detail=1)
    mesh.cylinder((x, y, top + spire * 0.97), 0.12, spire * 0.12, m["iron"], 6, 0.02)
    mesh.ring([(x + a, top + spire * 1.05 + b) for a, b in ngon(0.55, 16)], [(x + a, top + spire * 1.05 + b) for a, b in ngon(0.4, 16)], y - 0.06, y + 0.06, m["iron"])


def cathedral(m, loc, rng, rot=0.0, scale=1.0, towers=((1.0, 18), (1.12, 22))):
    """Twin-towered front with a rose window, portal, nave and flying buttresses; about 30 m wide, 48 m high."""
    mesh = Mesh("cathedral")
    for side, (k, spire) in zip((-1, 1), towers):
        tower(mesh, m, (side * 9.5, 0, 0), 7.2, 27 * k, spire, rng, 0.08)
    mesh.box((0, 0.6, 9), (13, 6, 18), m["stone"]).box((0, -2.4, 18), (13.4, 0.9, 0.7), m["carved"])
    gable = [(-6.2, 18), (6.2, 18), (0, 27)]
    mesh.ring(gable, [(x * 0.86, 18.6 + (z - 18) * 0.84) for x, z in gable], -2.6, -1.6, m["carved"])
    mesh.add([(x, -2.0, z) for x, z in gable], [(0, 1, 2)], m["stone"])
    mesh.ring([(x, 12.6 + z) for x, z in ngon(3.9, 48)], [(x, 12.6 + z) for x, z in ngon(3.3, 48)], -2.9, -2.2, m["carved"])
    mesh.add([(x, -2.5, 12.6 + z) for x, z in ngon(3.3, 48)], [tuple(range(48))], m["rose"])
    for a in turns(12):
        mesh.box((1.75 * math.cos(a), -2.62, 12.6 + 1.75 * math.sin(a)), (3.2, 0.2, 0.16), m["iron"], (0, -a, 0))
        c = [(2.55 * math.cos(a + 0.26) + x, 12.6 + 2.55 * math.sin(a + 0.26) + z) for x, z in ngon(0.52, 14)]
        mesh.ring(c, [(2.55 * math.cos(a + 0.26) + x, 12.6 + 2.55 * math.sin(a + 0.26) + z) for x, z in ngon(0.4, 14)], -2.75, -2.5, m["iron"])
    mesh.ring([(x, 12.6 + z) for x, z in ngon(1.0, 24)], [(x, 12.6 + z) for x, z in ngon(0.8, 24)], -2.8, -2.5, m["iron"])
    for k in range(4):
        s = 1 - 0.17 * k
        arch = [(2.9 * s * math.cos(a) * (1 - 0.2 * math.sin(a)), 3.6 * s + 3.0 * s * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))]
        inner, outline = [(x * 0.84, z * 0.93) for x, z in arch], [(2.9 * s, 0), *arch, (-2.9 * s, 0)]
        mesh.ring(outline, [(2.9 * s * 0.84, 0), *inner, (-2.9 * s * 0.84, 0)], -3.6 + 0.35 * k, -2.2, m["carved"])
    mesh.box((0, -2.3, 2.4), (2.6, 0.2, 4.8), m["timber"]).box((0, 22, 7), (12, 38, 14), m["stone"])
    mesh.add([(-6.6, 2, 14), (6.6, 2, 14), (6.6, 41, 14), (-6.6, 41, 14), (0, 2, 24), (0, 41, 24)], [(0, 4, 5, 3), (1, 2, 5, 4), (2, 3, 5)], m["slate"])
    for side, k in product((-1, 1), range(5)):
        y = 8 + 7 * k
        mesh.box((side * 9.6, y, 5), (1.2, 1.0, 10), m["carved"])
        pinnacle(mesh, m, (side * 9.6, y, 10), 1.0, 4)
        mesh.box((side * 7.7, y, 10.8), (5, 0.5, 0.6), m["carved"], (0, side * 0.7, 0))
        mesh.frame = placement((side * 6.05, y + 3.5, 0), (0, 0, side * HALF))
        window(mesh, m, (0, 0, 4.5), 1.8, 6.5, rng.random() < 0.5)
        mesh.frame = placement((0, 0, 0))
    mesh.place(0.03, loc, (0, 0, rot), scale)


def lamp(m, loc, height=3.4, rot=0.0):
    """Iron street lamp; returns the flame point."""
    x, y, z = loc
    mesh = Mesh("lamp")
    mesh.cylinder(loc, 0.22, 0.5, m["iron"], 8, 0.12).cylinder(loc, 0.07, height, m["iron"], 8, 0.05)
    for a in turns(4, 0, rot):
        mesh.tube([(x, y, z + height * 0.88), (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), z + height * 0.95), (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z + height * 1.02)], 0.022, m["iron"], 5)
        mesh.cylinder((x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z + height), 0.018, 0.5, m["iron"], 5)
    mesh.cylinder((x, y, z + height * 0.99), 0.2, 0.06, m["iron"], 8).cylinder((x, y, z + height + 0.5), 0.3, 0.35, m["iron"], 8, 0.04)
    mesh.place()
    Mesh("flame").ball((x, y, z + height + 0.2), 0.1, m["flame"], (1, 1, 1.5)).place(shadow=False)
    return (x, y, z + height + 0.22)


def _ribs(points, t):
    return 0.016 * np.sin(points[..., 2] * 42 - np.abs(points[..., 1]) * 16)


def _sinew(points, t):
    return 0.006 * np.sin(np.arctan2(points[..., 1], points[..., 0]) * 5 + points[..., 2] * 22)


def candle_crow(skin, flame, voxel):
    """Crouches with both fists on the ground between its feet; its parts: body, skull, wings and candles, flames."""
    low, high = (-1.5, -1.6, -0.05), (1.5, 1.7, 3.2)
    s, spine = Sculpt(low, high, voxel), [(0, 0.45, 0.9), (0, 0.42, 1.25), (0, 0.22, 1.65), (0, -0.08, 2.0), (0, -0.34, 2.2), (0, -0.6, 2.26)]
    s.chain(spine, [0.2, 0.15, 0.22, 0.25, 0.15, 0.1], 0.07, relief=_ribs)
    s.ellipsoid((0, 0.05, 1.78), (0.34, 0.3, 0.42), 0.08, rot=(0.55, 0, 0), relief=_ribs)
    s.ellipsoid((0, 0.42, 0.9), (0.27, 0.24, 0.2), 0.08)
    for t in steps(10):
        y, z = 0.62 - 1.0 * t**1.3, 1.0 + 1.35 * t
        s.cone((0, y, z), (0, y + 0.2 * (1 - t) + 0.06, z + 0.22), 0.05, 0.006, 0.03)
    for side in (-1, 1):
        p = lambda x, y, z: (side * x, y, z)
        s.ellipsoid(p(0.4, -0.08, 2.0), (0.17, 0.17, 0.2), 0.07)
        s.chain([p(0.4, -0.1, 2.0), p(0.86, 0.0, 1.42)], [0.13, 0.08], 0.05, relief=_sinew)
        s.chain([p(0.86, 0.0, 1.42), p(0.68, -0.5, 0.55), p(0.6, -0.66, 0.22)], [0.1, 0.075, 0.07], 0.04, relief=_sinew)
        s.cone(p(0.86, 0.02, 1.42), p(0.98, 0.26, 1.56), 0.06, 0.006, 0.03)
        for b in (-0.16, -0.05, 0.06, 0.17):
            s.chain([p(0.6, -0.68, 0.22), p(0.6 + b, -0.9, 0.16), p(0.6 + b * 1.5, -1.02, 0.0)], [0.05, 0.038, 0.012], 0.02)
        s.cone(p(0.55, -0.62, 0.2), p(0.42, -0.72, 0.02), 0.045, 0.012, 0.02)
        s.chain([p(0.2, 0.42, 0.92), p(0.62, -0.05, 0.98)], [0.19, 0.12], 0.06, relief=_sinew)
        s.chain([p(0.62, -0.05, 0.98), p(0.52, 0.42, 0.4), p(0.5, 0.2, 0.08)], [0.125, 0.075, 0.06], 0.04, relief=_sinew)
        for b in (-0.13, 0, 0.13):
            s.chain([p(0.5, 0.2, 0.08), p(0.5 + b, -0.05, 0.07), p(0.5 + b * 1.5, -0.24, 0.0)], [0.055, 0.042, 0.01], 0.02)
        for k in range(9):
            a = -0.5 + k * 0.17
            top = p(0.12 + 0.3 * math.sin(max(0, a + 0.5)), -0.28 + 0.28 * a, 2.18 - 0.1 * a)
            s.chain([top, (top[0] * 1.25, top[1] + 0.1, top[2] - 0.32), (top[0] * 1.2, top[1] + 0.2, top[2] - 0.62 - 0.1 * (k % 2))], [0.06, 0.05, 0.012], 0.03)
    s.chain([(0, 0.55, 0.85), (0.1, 1.0, 0.55), (0.45, 1.35, 0.25), (0.9, 1.3, 0.1)], [0.13, 0.09, 0.06, 0.012], 0.05, relief=_ribs)
    s.roughen(lambda q: 0.012 * rock_noise(q, 5, 2, 2))
    s.place("crow body", skin)
    h = Sculpt((-0.5, -1.75, 1.6), (0.5, -0.3, 2.75), voxel * 0.7)
    h.ellipsoid((0, -0.74, 2.32), (0.19, 0.26, 0.19), 0.04)
    h.chain([(0, -0.86, 2.33), (0, -1.15, 2.26), (0, -1.42, 2.1), (0, -1.56, 1.9)], [0.13, 0.1, 0.062, 0.01], 0.05)
    h.chain([(0, -0.82, 2.16), (0, -1.1, 2.06), (0, -1.34, 1.9)], [0.085, 0.06, 0.01], 0.03)
    h.block((0, -1.15, 2.14), (0.3, 0.6, 0.03), 0.01, 0.03, rot=(0.3, 0, 0), cut=True)
    for side in (-1, 1):
        h.ellipsoid((side * 0.15, -0.83, 2.35), (0.075, 0.1, 0.075), 0.02, cut=True)
        h.ellipsoid((side * 0.08, -1.16, 2.31), (0.025, 0.07, 0.02), 0.01, cut=True)
        h.chain([(side * 0.12, -0.8, 2.48), (side * 0.2, -0.86, 2.46), (side * 0.21, -0.72, 2.36)], [0.04, 0.035, 0.03], 0.02)
        h.chain([(side * 0.1, -0.6, 2.24), (side * 0.2, -0.4, 2.28), (side * 0.26, -0.34, 2.4)], [0.06, 0.04, 0.008], 0.02)
    h.roughen(lambda q: 0.008 * rock_noise(q, 9, 5, 2))
    h.place("crow skull", skin)
    parts, fire = Mesh("crow parts"), Mesh("crow flames")
    for side in (-1, 1):
        wings.membrane(parts, skin, skin, (side * 0.24, 0.16, 2.02), side, 3.0, 0.25, 0.3, 2 + side)
    for k, a in enumerate(turns(9, 0, 0.2)):
        x, y, tall, z = 0.17 * math.cos(a), -0.66 + 0.2 * math.sin(a), 0.2 + 0.13 * (k * 7 % 4) / 3, 2.44 + 0.02 * math.sin(a)
        parts.cylinder((x, y, z), 0.042, tall, skin, 10, 0.034)
        for j in range(3):
            parts.ball((x + 0.04 * math.cos(a + 2 * j), y + 0.04 * math.sin(a + 2 * j), z + tall * 0.2 * j), 0.016, skin, (1, 1, 2.6), 1)
        fire.ball((x, y, z + tall + 0.06), 0.03, flame, (1, 1, 2.1))
    for side in (-1, 1):
        fire.ball((side * 0.14, -0.86, 2.35), 0.032, flame)
    parts.place()
    fire.place(shadow=False)
