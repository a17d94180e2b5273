"""Rainy future street: towers with lit windows, blank signs, gates, lanterns, cables, and the visor of a machine god. Metres."""
import math
import random

import numpy as np
from PIL import Image, ImageDraw
from scipy.interpolate import CubicSpline

from kits import boxes, studio, tabletop, vessels
from lib.tools import TAU, Mesh, fractal_noise, gaussian_filter, glow, linear, ngon, placement, product, smoothstep, stage, steps, surface, turns

PINK, JADE, PAPER = "#ff3f86", "#35e6b4", "#ffc69a"


def materials():
    return dict(
        concrete=surface("concrete", "#3b3d48", rough=0.75, var=0.4, scale=0.5, streak=0.8, specular=0.3), dark=surface("dark", "#12131b", rough=0.5, metal=0.3, var=0.4),
        metal=surface("metal", "#4a4f5c", rough=0.4, metal=0.8, var=0.4, streak=0.5, edge=0.3),
        wet=surface("wet", "#0c0e16", rough=0.11, var=0.6, scale=0.45, bump=0.16, bump_scale=1.6, specular=0.7),
        stone=surface("stone", "#4a4b55", rough=0.45, var=0.4, scale=1.2, bump=0.3, bump_scale=6),
        lacquer=surface("lacquer", "#b8281a", rough=0.32, var=0.3, scale=0.8, streak=0.4, coat=0.4), black=surface("black lacquer", "#0d0c10", rough=0.25, var=0.2, coat=0.5),
        pink=glow("pink", PINK, 5), jade=glow("jade", JADE, 4), paper=glow("paper", PAPER, 3.2), dim=glow("dim window", "#7a4a58", 0.22), eye=glow("eye", JADE, 16),
    )


def tower(mesh, m, x, y, w, d, h, rng, lit=0.3, face=0, panes=None):
    """Ruined high-rise; face +1/-1 shows its side wall to +X/-X (street side), the front is -Y. panes(column, floor): what shines there at the front."""
    mesh.box((x, y, h / 2 - 1), (w, d, h + 2), m["concrete"])
    top = h
    for _ in range(rng.randint(2, 4)):
        ww, dd, hh = rng.uniform(0.2, 0.6) * w, rng.uniform(0.2, 0.6) * d, rng.uniform(1, 5)
        mesh.box((x + rng.uniform(-0.2, 0.2) * w, y + rng.uniform(-0.2, 0.2) * d, top + hh / 2), (ww, dd, hh), m["dark"])
    mesh.cylinder((x + 0.3 * w, y, top), 0.1, rng.uniform(4, 9), m["metal"], 5)
    floors, lights = int(h / 3.1), [m[k] for k in ("paper", "paper", "dim", "dim", "jade", "pink")]
    for f in range(1, floors):
        z = f * 3.1
        mesh.box((x, y, z - 0.4), (w + 0.5, d + 0.5, 0.25), m["dark"])
        if rng.random() < 0.12 and not panes:
            continue
        n = max(2, int(w / 2.6))
        for k in range(n):
            at = x - w / 2 + w * (k + 0.5) / n
            mesh.box((at, y - d / 2 - 0.02, z + 0.9), (w / n * 0.62, 0.12, 1.5), panes and panes(k, f) or (rng.choice(lights) if rng.random() < lit else m["black"]))
        if face:
            n = max(2, int(d / 2.6))
            for k in range(n):
                at, kind = y - d / 2 + d * (k + 0.5) / n, rng.choice(lights) if rng.random() < lit else m["black"]
                mesh.box((x + face * (w / 2 + 0.02), at, z + 0.9), (0.12, d / n * 0.62, 1.5), kind)
                if rng.random() < 0.3:
                    mesh.box((x + face * (w / 2 + 0.4), at, z - 0.1), (0.8, 1.2, 0.7), m["metal"])
                if rng.random() < 0.2:
                    mesh.box((x + face * (w / 2 + 0.6), at, z + 0.3), (1.2, d / n, 0.9), m["dark"])
    for _ in range(2):
        px, py = x + face * (w / 2 + 0.15), y + rng.uniform(-0.4, 0.4) * d
        mesh.cylinder((px, py, 0), 0.16, h * rng.uniform(0.5, 1), m["metal"], 8)


