"""Armed figures about 1.85 m tall facing +Y, dressed by parts: helmet, pack, coat, shoulder plates, weapon. m.gear: hard material of the mesh m. No faces."""
import math

import numpy as np

from lib.tools import TAU, Matrix, Mesh, Sculpt, Vector, steps, turns

# Joints: pelvis, chest, head, two legs (hip, knee, ankle), right and left arm (shoulder, elbow, hand), weapon direction.
POSES = {
    "ready": dict(body=((0, 0, 0.95), (0, 0.03, 1.33), (0, 0.09, 1.68)),
        legs=(((-0.11, 0, 0.93), (-0.2, 0.1, 0.52), (-0.24, 0.06, 0.1)), ((0.11, 0, 0.93), (0.19, 0.0, 0.5), (0.25, -0.16, 0.1))),
        right=((0.23, 0.02, 1.45), (0.4, -0.02, 1.18), (0.2, 0.25, 1.08)), left=((-0.23, 0.04, 1.45), (-0.39, 0.16, 1.2), (-0.18, 0.46, 1.2)), weapon=(-0.6, 0.5, 0.22)),
    "aim": dict(body=((0, -0.02, 0.9), (0.01, 0.1, 1.27), (0.05, 0.2, 1.6)),
        legs=(((-0.11, 0, 0.88), (-0.2, 0.26, 0.5), (-0.22, 0.22, 0.1)), ((0.11, -0.04, 0.88), (0.22, -0.1, 0.47), (0.27, -0.42, 0.1))),
        right=((0.22, 0.06, 1.4), (0.42, 0.12, 1.24), (0.14, 0.36, 1.38)), left=((-0.22, 0.16, 1.4), (-0.3, 0.42, 1.22), (0.0, 0.68, 1.38)), weapon=(-0.1, 1, 0.0)),
    "rest": dict(body=((0, 0, 0.95), (0, 0.02, 1.33), (0, 0.04, 1.7)),
        legs=(((-0.1, 0, 0.93), (-0.12, 0.03, 0.52), (-0.13, 0, 0.1)), ((0.1, 0, 0.93), (0.12, 0.03, 0.52), (0.13, 0, 0.1))),
        right=((0.24, 0.02, 1.45), (0.33, 0, 1.16), (0.34, 0.05, 0.88)), left=((-0.24, 0.02, 1.45), (-0.33, 0, 1.16), (-0.34, 0.05, 0.88)), weapon=(0, 1, 0)),
    "stride": dict(body=((0, 0, 0.95), (0, 0.06, 1.32), (0, 0.13, 1.66)),
        legs=(((-0.1, 0, 0.93), (-0.13, 0.26, 0.55), (-0.14, 0.3, 0.1)), ((0.1, 0, 0.93), (0.13, -0.04, 0.5), (0.15, -0.42, 0.16))),
        right=((0.23, 0.05, 1.44), (0.36, -0.08, 1.16), (0.36, 0.12, 0.94)), left=((-0.23, 0.07, 1.44), (-0.36, 0.04, 1.15), (-0.32, 0.26, 1.0)), weapon=(0.12, 0.75, -0.5)),
}


def _lerp(a, b, t):
    return tuple(a[i] + (b[i] - a[i]) * t for i in range(3))


def _coat(s, p, length, sweep):
    """Long split coat from the belt, blown towards sweep=(x, y)."""
    (px, py, pz), _, _ = p["body"]
    for k in range(17):
        a = TAU * (0.1 + 0.8 * k / 16) + TAU / 4
        cos, sin, wave = math.cos(a), math.sin(a), 0.03 * math.sin(k * 2.3)
        back, top = 0.5 - 0.5 * sin, (px + 0.18 * cos, py + 0.15 * sin, pz + 0.06)
        mid = (px + 0.26 * cos + sweep[0] * 0.3 * back, py + 0.23 * sin + sweep[1] * 0.3 * back, pz - length * 0.45)
        s.chain([top, mid, (px + (0.34 + wave) * cos + sweep[0] * back, py + (0.32 + wave) * sin + sweep[1] * back, pz - length - wave)], [0.045, 0.04, 0.034], 0.035, relief=_folds)


