"""Pictures of the contact topics: dark things on a glossy table before one light, two hues each."""
import math
import random

import numpy as np

from kits import air, boards, minis, still, tabletop
from kits.studio import coated, drake, grade, room
from lib.tools import Mesh, Shot, Vector, display, glow, instance, ngon, placement, product, shining, smoothstep, stage, surface

ROOM = None, "#0c1a22", (13, 8, 20, 17), ("#5f8a9a", "#2c6478", "#123248"), (-26, -4)


def feedback():
    """One small red piece has climbed three dice to a microphone far too big for it; the hall of wooden pieces is dark and waits for what it will say."""
    rng, steel, dark, m, curtain = random.Random(12), surface("chrome", "#c8ccd0", rough=0.16, metal=1, var=0.15, scale=3), surface("dark", "#101418", rough=0.4, metal=0.5, var=0.2), Mesh("microphone"), Mesh("curtain")
    stage.ambient("#16343c", 0.1)
    Mesh("stage").cylinder((0.4, 3.4, -0.7), 4.6, 0.5, still.wood("boards", "#7a4c2a", "#2c170c"), 96).place(0.06)
    Mesh("floor").box((0, 8, -0.85), (80, 60, 0.3), surface("floor", "#0b1114", rough=0.22, var=0.3, scale=1)).place()
    curtain.sheet([[(x, 11 + 0.55 * math.sin(2.1 * x + 0.5 * math.sin(0.9 * x)) + 0.15 * math.sin(5.3 * x), z) for z in (-1, 5, 16)] for x in np.linspace(-20, 20, 700)], surface("curtain", "#0f4a52", rough=0.8, var=0.25, scale=2)).place(smooth=60)
    at, dome = (1.75, 3.4, 3.55), lambda x, a: (x, 0.62 * (1 - (abs(x) / 0.95) ** 3) ** 0.5 * math.cos(a), 1.25 * (1 - (abs(x) / 0.95) ** 3) ** 0.5 * np.sign(math.sin(a)) * abs(math.sin(a)) ** 0.7)
    head = m.at(placement(at, (0.12, -0.2, -0.5))).ball((0, 0, 0), 1, dark, (0.84, 0.52, 1.1), 4)
    for x in np.linspace(-0.84, 0.84, 15):
        head.tube([dome(x, a) for a in np.linspace(0, math.tau, 61)], 0.045, steel)
    for z, r in ((0, 0.1), (0.5, 0.04), (-0.5, 0.04)):
        head.tube([(0.93 * math.cos(a) * (1 - z * z / 3), 0.64 * math.sin(a) * (1 - z * z / 3), z) for a in np.linspace(0, math.tau, 61)], r, steel)
    m.tube([(1.75, 3.4, 2.45), (1.85, 3.4, 1.9), (1.85, 3.4, -0.1)], 0.11, steel, 16).cylinder((1.85, 3.4, -0.2), 1.0, 0.16, dark, 64, 0.9).tube([(1.85, 4.3, -0.14), (3.6, 4.6, -0.14), (4.6, 3.2, -0.14), (5.6, 4.6, -0.5), (9, 5, -0.65)], 0.07, dark).place(0.01, smooth=60)
    for k, (tint, pip) in enumerate((("#e6dcc4", "#1b2026"), ("#d8a020", "#f4ead0"), ("#1f7a80", "#f4ead0"))):
        tabletop.die(surface("die " + tint, tint, rough=0.3, var=0.1, coat=0.4), surface("pip", pip, rough=0.4, var=0), (-0.1, 3.3, 0.23 + 0.86 * k), (0.35, 0.6, -0.4)[k], 0.86)
    tabletop.meeple(surface("red", "#b3281c", rough=0.38, var=0.15, scale=4, coat=0.3), (-0.1, 3.3, 2.38), -0.12, 1.5)
    for row, k in product(range(3), range(-6, 7)):
        tabletop.meeple(surface("crowd", rng.choice(("#1f5a7a", "#a8742a", "#2f6a3a", "#8a3020", "#b8aa90")), rough=0.4, var=0.15, coat=0.3), (1.28 * k + 0.64 * (row % 2) + rng.gauss(0, 0.08), -2.2 - 1.25 * row, -0.7), rng.gauss(0, 0.12), rng.uniform(1.5, 1.8))
    for at, to, *lamp in ((-5.0, 1.2, 11), (0.5, 3.4, 2.2), 21000, "#ffd9a0", 30, 0.35, 0.3), ((5, 9.5, 8), (0.6, 3.3, 2.8), 5000, "#ffc890", 40, 0.8, 0.5):
        stage.spot(at, to, *lamp)
    for at, to, *lamp in ((6, -1, 5), (1.7, 3.4, 3.5), 2.4, 420, "#4fc0c8"), ((0, 9, 6), (0, -4, 0.5), 7, 900, "#4fb0c0", 2), ((0, 8.5, 0.5), (0, 11, 4), 18, 950, "#1f8a98", 1):
        stage.area(at, to, *lamp)
    stage.camera((-0.3, -9.6, 2.0), (0.35, 3, 2.55), 38, lamp=(-4.5, 9.5, 10.5), aim=(0.3, 3.3, 2.0))


