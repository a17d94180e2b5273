"""Pictures of the contact topics: dark things on a glossy table before one light, two hues each."""
import math
import random

import numpy as np

from kits import boards, folk, minis, tabletop
from kits.studio import drake, grade, room, screened, thrown
from lib.tools import Mesh, Shot, display, glow, ngon, placement, product, stage, surface


def figure(height, stance, hat, tint):
    """A miniature on its base; it looks away from the camera."""
    bare = surface("bare", "#222222", var=0)
    return minis.primed(lambda: folk.adventurer(bare, bare, bare, stance, hat, 0.1, cloak=0.05, voxel=0.012), height, 0.3 * height, tint)


def feedback():
    """What one miniature says to another is a speech balloon of light on the wall."""
    black = room("#0c1518", "#8a8a80", "#1f5a68", 0.55)
    light, a = (0.3, -7, 9.5), np.linspace(0, math.tau, 97)[:-1]
    slide = thrown(light, 9, 90000, "#ffa04a", 46, (0, 9, 4.2))
    balloon = [(0.5 + 3.4 * np.sign(math.cos(t)) * abs(math.cos(t)) ** 0.55, 4.75 + 1.6 * np.sign(math.sin(t)) * abs(math.sin(t)) ** 0.55) for t in a]
    balloon[56:65] = [(-2.75, 2.35)]
    far = [(light[0] + 3 * math.cos(t), light[2] - 0.5 + 3 * math.sin(t)) for k, t in enumerate(a) if not 56 < k < 65]
    hole = [slide(x, z) for x, z in balloon]

    def mask():
        Mesh("slide").ring(far, hole, light[1] + 1.6, light[1] + 1.602, black).place()

    stage.shadow_only(mask)
    minis.stand(figure(2.1, "raise", "hood", "#6a5f50"), [(-1.9, 3, -1.1)], 0)
    minis.stand(figure(2.0, "stand", "brim", "#4c5a5c"), [(1.8, 3.2, 1.2)], 0)
    stage.area((0, 6.5, 0.3), (0, 9, 1.6), 9, 260, "#3fa0b0", 0.5)
    stage.area((0, 5.5, 4.2), (0, 3, 1), 3, 260, "#ffb469", 1.0)
    stage.spot((-5, -5, 4), (0, 3, 1), 700, "#dfe8ea", 34, 0.8, 0.5)
    stage.camera((0, -7.5, 0.95), (0, 9, 2.75), 40, light=(0.4, 9, 4.5))


def question():
    """A small miniature in a disc of light; the shadow behind it is a question mark."""
    black = room("#0b130c", "#8a8c7c", "#2c5a34", 0.5)
    light = (0.0, -7, 9.5)
    slide = thrown(light, 9, 80000, "#f6e08c", 22.5, (0, 9, 3.5))
    bow = [(-1.25 + 0.0, 4.75), *((1.25 * math.cos(t), 4.8 + 1.2 * math.sin(t)) for t in np.linspace(2.9, -0.75, 30)), (0.45, 3.45), (0.12, 2.95), (0.05, 2.3)]

    def sign():
        mark = Mesh("slide")
        way = [np.array(slide(x, z)) for x, z in bow]
        for k, (p, q) in enumerate(zip(way, way[1:])):
            mark.tube([(p[0], light[1] + 1.6, p[1]), (q[0], light[1] + 1.6, q[1])], 0.034, black, 8)
            mark.ball((q[0], light[1] + 1.6, q[1]), 0.034, black)
        x, z = slide(0.05, 1.35)
        mark.ball((x, light[1] + 1.6, z), 0.044, black)
        mark.place()

    stage.shadow_only(sign)
    minis.stand(figure(1.9, "lantern", "hood", "#5c6450"), [(-1.6, 4.2, -0.5)], 0)
    stage.spot((-6, -4, 4), (-1.6, 4.2, 1), 700, "#eef2d8", 22, 0.8, 0.5)
    stage.area((0, 6.5, 0.3), (0, 9, 1.6), 9, 120, "#6fb060", 0.5)
    stage.camera((0, -7.5, 0.95), (0, 9, 2.75), 40, light=(0, 9, 3.5))


