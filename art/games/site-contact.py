"""Pictures of the contact topics: one object on the workshop desk, one lamp, ink-blue dark behind."""
import math
import random

import numpy as np

from kits import chateau, hexland, studio, tabletop
from kits.desk import DAY, LAMP, LOW, desk, grade, look
from kits.painted import pane
from lib import stage
from lib.materials import surface
from lib.mesh import TAU, Mesh, ngon, placement, shining
from lib.picture import linear
from lib.shot import Cut, Shot, game_file


def feedback():
    m = desk()
    studio.sheet(m, (-0.5, 0.5, 0), 0.25, (3.0, 4.0), 8, 5, stripe=m["paints"][1])
    pieces = Mesh("people")
    for x, y, k, turn in ((1.5, 0.9, 0, -0.3), (2.1, 1.5, 1, 0.1), (0.9, 1.7, 2, 0.4)):
        studio.meeple(pieces, m["paints"][k], (x, y, 0), turn, 1.15)
    pieces.place(0.05, segments=3)
    tabletop.die(m["paints"][0], m["paper"], (0.35, -0.7, 0.27), 0.6, 0.54)
    tabletop.die(m["paper"], m["dark"], (1.2, -0.4, 0.27), -0.2, 0.54, (3, 5, 1, 2))
    studio.brush(m, (-0.9, -0.9, 0.1), (-2.9, 0.1, 0.16), m["dark"])
    look()


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
    pencil = Mesh("pencil")
    pencil.frame = placement((-1.5, -2.15, 0.115), (0, math.pi / 2, 0.2))
    for z, r, h, key, top in ((0, 0.13, 2.9, m["paints"][2], None), (2.9, 0.125, 0.4, m["wood"], 0.03), (3.28, 0.034, 0.1, m["dark"], 0.002), (-0.28, 0.12, 0.3, m["brass"], None), (-0.5, 0.11, 0.24, m["paints"][0], None)):
        pencil.cylinder((0, 0, z), r, h, key, 6 if r > 0.12 else 20, top, (0, 0, math.pi / 6))
    pencil.place(0.008)
    stage.camera((-1.5, -8.2, 4.3), (0.15, 0.3, 0.4), 48, focus=(0, -0.6, 0.5), fstop=1.2)