def question():
    """A small figure with a lantern before a maze of standing cards, their backs to it; one has turned and shines."""
    rng, (x, y), cut = random.Random(9), boards.sheet((1.55, 2.2), 260), still.wood("beech", "#b07a46", "#6a4022")
    Mesh("felt").box((0, 8, still.TOP - 0.1), (80, 80, 0.2), surface("felt", "#1a4438", rough=1.0, var=0, specular=0.05)).place()
    still.evening(rng, *ROOM, (-15, 20, 5, -17, 21), (-0.6, 1, 0.8), 32, 0, 300, 1500)
    bow = [(-0.34, 0.42), *((0.34 * math.cos(t), 0.42 + 0.32 * math.sin(t)) for t in np.linspace(2.9, -0.75, 60)), *((0.23 - 0.23 * t, 0.2 - 0.5 * t) for t in np.linspace(0, 1, 20))]
    far, out = np.min([np.hypot(x - u, y - v) for u, v in bow], 0), np.minimum(0.775 - abs(x), 1.1 - abs(y))
    face = boards.lay(display("#3a2408") * (1.6 - 0.8 * np.hypot(x, 0.7 * y))[..., None], display("#ffc860"), np.maximum(smoothstep(np.minimum(far, np.hypot(x, y + 0.62) - 0.03), 0.11, 0.085), smoothstep(np.minimum(abs(out - 0.1), abs(out - 0.16) + 0.012), 0.024, 0.014)))
    prints, cards = [boards.printed("asking", face, "#ffc860", 1.1, 0)] + [boards.printed(f"back {k}", boards.card_print((tint,), "#d8b878", k, True), bump=0) for k, tint in ((0, "#1a4a5c"), (5, "#5a2426"), (7, "#2a3a5e"), (4, "#3f4a26"))], [(0.75, 4.1), (-1.5, 5.2), (-2.1, 3.5), (-3.0, 1.9), (-4.4, 0.7), (-5.9, 2.4), (-4.6, 4.2), (2.9, 5.0), (3.0, 3.1), (3.8, 1.5), (5.2, 0.4), (5.5, 3.0), (7.0, 1.8)]
    for k, (u, v) in enumerate(cards + [(0.7 + r * math.cos(a), 4.0 + r * math.sin(a)) for r, n in ((4.4, 8), (6.8, 12), (9.4, 16)) for a in np.linspace(0.12, math.pi - 0.12, n)]):
        turn, size = ((0.17 if v < 5.5 else 0.08) * (0.75 - u) + rng.gauss(0, 0.1), 1.0) if k else (0.06, 1.2)
        Mesh("card").box((0, 0, 0), (1.55, 2.2, 0.022), prints[k and rng.randint(1, 4)]).place(0.006, (u, v, still.TOP + 0.14 + 1.1 * size), (math.pi / 2, 0, turn), size)
        Mesh("block").box((0, 0, 0.16), (1.1, 0.5, 0.32), cut).place(0.05, (u, v, still.TOP), (0, 0, turn), size)
    minis.stand(still.adventurer(1.65, "lantern", "hood", ("#7a3020", "#5a4028", "#8a7a4a*", "#ffffff"), glow("fire", "#ffb050", 60)), [(-0.7, -0.4, 0.3)], still.TOP)
    stage.point((-1.5, 0.3, 0.95), 260, "#ffa850", 0.15)
    stage.area((0.75, 3.8, 1.4), (0.2, -0.5, 0.3), 1.2, 320, "#ffc870", 1.8)
    minis.dice([(2.6, -1.9, 0.6, "#c8a04a", "#1b2026"), (3.3, -1.3, -0.3, "#e6dcc4", "#1b2026")], 0.55)
    minis.tokens(rng, "#2c6a74", [(-3.3, -0.9, 3), (-3.9, -0.5, 2), (-2.8, -1.6, 1)], 0.32)
    stage.area((9, 10, 7), (0, 4, 1), 4, 3600, "#5fb0d0")
    stage.spot((-5, -7, 6), (-0.6, 0, 0.8), 900, "#ffd8a8", 32, 0.9, 0.6)
    stage.camera((-0.9, -9.6, 4.9), (0.3, 3.2, 0.95), 41, focus=(-0.3, 2.0, 0.9), fstop=1.2)