def sign(mesh, m, loc, size, key, rng, side=0.0):
    """Blank hanging light board: frame, tube outline, bars and discs without meaning."""
    x, y, z = loc
    w, h = size
    mesh.box((x, y, z), (w, 0.3, h), m["black"])
    for s in (-1, 1):
        mesh.box((x + s * w * 0.47, y - 0.18, z), (w * 0.05, 0.06, h * 0.97), m[key]).box((x, y - 0.18, z + s * h * 0.485), (w, 0.06, w * 0.05), m[key])
    n = int(h / w / 0.9)
    for k in range(n):
        at = z - h / 2 + h * (k + 0.5) / n
        if rng.random() < 0.4:
            mesh.cylinder((x, y - 0.16, at), w * 0.28, 0.06, m[key], 20, rot=(TAU / 4, 0, 0))
        else:
            for q in range(3):
                mesh.box((x, y - 0.18, at + (q - 1) * w * 0.2), (w * rng.uniform(0.3, 0.7), 0.06, w * 0.09), m[key])
    mesh.box((x + side * w, y + 0.1, z), (w, 0.12, 0.2), m["metal"])


def gate(mesh, m, loc, width, height):
    """Two-beamed shrine gate across X."""
    mesh, r = mesh.at(placement(loc)), width * 0.052
    for s in (-1, 1):
        mesh.tube([(s * width * 0.5, 0, 0), (s * width * 0.455, 0, height * 0.93)], lambda t: r * (1.08 - 0.16 * t), m["lacquer"], 20)
        mesh.cylinder((s * width * 0.5, 0, -0.3), r * 1.5, height * 0.06 + 0.3, m["black"], 20, r * 1.25)
        mesh.box((s * width * 0.462, 0, height * 0.79), (r * 2.8, r * 2.6, r * 0.5), m["black"])
    mesh.box((0, 0, height * 0.74), (width * 1.14, r * 1.2, r * 2.0), m["lacquer"]).box((0, 0, height * 0.83), (r * 2.2, r * 1.0, height * 0.13), m["black"])
    rows = {"lacquer": [], "black": []}
    for k in range(17):
        u = k / 8 - 1
        x, lift = u * width * 0.7, 0.055 * width * u * u
        for key, z0, z1, half in (("lacquer", 0.9, 0.955, 1.25), ("black", 0.955, 1.0, 1.7)):
            za, zb = height * z0 + lift, height * z1 + lift * 1.15
            rows[key].append([(x, -half * r, za), (x, -half * r, zb), (x, half * r, zb), (x, half * r, za), (x, -half * r, za)])
    for key, row in rows.items():
        mesh.sheet(row, m[key])
        mesh.add(row[0][:4], [(0, 1, 2, 3)], m[key]).add(row[-1][:4], [(0, 1, 2, 3)], m[key])


def lanterns(mesh, m, start, end, count):
    size, points = 0.28, [tuple(a + (b - a) * t - (4.8 * t * (1 - t) if k == 2 else 0) for k, (a, b) in enumerate(zip(start, end))) for t in steps(40)]
    mesh.tube(points, 0.025, m["black"], 5)
    for k in range(count):
        x, y, z = points[int(40 * (k + 0.5) / count)]
        mesh.ball((x, y, z - size * 1.3), size, m["paper"], (0.85, 0.85, 1.1), 2).cylinder((x, y, z - size * 0.35), size * 0.4, size * 0.3, m["black"], 10)


