"""What soldiers wear and carry: helmets, packs, weapons. m.gear is the hard material of the mesh m."""
import math

import numpy as np
from mathutils import Matrix, Vector

from lib.mesh import TAU, steps


def folds(points, t):
    """Creased cloth, as relief for Sculpt."""
    z, x = points[..., 2], points[..., 0]
    return 0.008 * np.sin(z * 52 + x * 34 + 2 * np.sin(z * 17)) + 0.004 * np.sin(points[..., 1] * 90 + z * 20)


def helmet(g, m, kind, head, light):
    """Adds to the gear sculpture g and the mesh m."""
    (x, y, z), lens = head, light or m.gear
    if kind == "visor":
        g.ellipsoid((x, y - 0.01, z + 0.02), (0.145, 0.17, 0.155), 0.02)
        g.block((x, y + 0.06, z - 0.08), (0.2, 0.2, 0.12), 0.04, 0.02)
        g.block((x, y - 0.03, z + 0.15), (0.07, 0.3, 0.06), 0.025, 0.01)
        g.block((x, y + 0.16, z + 0.02), (0.23, 0.06, 0.075), 0.02, 0.006, cut=True)
        for side in (-1, 1):
            g.block((x + side * 0.15, y - 0.01, z), (0.05, 0.14, 0.13), 0.02, 0.006)
            g.cone((x + side * 0.07, y + 0.16, z - 0.1), (x + side * 0.1, y + 0.06, z - 0.12), 0.045, 0.045, 0.01)
        m.box((x, y + 0.135, z + 0.02), (0.21, 0.02, 0.045), lens)
    elif kind == "mask":
        g.ellipsoid((x, y + 0.06, z - 0.01), (0.1, 0.11, 0.135), 0.02)
        g.cone((x, y + 0.13, z - 0.09), (x, y + 0.24, z - 0.13), 0.055, 0.06, 0.01)
        g.cone((x - 0.07, y + 0.1, z - 0.1), (x - 0.13, y + 0.14, z - 0.15), 0.045, 0.05, 0.01)
        for side in (-1, 1):
            m.cylinder((x + side * 0.055, y + 0.135, z + 0.03), 0.045, 0.04, m.gear, 20, rot=(-TAU / 4, 0, -side * 0.3))
            m.cylinder((x + side * 0.06, y + 0.158, z + 0.03), 0.034, 0.025, lens, 20, rot=(-TAU / 4, 0, -side * 0.3))
    elif kind == "great":
        g.cone((x, y, z - 0.1), (x, y - 0.01, z + 0.1), 0.145, 0.15, 0.02)
        g.ellipsoid((x, y, z + 0.14), (0.14, 0.15, 0.09), 0.03)
        g.cone((x, y + 0.16, z - 0.12), (x, y + 0.13, z + 0.2), 0.03, 0.022, 0.015)
        for side in (-1, 1):
            g.block((x + side * 0.07, y + 0.15, z + 0.05), (0.1, 0.08, 0.022), 0.008, 0.004, cut=True)
            m.box((x + side * 0.065, y + 0.115, z + 0.05), (0.085, 0.02, 0.018), lens, (0, 0, -side * 0.25))
            for k in range(3):
                m.box((x + side * (0.05 + 0.03 * k), y + 0.15 - 0.014 * k, z - 0.06), (0.01, 0.02, 0.07), m.gear, (0, 0, -side * 0.3))
    elif kind == "kasa":
        g.ellipsoid((x, y + 0.01, z - 0.02), (0.11, 0.125, 0.145), 0.02)
        g.block((x, y + 0.1, z - 0.08), (0.14, 0.08, 0.12), 0.03, 0.01)
        ribs = lambda q, t: 0.006 * np.cos(np.arctan2(q[..., 1] - y, q[..., 0] - x) * 36)  # noqa: E731
        for t in steps(8):
            g.ellipsoid((x, y + 0.02, z + 0.25 - 0.19 * t), (0.04 + 0.34 * t, 0.04 + 0.34 * t, 0.03), 0.03, relief=ribs)
        m.box((x, y + 0.128, z - 0.0), (0.12, 0.02, 0.02), lens)