def press():
    """A miniature has its picture taken: black before a soft box, a camera on its tripod in front."""
    black = room("#0a0f16", "#3a5878", "#1c3c60", 0.4, 12)
    x, z = np.meshgrid(np.linspace(-1, 1, 400), np.linspace(-1, 1, 400))
    shine = display("#eaf4ff") * (1 - 0.45 * np.hypot(x, z) ** 2)[..., None]
    wings = (z < 0.35 - 0.9 * abs(abs(x) - 0.42)) & (z > -0.5 + 0.9 * abs(x)) | (abs(x) < 0.09) & (z < 0.4) & (z > -0.7)
    shot = boards.lay(boards.lay(shine * 0.12, shine, (np.hypot(x * 1.4, z) < 0.9) * 1.0), display("#05070a"), wings * 1.0)
    soft = Mesh("soft box")
    soft.prism(ngon(3.1, 8, math.pi / 8), 0, 0.06, screened("soft", shine, 2.2), placement((-0.3, 8.5, 3.6), (math.pi / 2, 0, 0)))
    soft.prism(ngon(3.25, 8, math.pi / 8), -0.3, -0.08, black, placement((-0.3, 8.5, 3.6), (math.pi / 2, 0, 0)))
    soft.tube([(-0.3, 8.9, 3.6), (-0.3, 8.9, 0)], 0.07, black)
    soft.place()
    minis.stand(drake(3.6, 1.05), [(-0.3, 4.2, 0.35)], 0)
    body = Mesh("camera")
    body.frame = placement((1.9, -0.6, 1.5), (0.04, 0, 0.42))
    body.box((0, 0, 0), (0.95, 0.3, 0.6), black)
    body.box((0.36, 0.12, 0), (0.22, 0.3, 0.6), black)
    body.prism([(-0.24, 0.28), (0.24, 0.28), (0.15, 0.5), (-0.15, 0.5)], -0.15, 0.2, black, placement((0, 0, 0), (math.pi / 2, 0, 0)))
    for r, y, h in ((0.25, 0.15, 0.3), (0.28, 0.42, 0.42), (0.31, 0.82, 0.14)):
        body.cylinder((-0.02, y, 0), r, h, black, 40, None, (-math.pi / 2, 0, 0))
    body.cylinder((0.34, 0.05, 0.3), 0.07, 0.06, black)
    body.frame = placement((1.9, -0.6, 0))
    for x, y in ((-0.75, -0.45), (0.75, -0.35), (0.0, 0.85)):
        body.tube([(0, 0, 1.15), (x, y, 0)], 0.05, black)
    body.cylinder((0, 0, 1.0), 0.1, 0.22, black)
    body.place(0.02)
    Mesh("display").box((-0.06, -0.156, -0.02), (0.58, 0.01, 0.4), screened("display", shot, 1.1)).place(0, (1.9, -0.6, 1.5), (0.04, 0, 0.42))
    stage.area((5, 1, 4), (1.9, -0.6, 1.4), 2, 120, "#5b8fd0")
    stage.camera((0.35, -6.4, 1.5), (0.05, 8, 2.45), 38, light=(-0.3, 8.5, 3.6))


def pencil(loc, paint, wood, dark, turn):
    """Sharpened pencil of 4 units lying along X before it is turned."""
    mesh = Mesh("pencil")
    mesh.frame = placement(loc, (0, math.pi / 2, turn))
    for z, r, h, key, top in ((0, 0.13, 2.9, paint, None), (2.9, 0.125, 0.4, wood, 0.03), (3.28, 0.034, 0.1, dark, 0.002)):
        mesh.cylinder((0, 0, z), r, h, key, 6 if r > 0.12 else 20, top, (0, 0, math.pi / 6))
    mesh.place(0.008)


def prototype():
    """The first board of a game: blank hexagons cut by hand, a wooden pawn, a pencil, one lamp."""
    rng, black = random.Random(4), room("#121318", "#2c4064", "#24407a", 0.4, 14)
    card, tiles = [surface(f"card {t}", t, rough=0.8, var=0.08, specular=0.2) for t in ("#d9cfba", "#c9bea6")], Mesh("tiles")
    spots = [(i, j) for i in range(-3, 4) for j in range(-3, 4) if abs(i + j) <= 3 and (i, j) not in ((-3, 0), (3, -3), (-1, -2), (2, -3), (3, -1), (-3, 3))]
    for i, j in spots:
        x, y = 1.5 * i, (j + i / 2) * 1.732 + 2.6
        tiles.prism([(x + a + rng.uniform(-0.04, 0.04), y + b + rng.uniform(-0.04, 0.04)) for a, b in ngon(0.94, 6, rng.uniform(-0.05, 0.05))], 0, 0.1 + 0.05 * rng.random(), rng.choice(card))
    for k in range(6):
        tiles.prism([(3.9 + a + rng.uniform(-0.06, 0.06), -0.9 + b) for a, b in ngon(0.94, 6, rng.uniform(-0.2, 0.2))], 0.12 * k, 0.12 * k + 0.1, rng.choice(card))
    tiles.place(0.012)
    pawn = Mesh("pawn")
    tabletop.lathe(pawn, (0, 2.6, 0.12), [(0, 0), (0.5, 0), (0.52, 0.08), (0.46, 0.16), (0.36, 0.24), (0.27, 0.5), (0.2, 0.85), (0.17, 1.1), (0.28, 1.16), (0.28, 1.22), (0.15, 1.26)], black)
    pawn.ball((0, 2.6, 1.62), 0.36, black, detail=4)
    pawn.place(smooth=50)
    pencil((-2.9, 0.5, 0.3), surface("yellow", "#b8862c", rough=0.35, var=0.1, coat=0.4), surface("pale wood", "#a5774a", var=0.2), black, -0.38)
    lamp = Mesh("lamp")
    tabletop.lathe(lamp, (0.1, 8.2, 3.9), [(1.3, 0), (1.1, 0.5), (0.55, 1.0), (0.3, 1.1), (0.28, 1.5), (0, 1.55)], surface("shade", "#14161a", rough=0.3, metal=0.6))
    lamp.tube([(0.1, 8.2, 5.3), (2.9, 8.8, 6.6), (4.6, 9.2, 3.4), (4.6, 9.2, 0)], 0.09, black)
    lamp.cylinder((4.6, 9.2, 0), 0.9, 0.2, black, 40)
    lamp.ball((0.1, 8.2, 3.95), 0.42, glow("bulb", "#ffc68a", 18), detail=3)
    lamp.place(smooth=50, shadow=False)
    stage.spot((0.1, 8.0, 3.7), (0, 2.6, 0), 2600, "#ffb870", 125, 0.5, 0.3)
    stage.area((-7, 2, 3), (0, 2, 0.5), 3, 260, "#5d8ae0")
    stage.camera((-0.5, -6.6, 2.9), (0.05, 5, 1.35), 38, light=(0.1, 8.2, 3.9))