def press():
    """The eye of the press: a brass lens, near; in its coated glass stands what it looks at, a painted dragon in a small bright studio."""
    m, black, tick = Mesh("lens"), surface("lacquer", "#08080a", rough=0.34), surface("tick", "#e8dcc0")
    brass = surface("brass", "#d2a868", rough=0.22, metal=1, var=0.2, scale=2.5, edge=0.3)
    part = lambda material, *profile: tabletop.lathe(m, (0, 0, 0), profile, material, 192)
    part(brass, (1, -0.5), (1, -0.1), (1.04, 0.02), (1.08, 0.06), (1.18, 0.06), (1.23, 0.02), (1.24, -0.1), (1.2, -0.26), (1.3, -0.32), (1.3, -0.66),
        (1.17, -0.71), (1.17, -1.5), (1.22, -1.53), (1.24, -1.6), (1.22, -1.67), (1.17, -1.7), (1.17, -2.05), (1.3, -2.2), (1.66, -2.3), (1.66, -2.42))
    part(black, (1.17, -0.86), (1.21, -0.88), (1.21, -1.14), (1.17, -1.16))
    part(black, (1, -0.02), (0.97, -0.32), (0.9, -0.34), (0.9, -0.5), (0.84, -0.52), (0.84, -1.4), (0.5, -2.2), (0, -2.2))
    for r, z, size, what in (1.3, -0.49, (0.07, 0.05, 0.3), brass), (1.21, -0.95, (0.01, 0.012, 0.1), tick):
        for k, (x, y) in enumerate(ngon(r, 80)):
            m.box((x, y, z), size, what, (0, 0, math.tau * k / 80))
    for x, y in ngon(1.47, 6, 0.3):
        m.cylinder((x, y, -2.27), 0.08, 0.07, brass, 24, 0.06).box((x, y, -2.2), (0.11, 0.018, 0.01), black, (0, 0, 7 * x))
    m.place(0.006, rot=(math.pi / 2, 0, 0), smooth=40)
    panes = (1, 1.75, -0.1, "#ffe8d0", 0.86), (0.95, 1.1, -0.75, "#ff5ab0", 0.98), (0.84, -2.2, -0.55, "#58ff9a", 0.95), (0.8, 2, -1.1, "#5a8aff", 0.98)
    for r, bow, z, tint, clear in panes:
        m, depth = Mesh("glass"), lambda q: math.copysign((bow * bow - q * q) ** 0.5, bow)
        part(coated("glass " + tint, tint, clear), *((q, z + depth(q) - depth(r)) for q in np.linspace(r, 0, 40)))
        m.place(rot=(math.pi / 2, 0, 0), smooth=80, shadow=False)
    Mesh("front").box((0, 2.7, -0.1), (4.3, 0.5, 4.8), still.wood("mahogany", "#6a2c16", "#2a0e08")).place(0.1, segments=4)
    with stage.made() as mirrored, stage.small((-1.4, -6.6, -4.8), 3.1, math.pi):
        minis.stand(drake(3.6, 1.12, ("#d02010", "#f0d8a0", "#d8902c", "#4a4640")), [(0, 0, -0.4)], 0)
        paper = [[(x, 2.5 + min(4, 0.02 * t**2.2), 0.02 + max(0, t - 12) * 0.5) for x in (-7, 9)] for t in range(36)]
        Mesh("set").sheet(paper, surface("paper", "#ead8c0", var=0)).box((0, 0, 0), (8.5, 9, 0.02), surface("top", "#4a2c1a")).place()
        stage.spot((-6, -1, 9), (0, 4, 3), 20000, "#fff0dc", 60, 0.9, 0.5)
        stage.spot((3, -1.5, 8), (0, 0, 2), 14000, "#ffe0b0", 40, 0.8, 0.3)
        stage.area((7, -3.5, 7), (0, 0, 2), 3.4, 5000, "#ffe8c8", 3)
        stage.area((7, -1, 5), (0, 0, 2), 2, 1200, "#9fd8ff", 4)
    for obj in mirrored:
        obj.visible_camera, obj.visible_diffuse = False, obj.type == "LIGHT"
    stage.area((-7.5, -3.5, 5.5), (0, 0, -0.5), 2.4, 1100, "#ffe2c0")
    stage.area((5, 3.5, 4), (0, 1, 0), 2, 500, "#6fc8e0")
    stage.area((-16, 10, 8), (-8, 22, 0), 5, 1200, "#2f9ac0")
    for x, z, r, tint in (-10.4, 5.2, 0.26, "#ffc070"), (-13.6, 2.4, 0.2, "#ffb060"), (-15.2, -1.4, 0.22, "#6fd0ff"), (-11.6, -5, 0.18, "#ffd8a0"):
        shining("bulb", (x, 13, z), r, glow("bulb " + tint, tint, 9))
    Mesh("wall").box((-4, 22, 0), (80, 0.2, 60), surface("wall", "#0c2a34", rough=1)).place()
    stage.ambient("#1c3a48", 0.1)
    stage.camera((4.3, -6.6, 1.1), (0.2, 0.5, -0.05), 58, focus=(0, -0.2, 0), fstop=0.28)