def pack(g, m, kind, p, bulk, light):
    cx, cy, cz = p["body"][1]
    y = cy - 0.14 * bulk
    if kind == "box":
        g.block((cx, y - 0.07, cz - 0.02), (0.36, 0.18, 0.44), 0.04, 0.008)
        g.block((cx, y - 0.15, cz + 0.04), (0.22, 0.08, 0.2), 0.03, 0.006)
        for side in (-1, 1):
            g.cone((cx + side * 0.12, y - 0.14, cz - 0.2), (cx + side * 0.12, y - 0.14, cz + 0.2), 0.055, 0.055, 0.006)
        m.tube([(cx + 0.16, y - 0.08, cz + 0.15), (cx + 0.18, y - 0.1, cz + 0.75)], 0.009, m.gear, 6).box((cx, y - 0.195, cz + 0.1), (0.14, 0.015, 0.03), light or m.gear)
    elif kind == "rucksack":
        g.block((cx, y - 0.1, cz - 0.06), (0.4, 0.26, 0.5), 0.1, 0.02, relief=folds)
        g.block((cx, y - 0.22, cz - 0.14), (0.26, 0.12, 0.22), 0.05, 0.01)
        g.cone((cx - 0.26, y - 0.08, cz + 0.24), (cx + 0.26, y - 0.08, cz + 0.24), 0.09, 0.09, 0.015, relief=folds)
        for side in (-1, 1):
            g.block((cx + side * 0.22, y - 0.08, cz - 0.18), (0.1, 0.16, 0.2), 0.03, 0.008)
    elif kind == "halo":
        m.tube([(cx + 0.36 * math.cos(a), y - 0.08, cz + 0.42 + 0.36 * math.sin(a)) for a in np.linspace(0, TAU, 49)], 0.022, m.gear, 8)
        m.tube([(cx + 0.33 * math.cos(a), y - 0.08, cz + 0.42 + 0.33 * math.sin(a)) for a in np.linspace(0, TAU, 49)], 0.01, light or m.gear, 6)
        for k in range(16):
            a, r = TAU * k / 16, 0.44 if k % 2 else 0.48
            m.box((cx + r * math.cos(a), y - 0.08, cz + 0.42 + r * math.sin(a)), (0.03, 0.025, 0.12), m.gear, (0, TAU / 4 - a, 0))
        g.block((cx, y - 0.06, cz), (0.26, 0.14, 0.4), 0.04, 0.01)


def weapon(m, kind, hand, way, light):
    """Built along +Y, then turned from the right hand along way."""
    y = Vector(way).normalized()
    x = y.cross(Vector((0, 0, 1)) if abs(y.z) < 0.9 else Vector((0, 1, 0))).normalized()
    m = m.at(Matrix.Translation(hand) @ Matrix((x, y, x.cross(y))).transposed().to_4x4())
    if kind == "rifle":
        m.box((0, 0.1, 0.05), (0.06, 0.42, 0.1), m.gear).box((0, -0.24, 0.02), (0.05, 0.28, 0.11), m.gear, (0.12, 0, 0))
        m.box((0, -0.02, -0.06), (0.045, 0.06, 0.14), m.gear, (-0.3, 0, 0)).box((0, 0.16, -0.1), (0.05, 0.09, 0.22), m.gear, (0.2, 0, 0))
        m.cylinder((0, 0.28, 0.06), 0.02, 0.52, m.gear, 12, rot=(-TAU / 4, 0, 0)).cylinder((0, 0.72, 0.06), 0.032, 0.13, m.gear, 12, rot=(-TAU / 4, 0, 0))
        m.box((0, 0.4, 0.03), (0.07, 0.26, 0.08), m.gear).cylinder((0, 0.0, 0.145), 0.03, 0.24, m.gear, 14, rot=(-TAU / 4, 0, 0))
        m.box((0.045, 0.46, 0.03), (0.03, 0.1, 0.04), m.gear).box((0.045, 0.515, 0.03), (0.024, 0.01, 0.03), light or m.gear)
    elif kind == "blade":
        m.cylinder((0, -0.22, 0), 0.018, 0.32, m.gear, 10, rot=(-TAU / 4, 0, 0)).cylinder((0, 0.1, 0), 0.05, 0.015, m.gear, 16, rot=(-TAU / 4, 0, 0))
        wide = lambda t: 0.02 * (1 - 0.3 * t) if t < 0.93 else 0.004  # noqa: E731
        rows = [[(dx, 0.11 + 0.86 * t, 0.1 * t * t + side * wide(t)) for t in steps(14)] for dx, side in ((0, 1), (0.007, 0), (0, -1))]
        m.sheet(rows, m.gear).sheet([[(-a, b, c) for a, b, c in row] for row in rows], m.gear)
        m.tube([(0, 0.11 + 0.86 * i / 14, 0.1 * (i / 14) ** 2 - 0.02 * (1 - 0.3 * i / 14)) for i in range(14)], 0.006, light or m.gear, 6)
    elif kind == "hammer":
        m.cylinder((0, -0.5, 0), 0.022, 1.35, m.gear, 12, rot=(-TAU / 4, 0, 0)).box((0, 0.84, 0), (0.17, 0.2, 0.44), m.gear)
        for s in (-1, 1):
            m.box((0, 0.84, s * 0.23), (0.21, 0.24, 0.08), m.gear).box((s * 0.087, 0.84, 0), (0.012, 0.06, 0.26), light or m.gear)
