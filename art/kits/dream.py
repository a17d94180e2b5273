"""Things of a dream: free-standing doors, a sky whale and its tail, floating stairs, balloons, old keys and their lock, paper boats, a giant mask, a bed."""
import math
import random

import numpy as np

from kits import boxes, tabletop, terrain
from lib.tools import TAU, _Graph, Mesh, Sculpt, Vector, glow, instance, placement, product, rock_noise, smoothstep, stage, surface, turned, turns


def materials():
    return dict(
        door=surface("door", "#b23a2a", rough=0.45, var=0.25, scale=1.5, edge=0.4), trim=surface("trim", "#e6dccb", rough=0.6, var=0.15, scale=2, edge=0.25),
        brass=surface("brass", "#c79a48", rough=0.28, metal=1, var=0.15), sea=surface("mirror sea", "#3c3a58", rough=0.05, var=0, bump=0.14, bump_scale=0.5, specular=0.9),
        whale=surface("whale", "#4a4a6e", rough=0.6, var=0.35, scale=0.35, streak=0.3, specular=0.3), linen=surface("linen", "#ddd3d6", rough=0.9, var=0.15, scale=4),
        iron=surface("bed iron", "#23202c", rough=0.4, metal=0.8, var=0.2),
        stone=surface("pale stone", "#c9bccb", rough=0.8, var=0.2, scale=0.8), light=glow("door light", "#fff0c4", 4), lamp=glow("lamp", "#ffdc9a", 16))