def paper_lantern(at, light, edge):
    """A lantern of oiled paper over rings of bamboo, 3.6 high with its handle, on a foot of black lacquer: a gate in a ring is painted on it, it shines from `light` in the middle to `edge`."""
    y, x = np.mgrid[-1.3:1.3:600j, -1.05:1.05:480j]
    sign = Image.new("L", x.shape[::-1])
    for shape in boxes.MOTIFS["torii"]:
        ImageDraw.Draw(sign).polygon([(240 + 150 * u, 300 + 150 * v) for u, v in shape], fill=255)
    ink = gaussian_filter(np.asarray(sign) / 255, 1.2) * (0.75 + 0.25 * smoothstep(fractal_noise(*x.shape, 40, 2), 0.3, 0.5))
    warm = (np.exp(-(x**2 / 0.4 + (y + 0.15) ** 2 / 0.55)) * (0.75 + 0.5 * fractal_noise(*x.shape, 30, 5, 5)))[..., None]
    paper = (linear(light) * warm + 0.22 * linear(edge) * (1 - warm)) * (1 - 0.97 * ink)[..., None]
    body, lacquer, bamboo = Mesh("lantern"), surface("lacquer", "#0b0a0c", rough=0.16, var=0.3, coat=0.7), surface("bamboo", "#4a1c08", rough=0.5, var=0.2)
    round_ = lambda t: 0.5 + 0.55 * max(0.0, math.sin(math.pi * t)) ** 0.62
    tabletop.lathe(Mesh("paper"), (0, 0, 0), [(round_(t) - 0.028 * math.sin(math.pi * 15 * t) ** 2, 0.36 + 2.05 * t) for t in steps(240)], studio.screened("paper", paper, 4.6), 120).place(0, at, smooth=180, shadow=False)
    for t in steps(15):
        body.tube([(round_(t) * math.cos(a), round_(t) * math.sin(a), 0.36 + 2.05 * t) for a in [*turns(72), 0, 0.1]], 0.011, bamboo, 6)
    for z, way in ((0, 1), (2.77, -1)):
        tabletop.lathe(body, (0, 0, z), [(0, 0), (0.62, 0), (0.66, 0.04 * way), (0.66, 0.14 * way), (0.6, 0.17 * way), (0.54, 0.2 * way), (0.54, 0.38 * way), (0.47, 0.4 * way), (0.4, 0.3 * way)], lacquer, 90)
    body.tube([(0.6 * math.cos(a), 0.12 * math.sin(a), 2.7 + 0.85 * math.sin(a)) for a in np.linspace(0, math.pi, 50)], 0.03, lacquer, 10)
    body.place(0.006, at, (0, 0, -0.5), smooth=50)
    stage.point((at[0], at[1], at[2] + 1.35), 330, light, 0.5)


def wanderer():
    """The windows of a slab of flats, 63 in each of 32 rows from the ground up: 0 for a dark one, or a part of somebody who strides to the right: hat, scarf, coat or blade."""
    picture = Image.new("L", (63, 32))
    draw = ImageDraw.Draw(picture)
    for part, shape in (
        (3, [(27, 9), (36, 9), (41, 23), (36, 23), (34, 31), (37, 31), (33, 31), (31, 24), (29, 24), (26, 31), (22, 31), (25, 24), (17, 22), (23, 15)]),
        (2, [(25, 7), (37, 7), (37, 8), (25, 9), (19, 6), (15, 7), (10, 5), (13, 4), (19, 4)]),
        (1, [(18, 6), (31, 0), (44, 8), (31, 7)]), (4, [(40, 18), (53, 26), (53, 27), (40, 19)]), (0, [(20, 17), (38, 17), (38, 17)]),):
        draw.polygon(shape, fill=part)
    return np.asarray(picture)[::-1]


def street(m, rng):
    mesh, width = Mesh("street"), 9.5
    mesh.box((0, 60, -0.05), (160, 200, 0.1), m["wet"])
    for side, tall in zip((-1, 1), ((22, 60), (9, 20))):
        y = -4
        while y < 64:
            d, w = rng.uniform(8, 13), rng.uniform(8, 14)
            tower(mesh, m, side * (width + w / 2 + rng.uniform(0, 1.5)), y + d / 2, w, d, rng.uniform(*tall), rng, 0.26, -side)
            for _ in range(2):
                key = rng.choice(("pink", "jade", "paper", "pink"))
                sign(mesh, m, (side * (width - rng.uniform(0, 0.7)), y + rng.uniform(0.2, 0.8) * d, rng.uniform(6, 15)), (rng.uniform(0.9, 1.5), rng.uniform(3, 7)), key, rng, side)
            mesh.box((side * (width - 0.9), y + d / 2, 0.1), (1.8, d, 0.22), m["stone"])
            mesh.box((side * (width + 0.2), y + d / 2, 3.4), (2.4, d * 0.8, 0.15), m["dark"], (0, side * 0.2, 0))
            mesh.box((side * (width + 0.05), y + d / 2, 1.7), (0.2, d * 0.5, 1.7), m[rng.choice(("dim", "black", "dim"))])
            y += d + rng.uniform(0.4, 2)
    for _ in range(8):  # cables across it
        y, z, drift, drop, sag = rng.uniform(8, 64), rng.uniform(9, 19), rng.uniform(-6, 6), rng.uniform(-3, 3), rng.uniform(0.5, 2.2)
        mesh.tube([(21 * t - 10.5, y + drift * t, z + drop * t - sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 17)], rng.choice((0.03, 0.05, 0.08)), m["black"], 5)
    mesh.place()


