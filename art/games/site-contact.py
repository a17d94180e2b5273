"""Pictures of the contact topics: objects on a desk under one lamp, players at a table, views of other scenes."""
import math
import random

import numpy as np

from kits import chateau, giants, hexland, minis, soldiers, tabletop, vikings
from lib import stage
from lib.materials import glow, pane, surface
from lib.mesh import Mesh, ngon, placement, shining
from lib.picture import linear
from lib.shot import Cut, Shot, game_file

LAMP, DAY = "#ffc68a", "#6f9ad8"
LOW = dict(samples=20, far=40, bounces=(4, 2, 2))


def materials():
    return dict(
        desk=surface("desk leather", "#4a2c1c", rough=0.5, var=0.25, scale=0.9, bump=0.1, bump_scale=12, specular=0.3),
        wood=surface("pale wood", "#a5774a", rough=0.55, var=0.25, scale=3),
        dark=surface("dark", "#1b1a1d", rough=0.5, var=0.2),
        brass=surface("brass", "#c8963e", rough=0.3, metal=1, var=0.2),
        paper=surface("paper", "#e2d8c2", rough=0.85, var=0.06),
        ink=surface("ink lines", "#4a4038", rough=0.9, var=0),
        lamp=glow("lamp glow", LAMP, 14),
        paints=[surface(f"paint {t}", t, rough=0.3, var=0.08, coat=0.5) for t in ("#a5281c", "#2c5d8f", "#d9a63d")],
    )


