"""Angel and demon champions, tiny soldiers, banners and fires for a siege. Champions face +Y like the folk, about 2 m tall."""
import math

import numpy as np
from mathutils import Matrix

from kits import folk, wings
from lib.mesh import TAU, Mesh, instance, ngon
from lib.sculpt import Sculpt, rock_noise


def _turn(loc, rot, scale):
    return Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, "Z") @ Matrix.Scale(scale, 4)


def seraph(cloth, armour, feather, gold, light=None, voxel=0.012, loc=(0, 0, 0), rot=0.0, scale=1.0, lift=0.55, span=2.5, stance="raise", drop=True):
    """Helmed angel with two pairs of wings, a ring of rays and a long spear. Returns the spear tip."""
    folk.adventurer(cloth, cloth, armour, stance, "winged", 0.02, mantle=False, plate=True, sweep=(0.05, -0.5), voxel=voxel, loc=loc, rot=rot, scale=scale, seed=3, slit=0.3)
    p = folk.STANCES[stance]
    frame, mesh = _turn(loc, rot, scale), Mesh("seraph wings")
    for side in (-1, 1):
        mesh.frame = frame @ Matrix.Translation((side * 0.1, -0.14, 1.42)) @ Matrix.Rotation(-side * 0.18, 4, "Z")
        wings.feathered(mesh, feather, (0, 0, 0), side, span, lift, 1.0, 3 + side)
        mesh.frame = frame @ Matrix.Translation((side * 0.08, -0.16, 1.2)) @ Matrix.Rotation(-side * 0.3, 4, "Z")
        wings.feathered(mesh, feather, (0, 0, 0), side, span * 0.6, lift - 0.75, 1.0, 9 + side)
    mesh.frame = frame
    y, z = -0.1, 1.78
    for r, k in ((0.4, light or gold), (0.33, gold)):
        mesh.ring([(a, z + b) for a, b in ngon(r, 48)], [(a, z + b) for a, b in ngon(r * 0.94, 48)], y - 0.012, y + 0.012, k)
    for k in range(16):
        a = TAU * k / 16
        mesh.box((0.48 * math.cos(a), y, z + 0.48 * math.sin(a)), (0.02, 0.016, 0.12 if k % 2 else 0.2), gold, (0, math.pi / 2 - a, 0))
    x, y, z = p["right"][2]
    way = np.array((-0.25, 0.85, -0.62)) if drop else np.array((0.0, 0.12, 1.0))
    way = way / np.linalg.norm(way)
    hand = np.array((x, y + 0.02, z))
    tip = hand + way * 1.35
    mesh.tube([hand - way * 0.95, tip], 0.018, gold, 8)
    mesh.tube([tip, tip + way * 0.1, tip + way * 0.26, tip + way * 0.5], lambda t: 0.02 + 0.045 * math.sin(min(1, t * 1.5) * math.pi) if t < 0.67 else 0.02 * (1 - t), light or armour, 4)
    for s in (-1, 1):
        mesh.tube([tip, tip + way * 0.12 + np.array((s * 0.14, 0, 0)), tip + way * 0.26 + np.array((s * 0.12, 0, 0))], lambda t: 0.014 * (1 - t) + 0.003, gold, 6)
    mesh.frame = Matrix.Identity(4)
    mesh.place(smooth=40)
    return (frame @ Matrix.Translation(tip + way * 0.3)).translation[:]