def mask(m, loc, scale, rot):
    """A dark visor about 10 units tall, front -Y, without a face: two slits of light, a broken halo, cables."""
    rng, g = random.Random(3), Mesh("mask")
    g.ball((0, 0.4, 0.2), 1, m["black"], (3.1, 1.6, 4.6), 4)
    for side in (-1, 1):
        g.box((side * 1.25, -1.15, 0.75), (1.7, 0.3, 0.26), m["eye"], (0, -side * 0.16, 0))
        g.tube([(side * 2.6 * math.cos(a), -0.2 - 0.6 * math.cos(a), 4.0 * math.sin(a)) for a in np.linspace(-1.3, 1.3, 30)], 0.07, m["metal"], 6)
    g.cylinder((0, -1.3, 2.9), 0.3, 0.2, m["eye"], 24, rot=(TAU / 4, 0, 0))
    for (r, width, gap), (k, a) in product(((6.4, 0.2, 0.6), (7.3, 0.12, 2.1), (8.4, 0.22, 3.9)), enumerate(turns(144))):
        if (a - gap) % TAU >= 0.9 and k % 24:
            g.box((r * math.cos(a), 1.8, 0.5 + r * math.sin(a)), (width, 0.2, r * TAU / 144), m["pink" if r == 7.3 else "metal"], (0, -a, 0))
    for k in range(14):
        x = rng.uniform(-2.4, 2.4)
        g.tube([(x + 0.5 * math.sin(t * 5 + k), 1.0 + t, -3 - 9 * t) for t in np.linspace(0, 1, 12)], rng.uniform(0.05, 0.2), m["dark"], 6)
    g.place(0.0, loc, (0, 0, rot), scale)


# Somebody in a wide hat, drawn with bent wire: hat, coat and its open half, feet, a blade, the end of a scarf; hundredths of (x, z).
WALKER = (
    ((-40, 90), (-20, 106), (0, 120), (20, 106), (40, 90), (20, 86), (0, 85), (-20, 86), (-40, 90)),
    ((-9, 85), (-8, 78), (-20, 73), (-26, 60), (-30, 40), (-38, 14), (-22, 17), (-6, 12), (2, 40), (0, 74), (8, 78), (9, 85)),
    ((8, 78), (20, 73), (25, 60), (27, 40), (36, 14), (20, 17), (6, 12), (2, 40)), ((-14, 15), (-15, 0), (-23, -2)), ((13, 15), (15, 0), (23, -2)),
    ((-42, 33), (-27, 40), (27, 62), (40, 68)), ((8, 80), (22, 80), (33, 73), (42, 76)))


