"""Pictures of the contact topics: one object on the workshop desk, one lamp, ink-blue dark behind."""
import math

import numpy as np

from kits import studio, tabletop, vikings
from kits.desk import DAY, LAMP, LOW, desk, grade, look
from lib import stage
from lib.materials import glow, surface
from lib.mesh import TAU, Mesh, ngon, placement
from lib.sculpt import Sculpt
from lib.shot import Shot


def feedback():
    m, rng = desk()
    studio.sheet(m, (-0.5, 0.5, 0), 0.25, (3.0, 4.0), 8, 5, stripe=m["paints"][1])
    pieces = Mesh("people")
    for x, y, k, turn in ((1.5, 0.9, 0, -0.3), (2.1, 1.5, 1, 0.1), (0.9, 1.7, 2, 0.4)):
        studio.meeple(pieces, m["paints"][k], (x, y, 0), turn, 1.15)
    pieces.place(0.05, segments=3)
    tabletop.die(m["paints"][0], m["paper"], (0.35, -0.7, 0.27), 0.6, 0.54)
    tabletop.die(m["paper"], m["dark"], (1.2, -0.4, 0.27), -0.2, 0.54, (3, 5, 1, 2))
    studio.brush(m, (-0.9, -0.9, 0.1), (-2.9, 0.1, 0.16), m["dark"], 0.07)
    look()


def microphone():
    m, rng = desk()
    mic = Mesh("microphone")
    mic.cylinder((0.4, 0.4, 0), 0.75, 0.16, m["dark"], 48, 0.68)
    mic.tube([(0.4, 0.4, 0.1), (0.4, 0.4, 1.5)], 0.07, m["brass"], 12)
    mic.ball((0.4, 0.4, 2.15), 0.42, m["steel"], (1, 1, 1.35), 4)
    for k in range(5):
        z = 1.85 + 0.15 * k
        r = 0.425 * math.sqrt(max(0.05, 1 - ((z - 2.15) / 0.567) ** 2))
        mic.tube([(0.4 + r * math.cos(t), 0.4 + r * math.sin(t), z) for t in np.linspace(0, TAU, 33)], 0.026, m["dark"], 6)
    mic.tube([(0.4 + 0.44 * math.sin(t), 0.4, 2.15 + 0.59 * math.cos(t)) for t in np.linspace(0, TAU, 49)], 0.026, m["brass"], 6)
    mic.tube([(1.0, 0.5, 0.07), (1.6, 0.75, 0.06), (2.1, 0.4, 0.06), (2.6, 0.5, 0.06), (3.4, 1.3, 0.06), (5.2, 1.9, 0.06)], 0.06, m["dark"], 8)
    mic.cylinder((0.4, 0.4, 1.5), 0.16, 0.3, m["brass"], 24, 0.26)
    mic.place(0.015)
    badge = Mesh("press badge")
    badge.box((-1.35, -0.25, 0.05), (1.3, 1.8, 0.06), m["paper"], (0, 0, 0.35))
    badge.box((-1.5, 0.2, 0.09), (1.26, 0.5, 0.03), m["paints"][0], (0, 0, 0.35))
    for k in range(3):
        badge.box((-1.25 + 0.09 * k, -0.5 - 0.2 * k, 0.09), (0.8, 0.07, 0.02), m["ink"], (0, 0, 0.35))
    lace = [(-1.65 + 0.75 * math.sin(t) * math.sin(t / 2) - 0.3 * math.sin(t / 2), 0.6 + 0.85 * (1 - math.cos(t)), 0.07) for t in np.linspace(0, TAU, 49)]
    badge.tube(lace, 0.055, m["paints"][1], 8)
    badge.box((-1.66, 0.62, 0.1), (0.16, 0.24, 0.06), m["steel"], (0, 0, 0.35))
    badge.place(0.02)
    look(2.4, (-0.3, 0.3, 1.15), 7.4)


def prototype():
    m, rng = desk()
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


