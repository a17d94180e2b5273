"""More original monsters, front towards -Y. prowler: crescent-headed knuckle walker; warden: plated brood guard."""
import math

import numpy as np

from lib.sculpt import Sculpt, rock_noise


def _sinew(points, t):
    return 0.012 * np.sin(points[..., 2] * 38 + points[..., 1] * 16 + np.abs(points[..., 0]) * 18)


def _rings(points, t):
    return 0.009 * np.abs(np.sin(t * 16))


def _skin(points):
    return 0.006 * rock_noise(points, 11, 3, 2)


def prowler(skin, voxel=0.016, loc=(0, 0, 0), rot=0.0, scale=1.0, head_turn=0.0):
    """About 2.1 m at the hump, 4 m long: long fore limbs, eyeless crescent head, a mane of quills."""
    s = Sculpt((-1.45, -2.0, -0.03), (1.45, 2.2, 2.75), voxel)
    spine = [(0, 0.95, 1.0), (0, 0.55, 1.3), (0, 0.05, 1.62), (0, -0.4, 1.6), (0, -0.78, 1.42)]
    s.chain(spine, [0.15, 0.19, 0.3, 0.25, 0.14], 0.09, relief=_sinew)
    s.ellipsoid((0, -0.1, 1.36), (0.28, 0.48, 0.3), 0.1, rot=(-0.35, 0, 0), relief=_sinew)
    hx, hy, hz = 0.25 * head_turn, -1.1, 1.3
    s.ellipsoid((hx, hy, hz), (0.17, 0.36, 0.12), 0.06, rot=(0.3, 0, 0.4 * head_turn))
    s.ellipsoid((hx * 1.2, hy - 0.08, hz - 0.2), (0.12, 0.3, 0.06), 0.04, rot=(0.62, 0, 0.4 * head_turn))
    s.ellipsoid((hx * 1.2, hy - 0.2, hz - 0.13), (0.11, 0.24, 0.05), 0.02, rot=(0.42, 0, 0), cut=True)
    for k in range(7):
        x = hx * 1.2 + (k - 3) * 0.034
        s.cone((x, hy - 0.31 + 0.02 * abs(k - 3), hz - 0.13), (x, hy - 0.34, hz - 0.25), 0.016, 0.004, 0.008)
        s.cone((x, hy - 0.28 + 0.02 * abs(k - 3), hz - 0.34), (x, hy - 0.32, hz - 0.24), 0.014, 0.004, 0.008)
    for k in range(16):
        t = k / 15
        y, z = -0.85 + 1.7 * t, 1.5 + 0.32 * math.sin(0.3 + t * 2.6) - 0.35 * t * t
        long = 0.75 * math.sin(0.5 + t * 2.3) ** 2 + 0.12
        for x in (-0.13, 0, 0.13):
            s.cone((x, y + 0.06 * abs(x), z), (x * (1 + 2.2 * long), y + long * 0.85, z + long * (0.62 - abs(x))), 0.036, 0.005, 0.03)
    s.chain([(0, 0.95, 1.0), (0, 1.4, 0.85), (0.2, 1.8, 0.6), (0.5, 2.0, 0.42)], [0.12, 0.08, 0.05, 0.008], 0.05, relief=_rings)
    for side in (-1, 1):
        _prowler_half(s, lambda x, y, z, q=side: (q * x, y, z), (hx, hy, hz))
    s.roughen(_skin)
    return s.place("prowler", skin, loc, (0, 0, rot), scale)


def _prowler_half(s, p, head):
    hx, hy, hz = head

    def at_head(x, y, z):
        q = p(x, y, z)
        return (q[0] + hx, q[1] + hy, q[2] + hz)

    s.chain(
        [at_head(0.08, -0.1, 0.08), at_head(0.34, 0.1, 0.3), at_head(0.62, 0.46, 0.62), at_head(0.66, 0.8, 1.0)],
        [0.1, 0.11, 0.085, 0.008], 0.06, relief=_rings,
    )
    s.chain([at_head(0.1, 0.02, 0.0), at_head(0.36, 0.18, 0.06), at_head(0.6, 0.4, 0.22)], [0.07, 0.055, 0.008], 0.04, relief=_rings)
    s.chain([at_head(0.08, -0.25, -0.3), at_head(0.14, -0.3, -0.5), at_head(0.08, -0.2, -0.72)], [0.025, 0.018, 0.005], 0.02)
    s.ellipsoid(p(0.33, -0.35, 1.55), (0.2, 0.22, 0.2), 0.09, relief=_sinew)
    s.chain([p(0.36, -0.35, 1.58), p(0.62, -0.14, 1.5), p(0.88, 0.05, 1.22)], [0.15, 0.125, 0.095], 0.06, relief=_sinew)
    s.chain([p(0.88, 0.05, 1.22), p(0.84, -0.4, 0.92), p(0.72, -0.78, 0.55), p(0.66, -0.9, 0.16)], [0.1, 0.115, 0.08, 0.06], 0.05, relief=_sinew)
    s.cone(p(0.88, 0.05, 1.24), p(1.02, 0.5, 1.5), 0.07, 0.006, 0.05)
    for a in (-0.2, -0.02, 0.16):
        s.chain([p(0.66, -0.9, 0.16), p(0.66 + a, -1.12, 0.15), p(0.66 + a * 1.4, -1.36, 0.0)], [0.06, 0.045, 0.006], 0.03)
    s.chain([p(0.18, 0.86, 1.02), p(0.46, 0.5, 0.82), p(0.52, 0.32, 0.62)], [0.2, 0.15, 0.1], 0.08, relief=_sinew)
    s.chain([p(0.52, 0.32, 0.62), p(0.48, 0.95, 0.42), p(0.5, 0.8, 0.08)], [0.1, 0.06, 0.055], 0.05)
    s.cone(p(0.48, 0.95, 0.42), p(0.5, 1.2, 0.55), 0.05, 0.006, 0.03)
    for a in (-0.14, 0, 0.14):
        s.chain([p(0.5, 0.8, 0.08), p(0.5 + a, 0.58, 0.07), p(0.5 + a * 1.3, 0.42, 0)], [0.055, 0.035, 0.006], 0.025)
