"""A Caribbean harbour town: palms, pastel arcaded houses, tall ships, barrels, crates. Metres."""
import math

import numpy as np

from lib.materials import relief, surface
from lib.mesh import TAU, Mesh, instance, placement

PASTEL = ("#e8b08a", "#f0d9a4", "#8fc4bd", "#e3947f", "#f2ead6", "#a9c9dd")


def materials():
    water = surface("bay", "#118a92", rough=0.08, var=0.3, scale=0.02, bump=0.3, bump_scale=0.6, specular=0.6)
    return dict(
        water=water,
        walls=[surface(f"stucco {t}", t, rough=0.9, var=0.12, scale=0.6, streak=0.15, specular=0.15) for t in PASTEL],
        white=surface("trim white", "#f4ecdc", rough=0.8, var=0.06),
        roof=relief(surface("clay roof", "#b8562f", rough=0.8, var=0.35, scale=2, specular=0.2), "wave", 3.0, 0.5, rot=(0, 0, 0)),
        shade=surface("window shade", "#26383c", rough=0.5, var=0.1),
        shutter=surface("shutter", "#2f6e6a", rough=0.7, var=0.15),
        stone=surface("quay stone", "#c2ab88", rough=0.9, var=0.3, scale=0.5, streak=0.3, specular=0.15),
        wood=surface("ship wood", "#5d3a22", rough=0.65, var=0.3, scale=1.2, streak=0.3),
        dark=surface("ship black", "#241d1a", rough=0.55, var=0.2),
        sail=surface("canvas", "#f0e4cb", rough=0.95, var=0.1, scale=0.6),
        rope=surface("rope", "#3f2f20", rough=0.9, var=0.1),
        trunk=surface("palm trunk", "#7a6448", rough=0.9, var=0.3, scale=3),
        frond=surface("frond", "#4d7a2c", rough=0.6, var=0.35, scale=1.5, vary=0.4, specular=0.35),
        green=surface("jungle", "#3c6a34", rough=0.9, var=0.45, scale=0.08, bump=1.0, bump_scale=0.5, vary=0.3, specular=0.1),
        iron=surface("hoop iron", "#3b3836", rough=0.45, metal=0.7, var=0.2),
        sash=surface("coral sash", "#cf5440", rough=0.85, var=0.15, wash=0.7),
    )


def palm_mesh(m, height, rng):
    """Leaning coconut palm as shared mesh data."""
    mesh, lean, fronds = Mesh("palm"), rng.uniform(0.1, 0.28), 15
    trunk = [(lean * height * (k / 10) ** 2, 0, height * k / 10) for k in range(11)]
    mesh.tube(trunk, lambda t: height * (0.026 - 0.011 * t + 0.012 * max(0, 0.12 - t) * 8) * (1 + 0.08 * math.sin(t * 90)), m["trunk"], 8)
    top = np.array(trunk[-1])
    for k in range(fronds):
        a, lift = TAU * k / fronds + rng.uniform(-0.2, 0.2), rng.uniform(-0.1, 0.75)
        length = height * rng.uniform(0.34, 0.46)
        c, s, spine = math.cos(a), math.sin(a), []
        for q in range(9):
            t = q / 8
            r, z = length * t * (1 - 0.12 * t), length * (lift * t - (0.55 + lift * 0.6) * t * t)
            spine.append(top + (c * r, s * r, z))
        for side in (-1, 1):
            for q in range(8):
                p, n = spine[q], spine[q + 1]
                w = length * 0.2 * math.sin(0.35 + 2.6 * q / 8)
                out = np.array((-s, c, 0)) * side * w + (0, 0, -0.45 * w)
                ahead = (n - p) * 0.7
                for f in (0.0, 0.5):
                    b = p + (n - p) * f
                    mesh.add([b, b + (n - p) * 0.36, b + out + ahead], [(0, 1, 2)], m["frond"])
    for k in range(5):
        mesh.ball(top + (0.02 * height * math.cos(k * 1.3), 0.02 * height * math.sin(k * 1.3), -0.02 * height), height * 0.016, m["trunk"], detail=1)
    return mesh.data(0)


def palms(m, spots, rng):
    """Palms at (x, y, z, height)."""
    kinds = [palm_mesh(m, 10, rng) for _ in range(3)]
    for x, y, z, h in spots:
        instance(rng.choice(kinds), (x, y, z), (0, 0, rng.random() * 6.3), h / 10)


