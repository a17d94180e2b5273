"""Original monsters, front towards -Y (prowler: crescent-headed knuckle walker; warden: plated brood guard), resin and eggs of their nests. Metres."""
import math

import numpy as np

from lib.tools import TAU, Sculpt, Vector, glow, perlin, rock_noise, steps, surface, turns


def _sinew(points, t):
    return 0.012 * np.sin(points[..., 2] * 38 + points[..., 1] * 16 + np.abs(points[..., 0]) * 18)


def _rings(points, t):
    return 0.009 * np.abs(np.sin(t * 16))


def _skin(points):
    return 0.006 * rock_noise(points, 11, 3, 2)


def prowler(skin, voxel=0.016, loc=(0, 0, 0), rot=0.0, scale=1.0, head_turn=0.0):
    """About 2.1 m at the hump, 4 m long: long fore limbs, eyeless crescent head, a mane of quills."""
    s, spine = Sculpt((-1.45, -2.0, -0.03), (1.45, 2.2, 2.75), voxel), [(0, 0.95, 1.0), (0, 0.55, 1.3), (0, 0.05, 1.62), (0, -0.4, 1.6), (0, -0.78, 1.42)]
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
    for t in steps(15):
        y, z, long = -0.85 + 1.7 * t, 1.5 + 0.32 * math.sin(0.3 + t * 2.6) - 0.35 * t * t, 0.75 * math.sin(0.5 + t * 2.3) ** 2 + 0.12
        for x in (-0.13, 0, 0.13):
            s.cone((x, y + 0.06 * abs(x), z), (x * (1 + 2.2 * long), y + long * 0.85, z + long * (0.62 - abs(x))), 0.036, 0.005, 0.03)
    s.chain([(0, 0.95, 1.0), (0, 1.4, 0.85), (0.2, 1.8, 0.6), (0.5, 2.0, 0.42)], [0.12, 0.08, 0.05, 0.008], 0.05, relief=_rings)
    for side in (-1, 1):
        _prowler_half(s, lambda x, y, z, q=side: (q * x, y, z), (hx, hy, hz))
    s.roughen(_skin)
    return s.place("prowler", skin, loc, (0, 0, rot), scale)


def _prowler_half(s, p, head):
    at_head = lambda x, y, z: tuple(a + b for a, b in zip(p(x, y, z), head))
    s.chain([at_head(0.08, -0.1, 0.08), at_head(0.34, 0.1, 0.3), at_head(0.62, 0.46, 0.62), at_head(0.66, 0.8, 1.0)], [0.1, 0.11, 0.085, 0.008], 0.06, relief=_rings)
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


def warden(skin, voxel=0.016, loc=(0, 0, 0), rot=0.0, scale=1.0):
    """About 2.9 m: hunched brood guard, blade-edged shield arms, small grasping arms, tusked plate for a head."""
    s = Sculpt((-1.75, -1.7, -0.03), (1.75, 1.5, 3.05), voxel)
    s.chain([(0, 0.25, 1.0), (0, 0.2, 1.45), (0, 0.05, 1.95), (0, -0.25, 2.25)], [0.22, 0.24, 0.4, 0.34], 0.1, relief=_sinew)
    for t in steps(5):
        s.ellipsoid((0, 0.42 - 0.5 * t, 1.25 + 1.2 * t), (0.34 + 0.3 * math.sin(0.4 + t * 2.4), 0.3, 0.1), 0.03, rot=(0.95 - 0.8 * t, 0, 0))
        for side in (-1, 1):
            s.cone((side * 0.16, 0.55 - 0.5 * t, 1.35 + 1.15 * t), (side * 0.4, 1.0 - 0.35 * t, 1.75 + 1.05 * t), 0.07, 0.006, 0.03)
    s.ellipsoid((0, -0.62, 2.12), (0.26, 0.3, 0.2), 0.06, rot=(0.35, 0, 0))
    s.ellipsoid((0, -0.5, 2.38), (0.4, 0.5, 0.09), 0.03, rot=(0.55, 0, 0))
    s.ellipsoid((0, -0.86, 1.98), (0.15, 0.16, 0.09), 0.03, cut=True)
    for k in range(6):
        x = (k - 2.5) * 0.05
        s.cone((x, -0.9, 2.05), (x, -0.95, 1.93), 0.018, 0.004, 0.008)
    s.cone((0, -0.9, 2.25), (0, -1.32, 2.62), 0.09, 0.006, 0.05)
    for side in (-1, 1):
        _warden_half(s, lambda x, y, z, q=side: (q * x, y, z), side)
    s.chain([(0, 0.4, 1.0), (0, 0.8, 0.7), (0.1, 1.15, 0.35), (0.3, 1.4, 0.15)], [0.17, 0.12, 0.08, 0.01], 0.05, relief=_rings)
    s.roughen(_skin)
    return s.place("warden", skin, loc, (0, 0, rot), scale)