def tube(m, at, light, rng):
    """A numeral tube 2.5 high that shows no numeral: of its stack of bent wires the foremost glows, a walker; rain stands on its glass."""
    ware, wires, drops, lit = Mesh("socket"), Mesh("wires"), Mesh("drops"), Mesh("lit wire")
    brass, ceramic = surface("brass", "#c08c3c", rough=0.25, metal=1, var=0.3, scale=6), surface("ceramic", "#d6cdbc", rough=0.22, var=0.2, scale=3, coat=0.5)
    glass, steel = vessels.clear("tube glass", "#ffffff", 1.45), surface("wire", "#8a8684", rough=0.3, metal=1, var=0.2)
    silver = surface("getter", "#6a6258", rough=0.12, metal=1, var=0.5, scale=4)
    shape = zip((44, 54, 56, 56, 56, 53, 40, 20, 7.5, 4.5, 0), (30, 36, 60, 120, 175, 198, 217, 227, 233, 243, 250))
    wall = CubicSpline(np.linspace(0, 1, 11), 0.01 * np.array(list(shape)))(np.linspace(0, 1, 90))
    within = lambda low, high, share: [(share * r, 0.3 + (z - 0.3) * (0.3 + 0.7 * share)) for r, z in wall if low < z < high]
    for profile, material in (([*wall, (0, 2.2), *within(0, 2.31, 0.955)[::-1]], glass), (within(2.02, 2.3, 0.93), silver)):
        tabletop.lathe(Mesh("bulb"), (0, 0, 0), profile, material, 120).place(0, at, smooth=80, shadow=material != glass)
    foot = zip((60, 72, 75, 75, 70, 64, 62, 59, 57, 57), (6, 6, 9, 22, 26, 27, 42, 45, 44, 30))
    bands = [[(r, z), (r + 2, z + 1), (r + 2, z + 6), (r, z + 7)] for r, z in ((75.5, 12), (62.5, 32))]
    for profile, material in ((foot, ceramic), *((band, brass) for band in bands)):
        tabletop.lathe(ware, (0, 0, 0), [(0.01 * r, 0.01 * z) for r, z in profile], material, 90)
    for a in turns(12, 0.5):
        c, s = math.cos(a), math.sin(a)
        ware.cylinder((0.68 * c, 0.68 * s, -0.02), 0.035, 0.12, brass, 16).cylinder((0.7 * c, 0.7 * s, 0.25), 0.03, 0.03, brass, 6)
        ware.box((0.79 * c, 0.79 * s, 0.16), (0.08, 0.07, 0.03), brass, (0, 0, a))
    for z in (0.52, 1.93):
        ware.cylinder((0, 0, z), 0.47, 0.025, ceramic, 80)
    for x, y in product((-0.45, 0.45), (-0.1, 0.22)):
        ware.cylinder((x, y, 0.4), 0.014, 1.62, m["metal"], 12).cylinder((x, y, 1.95), 0.035, 0.05, brass, 16)
    ware.place(0.006, at, smooth=50)
    for row, k in product(range(17), range(19)):  # the anode, a mesh of hexagons bent round the wires
        cell = [(0.086 * (k - 9 + 0.5 * (row % 2)) + x, 0.6 + 0.0745 * row + y) for x, y in ngon(0.049, 6, TAU / 12)]
        wires.tube([(0.46 * math.sin(u / 0.46), 0.46 * math.cos(u / 0.46), z) for u, z in [*cell, cell[0]]], 0.007, steel, 5)
    for layer, line in product((0, 1, 2, 3), WALKER):
        y, way = 0.09 * layer, (-1) ** layer
        bent = [(0.0098 * way * x, y - 0.03, 0.64 + 0.0099 * z) for x, z in line]
        (wires if layer else lit).tube(bent, 0.011 if layer else 0.02, steel if layer else light, 10)
    wires.place(0, at, smooth=60)
    lit.place(0, at, smooth=60, shadow=False)
    for _ in range(330):
        a, z, size = rng.uniform(-2.9, -0.2), rng.uniform(0.45, 2.1), 0.006 + 0.02 * rng.random() ** 3
        r = float(np.interp(z, wall[:, 1], wall[:, 0]))
        drops.ball((r * math.cos(a), r * math.sin(a), z), size, glass, (1, 1, rng.uniform(1, 1.5)), 3)
    drops.place(0, at, smooth=180, shadow=False)
    with stage.made() as lamps:
        stage.point((at[0], at[1] - 0.08, at[2] + 1.3), 70, "#ff7a40", 0.25)
    lamps[0].visible_transmission = lamps[0].visible_camera = False


def keycap(profile, material, name="keycap"):
    """A keycap as its profile says, (half width, height) from the rim up to the dish on top."""
    power = lambda q: math.copysign(abs(q) ** 0.42, q)
    return Mesh(name).sheet([[(r * power(c), r * power(s), z) for c, s in [*ngon(1, 64), (1, 0)]] for r, z in profile], material)


def resin_key(m, at, turn, key, tint, rng):
    """A tall keycap of clear resin: a block of lit towers stands in it on a dark foot, its light has the colour `tint`."""
    foot = keycap(((0.46, -0.3), (0.46, 0.0), (0.45, 0.12), (0.44, 0.15), (0, 0.15)), m["black"])
    clear = ((0, 0.155), (0.43, 0.155), (0.445, 0.2), (0.4, 0.95), (0.375, 1.03), (0.33, 1.06), (0.2, 1.04), (0, 1.03))
    foot.place(0, at, (0, 0, turn), smooth=40)
    keycap(((0.45, 0.09), (0.466, 0.095), (0.466, 0.13), (0.45, 0.135)), m[key]).place(0, at, (0, 0, turn))
    keycap(clear, vessels.clear("resin", "#ffffff", 1.42)).place(0, at, (0, 0, turn), smooth=40, shadow=False)
    block = Mesh("block")
    block.box((0, 0, 0.5), (46, 46, 1), m["wet"])
    for x, y, w, high in ((-11, 9, 13, 48), (6, 12, 12, 36), (12, -6, 11, 27), (-13, -9, 10, 19)):
        tower(block, m, x, y, w, w, high + rng.uniform(-4, 4), rng, 0.5, 1 if x < 0 else -1)
    sign(block, m, (1.5, -1, 12), (3.4, 13), key, rng)
    block.place(0, [p + q for p, q in zip(at, (0, 0, 0.16))], (0, 0, turn), 1 / 68)
    with stage.made() as lamps:
        stage.point((at[0], at[1] - 0.16, at[2] + 0.34), 14, tint, 0.03)
        stage.point((at[0], at[1] + 0.05, at[2] + 0.92), 10, tint, 0.03)
    for lamp in lamps:
        lamp.visible_transmission = lamp.visible_camera = False
