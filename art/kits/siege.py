"""A besieged city: bitten apartment blocks, shell-holed brick walls, rubble, skyline, shelter rooms, household things, a tin lantern. Metres."""
import math

import numpy as np

from kits import reliefs
from lib.tools import TAU, Mesh, glow, pane, product, rock_noise, shining, smoothstep, stage, stained, surface

CANDLE = "#ffb061"


def materials():
    plaster = surface("ruin plaster", "#8b8a87", rough=0.95, var=0.35, scale=0.35, streak=0.6, specular=0.08)
    return dict(plaster=plaster, inner=surface("old wallpaper", "#6f6a66", rough=0.95, var=0.4, scale=0.6, streak=0.5, specular=0.05),
        brick=surface("bare brick", "#6b5a54", rough=0.95, var=0.4, scale=3, vary=0.5, specular=0.08),
        slab=surface("concrete", "#75757a", rough=0.95, var=0.35, scale=0.8, streak=0.3, specular=0.1), dark=surface("soot", "#16171a", rough=0.95, var=0.3),
        ash=surface("ash ground", "#5d5e62", rough=1, var=0.45, scale=0.5, bump=0.7, bump_scale=3, specular=0.05),
        rust=surface("burnt iron", "#40352f", rough=0.8, metal=0.4, var=0.5, scale=3), wood=surface("plank", "#5f4b39", rough=0.9, var=0.35, scale=3, vary=0.3),
        bag=surface("canvas bag", "#5a5344", rough=0.95, var=0.25, scale=5), tin=surface("tin", "#9a9c9e", rough=0.38, metal=0.85, var=0.35, scale=4, edge=0.4),
        wax=surface("wax", "#d9ccb0", rough=0.5, var=0.1), flame=glow("flame", CANDLE, 45), window=glow("lit window", CANDLE, 9),)


def block(m, loc, heading, bays, floors, rng, bite, lit=()):
    """Apartment front with a bitten corner. bite: centre (u, v) and radius in the facade's 0..1 square; lit: (bay, floor) windows."""
    bay, storey, depth, mesh, lamps = 3.2, 3.3, 10.0, Mesh("ruin"), Mesh("lit")
    w, h = bays * bay, floors * storey

    def gone(x, z):
        """Everything over the bite is gone too, so that nothing hangs in the air."""
        u, v = x / w + 0.5, min(z / h, bite[1])
        jag = 0.05 * math.sin(x * 1.7) + 0.03 * math.sin(x * 4.3 + 1) + 0.025 * math.sin(v * h * 2.9 + x) + 0.02 * math.sin(x * 11)
        return math.hypot(u - bite[0], (v - bite[1]) * h / w) < bite[2] + jag

    cell, shell = 0.4, 0.64 * h
    for i, k in product(range(int(w / cell)), range(int(h / cell))):
        x, z = -w / 2 + (i + 0.5) * cell, (k + 0.5) * cell
        in_bay, in_floor = (x + w / 2) % bay / bay, z % storey / storey
        if gone(x, z) or 0.3 < in_bay < 0.72 and 0.24 < in_floor < 0.8:
            continue
        edge = gone(x + cell, z) or gone(x - cell, z) or gone(x, z + cell)
        mesh.box((x, 0, z), (cell * 1.01, 0.45, cell * 1.01), m["brick"] if edge else m["plaster"])
        if not edge and rng.random() < 0.02:
            for _ in range(7):
                mesh.box((x + rng.uniform(-0.4, 0.4), -0.2, z + rng.uniform(-0.3, 0.3)), (0.42, 0.1, 0.16), m["brick"])
    for b, f in product(range(bays), range(floors)):
        x, z = -w / 2 + (b + 0.51) * bay, (f + 0.53) * storey
        if gone(x, z):
            continue
        mesh.box((x, -0.3, z - storey * 0.31), (bay * 0.56, 0.35, 0.18), m["slab"])
        if (b, f) in lit:
            lamps.box((x, 0.3, z), (bay * 0.5, 0.05, storey * 0.62), m["window"])
            for s in (-0.12, 0.2):
                mesh.box((x, 0.12, z + s * storey), (bay * 0.62, 0.08, 0.28), m["wood"], (0, 0.12 * (1 if s > 0 else -1), 0))
            mesh.box((x, 0.18, z), (0.1, 0.1, storey * 0.6), m["dark"])
        elif rng.random() < 0.5:
            for s in range(rng.randrange(1, 4)):
                mesh.box((x, 0.1, z + (s - 1) * 0.6), (bay * 0.56, 0.08, 0.3), m["wood"], (0, rng.uniform(-0.2, 0.2), 0))
    for f, i in product(range(floors + 1), range(14)):
        x, z, reach = -w / 2 + (i + 0.5) * w / 14, f * storey, depth
        if gone(x, z) and z > shell:
            continue
        while reach > 1 and gone(x, z) and reach > depth * (0.35 + 0.3 * math.sin(i * 2.1 + f)):
            reach -= 0.8
        back = depth - reach
        mesh.box((x, (back + depth) / 2, z), (w / 14 * 1.01, depth - back, 0.3), m["slab"])
        for q in range(2 * gone(x, z)):
            mesh.tube([(x + q, back + 0.2, z), (x + q + rng.uniform(-0.4, 0.4), back - 0.9, z - rng.uniform(0.1, 0.9))], 0.035, m["rust"], 4)
    for b in range(bays + 1):
        x, top = -w / 2 + b * bay, h
        while top > storey and gone(x, top - storey * 0.5):
            top -= storey * 0.5
        mesh.box((x, depth / 2 + 0.4, top / 2), (0.3, depth - 0.4, top), m["inner"])
    mesh.box((0, depth, shell / 2), (w, 0.4, shell), m["inner"]).place(0, loc, (0, 0, heading), smooth=0)
    lamps.place(0, loc, (0, 0, heading))