def styx_lord(hide, plate, membrane, blade, ember=None, voxel=0.014, loc=(0, 0, 0), rot=0.0, scale=1.0, lift=0.25, span=2.4, arms_up=True):
    """Ram-horned demon with hoofed legs, spiked plates, tail, bat wings and a cleaver; about 2.4 m tall, faces +Y."""
    place = dict(loc=loc, rot=(0, 0, rot), scale=scale)
    low, high = (-1.5, -1.3, -0.03), (1.5, 1.3, 2.95)
    s = Sculpt(low, high, voxel)

    def muscle(q, t):
        return 0.01 * np.sin(q[..., 2] * 26 + np.abs(q[..., 0]) * 18)

    s.ellipsoid((0, 0.02, 1.72), (0.4, 0.27, 0.36), 0.08, rot=(-0.2, 0, 0))
    for side in (-1, 1):
        s.ellipsoid((side * 0.17, 0.2, 1.8), (0.19, 0.12, 0.15), 0.04)
        for k in range(3):
            s.ellipsoid((side * 0.075, 0.18 - 0.02 * k, 1.5 - 0.11 * k), (0.08, 0.06, 0.055), 0.02)
    s.cone((0, 0, 1.15), (0, 0.02, 1.6), 0.22, 0.29, 0.06, relief=muscle)
    s.ellipsoid((0, -0.02, 1.08), (0.28, 0.23, 0.2), 0.06)
    s.chain([(0, 0.02, 2.0), (0, 0.16, 2.16)], [0.17, 0.14], 0.05)
    s.ellipsoid((0, 0.2, 2.24), (0.135, 0.17, 0.15), 0.04)
    s.chain([(0, 0.3, 2.2), (0, 0.42, 2.14)], [0.1, 0.07], 0.04)
    s.chain([(0, 0.26, 2.1), (0, 0.38, 2.02)], [0.08, 0.045], 0.03)
    s.block((0, 0.4, 2.09), (0.2, 0.2, 0.025), 0.008, 0.015, cut=True)
    hands = {}
    for side in (-1, 1):

        def p(x, y, z):
            return (side * x, y, z)

        s.ellipsoid(p(0.46, -0.02, 1.92), (0.2, 0.19, 0.19), 0.06)
        up = arms_up and side > 0
        elbow, hand = (p(0.82, 0.0, 2.0), p(0.9, 0.26, 2.42)) if up else (p(0.78, 0.06, 1.55), p(0.8, 0.46, 1.32))
        hands[side] = hand
        s.chain([p(0.46, -0.02, 1.92), elbow], [0.16, 0.12], 0.04, relief=muscle)
        s.chain([elbow, hand], [0.135, 0.085], 0.04, relief=muscle)
        for k in range(4):
            a = (k - 1.5) * 0.07
            s.chain([hand, (hand[0] + a, hand[1] + 0.12, hand[2] - 0.02), (hand[0] + a * 1.2, hand[1] + 0.17, hand[2] - 0.11)], [0.07, 0.042, 0.01], 0.02)
        s.chain([p(0.17, 0, 1.08), p(0.36, 0.28, 0.72)], [0.22, 0.16], 0.05, relief=muscle)
        s.chain([p(0.36, 0.28, 0.72), p(0.36, -0.16, 0.4), p(0.38, 0.02, 0.1)], [0.16, 0.09, 0.09], 0.04)
        s.cone(p(0.38, 0.05, 0.1), p(0.38, 0.1, 0.0), 0.11, 0.14, 0.02)
        for k in range(6):
            a = TAU * k / 6
            s.cone(p(0.37 + 0.07 * math.cos(a), -0.02 + 0.09 * math.sin(a), 0.32), p(0.39 + 0.13 * math.cos(a), 0.0 + 0.15 * math.sin(a), 0.14), 0.05, 0.01, 0.02)
        s.ellipsoid(p(0.075, 0.345, 2.27), (0.035, 0.05, 0.02), 0.01, cut=True)
        s.chain([p(0.03, 0.36, 2.31), p(0.13, 0.27, 2.34)], [0.03, 0.035], 0.02)
    s.chain([(0, -0.2, 1.08), (0.12, -0.6, 0.75), (0.5, -0.9, 0.4), (0.95, -0.8, 0.35), (1.2, -0.5, 0.62)], [0.12, 0.09, 0.07, 0.05, 0.02], 0.05, relief=muscle)
    s.roughen(lambda q: 0.008 * rock_noise(q, 7, 4, 2))
    s.place("demon", hide, **place)

    a = Sculpt(low, high, voxel)
    for side in (-1, 1):
        curve = [(0.11, 0.16, 2.36), (0.28, 0.08, 2.5), (0.42, 0.1, 2.4), (0.46, 0.24, 2.24), (0.4, 0.4, 2.2), (0.37, 0.5, 2.3)]
        a.chain([(side * x, y, z) for x, y, z in curve], [0.085, 0.085, 0.075, 0.06, 0.042, 0.01], 0.03, relief=lambda q, t: 0.008 * np.sin(t * 32))
        a.chain([(side * 0.05, 0.22, 2.4), (side * 0.08, 0.12, 2.62), (side * 0.05, -0.06, 2.8)], [0.04, 0.032, 0.006], 0.02)
        for k in range(3):
            a.ellipsoid((side * (0.47 + 0.05 * k), -0.03, 2.02 - 0.1 * k), (0.24 - 0.03 * k, 0.23, 0.085), 0.012, rot=(0, side * (0.35 + 0.15 * k), 0))
            for j in (-1, 0, 1):
                a.cone((side * (0.55 + 0.06 * k), 0.1 * j, 2.04 - 0.1 * k), (side * (0.76 + 0.04 * k), 0.15 * j, 2.2 - 0.12 * k), 0.045, 0.006, 0.012)
        a.cone((side * 0.37, 0.33, 0.74), (side * 0.37, 0.44, 0.86), 0.09, 0.01, 0.03)
    a.ellipsoid((0, 0, 1.2), (0.3, 0.25, 0.06), 0.01)
    for k in range(13):
        b = TAU * k / 13
        a.chain([(0.26 * math.cos(b), 0.22 * math.sin(b), 1.18), (0.31 * math.cos(b), 0.27 * math.sin(b), 0.98), (0.33 * math.cos(b), 0.29 * math.sin(b), 0.74 - 0.07 * (k % 3))], [0.05, 0.055, 0.02], 0.012)
    a.ellipsoid((0, 0.26, 1.16), (0.11, 0.06, 0.12), 0.01)
    a.place("demon plate", plate, **place)

    mesh = Mesh("demon parts")
    mesh.frame = _turn(loc, rot, scale)
    for side in (-1, 1):
        wings.membrane(mesh, hide, membrane, (side * 0.2, -0.2, 1.85), side, span, lift, 0.16, 4 + side)
        if ember:
            mesh.ball((side * 0.07, 0.34, 2.27), 0.03, ember)
    hand = hands[1]
    base = _turn(loc, rot, scale) @ Matrix.Translation((hand[0], hand[1] + 0.08, hand[2] - 0.02)) @ Matrix.Rotation(0.9 if arms_up else -0.2, 4, "X")
    mesh.frame = base
    mesh.tube([(0, -0.6, 0), (0, 0.7, 0)], 0.03, plate, 8)
    outline = [(0.03, 0.25), (0.2, 0.3), (0.34, 0.5), (0.36, 0.85), (0.2, 1.25), (0.16, 0.95), (0.03, 0.85)]
    mesh.prism(outline, -0.018, 0.018, blade)
    mesh.prism([(-x * 0.6, y * 0.8 + 0.1) for x, y in outline], -0.016, 0.016, blade)
    mesh.frame = Matrix.Identity(4)
    mesh.place()


