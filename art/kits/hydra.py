"""Five-necked marsh hydra, about 9 units tall, front towards -Y: our own monster for the workshop pictures."""
import math

import numpy as np

from lib.mesh import Mesh
from lib.sculpt import Sculpt, rock_noise

NECKS = [
    [(-0.6, -0.6, 2.4), (-2.0, -1.6, 3.6), (-2.9, -1.2, 5.2), (-2.5, -1.9, 6.5)],
    [(-0.4, -0.3, 2.8), (-1.0, 0.4, 4.8), (-1.6, 0.1, 6.8), (-0.9, -0.9, 8.4)],
    [(0.3, -0.5, 2.8), (0.6, -0.4, 4.6), (1.3, 0.2, 6.0), (1.1, -1.1, 7.2)],
    [(0.8, -0.6, 2.4), (2.3, -0.9, 3.7), (3.2, -0.3, 5.3), (2.9, -1.2, 6.2)],
    [(0.1, -1.0, 2.0), (0.3, -2.4, 2.4), (0.1, -2.9, 3.9), (-0.3, -3.3, 4.7)],
]


def _curve(points, n=14):
    p = np.array([points[0], *points, points[-1]], float)
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, n // (len(p) - 3), endpoint=False):
            a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*out, np.array(points[-1], float)]


def _head(s, at, turn, size, gape):
    """Wedge skull with horns, brow, jaws and teeth, looking along -Y turned by `turn`."""
    c, k = math.cos(turn), math.sin(turn)

    def p(x, y, z):
        x, y, z = x * size, y * size, z * size
        return (at[0] + x * c - y * k, at[1] + x * k + y * c, at[2] + z)

    s.ellipsoid(p(0, -0.1, 0.05), (0.42 * size, 0.5 * size, 0.34 * size), 0.1, rot=(0.1, 0, turn))
    s.chain([p(0, -0.3, 0.12), p(0, -0.85, 0.08), p(0, -1.3, -0.02)], [0.34 * size, 0.25 * size, 0.15 * size], 0.08)
    s.chain([p(0, -0.15, -0.2), p(0, -0.7, -0.32 - gape), p(0, -1.12, -0.36 - gape * 1.5)], [0.26 * size, 0.17 * size, 0.1 * size], 0.05)
    for side in (-1, 1):
        s.cone(p(side * 0.26, -0.35, 0.3), p(side * 0.4, 0.1, 0.42), 0.1 * size, 0.07 * size, 0.05)
        s.chain([p(side * 0.3, 0.15, 0.22), p(side * 0.5, 0.6, 0.5), p(side * 0.46, 1.1, 0.55)], [0.15 * size, 0.11 * size, 0.01], 0.04)
        s.cone(p(side * 0.36, 0.1, -0.05), p(side * 0.75, 0.55, -0.1), 0.12 * size, 0.01, 0.04)
        for q in range(4):
            y = -0.55 - 0.22 * q
            s.cone(p(side * (0.21 - 0.03 * q), y, -0.02), p(side * (0.2 - 0.03 * q), y - 0.03, -0.25), 0.045 * size, 0.006, 0.015)
            s.cone(p(side * (0.13 - 0.02 * q), y + 0.05, -0.3 - gape * 0.9), p(side * (0.14 - 0.02 * q), y, -0.1 - gape * 0.6), 0.04 * size, 0.006, 0.015)
    return [p(side * 0.3, -0.5, 0.2) for side in (-1, 1)]


def hydra(skin, eyes, voxel=0.045, loc=(0, 0, 0), rot=0.0, scale=1.0):
    s, lamps = Sculpt((-4.6, -5.2, -0.1), (4.8, 4.6, 10.0), voxel), []

    def rings(points, t):
        return 0.035 * np.abs(np.sin(points[..., 2] * 5.5 + points[..., 0] * 2))

    s.ellipsoid((0, 0.3, 1.9), (1.6, 1.9, 1.4), 0.3)
    s.ellipsoid((0, -0.8, 1.8), (1.15, 0.9, 1.1), 0.3, relief=rings)
    s.chain(_curve([(0, 1.8, 1.5), (1.4, 3.0, 0.7), (3.2, 2.6, 0.4), (3.7, 0.9, 0.5), (3.0, 0.2, 1.1)]), list(np.linspace(0.95, 0.04, 17))[:17] + [0.03] * 4, 0.12)
    for side in (-1, 1):
        for y, reach in ((-0.7, -0.9), (1.2, 0.5)):
            s.chain([(side * 1.1, y, 1.9), (side * 2.1, y + reach * 0.4, 1.5), (side * 2.0, y + reach, 0.35)], [0.75, 0.5, 0.38], 0.15)
            for q in (-0.3, 0, 0.3):
                s.cone((side * 2.0 + q, y + reach - 0.1, 0.25), (side * 2.05 + q * 1.7, y + reach - 0.85, 0.05), 0.2, 0.03, 0.08)
    heads = []
    for k, neck in enumerate(NECKS):
        line = _curve(neck)
        radii = list(np.linspace(0.62, 0.33, len(line)))
        s.chain(line, radii, 0.12, relief=rings)
        for i in range(1, len(line) - 1):
            back = np.array(line[i]) + (0, 0.8 * radii[i], 0.2)
            s.cone(back, back + (0, 0.45, 0.35), 0.13, 0.01, 0.05)
        heads.append((neck[-1], 0.35 * math.copysign(1, neck[-1][0]) * (k != 4), 0.95 if k != 1 else 1.15, (0.28, 0.42, 0.15, 0.35, 0.2)[k]))
    s.roughen(lambda p: 0.045 * rock_noise(p, 5.5, 3, 2) + 0.06 * rock_noise(p, 1.6, 6, 2))
    for at, turn, size, gape in heads:
        lamps += _head(s, at, -turn, size, gape)
    s.place("hydra", skin, loc, (0, 0, rot), scale)
    mesh = Mesh("hydra eyes")
    for at in lamps:
        mesh.ball(at, 0.1, eyes)
    mesh.place(loc=loc, rot=(0, 0, rot), scale=scale)
