"""Membrane wings of dragons and gargoyles. Root at the origin, span towards +X*side, back = +Y."""
import math
import random

from lib.tools import Vector, steps

FINGERS = [(0.55, 0.1, 1.0), (0.9, 0.16, 0.72), (1.0, 0.2, 0.3), (0.86, 0.2, -0.12), (0.52, 0.14, -0.42)]


def membrane(mesh, bone, skin, root, side, span, lift, torn, seed):
    """Wing of `span`; lift tilts it up (radians); torn: depth of rips."""
    rng, c, k, thick = random.Random(seed), math.cos(lift), math.sin(lift), 0.03
    at = lambda x, y, z: Vector((root[0] + side * span * (x * c - z * k), root[1] + span * y, root[2] + span * (x * k + z * c)))
    wrist, base, joint = at(0.42, 0.0, 0.62), at(0, 0, 0), at(0.3, 0.05, 0.42)
    mesh.tube([base, (base + joint) / 2 + Vector((0, -0.01, 0.01)) * span, joint], lambda t: span * thick * (1.35 - 0.4 * t), bone, 10)
    mesh.tube([joint, wrist], lambda t: span * thick * (0.95 + 0.2 * t), bone, 10)
    mesh.ball(joint, span * thick * 1.15, bone)
    mesh.ball(wrist, span * thick * 1.3, bone)
    mesh.tube([wrist, wrist + Vector((side * 0.01, -0.05, 0.12)) * span, wrist + Vector((side * -0.02, -0.11, 0.17)) * span], lambda t: span * thick * (1 - t) + 0.002, bone, 8)
    lines = []
    for tip in (at(*f) for f in FINGERS):
        bend = (tip - wrist).length * 0.09
        line = [wrist.lerp(tip, t) + Vector((side * 0.6, -0.15, 0.75)) * bend * math.sin(t * math.pi) for t in steps(8)]
        lines.append(line)
        mesh.tube(line, lambda t: span * thick * (0.62 - 0.54 * t), bone, 7)
    hip = [base.lerp(base + Vector((side * 0.04 * span, 0.04 * span, -0.34 * span)), i / 8) for i in range(9)]
    arm = [joint.lerp(base, i / 8) if i else joint for i in range(9)]
    lines.append([wrist.lerp(hip[-1], i / 8) for i in range(9)])
    for a, b in zip(lines, lines[1:]):
        _web(mesh, skin, a, b, span, torn, rng)
    _web(mesh, skin, [wrist.lerp(joint, i / 8) if i < 8 else joint for i in range(9)], lines[-1], span, torn * 0.4, rng)
    _web(mesh, skin, arm, [joint.lerp(hip[-1], i / 8) for i in range(9)], span, torn * 0.3, rng)


def _web(mesh, skin, a, b, span, torn, rng):
    n, rows = 14, []
    rips = [max(0.0, rng.uniform(-1.2, 1) * torn) for _ in range(n + 1)]
    for j in range(9):
        row = []
        for i, s in enumerate(steps(n)):
            reach = 1 - 0.2 * math.sin(s * math.pi) - (rips[i] if 0 < i < n else 0)
            t = j / 8 * reach * (len(a) - 1)
            q = min(int(t), len(a) - 2)
            p = a[q].lerp(a[q + 1], t - q).lerp(b[q].lerp(b[q + 1], t - q), s)
            row.append(p + Vector((0, 0.05 * span * math.sin(s * math.pi) * j / 8 + 0.004 * span * math.sin(s * 40), 0)))
        rows.append(row)
    mesh.sheet(rows, skin)
