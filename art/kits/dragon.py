"""Dragon, perched. Front towards -Y."""
import numpy as np

from kits import wings
from lib.tools import Matrix, Mesh, Sculpt, product, rock_noise

PERCHED = dict(
    spine=[(0, 0.75, 0.72), (0, 0.55, 1.05), (0, 0.15, 1.5), (0, -0.12, 1.95)],
    neck=[(0, -0.12, 1.95), (0.05, -0.4, 2.4), (0.1, -0.3, 2.9), (0.02, -0.45, 3.3), (-0.04, -0.78, 3.42)],
    tail=[(0, 0.8, 0.72), (0.3, 1.35, 0.35), (0.95, 1.3, 0.0), (1.3, 0.6, -0.5), (1.05, -0.2, -0.95), (0.45, -0.6, -1.3)],
    fore=[(0.3, -0.2, 1.75), (0.56, -0.3, 1.15), (0.42, -0.62, 0.5), (0.4, -0.7, 0.08)],
    hind=[(0.26, 0.7, 0.75), (0.68, 0.2, 0.72), (0.6, 0.6, 0.25), (0.55, 0.25, 0.05)], wing=(0.24, 0.1, 1.85),
)
FLYING = dict(
    spine=[(0, 0.95, 1.55), (0, 0.6, 1.66), (0, 0.15, 1.85), (0, -0.2, 2.0)],
    neck=[(0, -0.2, 2.0), (0.06, -0.62, 2.3), (0.1, -0.72, 2.72), (0.03, -0.88, 3.05), (-0.04, -1.2, 3.12)],
    tail=[(0, 0.95, 1.55), (0.15, 1.6, 1.3), (0.75, 2.2, 1.0), (1.5, 2.4, 1.0), (2.1, 2.2, 1.35), (2.4, 2.0, 1.9)],
    fore=[(0.3, -0.1, 1.85), (0.62, -0.1, 1.5), (0.5, -0.6, 1.2), (0.52, -0.85, 0.9)],
    hind=[(0.24, 0.85, 1.55), (0.5, 0.6, 1.15), (0.42, 1.15, 0.85), (0.45, 1.15, 0.5)], wing=(0.24, 0.1, 2.0),
)


def _scales(points, t):
    return 0.011 * np.sin(points[..., 2] * 38) * np.sin(points[..., 1] * 38 + points[..., 0] * 20)


def dragon(hide, horn, membrane, eye, voxel, loc, rot, scale, span, lift, tilt, pose=PERCHED):
    """Horned dragon, about 6 m from nose to tail; tilt turns the wings about their roots (radians)."""
    points = np.array(pose["spine"] + pose["neck"] + pose["tail"] + pose["hind"] + pose["fore"])
    low, high = points.min(0) - (0.9, 0.75, 0.3), points.max(0) + (0.3, 0.3, 0.75)
    low[0] = min(low[0], -0.95)
    high[0] = max(high[0], 0.95)
    s = Sculpt(low, high, voxel)
    for args in (pose["spine"], [0.26, 0.28, 0.4, 0.3], 0.1), (pose["neck"], [0.29, 0.2, 0.16, 0.15, 0.14], 0.08), (pose["tail"], [0.25, 0.18, 0.13, 0.09, 0.06, 0.012], 0.06):
        s.chain(*args, relief=_scales)
    for side, (limb, radii) in product((-1, 1), ((pose["fore"], (0.18, 0.13, 0.09, 0.08)), (pose["hind"], (0.26, 0.2, 0.11, 0.09)))):
        limb = [(side * x, y, z) for x, y, z in limb]
        s.chain(limb, radii, 0.06, relief=_scales)
        x, y, z = limb[-1]
        for a in (-0.09, 0, 0.09):
            s.chain([(x, y, z), (x + a, y - 0.16, z + 0.02), (x + a * 1.6, y - 0.3, z - 0.07)], [0.07, 0.05, 0.01], 0.03)
    hx, hy, hz = pose["neck"][-1]
    s.ellipsoid((hx, hy - 0.04, hz + 0.02), (0.19, 0.26, 0.16), 0.05)
    s.chain([(hx, hy - 0.1, hz + 0.02), (hx, hy - 0.42, hz - 0.06), (hx, hy - 0.64, hz - 0.13)], [0.15, 0.1, 0.065], 0.05)
    s.chain([(hx, hy - 0.02, hz - 0.12), (hx, hy - 0.36, hz - 0.24), (hx, hy - 0.58, hz - 0.3)], [0.1, 0.06, 0.03], 0.03)
    s.block((hx, hy - 0.46, hz - 0.155), (0.34, 0.5, 0.04), 0.01, 0.02, rot=(0.22, 0, 0), cut=True)
    s.roughen(lambda q: 0.012 * rock_noise(q, 6, 3, 2))
    for side in (-1, 1):
        s.chain([(hx + side * 0.07, hy - 0.56, hz - 0.02), (hx + side * 0.13, hy - 0.2, hz + 0.13), (hx + side * 0.17, hy, hz + 0.14)], [0.03, 0.045, 0.03], 0.03)
    s.place("dragon", hide, loc, rot, scale)

    h, spine = Sculpt(low, high, voxel), pose["neck"][::-1] + pose["spine"][::-1][1:] + pose["tail"][1:]
    way = np.array(spine, float)
    for i, k in product(range(len(way) - 1), range(3)):
        at, along = way[i] + (way[i + 1] - way[i]) * k / 3, (way[i + 1] - way[i]) / np.linalg.norm(way[i + 1] - way[i])
        up = np.cross(np.cross(along, (0, 1, 0.55)), along)
        up /= np.linalg.norm(up)
        size = 0.42 * (1 - i / len(way)) + 0.1
        h.cone(at + up * 0.05, at + up * size + along * size * 0.55, 0.05 + 0.05 * size, 0.006, 0.02)
    for side in (-1, 1):
        for x, y, z, r in ((0.24, 0.55, 0.5, 0.07), (0.38, 0.42, 0.12, 0.055), (0.34, 0.3, -0.14, 0.045)):
            base, mid = (hx + side * 0.13, hy + 0.06, hz + 0.1 * (z > 0) - 0.02), (hx + side * x * 0.75, hy + y * 0.5, hz + z * 0.75)
            h.chain([base, mid, (hx + side * x * 0.95, hy + y, hz + z * 0.8 + 0.1)], [r, r * 0.75, 0.008], 0.03, relief=lambda q, t: 0.014 * np.abs(np.sin(t * 17)))
        for k in range(4):
            at = (hx + side * (0.1 - 0.018 * k), hy - 0.28 - 0.1 * k, hz - 0.13)
            h.cone(at, (at[0], at[1] - 0.01, at[2] - 0.1), 0.02, 0.003, 0.008)
    h.cone((hx, hy - 0.6, hz - 0.08), (hx, hy - 0.68, hz + 0.08), 0.04, 0.006, 0.02)
    h.place("dragon horns", horn, loc, rot, scale)

    parts, (x, y, z) = Mesh("dragon wings"), pose["wing"]
    for side in (-1, 1):
        parts.frame = Matrix.Translation((side * x, y, z)) @ Matrix.Rotation(tilt, 4, "X")
        wings.membrane(parts, hide, membrane, (0, 0, 0), side, span, lift, 0.05, 4 + side)
        parts.frame = Matrix.Identity(4)
        parts.ball((hx + side * 0.15, hy - 0.17, hz + 0.07), 0.035, eye)
    parts.place(0, loc, rot, scale)