def rubble(m, centre, spread, count, rng, ground, size=1.0):
    """Pile of slabs, bricks, beams round a point."""
    mesh = Mesh("rubble")
    for _ in range(count):
        a, r = rng.random() * TAU, abs(rng.gauss(0, 0.5))
        x, y = centre[0] + spread[0] * r * math.cos(a), centre[1] + spread[1] * r * math.sin(a)
        z, turn, kind = ground(x, y) + max(0, 1 - r) * spread[2] * rng.uniform(0.5, 1.0), [rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), rng.random() * 3], rng.random()
        if kind < 0.5:
            mesh.box((x, y, z), (rng.uniform(0.4, 1.6) * size, rng.uniform(0.3, 1.0) * size, rng.uniform(0.15, 0.4) * size), rng.choice((m["slab"], m["plaster"])), turn)
        elif kind < 0.85:
            mesh.blob((x, y, z), rng.uniform(0.2, 0.6) * size, rng.choice((m["slab"], m["brick"])), rng, (1, 0.8, 0.7), 1, 0.35)
        else:
            mesh.box((x, y, z + 0.2), (rng.uniform(1.5, 3.2) * size, 0.16, 0.16), rng.choice((m["wood"], m["rust"])), turn)
    mesh.place(smooth=0)


def skyline(m, y, span, rng, height=30.0, step=9.0):
    """Broken city silhouettes at distance y."""
    mesh, x = Mesh("skyline"), -span / 2
    while x < span / 2:
        w, h = step * rng.uniform(0.6, 1.5), height * rng.uniform(0.35, 1.0)
        for k in range(5):
            mesh.box((x + (k + 0.5) * w / 5, y + rng.uniform(-6, 6), 0), (w / 5 * 1.02, 8, 2 * h * rng.uniform(0.72, 1.0)), m["slab"])
        if rng.random() < 0.18:
            mesh.cylinder((x, y, 0), 1.6, h * 1.9, m["brick"], 10, 1.1)
        x += w * rng.uniform(1.0, 1.5)
    mesh.place(smooth=0)


def holed_wall(m, y, width, height, hole, rng):
    """Brick wall across the view with a ragged shell hole: centre (x, z) and radii."""
    mesh, bw, bh = Mesh("holed wall"), 0.42, 0.2
    for j, i in product(range(int(height / bh)), range(int(width / bw) + 1)):
        x, z = -width / 2 + (i + 0.5 * (j % 2)) * bw, (j + 0.5) * bh
        a = math.atan2(z - hole[1], x - hole[0])
        edge = 1 + 0.13 * math.sin(3 * a + 1) + 0.09 * math.sin(7 * a) + rng.uniform(-0.06, 0.06)
        if (d := math.hypot((x - hole[0]) / hole[2], (z - hole[1]) / hole[3])) < edge:
            continue
        if d > edge * 1.28 + 0.08 * math.sin(5 * a):
            mesh.box((x, y - 0.2, z), (bw * 1.02, 0.14, bh * 1.02), m["inner"])
        mesh.box((x, y + 0.06 * rng.random(), z), (bw, 0.32, bh), m["brick"], (0, rng.uniform(-0.04, 0.04), 0))
    mesh.place(smooth=0)