def _warden_half(s, p, side):
    s.chain([p(0.1, -0.78, 1.98), p(0.3, -1.0, 1.88), p(0.34, -1.2, 2.08), p(0.26, -1.3, 2.3)], [0.06, 0.06, 0.045, 0.006], 0.03)
    s.chain([p(0.14, -0.7, 1.95), p(0.17, -0.95, 1.78), p(0.06, -1.04, 1.62)], [0.05, 0.035, 0.006], 0.03)
    s.ellipsoid(p(0.5, -0.05, 2.15), (0.3, 0.3, 0.3), 0.1, relief=_sinew)
    s.ellipsoid(p(0.62, -0.02, 2.32), (0.36, 0.38, 0.12), 0.03, rot=(0, side * 0.5, 0))
    s.cone(p(0.8, 0.0, 2.35), p(1.12, 0.3, 2.85), 0.12, 0.008, 0.05)
    s.chain([p(0.55, -0.05, 2.1), p(0.95, -0.1, 1.75), p(1.08, -0.3, 1.5)], [0.2, 0.16, 0.12], 0.06, relief=_sinew)
    s.chain([p(1.08, -0.3, 1.5), p(1.08, -0.75, 1.3)], [0.13, 0.1], 0.05, relief=_sinew)
    s.ellipsoid(p(1.16, -0.72, 1.28), (0.1, 0.34, 0.72), 0.03, rot=(-0.28, side * 0.12, 0), relief=lambda q, t: 0.01 * np.abs(np.sin(q[..., 2] * 22)))
    for k in range(5):
        z = 1.85 - 0.28 * k
        s.cone(p(1.16, -0.98 - 0.05 * math.sin(k), z - 0.1), p(1.14, -1.32, z - 0.3), 0.06, 0.006, 0.03)
    s.chain([p(1.16, -0.62, 0.72), p(1.12, -0.75, 0.4), p(1.0, -0.95, 0.16)], [0.1, 0.06, 0.006], 0.04)
    s.chain([p(0.24, -0.35, 1.72), p(0.5, -0.6, 1.45), p(0.36, -0.95, 1.5)], [0.09, 0.065, 0.045], 0.05, relief=_rings)
    for a in (-0.1, 0, 0.1):
        s.chain([p(0.36, -0.95, 1.5), p(0.33 + a, -1.12, 1.5), p(0.28 + a, -1.2, 1.38)], [0.03, 0.022, 0.004], 0.015)
    s.chain([p(0.22, 0.2, 1.02), p(0.5, -0.2, 0.85), p(0.54, -0.3, 0.72)], [0.25, 0.19, 0.13], 0.08, relief=_sinew)
    s.chain([p(0.54, -0.3, 0.72), p(0.52, 0.22, 0.4), p(0.54, 0.05, 0.1)], [0.14, 0.1, 0.09], 0.05, relief=_sinew)
    s.ellipsoid(p(0.56, -0.38, 0.8), (0.16, 0.1, 0.2), 0.03, rot=(0.3, 0, 0))
    s.cone(p(0.52, 0.22, 0.42), p(0.55, 0.55, 0.55), 0.07, 0.006, 0.04)
    for a in (-0.18, 0, 0.18):
        s.chain([p(0.54, 0.05, 0.1), p(0.54 + a, -0.22, 0.09), p(0.54 + a * 1.3, -0.42, 0.0)], [0.08, 0.055, 0.008], 0.03)