def _armour(g, p, bulk, plates):
    pelvis, (cx, cy, cz), _ = p["body"]
    for k, (hip, knee, ankle) in enumerate(p["legs"]):
        (x, y, _), side, thigh = ankle, -1 if k == 0 else 1, _lerp(hip, knee, 0.4)
        g.chain([_lerp(knee, ankle, 0.55), ankle], [0.1, 0.085], 0.02)
        g.block((x, y + 0.07, 0.075), (0.13, 0.3, 0.11), 0.045, 0.03)
        g.block((x, y + 0.065, 0.018), (0.145, 0.33, 0.04), 0.015, 0.004)
        g.block((knee[0], knee[1] + 0.09, knee[2] + 0.01), (0.14, 0.07, 0.19), 0.03, 0.008, rot=(0.15, 0, 0))
        g.block((thigh[0] + side * 0.12, thigh[1], thigh[2]), (0.08, 0.16, 0.17), 0.02, 0.006)
        if plates:
            g.block((knee[0] + side * 0.01, knee[1] + 0.08, _lerp(knee, ankle, 0.45)[2]), (0.13, 0.07, 0.26), 0.03, 0.01, rot=(0.1, 0, 0))
    g.ellipsoid((pelvis[0], pelvis[1], pelvis[2] + 0.06), (0.19 * bulk, 0.165 * bulk, 0.045), 0.008)
    for a in turns(7, 0.5, 0.3):
        at = (pelvis[0] + 0.19 * bulk * math.cos(a), pelvis[1] + 0.165 * bulk * math.sin(a), pelvis[2] + 0.02)
        g.block(at, (0.06, 0.11, 0.12), 0.018, 0.005, rot=(0, 0, a))
    g.block((cx, cy + 0.1 * bulk, cz + 0.03), (0.32 * bulk, 0.14, 0.3), 0.05, 0.015, rot=(0.1, 0, 0))
    for k in (-1, 0, 1):
        g.block((cx + 0.1 * k, cy + 0.15 * bulk, cz - 0.13), (0.085, 0.09, 0.14), 0.018, 0.004)
    for side in (-1, 1):
        x = cx + side * 0.12
        g.chain([(x, cy + 0.15, cz + 0.1), (x, cy + 0.02, cz + 0.21), (x, cy - 0.15, cz + 0.06)], [0.028] * 3, 0.006)
    for (shoulder, elbow, hand), side in ((p["right"], 1), (p["left"], -1)):
        for k in range(int(plates)):
            at, size = (shoulder[0] + side * (0.03 + 0.03 * k), shoulder[1], shoulder[2] + 0.04 - 0.07 * k), 0.07 + 0.025 * plates - 0.008 * k
            g.ellipsoid(at, (size * 1.1, size * 1.25, size * 0.75), 0.008, rot=(0, side * 0.5, 0))
        g.cone(_lerp(elbow, hand, 0.22), _lerp(elbow, hand, 0.8), 0.082 * bulk, 0.068, 0.01)
        g.ellipsoid(elbow, (0.075 * bulk, 0.075 * bulk, 0.07), 0.01)
        g.ellipsoid(hand, (0.055, 0.06, 0.055), 0.02)
        for k in range(3):
            g.cone((hand[0], hand[1] + 0.03, hand[2] - 0.03 + 0.03 * k), (hand[0] - side * 0.06, hand[1] + 0.05, hand[2] - 0.03 + 0.03 * k), 0.02, 0.017, 0.006)