def townhouse(mesh, m, loc, heading, w, d, floors, wall, rng):
    """Colonial house, front towards -Y before heading: arcade, balcony, shuttered windows, low clay roof."""
    mesh.frame = placement(loc, (0, 0, heading))
    h = 3.6 * floors
    mesh.box((0, d / 2, h / 2), (w, d, h), wall)
    mesh.box((0, d / 2, h + 0.15), (w + 0.5, d + 0.5, 0.3), m["white"])
    x, z = w / 2 + 0.35, h + 0.3
    verts = [(-x, -0.3, z), (x, -0.3, z), (x, d + 0.3, z), (-x, d + 0.3, z), (-x + d * 0.42, d / 2, z + d * 0.2), (x - d * 0.42, d / 2, z + d * 0.2)]
    mesh.add(verts, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)], m["roof"])
    n = max(2, round(w / 2.4))
    for f in range(floors):
        for k in range(n):
            wx, wz = (k - (n - 1) / 2) * w / n, 3.6 * f + 1.7
            mesh.box((wx, -0.03, wz), (1.0, 0.1, 2.1), m["shade"])
            mesh.box((wx, -0.06, wz + 1.15), (1.4, 0.2, 0.16), m["white"])
            if rng.random() < 0.75:
                for s in (-1, 1):
                    mesh.box((wx + s * 0.72, -0.12, wz), (0.42, 0.08, 2.1), m["shutter"])
        if f:
            mesh.box((0, -0.75, 3.6 * f + 0.05), (w * 0.96, 1.5, 0.16), m["white"])
            mesh.box((0, -1.45, 3.6 * f + 1.0), (w * 0.96, 0.08, 0.09), m["shade"])
            for k in range(int(w / 0.5)):
                mesh.box(((k + 0.5) * 0.5 - w * 0.48, -1.45, 3.6 * f + 0.55), (0.05, 0.05, 0.9), m["shade"])
    if floors > 1:
        for k in range(n + 1):
            mesh.box(((k - n / 2) * w / n * 0.95, -1.4, 1.8), (0.42, 0.42, 3.6), m["white"])
    mesh.frame = placement((0, 0, 0))


def church(mesh, m, loc, heading, size=1.0):
    """White bell tower with a dome and a nave behind."""
    mesh.frame = placement(loc, (0, 0, heading), (size,) * 3)
    for z, w, h in ((0, 5.5, 12), (12, 4.6, 6), (18, 3.6, 4)):
        mesh.box((0, 0, z + h / 2), (w, w, h), m["walls"][4])
        mesh.box((0, 0, z + h), (w + 0.7, w + 0.7, 0.45), m["white"])
    for k in range(4):
        a = k * TAU / 4
        mesh.box((2.25 * math.cos(a), 2.25 * math.sin(a), 15), (0.3 + 1.4 * abs(math.sin(a)), 0.3 + 1.4 * abs(math.cos(a)), 3.2), m["shade"])
    mesh.ball((0, 0, 22), 1.9, m["roof"], (1, 1, 1.15), 3)
    mesh.cylinder((0, 0, 24), 0.1, 1.8, m["iron"], 6)
    mesh.box((0, 10, 5), (9, 18, 10), m["walls"][1])
    mesh.add([(-5, 0.8, 10), (5, 0.8, 10), (5, 19.3, 10), (-5, 19.3, 10), (0, 0.8, 13.4), (0, 19.3, 13.4)], [(0, 4, 5, 3), (1, 2, 5, 4), (0, 1, 4), (2, 3, 5)], m["roof"])
    mesh.frame = placement((0, 0, 0))


def _square_sail(mesh, m, x, z, w, h):
    rows = []
    for k in range(8):
        t = k / 7
        rows.append([(x + 1.5 * math.sin(math.pi * min(1, t * 1.02)) * (1 - 0.4 * (u * u)), u * w / 2 * (0.86 + 0.14 * t), z - h * t + 0.25 * t * u * u) for u in np.linspace(-1, 1, 9)])
    mesh.sheet(rows, m["sail"])
    mesh.tube([(x - 0.05, -w * 0.47, z), (x - 0.05, w * 0.47, z)], 0.11, m["wood"], 6)