def digital():
    """A figure on its base stands before a shining screen in which its world goes on."""
    black = room("#0d0b14", "#3c2a58", "#3a2470", 0.35, 12)
    x, z = np.meshgrid(np.linspace(-0.85, 0.85, 1360), np.linspace(0, 1, 800))
    t = (z / 0.95).clip(0, 1)[..., None]
    image = display("#ff9a8a") * (1 - t) ** 2 + display("#d8285c") * 2 * t * (1 - t) + display("#3a1440") * t**2
    image = boards.lay(image, display("#ffe0c0"), (np.hypot(x + 0.04, z - 0.56) < 0.22) * 1.0)
    for k, tint in enumerate(("#c84c6c", "#8c2c52", "#501a3c", "#200c20")):
        top = 0.44 - 0.1 * k + sum(0.1 / n**1.1 * np.sin(n * (2.6 * x + 2.3 * k) + k * n) for n in (1, 2, 3, 5, 8, 13, 21, 34))
        if k == 2:
            for at, wide, tall in ((0.46, 0.03, 0.6), (0.53, 0.042, 0.7), (0.6, 0.026, 0.56), (0.4, 0.022, 0.5), (0.65, 0.02, 0.46)):
                top = np.maximum(top, np.where(abs(x - at) < wide, np.minimum(tall - 0.1, tall - 2.6 * abs(x - at)), 0))
        image = boards.lay(image, display(tint) + display("#a83858") * (0.55 * (top - z).clip(0, 0.25) * (4 - k))[..., None], (z < top) * 1.0)
    Mesh("screen").box((0, 7, 3.3), (8.5, 0.02, 5.0), screened("world", image, 2.2)).place()
    case = Mesh("case")
    case.box((0, 7.14, 3.3), (8.8, 0.24, 5.3), black)
    case.box((0, 7.3, 1.0), (0.9, 0.16, 2.0), black)
    case.box((0, 7.2, 0.04), (3.2, 1.6, 0.08), black)
    case.place(0.04)
    minis.stand(figure(2.5, "raise", "hood", "#0a090b"), [(-0.3, 3.2, 0.25)], 0)
    stage.camera((0.2, -6.6, 1.35), (0, 7, 2.5), 38, light=(-0.3, 7, 3.5))


def missing():
    """A tray of dark pieces in ranks; one place is empty and shines, its piece stands in front of the box."""
    room("#07131a", "#2a6070", "#17505f", 0.5, 16)
    slate = surface("slate", "#2a6676", rough=0.35, var=0.1, coat=0.3)
    card, floor, tray = surface("card", "#0e2028", rough=0.4, var=0.2, scale=2, edge=0.3), surface("floor", "#48a4b4", rough=0.5, var=0.15), Mesh("tray")
    for k in range(8):
        tray.box((1.6 * k - 5.6, 1.6, 0.15), (0.09, 4.8, 0.3), card)
    for k in range(4):
        tray.box((0, -0.8 + 1.6 * k, 0.15), (11.2, 0.09, 0.3), card)
    tray.box((0, 1.6, 0.02), (11.2, 4.8, 0.04), floor)
    tray.place(0.015)
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


SHOTS = {
    "contact-1": Shot(feedback, lambda pic: grade(pic, "#ffb469", "#123844"), samples=128, far=40, bounces=(3, 2, 2)),
    "contact-2": Shot(press, lambda pic: grade(pic, "#cfe6ff", "#12284a", behind=12.5), samples=128, far=40, bounces=(3, 2, 2)),
    "contact-3": Shot(prototype, lambda pic: grade(pic, "#ffb870", "#1c2c50", 0.3, behind=12), samples=128, far=40, bounces=(3, 2, 2)),
    "contact-4": Shot(digital, lambda pic: grade(pic, "#ff7a78", "#2a1440", behind=11.5), samples=128, far=40, bounces=(3, 2, 2)),
    "contact-5": Shot(question, lambda pic: grade(pic, "#dfeaa0", "#1c3a20", behind=13.5), samples=128, far=40, bounces=(3, 2, 2)),
    "contact-6": Shot(missing, lambda pic: grade(pic, "#ffb45c", "#0f3a48", 0.25, behind=10), samples=48, far=40, bounces=(3, 2, 2)),
}