def operative(cloth, gear, light=None, pose="ready", helmet="visor", pack="box", weapon="rifle", bulk=1.0, plates=2,
              coat=0.0, cape=0.0, hood=False, sweep=(0.0, -0.15), voxel=0.012, loc=(0, 0, 0), rot=0.0, scale=1.0):
    """One armed figure. light: visor, tool and lamp material; coat, cape: their lengths in metres (0 for none)."""
    p, low, high = POSES[pose], (-0.9, -0.95, -0.02), (0.9, 1.0, 2.3)
    s = Sculpt(low, high, voxel)
    pelvis, chest, head = p["body"]
    s.cone(pelvis, chest, 0.15 * bulk, 0.17 * bulk, 0.06, relief=_folds)
    s.ellipsoid(chest, (0.22 * bulk, 0.15 * bulk, 0.2), 0.06)
    s.cone(chest, head, 0.09, 0.08, 0.05)
    for hip, knee, ankle in p["legs"]:
        s.chain([hip, _lerp(hip, knee, 0.55), knee], [0.135 * bulk, 0.125 * bulk, 0.095 * bulk], 0.03, relief=_folds)
        s.chain([knee, _lerp(knee, ankle, 0.4), ankle], [0.095 * bulk, 0.1 * bulk, 0.08], 0.03, relief=_folds)
    for arm in (p["right"], p["left"]):
        s.chain(arm, [0.095 * bulk, 0.08 * bulk, 0.055], 0.025, relief=_folds)
    if coat:
        _coat(s, p, coat, sweep)
    if cape:
        cx, cy, cz = chest
        for k in range(13):
            u = (k - 6) / 6
            top, mid = (cx + 0.2 * u, cy - 0.13 + 0.07 * u * u, cz + 0.17), (cx + 0.3 * u + sweep[0] * 0.4, cy - 0.25 + sweep[1] * 0.35, cz - cape * 0.4)
            s.chain([top, mid, (cx + 0.44 * u + sweep[0], cy - 0.26 + sweep[1] + 0.06 * math.cos(k * 2.1), cz - cape + 0.05 * math.sin(k * 1.7))], [0.05, 0.04, 0.032], 0.045, relief=_folds)
    x, y, z = head
    if hood:
        s.ellipsoid((x, y - 0.02, z + 0.03), (0.155, 0.17, 0.175), 0.05)
        s.cone((x, y - 0.04, z - 0.1), (x, y - 0.06, z - 0.24), 0.16, 0.22, 0.05, relief=_folds)
        s.ellipsoid((x, y + 0.14, z - 0.01), (0.105, 0.12, 0.14), 0.03, cut=True)
    s.place("cloth", cloth, loc, rot, scale)
    g, m = Sculpt(low, high, voxel), Mesh("hard parts")
    m.gear = gear
    _armour(g, p, bulk, plates)
    _helmet(g, m, helmet, head, light)
    _pack(g, m, pack, p, bulk, light)
    g.place("gear", gear, loc, rot, scale)
    _weapon(m, weapon, p["right"][2], p["weapon"], light)
    m.place(0.004, loc, rot, scale)


def _folds(points, t):
    """Creased cloth, as relief for Sculpt."""
    z, x = points[..., 2], points[..., 0]
    return 0.008 * np.sin(z * 52 + x * 34 + 2 * np.sin(z * 17)) + 0.004 * np.sin(points[..., 1] * 90 + z * 20)


def _helmet(g, m, kind, head, light):
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


def _pack(g, m, kind, p, bulk, light):
    cx, cy, cz = p["body"][1]
    y = cy - 0.14 * bulk
    if kind == "box":
        g.block((cx, y - 0.07, cz - 0.02), (0.36, 0.18, 0.44), 0.04, 0.008)
        g.block((cx, y - 0.15, cz + 0.04), (0.22, 0.08, 0.2), 0.03, 0.006)
        for side in (-1, 1):
            g.cone((cx + side * 0.12, y - 0.14, cz - 0.2), (cx + side * 0.12, y - 0.14, cz + 0.2), 0.055, 0.055, 0.006)
        m.tube([(cx + 0.16, y - 0.08, cz + 0.15), (cx + 0.18, y - 0.1, cz + 0.75)], 0.009, m.gear, 6).box((cx, y - 0.195, cz + 0.1), (0.14, 0.015, 0.03), light or m.gear)
    elif kind == "rucksack":
        g.block((cx, y - 0.1, cz - 0.06), (0.4, 0.26, 0.5), 0.1, 0.02, relief=_folds)
        g.block((cx, y - 0.22, cz - 0.14), (0.26, 0.12, 0.22), 0.05, 0.01)
        g.cone((cx - 0.26, y - 0.08, cz + 0.24), (cx + 0.26, y - 0.08, cz + 0.24), 0.09, 0.09, 0.015, relief=_folds)
        for side in (-1, 1):
            g.block((cx + side * 0.22, y - 0.08, cz - 0.18), (0.1, 0.16, 0.2), 0.03, 0.008)
    elif kind == "halo":
        m.tube([(cx + 0.36 * math.cos(a), y - 0.08, cz + 0.42 + 0.36 * math.sin(a)) for a in np.linspace(0, TAU, 49)], 0.022, m.gear, 8)
        m.tube([(cx + 0.33 * math.cos(a), y - 0.08, cz + 0.42 + 0.33 * math.sin(a)) for a in np.linspace(0, TAU, 49)], 0.01, light or m.gear, 6)
        for k in range(16):
            a, r = TAU * k / 16, 0.44 if k % 2 else 0.48
            m.box((cx + r * math.cos(a), y - 0.08, cz + 0.42 + r * math.sin(a)), (0.03, 0.025, 0.12), m.gear, (0, TAU / 4 - a, 0))
        g.block((cx, y - 0.06, cz), (0.26, 0.14, 0.4), 0.04, 0.01)


def _weapon(m, kind, hand, way, light):
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
