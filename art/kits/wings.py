"""Membrane wings of dragons and gargoyles. Root at the origin, span towards +X*side, back = +Y."""
import math
import random

from lib.tools import Vector, product, steps

TIPS = ((1.14, 1.9), (0.68, 1.9), (0.2, 1.65), (-0.3, 1.25))
FINGERS = [(0.55, 0.1, 1.0), (0.9, 0.16, 0.72), (1.0, 0.2, 0.3), (0.86, 0.2, -0.12), (0.52, 0.14, -0.42)]
HALF_SHUT = [(0.74, 0.1, 1.12), (0.98, 0.18, 0.8), (1.02, 0.2, 0.4), (0.86, 0.2, 0.02), (0.56, 0.14, -0.28)]


def membrane(mesh, bone, skin, root, side, span, lift, torn, seed, fingers=FINGERS):
    """Wing of `span`; lift tilts it up (radians); torn: depth of rips, 0 for a smooth edge in deep arches from tip to tip."""
    cells, arch, folds = (14, 0.2, 40) if torn else (42, 0.28, 12 * math.pi)
    rng, c, k, thick = random.Random(seed), math.cos(lift), math.sin(lift), 0.03
    at = lambda x, y, z: Vector((root[0] + side * span * (x * c - z * k), root[1] + span * y, root[2] + span * (x * k + z * c)))
    wrist, base, joint, hip = at(0.42, 0.0, 0.62), at(0, 0, 0), at(0.3, 0.05, 0.42), Vector(root) + span * Vector((side * 0.04, 0.04, -0.34))
    mesh.tube([base, (base + joint) / 2 + Vector((0, -0.01, 0.01)) * span, joint], lambda t: span * thick * (1.35 - 0.4 * t), bone, 10).tube([joint, wrist], lambda t: span * thick * (0.95 + 0.2 * t), bone, 10)
    mesh.ball(joint, span * thick * 1.15, bone).ball(wrist, span * thick * 1.3, bone)
    mesh.tube([wrist, wrist + Vector((side * 0.01, -0.05, 0.12)) * span, wrist + Vector((side * -0.02, -0.11, 0.17)) * span], lambda t: span * thick * (1 - t) + 0.002, bone, 8)
    lines = [[wrist.lerp(tip, t) + Vector((side * 0.6, -0.15, 0.75)) * (tip - wrist).length * 0.09 * math.sin(t * math.pi) for t in steps(8)] for tip in (at(*f) for f in fingers)]
    for line in lines:
        mesh.tube(line, lambda t: span * thick * (0.62 - 0.54 * t), bone, 7)
    lines.append([wrist.lerp(hip, i / 8) for i in range(9)])
    near = ([wrist.lerp(joint, i / 8) if i < 8 else joint for i in range(9)], lines[-1], 0.4), ([joint.lerp(base, i / 8) if i else joint for i in range(9)], [joint.lerp(hip, i / 8) for i in range(9)], 0.3)
    for a, b, share in (*((a, b, 1) for a, b in zip(lines, lines[1:])), *near):
        rips, loose = [max(0.0, rng.uniform(-1.2, 1) * (torn * share)) for _ in range(cells + 1)], torn > 0 or share == 1

        def point(i, j):
            sag = math.sin(i / cells * math.pi) * loose
            t = j / 8 * (1 - arch * sag - (rips[i] if 0 < i < cells else 0)) * (len(a) - 1)
            q = min(int(t), len(a) - 2)
            return a[q].lerp(a[q + 1], t - q).lerp(b[q].lerp(b[q + 1], t - q), i / cells) + Vector((0, 0.05 * span * sag * j / 8 + 0.004 * span * math.sin(i / cells * folds) * loose, 0))

        mesh.sheet([[point(i, j) for i in range(cells + 1)] for j in range(9)], skin)


def relief_wing(plate, side, way, metal):
    """One wing in relief from the middle of a plate: three rows of feathers (side 0) or a bat's (side 1)."""
    spread = lambda r, a, x=0.5: (way * (x + r * math.cos(a)), 0.28 + r * math.sin(a), 0.0)
    for row, t in product(range(3 * (side == 0)), steps(8)):
        z, a, long = 0.09 + 0.09 * row, 1.12 - 1.5 * t, (1.75 - 0.7 * t) * (1, 0.66, 0.38)[row]
        (x, y, _), (u, v, _), (p, q, _) = (spread(f * long, a, 0.45 + 0.25 * t) for f in (0.5, 0.0, 0.94))
        plate.ball((x, y, z), 1, metal, (long / 2, 0.17 - 0.02 * row, 0.055), 4, (0.3 * way, 0, math.atan2(y - v, x - u))).tube([(u, v, z + 0.05), (x, y, z + 0.07), (p, q, z + 0.02)], lambda t: 0.026 - 0.014 * t, metal, 6)
    if side:
        edge = [spread(long * (1 - 0.26 * math.sin(math.pi * f)), a - 0.47 * f)[:2] for a, long in TIPS for f in (0, 0.2, 0.35, 0.5, 0.65, 0.8)]
        plate.prism([(0.2 * way, 0.3), *edge, (0.2 * way, -0.25)][::way], 0.03, 0.12, metal)
        for a, long in TIPS:
            plate.tube([(*spread(f * long, a + 0.16 * math.sin(math.pi * f))[:2], 0.12 + 0.1 * math.sin(math.pi * f)) for f in steps(14)], lambda t: 0.085 - 0.06 * t, metal, 10)