def candle(m, loc, height=0.5, size=1.0):
    """Stub with melted wax; returns the flame point."""
    (x, y, z), mesh = loc, Mesh("candle")
    mesh.tube([(x, y, z), (x, y, z + height * 0.1), (x, y, z + height)], lambda t: size * (0.16 - 0.05 * min(1, t * 6) + 0.01 * math.sin(t * 20)), m["wax"], 16)
    for k in range(6):
        mesh.ball((x + 0.15 * size * math.cos(1.05 * k), y + 0.15 * size * math.sin(1.05 * k), z + 0.02), 0.08 * size, m["wax"], (1, 1, 0.5 + 0.4 * (k % 2)))
    mesh.tube([(x, y, z + height), (x + 0.01, y, z + height + 0.07 * size)], 0.01, m["dark"], 5).place()
    shining("flame", (x, y, z + height + 0.15 * size), 0.055 * size, m["flame"], (1, 1, 2.1))
    return (x, y, z + height + 0.17 * size)


# Where a house is punched into the tin: its walls and roof, a door, a window, smoke; hundredths of (sideways, up).
HOME = (((-50, 55), (-50, 118), (0, 165), (50, 118), (50, 55), (-50, 55)), ((28, 152), (28, 176)), ((33, 192), (42, 207), (40, 224)))


def tin_lantern(at, turn):
    """A lantern made of a tin can, 2.8 high: a house of small holes is punched into it, a stub of candle burns inside, its handle is a wire."""
    tin, wire = surface("can", "#8d8f90", rough=0.3, metal=0.9, var=0.4, scale=3, bump=0.12, bump_scale=9, edge=0.3), surface("wire", "#4a4642", rough=0.4, metal=0.9, var=0.4, scale=6)
    stained(tin, "#4a2412", lambda g: g.remap(g.noise(2.4, 9), 0.54, 0.66, 0, 0.85))
    holes = [(a + (c - a) * k / n, b + (d - b) * k / n) for line in HOME for (a, b), (c, d) in zip(line, line[1:]) for n in [max(1, round(math.hypot(c - a, d - b) / 12.5))] for k in range(n)]
    holes = [(0.01 * u, 0.01 * z, 0.04) for u, z in holes if abs(u) > 20 or z > 60] + [(TAU * k / 40 - 3.1, z, 0.03) for k in range(40) for z in (0.24, 2.6)] + [(0, 1.28, 0.09)]
    holes += [(1.1 + 0.62 * (k % 7) + 0.2 * (k // 7 % 2), 0.7 + 0.4 * (k // 7), 0.04) for k in range(28)]
    z, u = np.mgrid[0:2.8:620j, -math.pi : math.pi : 1500j]
    gone, dent, rib = (abs(u) < 0.13) & (abs(z - 0.75) < 0.18), 0 * z, 0.022 * np.sin(40 * z) * smoothstep(abs(z - 2.34), 0.14, 0.1) + 0.05 * np.exp(-(((z - 2.8) / 0.03) ** 2)) + 0.04 * np.exp(-((z / 0.03) ** 2))
    for x, y, r in holes:
        d = np.hypot((u - x + math.pi) % TAU - math.pi, z - y)
        gone, dent = gone | (d < r), dent + 0.045 * np.exp(-((d / r / 1.5) ** 2))
    r = 1 + rib - dent + 0.03 * rock_noise(np.stack([np.sin(u), np.cos(u), z], -1) + 9, 0.9, 4, 2)
    can = reliefs.pierced("can", np.stack([r * np.sin(u), -r * np.cos(u), z], -1), gone, tin)
    can.place(0, at, (0, 0, turn), smooth=60)
    rest = Mesh("fittings")
    rest.cylinder((0, 0, 0.06), 0.98, 0.03, tin, 60)
    rest.tube([(1.08 * math.cos(a), 0.25 * math.sin(a), 2.62 + 1.2 * math.sin(a)) for a in np.linspace(-0.1, math.pi + 0.1, 50)], 0.03, wire, 8)
    for side in (-1, 1):
        rest.tube([(side * (1.08 + 0.09 * math.cos(a)), 0.0, 2.56 + 0.09 * math.sin(a)) for a in np.linspace(0, TAU, 20)], 0.03, wire, 8)
    rest.place(0, at, (0, 0, turn + 0.3), smooth=60)
    Mesh("paper").cylinder((0, 0, 0.1), 0.88, 2.5, pane("waxed paper", "#ffa850", 3.4), 60).place(0, at, shadow=False)
    x, y, z, *_ = candle(dict(wax=surface("tallow", "#d9ccb0", rough=0.5, var=0.1), dark=wire, flame=glow("flame", "#ffc070", 40)), (at[0], at[1], at[2] + 0.08), 0.8, 2.6)
    stage.point((x, y, z), 420, CANDLE, 0.03, name="candle")