def door_mesh(m, opening=0.9, lit=True):
    """Door in a moulded frame, 1.2 x 2.6 m, front -Y, hinge at -X; opening in radians. Returns mesh data for instancing."""
    mesh, w, h = Mesh("door"), 0.56, 2.3
    outer, inner = [(-0.78, 0), (-0.78, 2.52), (0.78, 2.52), (0.78, 0)], [(-w, 0), (-w, h), (w, h), (w, 0)]
    for grow, y in ((1.0, 0.16), (0.93, 0.2), (0.86, 0.23)):
        mesh.ring([(x * grow, z if z == 0 else h + (z - h) * (1 - (1 - grow) * 2)) for x, z in outer], inner, -y, y, m["trim"])
    for y, z, size in ((0, 2.6, (1.75, 0.55, 0.12)), (0, 2.69, (1.95, 0.65, 0.07)), (0, -0.03, (1.9, 0.9, 0.1)), (-0.3, -0.1, (2.3, 1.4, 0.1))):
        mesh.box((0, y, z), size, m["trim"])
    arch = [(0.8 * math.cos(a), 2.72 + 0.42 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    mesh.ring(arch, [(x * 0.82, 2.72 + (z - 2.72) * 0.76) for x, z in arch], -0.16, 0.16, m["trim"]).ball((0, -0.05, 2.9), 0.13, m["brass"], (1, 0.6, 1), 3)
    if lit:
        mesh.box((0, 0.06, h / 2), (2 * w, 0.03, h), m["light"])
    mesh.frame = placement((-w, -0.02 if opening < 1.5 else -0.27, 0), (0, 0, -opening))
    mesh.box((w, 0, h / 2), (2 * w, 0.07, h), m["door"])
    for (z, tall), x, side in product(((0.5, 0.62), (1.22, 0.42), (1.86, 0.5)), (0.28, 0.84), (-1, 1)):
        mesh.box((x, side * 0.045, z), (0.42, 0.03, tall), m["trim" if not lit else "door"]).box((x, side * 0.06, z), (0.3, 0.03, tall - 0.14), m["door"])
    for side in (-1, 1):
        mesh.ball((2 * w - 0.1, side * 0.1, 1.05), 0.05, m["brass"]).box((2 * w - 0.1, side * 0.045, 0.98), (0.08, 0.03, 0.3), m["brass"])
    return mesh.data()


def whale(m, loc, rot=(0, 0, 0), scale=1.0, voxel=0.075):
    """Humpbacked sky whale swimming towards -X, 13 units long, doors and lamps on its back. Returns lamp points."""
    s = Sculpt((-6.4, -4.6, -3.6), (7.6, 4.6, 3.4), voxel)
    throat = lambda points, t: 0.07 * (np.clip(-points[..., 2] / 1.2, 0, 1) * np.clip((1.6 - points[..., 0]) / 3, 0, 1)) * np.abs(np.sin(np.arctan2(points[..., 1], -points[..., 2]) * 13))
    s.chain([(-5.2, 0, 0.1), (-4.0, 0, 0.1), (-1.6, 0, 0.1), (1.2, 0, 0.15), (3.6, 0, 0.4), (5.6, 0, 0.95)], [0.75, 1.25, 1.75, 1.45, 0.75, 0.3], 0.4, relief=throat)
    s.ellipsoid((-3.6, 0, -0.55), (2.1, 1.3, 1.05), 0.4, relief=throat)
    s.chain([(-5.75, 0, -0.1), (-4.6, 0.0, -0.25)], [0.4, 0.6], 0.3)
    for side in (-1, 1):
        s.chain([(-2.3, side * 1.2, -0.9), (-1.5, side * 2.6, -1.7), (-0.5, side * 3.7, -1.9), (0.3, side * 4.2, -1.7)], [0.5, 0.42, 0.28, 0.06], 0.2)
        s.chain([(5.5, 0, 0.95), (6.0, side * 0.9, 1.6), (6.5, side * 1.9, 2.4), (6.5, side * 2.6, 3.0)], [0.3, 0.42, 0.24, 0.05], 0.2)
        s.ellipsoid((-3.9, side * 1.22, -0.05), (0.16, 0.1, 0.12), 0.1)
        s.chain([(-5.7, side * 0.55, -0.15), (-4.6, side * 1.15, -0.35), (-3.7, side * 1.35, -0.3)], [0.07, 0.08, 0.06], 0.08, cut=True)
    s.chain([(1.9, 0, 1.4), (2.6, 0, 1.75), (3.0, 0, 1.45)], [0.35, 0.22, 0.1], 0.25)
    s.roughen(lambda q: 0.03 * rock_noise(q, 1.6, 3, 3) - 0.06 * (rock_noise(q, 3.4, 9, 1) > 0.62))
    s.place("whale", m["whale"], loc, rot, scale)
    mesh, lamps = Mesh("whale town"), []
    mesh.frame = placement(loc, rot, (scale,) * 3)
    for x, z, h in ((-2.6, 1.72, 1.0), (-1.7, 1.85, 1.35), (-0.75, 1.8, 0.95), (0.2, 1.62, 0.7)):
        mesh.box((x, 0, z + h * 0.3), (0.62, 0.7, h * 0.9), m["stone"]).cylinder((x, 0, z + h * 0.74), 0.56, h * 0.55, m["door"], 4, 0.01, (0, 0, TAU / 8))
        mesh.box((x, -0.36, z + h * 0.3), (0.16, 0.03, h * 0.3), m["light"]).box((x - 0.32, 0.1, z + h * 0.4), (0.03, 0.16, h * 0.2), m["light"])
        lamps.append((mesh.frame @ Vector((x, -0.7, z + h * 0.4)))[:])
    for x in (0.85 * k - 3.4 for k in range(7)):
        mesh.tube([(x, -0.9, 1.35), (x, -0.95, 2.05)], 0.03, m["iron"], 5).ball((x, -0.95, 2.1), 0.09, m["lamp"])
    mesh.place()
    return lamps


def spiral_stairs(m, loc, steps, radius, rise, turn, start):
    """Floating slabs climbing round an axis."""
    (x, y, z), mesh = loc, Mesh("steps")
    for k, a in enumerate(start + k * turn for k in range(steps)):
        for wide, deep, low, thick, key in ((2.2, 0.66, 0, 0.14, "stone"), (1.9, 0.54, 0.12, 0.1, "whale")):
            mesh.box((x + radius * math.cos(a), y + radius * math.sin(a), z + k * rise - low), (wide, deep, thick), m[key], (0, 0, a))
    mesh.place(0.02)


def cloaked(cloth, loc, rot, scale=1.0):
    """Somebody in a long hooded cloak, 1.8 high, facing +Y, the left arm held out. Returns the hand."""
    s = Sculpt((-1.0, -0.8, -0.05), (0.7, 0.7, 2.0), 0.013)
    folds = lambda q, t: 0.03 * np.clip(1.4 - q[..., 2], 0, 1) * np.sin(np.arctan2(q[..., 1], q[..., 0]) * 11 + 1.5 * q[..., 2])
    s.chain([(0, 0.02, 1.36), (0.06, -0.1, 0.4), (0.12, -0.2, 0.12)], [0.19, 0.39, 0.44], 0.06, relief=folds)
    s.block((0, 0, -0.4), (3, 3, 0.84), cut=True)
    s.ellipsoid((0, 0.07, 1.62), (0.15, 0.18, 0.2), 0.05)
    s.chain([(-0.16, 0.04, 1.38), (-0.36, 0.14, 1.2), (-0.66, 0.26, 1.34)], [0.13, 0.12, 0.06], 0.06)
    s.place("cloak", cloth, loc, (0, 0, rot), scale)
    return turned((-0.7, 0.28, 1.34), loc, rot, scale)


def sunny(tint):
    """A colour in the sun of another world, which shines on nothing in this one."""
    material = glow("sunny " + tint, tint, 1)
    g = _Graph(material)
    lit = g.math("ADD", g.math("MULTIPLY", g.part(None, 0), 0.35), g.math("MULTIPLY", g.part(None, 2), 0.3))
    g.wire(g.math("ADD", lit, 0.7), g.nodes["Emission"].inputs[1])
    return material


def balloon(loc, r, tints, basket):
    """A striped balloon of radius r and its basket."""
    mesh = Mesh("balloon").box((0, 0, -1.9 * r), (0.34 * r, 0.34 * r, 0.3 * r), basket)
    mesh.tube([(0, 0, -1.8 * r), (0, 0, -1.2 * r)], lambda t: (0.16 + 0.1 * t) * r, basket, 4)
    for k in range(14):
        mesh.sheet([[(r * math.sin(b) * math.cos(a), r * math.sin(b) * math.sin(a), r * (math.cos(b) - 0.5 * (b / 2.8) ** 5)) for b in np.linspace(0, 2.8, 24)] for a in np.linspace(k * TAU / 14, (k + 1) * TAU / 14, 4)], tints[k % 2])
    mesh.place(0, loc, smooth=80)


def old_lock(light, tint):
    """A round lock of radius 1.5 that lies at the origin, `light` in its keyhole, and a lamp of that tint over it. Returns its brass."""
    metal, lock = surface("old brass", "#c8974a", rough=0.26, metal=1, var=0.3, scale=3), Mesh("lock")
    tabletop.lathe(lock, (0, 0, -0.14), [(1.5, 0), (1.5, 0.12), (1.38, 0.2), (1.3, 0.14), (1.05, 0.14), (1.0, 0.24), (0.9, 0.26), (0, 0.26)], metal)
    for a in turns(12):
        lock.ball((1.17 * math.cos(a), 1.17 * math.sin(a), 0.02), 0.075, metal, detail=3)
    lock.place(0.01, smooth=50)
    for shape in (*boxes.disc(0, 0.25, 0.27), [(-0.13, 0.2), (0.13, 0.2), (0.26, -0.6), (-0.26, -0.6)]):
        Mesh("keyhole").prism(shape, 0.1, 0.126, light).place()
    stage.point((0, 0, 0.7), 110, tint, 0.25)
    return metal


def old_key(metal, which, frame):
    """One of four old keys, 2.6 long, its bow at the origin's side, its bit along +Y."""
    key = Mesh("key").at(frame)
    bows = ([(0.32 * math.cos(a), 0.55 + 0.32 * math.sin(a), 0.24, 0.24) for a in turns(3, 0.25)], [(0, 0.5, 0.5, 0.5), (0, 0.5, 0.24, 0.24)],
        [(side * 0.34, 0.5 + 0.3 * up, 0.3, 0.24 + 0.05 * up) for side, up in product((-1, 1), (-0.7, 1))], [(0, 0.5, 0.3, 0.5), (0, 0.5, 0.5, 0.26)])
    for x, y, wide, tall in bows[which]:
        key.tube([(x + wide * math.cos(q), y + tall * math.sin(q), 0) for q in np.linspace(0, 6.5, 50)], 0.075, metal, 12)
    key.tube([(0, 0.95 - 0.1 * (which == 2), 0), (0, 2.45, 0)], 0.085, metal, 20)
    for y, r in ((0.98, 0.15), (1.1, 0.19), (1.22, 0.15), (1.9, 0.12), (2.42, 0.12)):
        key.cylinder((0, y - 0.04, 0), r, 0.08, metal, 32, rot=(-math.pi / 2, 0, 0))
    for y, long in ((2.0, 0.42), (2.14, 0.28), (2.28, 0.46)):
        key.box((0.5 * long, y, 0), (long, 0.09 + 0.03 * (which % 2), 0.09), metal)
    key.place(0.012, smooth=50)


def paper_boats(paper, spots, z, size, edge=0.0):
    """Boats folded of paper at (x, y, turn)."""
    mesh, v = Mesh("boats"), [(-1, 0, 0.55), (1, 0, 0.55), (-0.45, 0, 0), (0.45, 0, 0), (0, -0.36, 0.32), (0, 0.36, 0.32), (0, 0, 0.95), (-0.42, 0, 0.3), (0.42, 0, 0.3)]
    for x, y, turn in spots:
        mesh.add(v, [(0, 2, 4), (2, 3, 4), (3, 1, 4), (0, 5, 2), (2, 5, 3), (3, 5, 1), (7, 4, 6), (4, 8, 6), (7, 6, 5), (5, 6, 8)], paper, placement((x, y, z), (0, 0, turn), (size,) * 3))
    mesh.place(edge)


def bookcase(wood, spines, rng):
    """A bookcase 2.6 wide along +y, its books with gaps and towards +x, with a pilaster at either end. Returns mesh data."""
    mesh = Mesh("bookcase")
    mesh.box((-0.45, 1.3, 4.29), (0.1, 2.6, 8.58), wood)
    for y in (0, 2.6):
        mesh.box((0.05, y, 4.29), (0.9, 0.2, 8.58), wood)
    for row in range(13):
        mesh.box((0, 1.3, 0.66 * row), (0.84, 2.5, 0.07), wood)
        at = 0.15
        while at < 2.3:
            w, h = rng.uniform(0.09, 0.2), rng.uniform(0.36, 0.54)
            if rng.random() < 0.08:
                at += rng.uniform(0.3, 1.6)
            elif at + w < 2.45:
                mesh.box((0.05 + rng.uniform(-0.06, 0.06), at + w / 2, 0.66 * row + 0.04 + h / 2), (0.5, w * 0.94, h), rng.choice(spines))
            at += w
    for z, out in ((0.1, 0.2), (8.58, 0.25), (8.83, 0.45)):
        mesh.box((0, 1.3, z), (0.9 + out, 2.6, 0.25), wood)
    return mesh.data(0)


def library(stone, rng):
    """Two rows of bookcases up to their knees in water, columns before them, and arches that carry no roof. Returns the spines' materials."""
    vault, wood = Mesh("vault"), surface("shelf", "#5a463c", rough=0.7, var=0.4, scale=2, streak=0.4)
    spines = [surface("spine " + t, t, rough=0.8, var=0.3, scale=4) for t in ("#7a2f2a", "#3f4a70", "#8a6a3c", "#5c4a44", "#3c5650", "#a08c70")]
    cases = [bookcase(wood, spines, rng) for _ in range(4)]
    for k, side in product(range(18), (-1, 1)):
        instance(cases[(3 * k + side) % 4], (6.2 * side, 2.6 * k + 2.6 * (side > 0), -0.45 - 0.1 * rng.random()), (0, 0, math.pi * (side > 0)))
    for k in range(9):
        vault.at(placement((0, 5.2 * k, 8.4), (math.pi / 2, 0, 0))).tube([(6.2 * math.cos(a), 7 * math.sin(a), 0) for a in (math.pi * i / 32 for i in range(33))], 0.3, stone, 8)
        for side in (-1, 1):
            vault.cylinder((5.8 * side, 5.2 * k, -0.4), 0.36, 8.6, stone, 20, 0.32)
            for z, r in ((0.0, 0.5), (8.2, 0.46), (8.4, 0.56)):
                vault.cylinder((5.8 * side, 5.2 * k, z), r, 0.24, stone, 20)
    vault.place(0.03)
    return spines


def fluke(skin, drop, loc):
    """The tail of a whale that dives away from us, its lobes spread and curling at the tips; water runs off it."""
    tail, drops, rng, rows = Mesh("fluke"), Mesh("drops"), random.Random(4), []
    middle = lambda a: 3.7 + 2.3 * math.sin(1.75 * a) ** 1.25 - 0.3 * a**8
    tail.tube([(0, 0.5 - 0.5 * t, -2.4 + 7.3 * t) for t in np.linspace(0, 1, 40)], lambda t: (1.55 - 1.05 * t**0.75) * min(1, 4 * (1.02 - t)) ** 0.7, skin, 32)
    for u, a in ((u, abs(u)) for u in np.linspace(-1, 1, 121)):
        chord = (0.95 + 0.2 * math.sin(5 * a)) * (1 - a) ** 0.6 - 0.35 * math.exp(-((a / 0.06) ** 2)) + 0.02
        rows.append([(u * (5.5 - 0.5 * a), 0.2 * (1 - a) * math.sin(v) - 1.3 * a * a, middle(a) + (chord + 0.03 * math.sin(53 * u)) * math.cos(v)) for v in np.linspace(0, TAU, 17)])
    for _ in range(700):
        u, t = rng.uniform(-0.95, 0.95), rng.random() ** 1.6
        drops.ball((5 * u + 0.12 * rng.gauss(0, 1), -1.2 * u * u + rng.gauss(0, 0.15), (middle(abs(u)) - 0.6) * (1 - t)), rng.uniform(0.008, 0.024), drop, (1, 1, rng.uniform(1, 4)), 1)
    for r in (1.8, 2.5, 3.6, 4.8):
        drops.tube([(r * math.cos(a), r * math.sin(a), -0.045) for a in np.linspace(0, TAU, 97)], 0.07, skin, 8)
    tail.sheet(rows, skin).place(loc=loc, smooth=80)
    drops.place(loc=loc)


def mask(china, gold, *where):
    """An old half mask as Venice wears them, 12 wide and 7 high, facing -Y: nose, brows and cheeks, almond eyes, edged with gold. Returns it."""
    top, low = (lambda x: 2.4 + 2.7 * abs(x / 6) ** 2.4 + 0.9 * np.exp(-((x / 0.8) ** 2))), (lambda x: -1.9 + 7.2 * abs(x / 6) ** 3.4 - 0.9 * np.exp(-((x / 0.9) ** 2)))
    nose = lambda x, z: 1.5 * np.exp(-((x / 0.7) ** 2)) * smoothstep(1.9 - z, 0, 3.6)
    brow = lambda x, z: 0.4 * np.exp(-(((z - 1.75 - 0.12 * x) / 0.42) ** 2)) * smoothstep(x, 0.2, 1.2) * smoothstep(5.6 - x, 0, 2) + 0.55 * np.exp(-(((x - 2.6) / 1.5) ** 2) - ((z + 1.1) / 0.9) ** 2)
    back = lambda x, z: 0.075 * x * x + 0.03 * z * z - nose(x, z) - brow(abs(x), z)
    eye = lambda p, q: abs(0.97 * q - 0.24 * p) - 0.8 * (1 - ((0.97 * p + 0.24 * q) / 1.65) ** 2)
    s, trim, edge = Sculpt((-6.2, -2.4, -3.1), (6.2, 3.8, 5.6), 0.06), Mesh("gold"), np.linspace(-5.9, 5.9, 160)
    x, y, z = (s.low[k] + s.voxel * n for k, n in enumerate(np.indices(s.count).astype(np.float32)))
    s.field = np.maximum(np.maximum(abs(y - back(x, z)) - 0.13, 0.6 * np.maximum(z - top(x), low(x) - z)), -0.7 * eye(abs(x) - 2.45, z - 0.5)).astype(np.float32)
    rings = [(1.68 * math.cos(a), 0.82 * math.copysign(abs(math.sin(a)) ** 1.6, math.sin(a))) for a in np.linspace(0, TAU, 81)]
    for lines, thick in (([(q, line(q)) for q in edge] for line in (top, low)), 0.12), (([(side * (2.45 + 0.97 * p - 0.24 * q), 0.5 + 0.24 * p + 0.97 * q) for p, q in rings] for side in (-1, 1)), 0.09):
        for points in lines:
            trim.tube([(p, back(p, q) - 0.07, q) for p, q in points], thick, gold, 8)
    trim.place(0, *where)
    return s.place("mask", china, *where)


def bed(m, frame):
    """A brass bed, 2.2 long, its red blanket thrown back."""
    mesh, out = Mesh("bed").at(frame), lambda y: max(0, abs(y) - 0.52)
    mesh.box((0, 0, 0.42), (2.1, 1.04, 0.22), m["linen"]).ball((-0.78, 0.02, 0.6), 0.4, m["linen"], (0.6, 1, 0.28), 4)
    folds = lambda x, y: 0.57 - 0.9 * out(y) + 0.05 * abs(terrain.fractal(x, y, 0.5, 8, 2)) + 0.1 * math.exp(-(((x + 0.45) / 0.14) ** 2))
    back = lambda x, y: (x + 0.5 * smoothstep(0.1 - y, 0, 0.6) * (0.9 - x) - 0.2, y - math.copysign(0.75 * out(y), y), folds(x, y))
    mesh.sheet([[back(x, y) for y in np.linspace(-0.8, 0.8, 50)] for x in np.linspace(-0.5, 1.1, 50)], m["door"])
    for x, tall in ((-1.1, 1.5), (1.1, 1.0)):
        for y, r in ((-0.56, 0.045), (-0.3, 0.022), (0, 0.022), (0.3, 0.022), (0.56, 0.045)):
            mesh.tube([(x, y, 0), (x, y, tall)], r, m["brass"], 8).ball((x, y, tall), 1.8 * r, m["brass"], detail=3)
        mesh.tube([(x, 0.56 * math.cos(a), tall - 0.1 + 0.4 * math.sin(a)) for a in np.linspace(0, math.pi, 20)], 0.035, m["brass"], 8)
    mesh.place(0.008)