def controller():
    m, rng = desk(power=620, rim=260)
    pad, shell = Mesh("controller"), surface("shell", "#c9c4ba", rough=0.42, var=0.08, coat=0.3)
    body = Sculpt((-2.0, -1.6, -0.1), (2.0, 1.1, 1.1), 0.025)
    body.block((0, 0.15, 0.42), (2.2, 0.9, 0.5), 0.22, 0.1)
    for s in (-1, 1):
        body.ellipsoid((s * 1.0, 0.2, 0.42), (0.55, 0.52, 0.32), 0.15)
        body.cone((s * 1.15, 0.0, 0.42), (s * 1.4, -0.95, 0.3), 0.37, 0.27, 0.16)
        body.ellipsoid((s * 0.48, -0.14, 0.5), (0.34, 0.34, 0.2), 0.06)
    body.place("shell", shell, (0, -0.1, 0.03), (0, 0, 0.25), 1.05)
    for s in (-1, 1):
        pad.cylinder((s * 0.48, -0.12, 0.6), 0.22, 0.14, m["dark"], 28, 0.18)
        pad.cylinder((s * 0.48, -0.12, 0.74), 0.25, 0.07, m["dark"], 28)
        pad.box((s * 0.95, 0.68, 0.5), (0.6, 0.2, 0.2), m["dark"])
    for k in range(4):
        a = k * TAU / 4
        pad.cylinder((1.05 + 0.2 * math.cos(a), 0.3 + 0.2 * math.sin(a), 0.72), 0.095, 0.12, m["paints"][(0, 2, 3, 1)[k]], 20)
    pad.box((-1.05, 0.3, 0.78), (0.46, 0.15, 0.1), m["dark"])
    pad.box((-1.05, 0.3, 0.78), (0.15, 0.46, 0.1), m["dark"])
    pad.place(0.03, (0, -0.1, 0.03), (0, 0, 0.25), 1.05, segments=3)
    screen = Mesh("screen")
    screen.box((0.2, 5.0, 2.3), (8.6, 0.25, 4.6), m["dark"])
    screen.box((0.2, 4.86, 2.3), (8.2, 0.04, 4.2), glow("screen", "#1f4f86", 1.2))
    for k in range(4):
        shape = placement((-2.4 + 1.75 * k, 4.8, 1.55 + 0.25 * math.sin(k * 2.0)), (math.pi / 2, 0, 0))
        screen.prism(ngon(0.6), 0, 0.02, glow(f"tile {k}", ("#8fd0ee", "#5fa8d8", "#ffd49a", "#6fb8e0")[k], 2.6), shape)
    screen.place(0.03)
    stage.area((0.2, 4.5, 2.3), (0, -1, 0.5), 4.0, 420, "#6fb4f0")
    tabletop.die(m["paints"][0], m["paper"], (-2.0, 0.4, 0.27), 0.5, 0.5)
    look(3.1, (0.05, 0.2, 0.75), 5.5)


def compass():
    m, rng = desk()
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


def parcel():
    m, rng = desk()
    box = Mesh("parcel")
    for s in (-1, 1):
        box.box((s * 1.3, 0, 0.65), (0.06, 1.9, 1.3), m["card"])
        box.box((0, s * 0.95, 0.65), (2.6, 0.06, 1.3), m["card"])
        box.box((s * 1.75, 0, 1.42), (0.95, 1.9, 0.05), m["card"], (0, s * 0.45, 0))
        box.box((0, s * 1.3, 1.5), (2.6, 0.75, 0.05), m["card"], (s * 0.55, 0, 0))
    box.box((0, 0, 0.05), (2.6, 1.9, 0.08), m["card"])
    for k in range(40):
        box.box((rng.uniform(-1.1, 1.1), rng.uniform(-0.8, 0.8), rng.uniform(0.9, 1.2)), (0.5, 0.05, 0.03), m["paper"], [rng.random() * 3 for _ in range(3)])
    box.place(0.01, (-0.5, 1.0, 0), (0, 0, 0.3))
    vikings.viking(m["plastic"], m["plastic"], None, 0.03, (-0.5, 0.9, 1.0), 2.8, 0.6, True)
    tool = Mesh("wrench")
    tool.frame = placement((0.6, -0.75, 0.08), (0, 0, 0.5))
    tool.box((0, 0, 0), (2.0, 0.26, 0.14), m["steel"])
    for s in (-1, 1):
        tool.cylinder((s * 1.05, 0, -0.08), 0.3, 0.16, m["steel"], 24)
        for q in (-1, 1):
            tool.box((s * 1.32, q * 0.24, 0), (0.46, 0.15, 0.16), m["steel"], (0, 0, -s * q * 0.2))
    tool.frame = placement((0, 0, 0))
    for k in range(6):
        tool.cylinder((1.2 + 0.35 * (k % 3), 0.35 + 0.4 * (k // 3), 0), 0.15, 0.12, m["brass"] if k % 2 else m["steel"], 6)
        tool.cylinder((1.2 + 0.35 * (k % 3), 0.35 + 0.4 * (k // 3), 0.1), 0.06, 0.2, m["steel"], 10)
    tool.place(0.02)
    look(3.0, (0.1, 0.4, 0.95), 7.0)


def chairs():
    m = studio.materials(LAMP)
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
    studio.chair(m, (-1.25, 1.1, 0), 2.7, 1.0)
    studio.chair(m, (1.35, 0.95, 0), -2.6, 1.0)
    for k in range(4):
        studio.pot(m, (1.3 + 0.3 * k, 2.9 + 0.15 * (k % 2), 2.04), m["paints"][k], False, 0.35)
    vikings.viking(m["plastic"], m["plastic"], None, 0.04, (-0.2, 2.5, 2.06), 2.8, 0.42, True)
    bulb = studio.desk_lamp(m, (-1.9, 3.0, 2.04), (0.9, -0.5), 1.2, 1.5)
    stage.spot((bulb[0] + 0.3, bulb[1] - 0.2, bulb[2] + 1.5), (0.2, 2.0, 1.4), 1100, LAMP, 100, 0.8, 0.3)
    stage.area((5, 2, 4), (0, 1.5, 1), 1.6, 340, DAY)
    stage.camera((0.4, -5.4, 3.0), (0, 2.0, 1.65), 36)


SHOTS = {
    "contact-1": Shot(feedback, grade, **LOW),
    "contact-2": Shot(microphone, grade, **LOW),
    "contact-3": Shot(prototype, grade, **LOW),
    "contact-4": Shot(controller, grade, **LOW),
    "contact-5": Shot(compass, grade, **LOW),
    "contact-6": Shot(parcel, grade, **LOW),
    "contact-7": Shot(chairs, grade, **LOW),
}