def prototype():
    """A game is being invented: tiles drawn by hand in pencil, wooden pieces, a ruler, shavings; the lamp on the table, dusk outside."""
    rng, mesh = random.Random(4), Mesh("shavings")
    still.evening(rng, ("#7a4c2a", "#3a2010"), "#141a26", (-9, 7, 24, 15), ("#e89a6a", "#5a78b0", "#22386a"), (6, 24), (2.9, 9, 3.3, 5.4, 10.2), (0.6, 2.4, 0))
    still.paper((15, 10.4), ("#1c4a44", "#7fb0a0"), (0, 2.6, still.TOP), 0, 0.08)
    prints, away = [boards.printed(f"tile {k}", still.sketch(k % 5, rng), bump=0) for k in range(10)], ((-3, 0), (-3, 1), (3, -3), (2, -3), (1, -3), (0, -3), (3, 0), (-3, 3), (-2, 3), (-3, 2), (3, -2))
    spots = [(1.54 * i, (j + i / 2) * 1.78 + 2.7, -0.12, rng.randrange(10), rng.uniform(-0.05, 0.05)) for i, j in product(range(-3, 4), repeat=2) if abs(i + j) <= 3 and (i, j) not in away]
    spots += [(-5.2 + rng.uniform(-0.1, 0.1), 0.5 + rng.uniform(-0.1, 0.1), -0.12 + 0.085 * k, k, rng.uniform(-0.5, 0.5)) for k in range(6)] + [(3.4, -1.6, -0.16, 4, 0.4)]
    for x, y, z, k, turn in spots:
        Mesh("tile").prism([(a + rng.uniform(-0.02, 0.02), b + rng.uniform(-0.02, 0.02)) for a, b in ngon(0.98)], 0, 0.075, prints[k]).place(0.008, (x, y, z), (0, 0, turn))
    paints = [surface(f"piece {t}", t, rough=0.4, var=0.12, coat=0.25) for t in ("#b3281c", "#1f5a8a", "#d8a020", "#2f6a3a")]
    for x, y, k, turn in ((0.1, 2.5, 0, 0.3), (-1.6, 3.9, 1, -0.4), (1.7, 4.3, 2, 0.5), (3.0, 2.5, 3, -0.3), (0.9, 1.3, 2, 0.2), (-3.0, 2.0, 1, 0.6)):
        tabletop.meeple(paints[k], (x, y, -0.04), turn, 0.92)
    for x, y, z, k in [(-2.4 + 0.44 * (k % 5 - 2) + rng.gauss(0, 0.05), -1.75 + 0.43 * (k // 5 - 1) + rng.gauss(0, 0.05), -0.12, rng.randrange(4)) for k in range(13)] + [(-1.6 + 0.3 * k, 2.1 + 0.2 * (k % 2), -0.04, 3) for k in range(3)] + [(1.4, 2.6, -0.04, 0), (1.75, 2.5, -0.04, 0), (1.6, 2.55, 0.28, 0)]:
        Mesh("cube").box((0, 0, 0.16), (0.32,) * 3, paints[k % 4]).place(0.025, (x, y, z), (0, 0, rng.random() * 1.5))
    minis.dice([(0.6, -1.7, 0.5, "#e6dcc4", "#1b2026"), (1.25, -1.3, -0.3, "#b3281c", "#e6dcc4")], 0.5)
    still.paper((7.5, 0.76), lambda x, y, rgb: boards.lay(0 * rgb + display("#c89a5a"), display("#20180f"), still.lines(x, 0.2, 0.07) & (y > 0.22 - 0.12 * still.lines(x, 1, 0.05))), (4.7, 0.3, -0.12), 1.15, 0.07)
    still.stick((-0.9, -3.0, -0.07), (2.8, -1.75, -0.07), "#c8922c")
    still.stick((-5.9, 4.2, 0), (-4.7, 7.0, 0), "#1f5a8a")
    for _ in range(9):
        r = rng.uniform(0.16, 0.28)
        mesh.frame = placement((2.3 + rng.gauss(0, 0.4), -2.75 + rng.gauss(0, 0.2), -0.17), (rng.uniform(-0.5, 0.5), rng.uniform(-0.4, 0.4), 6 * rng.random()))
        mesh.sheet([[(q * math.cos(5 * t), q * math.sin(5 * t), h + 0.08 * t) for q, h in ((0.25 * r, 0.14), (r * (1 + 0.1 * math.sin(40 * t)), 0.02))] for t in np.linspace(0, 1, 24)], surface("shaving", "#c08a52", var=0.2))
    mesh.place()
    notes = lambda x, y, rgb: boards.lay(boards.lay(rgb, display("#8ab0c8"), 0.6 * still.lines(y, 0.3, 0.05)), display("#2c2b30"), 0.8 * ((abs(np.hypot(x + 0.8, y + 0.1) - 0.42) < 0.02) | (abs(y - 0.3 * np.round(y / 0.3) - 0.05 * np.sin(19 * x) * np.sin(5 * x + 9 * np.round(y / 0.3))) < 0.02) & (x > -0.1) & (x < 1.2 - 0.3 * np.sin(7 * np.round(y / 0.3)))))
    for k in range(4):
        still.paper((3.1, 2.1), notes, (-5.6 + 0.25 * k, -2.5 + 0.2 * k, still.TOP + 0.005 + 0.025 * k), 0.5 - 0.13 * k)
    still.mug(6.6, 6.4, "#2c4a58")
    stage.camera((-1.2, -9.8, 5.2), (0.15, 2.2, 1.0), 37, focus=(0.2, 1.6, 0.3), fstop=0.35)


def digital():
    """By a desk lamp a bronze dragon stands on a tablet, still; in the dark glass below it is made of cubes, wakes and breathes fire."""
    rng, at, cell, rim, voxels, cells = random.Random(6), Vector((0.3, 4.4, 0.0)), 0.056, Mesh("rim"), Mesh("voxels"), {}
    still.evening(rng, *ROOM, (-4.3, 9.5, 3.2, -7.4, 10.8), at + Vector((0, 0, 1.5)), 32, 0, 520, 700)
    slate, black, case, deep = surface("slate", "#181c20", rough=0.5, var=0.5, scale=0.8, bump=0.1, bump_scale=5, specular=0.4), surface("black glass", "#050507", rough=0.12, var=0, specular=0.2), surface("case", "#6a6a70", rough=0.3, metal=1, var=0.1), surface("deep", "#030508", rough=1, var=0, specular=0)
    corner = lambda half, deep, r: [(sx * (half - r) + r * math.cos(q), sy * (deep - r) + 1.9 + r * math.sin(q)) for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for q in np.linspace(k * math.pi / 2, (k + 1) * math.pi / 2, 9)]
    for outer, inner, low, high, what in (((60, 60, 1), (2.48, 3.58, 0.28), -0.4, still.TOP, slate), ((2.5, 3.6, 0.3), (2.42, 3.52, 0.22), still.TOP, 0.0, case), ((2.42, 3.52, 0.22), (2.2, 3.3, 0.06), -0.02, 0.005, black), ((2.3, 3.4, 0.1), (2.2, 3.3, 0.06), -0.4, -0.02, deep)):
        shell, hole = corner(*outer), corner(*inner)
        rim.sheet([[(*p, q) for p in (*line, line[0])] for line, q in ((hole, low), (shell, low), (shell, high), (hole, high), (hole, low))], what)
    rim.place(0.01, smooth=40)
    Mesh("deep").box((0, 9, -5.3), (30, 0.1, 10), deep).place()
    parts = drake(3.3, 0.75, ("#8a5c34*", "#d8b070*", "#5a3820*", "#1c1c1e"))
    for kind, part in enumerate(parts):  # hide, horns, wings, crag, base
        part.transform(placement((0, 0, 0), (0, 0, -0.5)))
        instance(part, at)
        for face in part.polygons:
            for weights in ([rng.random() for _ in face.vertices] for _ in range(1 + int(face.area / 0.0012))):
                spot = sum((w * part.vertices[v].co for w, v in zip(weights, face.vertices)), Vector()) / sum(weights)
                cells[tuple(round(q / cell) for q in spot)] = min(kind, 3), 0.55 - 0.35 * face.normal.y - 0.15 * face.normal.x + 0.2 * face.normal.z + rng.gauss(0, 0.07)
    mouth = min((v.co for v in parts[0].vertices if v.co.z > 2.5 and v.co.y < -0.2), key=lambda spot: spot.y)
    for _ in range(1500):
        t = rng.random() ** 0.8
        spot = mouth + t * Vector((-1.9, -0.7, -0.5)) + (0.03 + 0.3 * t) * Vector([rng.gauss(0, 0.6) for _ in range(3)])
        cells[tuple(round(q / cell) for q in spot)] = 4 + (t + rng.gauss(0, 0.15) > 0.55), rng.random() + 0.8 * (1 - t)
    paints = [[surface(f"voxel {kind} {k}", tint, rough=0.3, var=0) for k in range(4)] for kind, tint in enumerate(("#28b8d8", "#d8f8ff", "#1468b8", "#1c4c60", "#ffc050", "#ff6a20"))]
    for paint, k in product(paints, range(4)):
        shine = paint[k].node_tree.nodes["Principled BSDF"].inputs
        shine["Emission Color"].default_value, shine["Emission Strength"].default_value = shine["Base Color"].default_value, (0.04, 0.14, 0.36, 0.9)[k] * (1 + 3 * (paint in paints[4:]))
    for (i, j, k), (kind, bright) in cells.items():
        voxels.box(at + Vector((i * cell, j * cell, -k * cell)), (cell * rng.uniform(0.78, 0.92),) * 3, paints[kind][min(3, max(0, int(4 * bright)))])
    voxels.place()
    stage.point(at + Vector((mouth.x - 0.8, mouth.y - 0.4, 0.3 - mouth.z)), 60, "#ff9a40", 0.2)
    for spot, size, power, tint in (((-4.5, 2.5, 5.5), 1.6, 900, "#ffc080"), ((4.5, 9, 5.5), 2.5, 800, "#6fd0ff"), ((-3, 9, 5), 2, 900, "#ffb060")):
        stage.area(spot, at + Vector((0, 0, 1.9)), size, power, tint)
    stage.area((3, -1, -4), at + Vector((0, 0, -1.3)), 2, 160, "#80e0ff")
    minis.dice([(3.6, 2.6, 0.5, "#c8a04a", "#1b2026"), (4.3, 3.3, -0.3, "#e6dcc4", "#1b2026")], 0.42)
    stage.camera((0.0, -6.4, 3.4), (0.0, 4.4, 0.1), 29.5, (0, -0.062), focus=at + Vector((0, 0, 1.2)), fstop=0.7)


def missing():
    """A tray of dark pieces in ranks; one place is empty and shines, its piece stands in front of the box."""
    room("#07131a", "#2a6070", "#17505f", 0.5, 16)
    slate, card, floor, tray = surface("slate", "#2a6676", rough=0.35, var=0.1, coat=0.3), surface("card", "#0e2028", rough=0.4, var=0.2, scale=2, edge=0.3), surface("floor", "#48a4b4", rough=0.5, var=0.15), Mesh("tray")
    for k in range(8):
        tray.box((1.6 * k - 5.6, 1.6, 0.15), (0.09, 4.8, 0.3), card)
    for k in range(4):
        tray.box((0, -0.8 + 1.6 * k, 0.15), (11.2, 0.09, 0.3), card)
    tray.box((0, 1.6, 0.02), (11.2, 4.8, 0.04), floor).place(0.015)
    for i, j in product(range(7), range(3)):
        if (i, j) != (3, 0):
            tabletop.meeple(slate, (1.6 * i - 4.8, 1.6 * j, 0.04), 0.08 * math.sin(7 * i + 3 * j), 1.35)
    Mesh("hole").box((0, 0, 0.05), (1.5, 1.5, 0.02), glow("empty", "#ffa848", 7)).place()
    stage.point((0, 0, 0.7), 200, "#ffa848", 0.3)
    tabletop.meeple(surface("amber", "#d0802c", rough=0.3, var=0.1, coat=0.5), (0.95, -3.0, 0), 0.4, 1.6)
    stage.area((0, 12, 6), (0, 1, 0), 10, 2600, "#6fd0e8", 3)
    stage.area((-7, -3, 5), (0, 1, 0.6), 3, 420, "#4fb0c8")
    stage.spot((-2.5, -6.5, 3.2), (0.9, -3.4, 0.9), 700, "#ffc080", 40, 0.8, 0.3)
    stage.camera((0.3, -9.6, 4.4), (0, 0.4, 0.65), 42, light=(0, 0, 0.6))


def grade_feedback(pic):
    air.beam(pic, "lamp", "aim", 0.2, 0.22)
    pic.rgb = pic.rgb * (0.4 + 0.6 * smoothstep(pic.depth, 7.5, 11.5))[..., None]
    pic.develop(1.0, 1.34, 1.15, ("#0c2a34", "#ffe2b4", 0.14), (0.5, (0.5, 0.45), 0.9), (0.16, 1.0))


SHOTS = {
    "contact-1": Shot(feedback, grade_feedback, samples=14),
    "contact-2": Shot(press, lambda pic: pic.develop(0.9, 1.34, 1.15, ("#0c2a34", "#ffe2b4", 0.12), (0.5,), sharpen=(0.8, 1)), samples=72, bounces=(5, 2, 3)),
    "contact-3": Shot(prototype, lambda pic: grade(pic, "#ffb870", "#1c2c50", 0.3, behind=16, haze=0.006), samples=40, far=40),
    "contact-4": Shot(digital, lambda pic: grade(pic, "#ffca78", "#123844", 0.3, behind=17, haze=0.01), samples=40),
    "contact-5": Shot(question, lambda pic: grade(pic, "#ffca78", "#123844", 0.3, behind=17, haze=0.01), samples=40, far=40),
    "contact-6": Shot(missing, lambda pic: grade(pic, "#ffb45c", "#0f3a48", 0.25, behind=10), samples=48, far=40)}