def soldier_mesh(body, metal, kind=0):
    """Very small spear fighter for crowds, mesh data."""
    mesh = Mesh("soldier")
    mesh.cylinder((0, 0, 0), 0.28, 1.1, body, 8, 0.2)
    mesh.ball((0, 0, 1.3), 0.26, metal, (1, 0.8, 1), 1)
    mesh.ball((0, 0, 1.66), 0.15, metal, detail=1)
    mesh.cylinder((0, 0, 1.75), 0.1, 0.22, metal, 6, 0.01)
    mesh.tube([(0.3, 0.1, 0), (0.34, 0.1 + 0.1 * kind, 2.8)], 0.025, metal, 5)
    mesh.cylinder((0.34, 0.1 + 0.1 * kind, 2.75), 0.06, 0.3, metal, 4, 0.003)
    mesh.cylinder((-0.25, 0.25, 0.9), 0.34, 0.06, metal, 12, rot=(-math.pi / 2, 0, 0.2))
    return mesh.data()


def crowd(body, metal, spots, rng, size=1.0, turn=0.0):
    kinds = [soldier_mesh(body, metal, k) for k in range(2)]
    for spot in spots:
        instance(rng.choice(kinds), spot, (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), turn + rng.uniform(-0.4, 0.4)), size * rng.uniform(0.9, 1.1))


def banner(mesh, pole, cloth, loc, height, size=1.0, wind=1):
    """Swallow-tailed flag on a pole."""
    x, y, z = loc
    mesh.cylinder(loc, 0.05 * size, height, pole, 6)
    rows = []
    for j in range(9):
        t = j / 8
        wave = 0.16 * size * math.sin(t * 6 + x) * t
        tail = 0.0 if t < 0.7 else (t - 0.7) * 0.8
        top, low = z + height - 0.05 * t * size, z + height - (1.1 - 0.2 * t) * size
        mid = (top + low) / 2
        rows.append([(x + wind * 1.9 * size * t, y + wave, top), (x + wind * 1.9 * size * (t - tail * 0.5), y + wave, mid), (x + wind * 1.9 * size * t, y + wave, low)])
    mesh.sheet(rows, cloth)

