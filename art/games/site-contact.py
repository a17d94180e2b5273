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
    stage.ambient("#26324c", 0.28)
    top = Mesh("desk")
    top.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    top.box((0, 16, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    top.place()
    stage.area((-4.8, 1.0, 5.0), (0, 0.2, 0.6), 1.4, 900, LAMP)
    stage.area((5, 4, 3), (0, 0.2, 0.6), 1.6, 420, DAY)
    stage.area((1.5, -7, 4.5), (0, 0.2, 0.6), 3.0, 198, "#ffe6cc")
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


def vacant():
    """Two players at a game under a lamp, seen from behind; between them a chair stands free."""
    (rng, bare), m = minis.slate(3, "#26324c", 0.22, "#191613"), materials()
    minis.board("hex", (17, 12), "#c8a05c", 0.0, "#2a2119", (0, 8.6), 1.3)
    man = minis.primed(lambda: soldiers.operative(bare, bare, None, "ready", weapon="rifle", voxel=0.018), 1.3)
    axe = minis.primed(lambda: vikings.viking(bare, bare, raised=True, voxel=0.018), 1.3)
    king = minis.primed(lambda: giants.menhir(bare, 0.09), 5.0, 1.2)
    minis.stand(king, [(0.6, 11.6, 0.1)])
    for figure, at in ((man, (3.4, 6.8)), (axe, (-3.0, 8.2))):
        minis.stand(figure, minis.ranks(rng, 10, at, (1.6, 1.5), 0.1, 1.15, [(0.6, 11.6)]))
    minis.cards([(-0.9 + 0.5 * k, 0.6 - 0.06 * abs(k - 2), 0.3 - 0.15 * k) for k in range(5)], "#5a1a1c")
    minis.dice([(2.6, 0.7, 0.5, "#e0d6bf", "#1b2026"), (-2.6, 1.2, -0.35, "#a5281c", "#e0d6bf")], 0.7)
    minis.player((-6.3, -0.6, 1.3), -0.4, 0.6)
    minis.player((6.4, -0.4, 1.5), 0.42, 0.6, False)
    chair = Mesh("chair")
    for s in (-1, 1):
        chair.tube([(s * 1.9, -4.6, -12), (s * 1.95, -4.7, 0), (s * 2.1, -5.2, 2.5)], 0.2, m["dark"], 12)
    for z, r in ((2.3, 0.34), (0.6, 0.2)):
        chair.tube([(2.15 * u, -5.1 - 0.5 * (1 - u * u), z + 0.3 * (1 - u * u)) for u in np.linspace(-1, 1, 17)], r, m["dark"], 12)
    for k in range(4):
        chair.tube([(-1.1 + 0.73 * k, -5.0, -4), (-1.15 + 0.77 * k, -5.5, 2.4)], 0.13, m["dark"], 10)
    chair.place()
    room = Mesh("room")
    room.box((0, 31, 10), (120, 0.2, 60), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.1))
    for i in range(4):
        for j, tint in enumerate(("#8aa6d4", "#5f82bc", "#3f62a0")):
            room.box(((i - 1.5) * 4.3, 30.6, 4.0 + 4.3 * j), (4.0, 0.1, 4.0), pane("dusk", tint, 0.4))
    room.place()
    shade = Mesh("shade")
    shade.cylinder((0, 8, 8.4), 2.5, 1.5, m["dark"], 48, 0.5)
    shade.tube([(0, 8, 9.8), (0, 8, 30)], 0.07, m["dark"], 8)
    shade.place(shadow=False)
    shining("bulb", (0, 8, 8.5), 0.6, m["lamp"])
    stage.spot((0, 8, 8.6), (0, 8, 0), 9000, LAMP, 150, 0.5, 0.5)
    stage.area((0, 29, 9), (0, 0, 1), 12, 2600, DAY)
    stage.mark("lamp", (0, 8, 8.4))
    stage.camera((0, -14.5, 8.0), (0, 8, 2.6), 32)


HOME, SHIP = game_file("site"), game_file("iss-vanguard")
SHOTS = {
    "contact-1": Shot(feedback, grade, **LOW),
    "contact-3": Shot(prototype, grade, **LOW),
    "contact-5": Shot(stage.view(SHIP.table, (-3.0, -2.6, 2.4), (0.9, 7.4, 2.0), 36), SHIP.grade_table, samples=24, far=90, bounces=(3, 2, 2)),
    "contact-7": Shot(vacant, lambda pic: grade(pic, "lamp", 0.4, linear(LAMP, 0.08)), **LOW),
    "contact-2": Cut("home-1", 0.25, 0.27),
    "contact-4": Cut("home-3", 0.5, 0.45),
    "contact-6": Shot(stage.view(HOME.casket, (2.5, -10.6, 4.6), (0.0, 0, 1.95), 34), HOME.grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
