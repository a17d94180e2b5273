"""The Viking: conical helm, fur mantle, cloak, round shield and bearded axe; 1.8 m, facing +Y."""
import math

import numpy as np

from lib.tools import Mesh, Sculpt, rock_noise, turns


def viking(body, metal, voxel=0.012, loc=(0, 0, 0), rot=0.0, scale=1.0, raised=False):
    low, high = (-1.2, -0.95, -0.02), (1.1, 1.0, 2.6)
    folds = lambda points, t: 0.012 * np.sin(np.arctan2(points[..., 1], points[..., 0]) * 13 + points[..., 2] * 4) * (1.0 - t)
    s = Sculpt(low, high, voxel)
    for side, knee, foot in ((-1, 0.18, 0.22), (1, -0.02, -0.2)):
        s.chain([(side * 0.12, 0, 0.92), (side * 0.19, knee, 0.52), (side * 0.22, foot, 0.1)], [0.15, 0.105, 0.085], 0.03)
        for k in range(5):
            z = 0.14 + 0.075 * k
            s.ellipsoid((side * 0.212, foot + (knee - foot) * (z - 0.1) / 0.42, z), (0.112, 0.112, 0.03), 0.008)
        s.ellipsoid((side * 0.23, foot + 0.07, 0.055), (0.09, 0.17, 0.06), 0.02)
    s.cone((0, 0.02, 0.66), (0, 0.02, 1.1), 0.29, 0.2, 0.03, relief=folds)
    s.ellipsoid((0, 0.02, 1.32), (0.26, 0.19, 0.25), 0.05)
    right = ((0.3, 0, 1.42), (0.52, 0.02, 1.3), (0.58, 0.2, 1.62)) if raised else ((0.3, 0, 1.42), (0.48, 0.06, 1.16), (0.44, 0.34, 1.1))
    left = ((-0.3, 0, 1.42), (-0.52, 0.04, 1.2), (-0.62, 0.26, 1.16)) if raised else ((-0.3, 0, 1.42), (-0.46, 0.1, 1.16), (-0.34, 0.36, 1.14))
    for arm in (right, left):
        s.chain(arm, [0.115, 0.09, 0.065], 0.03, relief=lambda p, t: 0.006 * np.sin(p[..., 2] * 60))
        s.ellipsoid(arm[2], (0.07, 0.07, 0.075), 0.02)
    for k in range(11):
        x, hem = (k - 5) * 0.06, 0.05 * (k % 2)
        s.chain([(x, -0.13, 1.45), (x * 1.3 + 0.05, -0.27 - 0.05 * (k % 2), 0.95), (x * 1.9 + 0.16, -0.46 + hem, 0.12 + hem)], [0.06, 0.05, 0.045], 0.05)
    s.ellipsoid((0, 0.06, 1.66), (0.11, 0.12, 0.14), 0.03)
    for k in range(7):
        x = (k - 3) * 0.03
        s.cone((x, 0.16 - abs(x) * 0.4, 1.6), (x * 0.6, 0.23, 1.36 + abs(x)), 0.035, 0.012, 0.015)
    s.place("viking", body, loc, rot, scale)
    f = Sculpt(low, high, voxel)
    for k, a in enumerate(turns(22)):
        cx, cy = 0.2 * math.cos(a), 0.13 * math.sin(a)
        f.cone((cx, cy, 1.53), (cx * 1.95, cy * 2.0 - 0.02, 1.36 - 0.03 * (k % 3)), 0.075, 0.05, 0.02)
    f.roughen(lambda p: 0.02 * rock_noise(p * (1, 1, 0.6), 26, 3, 2) + 0.012 * rock_noise(p * (1, 1, 0.4), 60, 4, 1))
    f.block((0, -0.2, 1.02), (0.2, 0.16, 0.16), 0.04, 0.02)
    f.place("mantle", body, loc, rot, scale)
    a = Sculpt(low, high, voxel)
    a.ellipsoid((0, 0.03, 1.73), (0.145, 0.165, 0.11), 0.01)
    a.cone((0, 0.03, 1.76), (0, 0.02, 1.98), 0.13, 0.015, 0.06)
    a.ellipsoid((0, 0.03, 1.72), (0.16, 0.18, 0.03), 0.008)
    a.block((0, 0.19, 1.66), (0.035, 0.03, 0.16), 0.012, 0.008)
    for t in (0, math.pi / 2):
        a.chain([(0.15 * math.cos(q) * math.cos(t), 0.03 + 0.17 * math.cos(q) * math.sin(t), 1.74 + 0.2 * math.sin(q)) for q in np.linspace(0, math.pi, 14)], [0.016] * 14, 0.006)
    a.ellipsoid((0, 0.02, 1.0), (0.235, 0.185, 0.045), 0.008)
    a.block((0, 0.2, 1.0), (0.1, 0.05, 0.09), 0.015, 0.006)
    for _, elbow, hand in np.array((right, left)):
        a.cone(elbow + (hand - elbow) * 0.3, elbow + (hand - elbow) * 0.85, 0.08, 0.075, 0.01)
    for dx in (-1, 1):
        a.ellipsoid((dx * 0.12, 0.17, 1.3), (0.05, 0.03, 0.05), 0.01)
    centre = (-0.7, 0.35, 1.12) if raised else (-0.4, 0.45, 1.1)
    a.ellipsoid(centre, (0.42, 0.05, 0.42), 0.01, relief=lambda p, t: 0.006 * np.cos((p[..., 0] - centre[0]) * 50))
    a.chain([(centre[0] + 0.41 * math.cos(q), centre[1], centre[2] + 0.41 * math.sin(q)) for q in np.linspace(0, math.tau, 40)], [0.028] * 40, 0.006)
    a.ellipsoid((centre[0], centre[1] + 0.04, centre[2]), (0.1, 0.09, 0.1), 0.015)
    a.place("viking metal", metal, loc, rot, scale)
    m, hand = Mesh("axe"), np.array(right[2])
    low_end, top = (hand + (0.02, -0.1, -0.42), hand + (-0.04, 0.2, 0.78)) if raised else (hand + (0.06, 0.02, -0.5), hand + (-0.02, 0.1, 0.85))
    m.tube([low_end, (low_end + top) / 2 + (0.01, 0, 0), top], 0.021, body, 8)
    cx, cy, cz = top - (0, 0.01, 0.1)
    blade = [(0, 0.06), (0.12, 0.07), (0.26, 0.2), (0.32, 0.02), (0.27, -0.22), (0.14, -0.08), (0, -0.06), (-0.09, -0.05), (-0.09, 0.05)]
    n, verts = len(blade), [(cx + x, cy + d * (0.03 if x < 0.2 else 0.004), cz + z) for d in (-1, 1) for x, z in blade]
    m.add(verts, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], metal).place(0, loc, rot, scale)