GREEN = "#6dff9c"


def materials():
    return dict(concrete=surface("concrete", "#565a54", rough=0.8, var=0.4, scale=0.4, streak=0.9, bump=0.25, bump_scale=3, specular=0.3),
        steel=surface("steel", "#34393a", rough=0.45, metal=0.8, var=0.5, streak=0.6, edge=0.3), dark=surface("dark", "#0f1211", rough=0.5, metal=0.3, var=0.4),
        wet=surface("wet", "#2a302c", rough=0.3, var=0.6, scale=0.6, bump=0.1, bump_scale=1.6, specular=0.5),
        resin=surface("resin", "#1d1a14", rough=0.2, var=0.5, scale=1.4, bump=0.5, bump_scale=5, coat=0.7, specular=0.6),
        egg=surface("egg", "#4c5238", rough=0.3, var=0.5, scale=3, bump=0.4, bump_scale=9, coat=0.5), stripe=surface("stripe", "#b08a2a", rough=0.6, var=0.4, streak=0.6),
        sick=glow("sick", GREEN, 1.6))


def strands(mesh, m, foot, radius, height, count, rng):
    for _ in range(count):
        a, turn, r0 = rng.random() * TAU, rng.uniform(-1.5, 1.5), radius * rng.uniform(0.85, 1.25)
        top, flare, points = height * rng.uniform(0.5, 1.05), rng.uniform(0.4, 1.8), []
        for t in steps(17):
            r = r0 + flare * (1 - t) ** 5 + 0.3 * perlin.noise(Vector((a * 9, t * 4, 0)))
            points.append((foot[0] + r * math.cos(a + turn * t), foot[1] + r * math.sin(a + turn * t), foot[2] + top * t))
        size = rng.uniform(0.07, 0.3)
        mesh.tube(points, lambda t, s=size: s * (1.25 - 0.9 * t + 0.25 * math.sin(t * 21 + s * 90)), m["resin"], 9)


def eggs(mesh, m, spots, rng):
    for x, y, z, size in spots:
        rows = []
        for t in steps(12):
            r = size * (0.52 * math.sin(math.pi * (0.1 + 0.83 * t)) ** 0.75)
            rows.append([(x + r * (1 + 0.07 * math.sin(6 * q)) * math.cos(q), y + r * (1 + 0.07 * math.sin(6 * q)) * math.sin(q), z + size * 1.5 * t) for q in np.linspace(0, TAU, 25)])
        mesh.sheet(rows, m["egg"])
        for a in turns(4, 0.5):
            mesh.tube([(x + 0.02 * size * math.cos(a), y + 0.02 * size * math.sin(a), z + size * 1.42), (x + 0.3 * size * math.cos(a), y + 0.3 * size * math.sin(a), z + size * 1.62)], lambda t, s=size: s * 0.12 * (1 - 0.85 * t), m["egg"], 7)
        mesh.ball((x, y, z + size * 1.42), size * 0.17, m["sick"], (1, 1, 0.6))
        for _ in range(6):
            a, far = rng.random() * TAU, size * rng.uniform(0.7, 1.6)
            mesh.tube([(x, y, z + size * 0.2), (x + far * 0.5 * math.cos(a), y + far * 0.5 * math.sin(a), z + size * 0.12), (x + far * math.cos(a + 0.3), y + far * math.sin(a + 0.3), z - 0.05)], lambda t, s=size: s * (0.13 - 0.1 * t), m["resin"], 7)