def compass():
    """A compass on a chart; the party waits beside it for the way to go."""
    m = desk()
    case, at = Mesh("compass"), (-0.75, 0.1, 0.02)
    case.cylinder((0, 0, 0), 1.3, 0.4, m["brass"], 64, 1.34)
    case.cylinder((0, 0, 0.36), 1.14, 0.06, m["paper"], 64)
    for k in range(32):
        a, long = TAU * k / 32, k % 8 == 0
        case.box((1.0 * math.cos(a), 1.0 * math.sin(a), 0.43), (0.2 if long else 0.1, 0.035, 0.012), m["ink"], (0, 0, a))
    for k in range(8):
        a, r = TAU * k / 8, 0.78 if k % 2 == 0 else 0.45
        tip, l, q = (r * math.cos(a), r * math.sin(a), 0.43), (0.13 * math.cos(a + 0.5), 0.13 * math.sin(a + 0.5), 0.43), (0.13 * math.cos(a - 0.5), 0.13 * math.sin(a - 0.5), 0.43)
        case.add([tip, l, (0, 0, 0.435)], [(0, 1, 2)], m["ink"])
        case.add([tip, q, (0, 0, 0.435)], [(0, 1, 2)], m["brass"])
    case.tube([(1.22 * math.cos(t), 1.22 * math.sin(t), 0.44) for t in np.linspace(0, TAU, 65)], 0.09, m["brass"], 10)
    case.cylinder((0, 1.52, 0.2), 0.3, 0.12, m["brass"], 24, rot=(-math.pi / 2, 0, 0))
    for k in range(60):
        a = TAU * k / 60
        case.box((1.33 * math.cos(a), 1.33 * math.sin(a), 0.2), (0.05, 0.06, 0.3), m["brass"], (0, 0, a))
    case.place(0.015, at)
    needle = Mesh("needle")
    for s, key in ((1, 0), (-1, 1)):
        needle.add([(0, s * 0.92, 0.55), (0.11, 0, 0.55), (-0.11, 0, 0.55), (0, 0, 0.6)], [(0, 1, 3), (0, 3, 2)], m["paints"][key])
    needle.ball((0, 0, 0.56), 0.08, m["brass"])
    needle.place(loc=at, rot=(0, 0, -1.0))
    chart = Mesh("chart")
    chart.box((0.4, 0.6, -0.19), (7.6, 5.0, 0.02), m["paper"], (0, 0, 0.12))
    for k in range(60):
        x, y = (k % 10 - 4.3) * 0.78, (k // 10 - 2.3) * 0.9 + 0.45 * (k % 2)
        if abs(x - 0.4) < 3.4 and abs(y - 0.6) < 2.1:
            corners = [(x + a, y + b, -0.175) for a, b in ngon(0.52)]
            chart.tube([*corners, corners[0]], 0.008, m["ink"], 4)
    chart.place(loc=(1.0, 0, 0.2))
    people = Mesh("people")
    for k, (x, y) in enumerate(((1.8, 0.1), (2.75, 0.95), (1.3, 1.7), (2.15, 2.0))):
        studio.meeple(people, m["paints"][(0, 1, 2, 3)[k]], (x, y, 0.02), 0.35 - 0.25 * k, 1.05)
    people.place(0.05, segments=3)
    look(3.3, (0.12, 0.4, 0.3), 6.6)


def chairs():
    m, room = studio.materials(), Mesh("room")
    stage.ambient("#26324c", 0.2)
    room.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    room.box((0, 5.2, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    for j, tint in enumerate(("#8aa6d4", "#5f82bc", "#3f62a0", "#2c4a86")):
        for i in range(4):
            room.box(((i - 1.5) * 1.1, 5.08, 2.5 + 1.1 * j), (1.02, 0.06, 1.02), pane("dusk", tint, 0.5))
    room.box((0, 4.95, 1.85), (4.9, 0.5, 0.12), m["dark"])
    room.cylinder((0, 1.2, 1.85), 1.75, 0.12, m["wood"], 64)
    room.cylinder((0, 1.2, 0.1), 0.2, 1.8, m["wood"], 24, 0.26)
    room.cylinder((0, 1.2, 0), 0.85, 0.12, m["wood"], 40, 0.7)
    room.tube([(0, 1.2, 4.5), (0, 1.2, 12)], 0.025, m["dark"], 8)
    for k, (x, y) in enumerate(((0, 0), *ngon(0.53, 6, 0.52))):
        room.prism([(x + px, 1.2 + y + py) for px, py in ngon(0.29)], 1.97, 2.0 + 0.02 * (k % 3), m["paints"][(3, 1, 3, 2, 7, 3, 1)[k]])
    for k, (x, y) in enumerate(((-1.0, 0.75), (-1.2, 1.45), (1.05, 0.8), (1.15, 1.5))):
        studio.meeple(room, m["paints"][0 if k < 2 else 2], (x, y, 1.97), 0.2 - 0.1 * k, 0.52)
    room.place(0.02)
    for side in (-1, 1):
        studio.chair(m, (side * 2.25, 0.75, 0), side * -1.95)
    shade = Mesh("shade")
    shade.cylinder((0, 1.2, 4.0), 0.8, 0.55, m["dark"], 48, 0.16)
    shade.place(shadow=False)
    shining("bulb", (0, 1.2, 4.02), 0.16, m["lamp"])
    stage.spot((0, 1.2, 4.1), (0, 1.2, 0), 1500, LAMP, 118, 0.5, 0.2)
    stage.area((0, 4.8, 4.2), (0, 0, 0.5), 4.2, 260, DAY)
    stage.mark("lamp", (0, 1.2, 4.0))
    stage.area((0, -7, 5), (0, 1, 1), 3.0, 130, "#ffe6cc")
    stage.camera((0, -7.2, 3.7), (0, 1.2, 2.55), 37)


HOME = game_file("site")
SHOTS = {
    "contact-1": Shot(feedback, grade, **LOW),
    "contact-3": Shot(prototype, grade, **LOW),
    "contact-5": Shot(compass, grade, **LOW),
    "contact-7": Shot(chairs, lambda pic: grade(pic, "lamp", 0.4, linear(LAMP, 0.08)), **LOW),
    "contact-2": Cut("home-1", 0.25, 0.385),
    "contact-4": Cut("home-3", 0.5, 0.45),
    "contact-6": Shot(stage.view(HOME.casket, (2.5, -10.6, 4.6), (0.0, 0, 1.95), 34), HOME.grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
