"""Pictures of the contact topics: one object on the workshop desk, one lamp, ink-blue dark behind."""
import math
import random

import numpy as np

from kits import studio, tabletop, vikings
from kits.desk import DAY, LAMP, LOW, desk, grade, look
from lib import stage
from lib.materials import surface
from lib.mesh import TAU, Mesh, ngon, placement
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
    m, rng = desk(), random.Random(4)
    board = Mesh("prototype")
    for i in range(-2, 3):
        for j in range(-1, 3):
            x, y = i * 0.93, j * 1.07 + (0.535 if i % 2 else 0)
            if rng.random() < 0.9:
                board.prism([(px + x, py + y + 0.3) for px, py in ngon(0.6)], 0, 0.05 + 0.015 * rng.random(), m["card"] if (i + j) % 3 else m["paper"])
                if (i * j) % 2 == 0:
                    board.prism([(px + x, py + y + 0.3) for px, py in ngon(0.3, 3 + (i + j) % 4)], 0.05, 0.075, m["paints"][(i * 3 + j) % 8])
    for k, (x, y) in enumerate(((-1.0, 0.1), (0.5, 1.1), (1.2, -0.2), (-0.4, 1.9))):
        board.cylinder((x, y, 0.07), 0.26, 0.05, m["paper"], 28)
        board.cylinder((x, y, 0.11), 0.17, 0.02, m["paints"][k], 20)
        board.box((x + 0.5, y + 0.3, 0.36), (0.46, 0.03, 0.6), m["paper"], (0.1, 0, 0.5 * k))
        board.box((x + 0.5, y + 0.3, 0.1), (0.3, 0.3, 0.08), m["dark"], (0, 0, 0.5 * k))
    board.place(0.012)
    pencil = Mesh("pencil")
    pencil.frame = placement((-1.9, -1.3, 0.13), (0, math.pi / 2, 0.35))
    pencil.cylinder((0, 0, 0), 0.13, 2.9, m["paints"][2], 6)
    pencil.cylinder((0, 0, 2.9), 0.13, 0.36, m["wood"], 6, 0.03)
    pencil.cylinder((0, 0, 3.24), 0.035, 0.1, m["dark"], 8, 0.002)
    pencil.cylinder((0, 0, -0.3), 0.135, 0.3, m["brass"], 16)
    pencil.place(0.01)
    look(3.4, (0, 0.3, 0.1), 5.6)


def compass():
    m = desk()
    case = Mesh("compass")
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
    case.place(0.015)
    needle = Mesh("needle")
    for s, key in ((1, 0), (-1, 1)):
        needle.add([(0, s * 0.92, 0.55), (0.11, 0, 0.55), (-0.11, 0, 0.55), (0, 0, 0.6)], [(0, 1, 3), (0, 3, 2)], m["paints"][key])
    needle.ball((0, 0, 0.56), 0.08, m["brass"])
    needle.place(rot=(0, 0, 0.6))
    people = Mesh("people")
    for k in range(4):
        studio.meeple(people, m["paints"][(1, 0, 2, 3)[k]], (-2.2 + 1.5 * k, 2.4 + 0.3 * math.sin(k * 3), 0), 0.3 - 0.2 * k, 1.1)
    people.place(0.05, segments=3)
    studio.sheet(m, (-1.6, 0.7, 0), 0.5, (3.2, 3.4), 0, curl=0.2)
    look(3.0, (0, 0.3, 0.35), 5.6)


def chairs():
    m = studio.materials()
    stage.ambient("#26324c", 0.28)
    room = Mesh("room")
    room.box((0, 6, -0.1), (60, 36, 0.2), m["desk"])
    room.box((0, 5.2, 6), (60, 0.2, 20), surface("ink wall", "#1b2740", rough=0.95, var=0.2, scale=0.3))
    room.box((0, 2.6, 1.95), (5.4, 1.9, 0.18), m["wood"])
    for x in (-2.4, 2.4):
        for y in (1.85, 3.35):
            room.box((x, y, 0.95), (0.24, 0.24, 1.9), m["wood"])
    room.box((0, 3.4, 1.2), (5.0, 0.1, 0.5), m["wood"])
    room.box((-1.5, 5.05, 4.2), (1.5, 0.1, 1.1), m["card"])
    for k in range(5):
        room.box((0.6 + 0.42 * k, 5.05, 4.3 - 0.05 * (k % 2)), (0.1, 0.06, 0.9), m["steel"])
    room.place(0.03)
    studio.chair(m, (-1.25, 1.1, 0), 2.7)
    studio.chair(m, (1.35, 0.95, 0), -2.6)
    for k in range(4):
        studio.pot(m, (1.3 + 0.3 * k, 2.9 + 0.15 * (k % 2), 2.04), m["paints"][k], 0.35)
    vikings.viking(m["plastic"], m["plastic"], None, 0.04, (-0.2, 2.5, 2.06), 2.8, 0.42, True)
    bulb = studio.desk_lamp(m, (-1.9, 3.0, 2.04), (0.9, -0.5), 1.2, 1.5)
    stage.spot((bulb[0] + 0.3, bulb[1] - 0.2, bulb[2] + 1.5), (0.2, 2.0, 1.4), 1100, LAMP, 100, 0.8, 0.3)
    stage.area((5, 2, 4), (0, 1.5, 1), 1.6, 340, DAY)
    stage.camera((0.4, -5.4, 3.0), (0, 2.0, 1.65), 36)


HOME = game_file("site")
SHOTS = {
    "contact-1": Shot(feedback, grade, **LOW),
    "contact-3": Shot(prototype, grade, **LOW),
    "contact-5": Shot(compass, grade, **LOW),
    "contact-7": Shot(chairs, grade, **LOW),
    "contact-2": Cut("home-1", 0.26, 0.25),
    "contact-4": Cut("home-3", 0.5, 0.19),
    "contact-6": Shot(stage.view(HOME.casket, (2.5, -10.6, 4.6), (0.0, 0, 1.95), 34), HOME.grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