def brig(m, loc, rot, scale=1.0, furled=False):
    """Two-masted square-rigged ship, 30 m long, bow along +X."""
    mesh, n = Mesh("brig"), 26
    rings = ([], [])
    for side, rows in ((-1, rings[0]), (1, rings[1])):
        for k in range(n + 1):
            u = -1 + 2 * k / n
            width = 3.5 * (1 - max(0, u) ** 2.6) * (1 - 0.45 * max(0, -u) ** 4) + 0.05
            rim = 2.4 + 1.3 * u * u + (0.9 if u < -0.5 else 0)
            rows.append([(u * 14, side * y, z) for y, z in ((0.05, -1.6), (width * 0.7, -0.6), (width, 0.8), (width * 1.02, 1.3), (width * 0.96, rim))])
    for rows in rings:
        for a, b, key in ((0, 3, "dark"), (2, 4, "white"), (3, 5, "wood")):
            mesh.sheet([row[a:b] for row in rows], m[key])
    mesh.sheet([[row[-1] for row in rings[0]], [(x, y, z - 0.5) for x, y, z in (row[-1] for row in rings[1])]], m["wood"])
    mesh.box((-14, 0, 2.3), (0.3, 4.2, 3.0), m["wood"])
    for k in range(6):
        for s in (-1, 1):
            mesh.box((-9 + 3.2 * k, s * 3.42, 1.35), (0.7, 0.3, 0.6), m["dark"])
    mesh.tube([(12.5, 0, 3.4), (21, 0, 6.4)], lambda t: 0.3 - 0.2 * t, m["wood"], 7)
    for x, h in ((5.5, 24), (-5.0, 23)):
        mesh.tube([(x, 0, 1), (x - 0.5, 0, h)], lambda t: 0.34 - 0.24 * t, m["wood"], 8)
        for k, (top, w, tall) in enumerate(((0.93, 8.5, 4.6), (0.72, 11.5, 5.4), (0.48, 13.5, 6.6))):
            z = h * top
            if furled:
                mesh.tube([(x + 0.2, -w * 0.47, z), (x + 0.2, w * 0.47, z)], 0.24, m["sail"], 7)
                mesh.tube([(x, -w * 0.5, z + 0.2), (x, w * 0.5, z + 0.2)], 0.11, m["wood"], 6)
            else:
                _square_sail(mesh, m, x + 0.3, z, w, tall)
        for s in (-1, 1):
            for dx in (-1.2, 0, 1.2):
                mesh.tube([(x + dx, s * 3.3, 2.4), (x - 0.3, s * 0.2, h * 0.72)], 0.035, m["rope"], 4)
            mesh.tube([(x - 0.4, 0, h * 0.98), (-13.5 if x < 0 else -4, s * 1.5, 3.2 if x < 0 else 14)], 0.03, m["rope"], 4)
    for z, foot in ((23, 20.5), (17, 17), (14, 14)):
        mesh.tube([(5.1, 0, z), (foot, 0, 3.4 + (foot - 12.5) * 0.35)], 0.035, m["rope"], 4)
        if not furled and z < 20:
            mesh.add([(5.6, 0.1, z - 1), (foot - 0.3, 0.1, 4.4 + (foot - 12.5) * 0.35), (7.2, 1.6, 5.2)], [(0, 1, 2)], m["sail"])
    spanker = [[(-5.4 - 7 * u, 1.0 * math.sin(u * 2.4) * (1 - 0.3 * t), 4.2 + (9.5 + 2.5 * u) * t) for u in (0, 0.25, 0.5, 0.75, 1)] for t in (0, 0.3, 0.6, 1)]
    if not furled:
        mesh.sheet(spanker, m["sail"])
    mesh.add([(-13.6, 0, 7.5), (-16.4, 0.6, 7.2), (-16.4, 0.5, 5.6), (-13.6, 0, 5.8)], [(0, 1, 2, 3)], m["sash"])
    mesh.tube([(-13.6, 0, 3), (-13.6, 0, 7.6)], 0.06, m["wood"], 5)
    mesh.place(0, loc, (0, 0, rot), scale, 40)


def barrel(mesh, m, loc, size=1.0):
    """Cask about 1 m tall."""
    mesh.frame = placement(loc, scale=(size,) * 3)
    mesh.tube([(0, 0, z) for z in np.linspace(0, 1.0, 9)], lambda t: 0.29 + 0.1 * math.sin(t * math.pi), m["wood"], 20)
    for z, r in ((0.06, 0.315), (0.3, 0.38), (0.66, 0.38), (0.9, 0.315)):
        mesh.cylinder((0, 0, z), r, 0.05, m["iron"], 20)
    mesh.frame = placement((0, 0, 0))


def chest(mesh, m, loc, size=(1, 0.8, 0.7), turn=0.0):
    """Slatted crate."""
    mesh.frame = placement(loc, (0, 0, turn))
    w, d, h = size
    mesh.box((0, 0, h / 2), (w * 0.94, d * 0.94, h * 0.96), m["shade"])
    for k in range(4):
        z = h * (k + 0.5) / 4
        for s in (-1, 1):
            mesh.box((0, s * d / 2, z), (w, 0.05, h * 0.21), m["trunk"])
            mesh.box((s * w / 2, 0, z), (0.05, d, h * 0.21), m["trunk"])
            mesh.box((0, (k - 1.5) * d / 4, h), (w, d * 0.21, 0.05), m["trunk"])
    for sx in (-1, 1):
        for sy in (-1, 1):
            mesh.box((sx * w * 0.49, sy * d * 0.51, h / 2), (0.1, 0.08, h), m["wood"])
    mesh.frame = placement((0, 0, 0))