def desk():
    """Wooden desk, a warm key from the left, a blue rim from the right."""
    m = materials()
    stage.ambient("#26324c", 0.2)
    top = Mesh("desk")
    top.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    top.box((0, 16, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    top.place()
    stage.area((-4.4, 4.4, 3.6), (0, 0.2, 0.4), 1.1, 880, LAMP)
    stage.area((5, 4, 3), (0, 0.2, 0.6), 1.6, 420, DAY)
    stage.area((1.5, -7, 4.5), (0, 0.2, 0.6), 3.0, 75, "#cfdcff")
    return m


def grade(pic, *glow):
    """glow: what pic.glow() is told about a lamp in the picture."""
    if glow:
        pic.glow(*glow)
    pic.develop(1.15, 1.3, 1.12, ("#1c2a4a", "#ffdcb0", 0.16), (0.5, (0.5, 0.5)), (0.14, 1.0))


def feedback():
    """An open rulebook; somebody has drawn a red ring round a field of its diagram, a miniature stands on the page."""
    m = desk()
    height, ink, red = minis.book((2.7, 3.6), (0.1, 0.5), "#e2d8c2", "#3a1418", "#6a5c48"), Mesh("print"), surface("red pencil", "#b3221a", rough=0.5, var=0.1)
    for k in range(15):
        width = 1.9 if k % 5 else 1.0
        for j in range(12) if k % 5 != 4 else ():
            x, y = -2.35 + width * (j + 0.5) / 12, 1.85 - 0.2 * k
            ink.box((x, y, height(x, y) + 0.006), (width / 12.5, 0.05, 0.004), m["ink"])
    for i in range(5):
        for j in range(5):
            x, y = 0.75 + 0.42 * i, -0.35 + 0.485 * (j + 0.5 * (i % 2))
            corners = [(x + a, y + b, height(x + a, y + b) + 0.008) for a, b in ngon(0.27)]
            ink.tube([*corners, corners[0]], 0.012, m["ink"], 4)
    ring = [(1.59 + (0.42 + 0.012 * a) * math.cos(a), 0.62 + (0.36 + 0.01 * a) * math.sin(a)) for a in np.linspace(0.4, 7.4, 60)]
    ink.tube([(x, y, height(x, y) + 0.012) for x, y in ring], 0.024, red, 5)
    ink.place()
    pencil(m, (2.6, -2.95, 0.3), red, 1.76)
    bare = surface("bare", "#222222", var=0)
    for x, y, turn, kind in ((0.75, 1.75, 2.5, "aim"), (-0.75, -1.0, 0.4, "ready")):
        minis.stand(minis.primed(lambda kind=kind: soldiers.operative(bare, bare, None, kind, weapon="rifle", voxel=0.012), 1.15, 0.38), [(x, y, turn)], height(x, y))
    tabletop.die(m["paints"][0], m["paper"], (-1.3, -2.15, 0.27), 0.6, 0.54)
    tabletop.die(m["paper"], m["dark"], (-0.45, -2.35, 0.27), -0.2, 0.54, (3, 5, 1, 2))
    stage.camera((0.5, -6.9, 4.9), (0.2, -0.15, 0.25), 44, focus=(0.4, -0.2, 0.3), fstop=1.4)


def pencil(m, loc, paint, turn):
    """Sharpened pencil of 4 units lying along X before it is turned."""
    mesh = Mesh("pencil")
    mesh.frame = placement(loc, (0, math.pi / 2, turn))
    for z, r, h, key, top in ((0, 0.13, 2.9, paint, None), (2.9, 0.125, 0.4, m["wood"], 0.03), (3.28, 0.034, 0.1, m["dark"], 0.002), (-0.28, 0.12, 0.3, m["brass"], None), (-0.5, 0.11, 0.24, m["paints"][0], None)):
        mesh.cylinder((0, 0, z), r, h, key, 6 if r > 0.12 else 20, top, (0, 0, math.pi / 6))
    mesh.place(0.008)


def prototype():
    """A world cut from white card; the castle has its colours already."""
    m, rng = desk(), random.Random(4)
    card = [surface(f"white card {t}", t, rough=0.9, var=0.05, specular=0.1) for t in ("#e9e2d2", "#dcd4c2")]
    colours = hexland.materials()
    white = {key: card[k % 2] for k, key in enumerate(colours)}
    land, rims = hexland.Tiles(white, 2), Mesh("rims")
    kinds = {(-1, 0): "vine", (-1, 1): "village", (0, 1): "wheat", (1, 0): "village", (1, 1): "vine", (2, 1): "wheat", (-2, 1): "wheat", (-2, 2): "vine", (0, 2): "village", (2, 2): "village", (-1, 2): "vine", (1, 2): "wheat", (0, 3): "vine"}
    for (i, j), kind in {(0, 0): None, **kinds}.items():
        x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
        rims.prism([(x + a, y + b) for a, b in ngon(1.02)], 0, 0.18, card[1])
        if kind:
            land.put(kind, x, y, 0.26, rng)
    rims.prism(ngon(0.972), 0.18, 0.26, colours["grass"])
    rims.place(0.015)
    chateau.chateau(colours, (0, 0.06, 0.36), 0.31, -0.25, False)
    pencil(m, (-1.5, -2.15, 0.115), m["paints"][2], 0.2)
    stage.camera((-1.5, -8.2, 4.3), (0.15, 0.3, 0.4), 48, focus=(0, -0.6, 0.5), fstop=1.2)


def round_table():
    """Four players round a board under one lamp, seen from behind and low: the light is all theirs."""
    (rng, bare), m = minis.slate(3, "#26324c", 0.16, "#191613"), materials()
    minis.board("hex", (17, 13), "#c8a05c", 0.0, "#2a2119", (0, 8.6), 1.3)
    man = minis.primed(lambda: soldiers.operative(bare, bare, None, "ready", weapon="rifle", voxel=0.018), 1.5)
    axe = minis.primed(lambda: vikings.viking(bare, bare, raised=True, voxel=0.018), 1.5)
    king = minis.primed(lambda: giants.menhir(bare, 0.09), 6.6, 1.4)
    minis.stand(king, [(0.4, 11.6, 0.1)])
    for figure, at in ((man, (2.6, 6.8)), (axe, (-2.4, 7.2))):
        minis.stand(figure, minis.ranks(rng, 9, at, (1.6, 1.5), 0.1, 1.15, [(0.4, 11.6)]))
    minis.dice([(1.2, 2.2, 0.5, "#e0d6bf", "#1b2026"), (-0.6, 1.6, -0.35, "#a5281c", "#e0d6bf")], 0.8)
    for x, y, turn, hair in ((-4.9, -3.4, -0.2, "bun"), (4.9, -3.0, 0.25, "short"), (-10.4, 6.6, -0.5, "cap"), (10.6, 7.4, 0.52, "short")):
        minis.player((x, y, 1.6), turn, 0.64, hair)
    shade = Mesh("shade")
    shade.sheet([[(r * math.cos(a), 8 + r * math.sin(a), z) for a in np.linspace(0, math.tau, 49)] for r, z in ((2.7, 11.4), (0.5, 13.2))], m["brass"])
    shade.tube([(0, 8, 13), (0, 8, 40)], 0.08, m["dark"], 8)
    shade.place(shadow=False)
    shining("bulb", (0, 8, 11.9), 0.7, m["lamp"])
    stage.spot((0, 8, 11.8), (0, 8, 0), 32000, LAMP, 130, 0.7, 0.6)
    stage.area((0, 34, 12), (0, 0, 3), 14, 2600, DAY)
    room = Mesh("room")
    for side in (-1, 1):
        stage.area((side * 16, -12, 9), (side * 6, -3, 5), 3, 700, DAY)
        stage.area((side * 2, 12, 11), (side * 5, -3, 4), 1.5, 1500, LAMP)
        for k in range(8):
            room.box((side * 11.5 + 2.6 * (k % 2 - 0.5), 34, 3 + 3.6 * (k // 2)), (2.4, 0.1, 3.4), pane("dusk", ("#8aa6d4", "#7f9fd0", "#5f82bc", "#3f62a0")[k // 2], 0.22))
    room.place()
    stage.mark("lamp", (0, 8, 11.6))
    stage.camera((0.3, -30, 12.4), (0.2, 8, 3.7), 52)


def grade_table(pic):
    """Lamplight in the air of the room, darkness behind it."""
    pic.fog(linear("#3a2416", 0.5) * (0.25 + pic.near("lamp", 0.5))[..., None], 0.035, 30, 0.9)
    grade(pic, "lamp", 0.5, linear(LAMP, 0.1))


HOME, SHIP = game_file("site"), game_file("iss-vanguard")
SHOTS = {
    "contact-1": Shot(feedback, grade, **LOW),
    "contact-3": Shot(prototype, grade, **LOW),
    "contact-5": Shot(stage.view(SHIP.table, (-3.0, -2.6, 2.4), (0.9, 7.4, 2.0), 36), SHIP.grade_table, samples=24, far=90, bounces=(3, 2, 2)),
    "contact-7": Shot(round_table, grade_table, **LOW),
    "contact-2": Cut("home-1", 0.25, 0.27),
    "contact-4": Cut("home-3", 0.5, 0.45),
    "contact-6": Shot(stage.view(HOME.casket, (2.5, -10.6, 4.6), (0.0, 0, 1.95), 34), HOME.grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
