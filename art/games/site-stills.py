"""Pictures of the site: a vacancy, the rule assistant, press and not-found."""
import math
import random

import numpy as np

from kits import boards, boxes, heavens, minis, soldiers, tabletop, terrain, vikings
from kits.studio import BLACK, drake, grade, room, screened
from lib.tools import Mesh, Shot, display, glow, linear, ngon, placement, product, shining, skies, stage, surface

def lost():
    """The board ends: a lone piece on its last tile, before it stones of the path not yet laid, dark water and a low moon."""
    rng = random.Random(3)
    stage.gradient_sky("#c88a5a", "#142a4c", 0.4, (-0.02, -1, -0.08), "#ffca86", 5.0)
    stage.sun((-0.03, -0.97, -0.13), 4.2, "#ffb768", 1.5)
    stage.area((-3.2, -2.4, 2.4), (0, 0.3, 0.6), 1.4, 300, "#ffd2a0")
    water, rims = Mesh("water"), Mesh("tiles")
    water.box((0, 300, -0.35), (900, 700, 0.1), surface("lake", "#06121c", rough=0.05, var=0, bump=0.1, bump_scale=1.4, specular=0.8))
    water.place()
    card, field = surface("board edge", "#15130f", rough=0.5, var=0.2), [surface(f"field {t}", t, rough=0.42, var=0.45, scale=2.2, bump=0.4, bump_scale=7) for t in ("#2f3a22", "#4a3c1e", "#23343c", "#3c2a1c")]
    for i, j in product(range(-14, 15), range(-4, 30)):
        x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
        path = abs(x - 2.6 * math.sin(y * 0.13) - 0.05 * y) < 0.9 and rng.random() < 0.62
        if y < 0.2 + 0.1 * x * x and y < 5 + 2.5 * rng.random() or y > 3 and path:
            tilt = rng.uniform(-0.03, 0.03) if y > 3 else 0
            rims.frame = placement((x, y, -0.06 * (y > 3) - 0.003 * max(0, y)), (tilt, -tilt, 0))
            rims.prism(ngon(1.01), -0.5, 0.03, card)
            rims.prism(ngon(0.94), 0.03, 0.1, rng.choice(field), taper=0.97)
    rims.place(0.02)
    piece = Mesh("lone piece")
    half = [(0, 1.0), (0.15, 0.95), (0.2, 0.8), (0.15, 0.66), (0.38, 0.55), (0.44, 0.42), (0.2, 0.36), (0.34, 0.04), (0.32, 0), (0.09, 0), (0, 0.18)]
    piece.prism(half + [(-x, z) for x, z in reversed(half[1:-1])], -0.14, 0.14, surface("red paint", "#c0281a", rough=0.25, var=0.08, coat=0.6), placement((0, 0.3, 0.1), (math.pi / 2, 0, 0.12), (1.0,) * 3))
    piece.place(0.05, segments=3)
    terrain.ridges(((150, 13, "#1c2434", 2.2), (260, 34, "#1c2434", 5.0)), 900, -2, 1.5, 0.03)
    stage.camera((-0.6, -5.0, 1.8), (0.42, 10, 1.2), 36, sun=(4, 400, 54), horizon=(0, 4000, 0))


def grade_lost(pic):
    pic.mist("sun", 0.4, ("#f0a060", 0.6), ("#34507c", 0.25), 0.014, 10, 0.93, pic.belt(0.3, 0.8, 4) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#e8a468", "#6a5a78", "#24365e", "#0e1a34"), "#e88a4a", "#1c2844", "#e8b088", 0.5, 7, 0.75)
    pic.sky(heavens.moon(pic, sky, "sun", 0.12, "#ffd9a0", "#ffc080", 2.4, 0.3))
    pic.glow("sun", 0.35, linear("#ffb060", 0.16))
    pic.develop(0.7, 1.36, 1.2, ("#16283e", "#ffdcae", 0.16), (0.55, (0.5, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35, 1.0))


def vacancy():
    """At dusk an empty chair at a lit work table before the window."""
    stage.gradient_sky("#4a6ea8", "#1c3058", 0.9)
    black, wall = surface("black", BLACK, rough=0.4, var=0.1, specular=0.4), surface("wall", "#1c2c48", rough=0.9, var=0.15)
    house = Mesh("house")
    house.box((0, 2, -0.05), (12, 12, 0.1), surface("floor", "#10131a", rough=0.14, var=0.3, scale=2, bump=0.03, bump_scale=3, specular=0.6))
    for x in (-4.2, 4.2):
        house.box((x, 4.5, 1.8), (5.0, 0.2, 3.8), wall)
    house.box((0, 4.5, 0.4), (3.5, 0.2, 0.8), wall)
    house.box((0, 4.5, 3.6), (3.5, 0.2, 0.6), wall)
    for k in range(5):
        house.box((0.85 * k - 1.7, 4.45, 2), (0.05, 0.08, 2.8), black)
    for k in range(4):
        house.box((0, 4.45, 0.85 + 0.82 * k), (3.5, 0.08, 0.05), black)
    house.place(0.01)
    rng, town = random.Random(8), Mesh("town")
    for k in range(34):
        x, y = rng.uniform(-16, 16), rng.uniform(18, 34)
        w, h = rng.uniform(0.8, 1.5), rng.uniform(1.0, 2.6)
        town.box((x, y, h / 2 - 1), (2 * w, 2 * w, h + 1), black)
        town.cylinder((x, y, h - 0.5), w * 1.35, rng.uniform(0.6, 1.5) + 3 * (k % 9 == 0), black, 4, 0.01, (0, 0, math.pi / 4))
    pane = glow("pane", "#ffc070", 2)
    for _ in range(26):
        town.box((rng.uniform(-5, 5), 16.4, rng.uniform(0.1, 0.9)), (0.07, 0.02, 0.1), pane)
    town.place()
    desk = Mesh("desk")
    desk.box((0.1, 3.2, 0.76), (2.7, 0.95, 0.05), surface("top", "#4a3220", rough=0.3, var=0.3, scale=2))
    for x, y in product((-1.15, 1.35), (2.85, 3.55)):
        desk.box((x, y, 0.37), (0.07, 0.07, 0.74), black)
    tabletop.lathe(desk, (-0.95, 3.3, 0.785), [(0, 0), (0.06, 0), (0.065, 0.14), (0.055, 0.14)], black)
    for k in range(7):
        desk.tube([(-0.95, 3.3, 0.8), (-0.95 + 0.03 * (k - 3), 3.3 + 0.04 * math.sin(3 * k), 1.02 + 0.03 * math.sin(5 * k))], 0.007, black, 6)
    for base, tip in (((1.2, 3.4, 0.78), (1.35, 3.4, 1.42)), ((1.35, 3.4, 1.42), (0.52, 3.3, 1.62))):
        desk.tube([base, tip], 0.018, black)
    desk.cylinder((1.2, 3.4, 0.78), 0.13, 0.03, black)
    desk.frame = placement((0.45, 3.25, 1.42))
    tabletop.lathe(desk, (0, 0, 0), [(0.2, 0), (0.14, 0.12), (0.06, 0.19), (0.05, 0.26), (0, 0.27)], black)
    desk.frame = placement((0, 0, 0))
    for x, w, h, z in ((-2.55, 0.34, 0.42, 1.42), (-2.15, 0.3, 0.3, 1.42), (-2.5, 0.4, 0.1, 1.84), (-2.6, 0.3, 0.36, 0.85), (-2.2, 0.36, 0.5, 0.85), (2.35, 0.3, 0.4, 1.42), (2.7, 0.28, 0.5, 1.42), (2.45, 0.4, 0.34, 0.85)):
        desk.box((x, 4.25, z + h / 2), (w, 0.3, h), black)
    for x, z in product((-2.4, 2.55), (0.83, 1.4)):
        desk.box((x, 4.25, z), (1.2, 0.34, 0.03), black)
    desk.place(0.006)
    chair, c = Mesh("chair"), placement((-0.25, 2.05, 0), (0, 0, -0.5))
    chair.frame = c
    chair.box((0, 0, 0.46), (0.46, 0.44, 0.045), black)
    for x in (-0.2, 0.2):
        chair.tube([(x, 0.18, 0.45), (x * 1.15, 0.22, 0)], 0.02, black)
        chair.tube([(x * 1.15, -0.24, 0), (x, -0.2, 0.45), (x, -0.29, 1.0)], 0.022, black)
    for k in range(5):
        chair.tube([(0.08 * k - 0.16, -0.2, 0.47), (0.08 * k - 0.16, -0.27, 0.93)], 0.011, black, 8)
    chair.box((0, -0.285, 0.96), (0.48, 0.03, 0.11), black, (0.1, 0, 0))
    chair.place(0.008)
    minis.stand(drake(0.36, 0.11), [(0.35, 3.25, 0.4)], 0.785)
    shining("bulb", (0.45, 3.25, 1.45), 0.06, glow("bulb", "#ffc68a", 20))
    stage.area((0, 5.2, 2.4), (0, 2, 0.2), 3.2, 160, "#6f9ae0", 2.4)
    stage.area((-1, -2.5, 3.2), (0, 4, 1.2), 2, 40, "#5b86d0")
    stage.spot((0.45, 3.25, 1.5), (0.42, 3.2, 0.7), 150, "#ffa04a", 130, 0.5, 0.05)
    stage.camera((-0.45, -0.9, 1.3), (0.12, 3.2, 1.16), 33, light=(0.45, 3.25, 1.3), horizon=(0, 3000, 0))


def grade_vacancy(pic):
    t = ((pic.horizon - pic.y) / 0.45).clip(0, 1)[..., None]
    pic.fog(linear("#5a86c4", 0.5), 0.03, 12, 0.9)
    pic.sky(linear("#e8a878", 0.9) * (1 - t) ** 3 + linear("#5a8ad0", 0.7) * (1 - (1 - t) ** 3) * (1 - 0.6 * t))
    grade(pic, "#ffb469", "#16284c", 0.3, 0.1, 0.9, 0.0, 3.5)


def assistant():
    """In the middle of the game: black figures about a shining telephone, as about a camp fire."""
    black = room("#0a0d16", "#2c3c6c", "#22387c", 0.35, 14)
    x, z = np.meshgrid(np.linspace(-1, 1, 500), np.linspace(-2, 2, 1000))
    image = np.ones((1000, 500, 1)) * display("#58e0d0") * (0.75 + 0.12 * z[..., None])
    deep, pale = display("#083c50"), display("#e8fff4")

    def pill(cx, cz, w, h, tint):
        q = np.hypot((abs(x - cx) - w + 0.1).clip(0), (abs(z - cz) - h + 0.1).clip(0))
        return boards.lay(image, tint, (q < 0.1) * 1.0)

    for cx, cz, w, h, own, lines in ((0.16, 1.42, 0.66, 0.36, 1, 2), (-0.1, 0.1, 0.78, 0.72, 0, 3), (0.3, -1.1, 0.5, 0.26, 1, 1)):
        image = pill(cx, cz, w, h, deep if own else pale)
        for k in range(lines):  # lines of words, the last one short
            short = 0.3 if lines > 1 and k == lines - 1 else 0.0
            image = pill(cx - short * w, cz + h - 0.26 - 0.2 * k, (0.8 - short) * w, 0.06, display("#58e0d0") if own else display("#2a8a96"))
    for k, tint in enumerate(("#2a8a96", "#e8a040", "#2a8a96")):  # below its words the answer shows three fields of a board
        u, v = abs(x + 0.52 - 0.42 * k), abs(z + 0.3)
        image = boards.lay(image, display(tint), (np.maximum(u, 0.5 * u + 0.866 * v) < 0.2) * 1.0)
    for k in range(3):
        image = pill(-0.62 + 0.3 * k, -1.62, 0.1, 0.1, pale)
    phone = Mesh("phone")
    phone.frame = placement((0, 5, 0.05), (-0.12, 0, 0))
    phone.box((0, 0, 2.1), (2.0, 0.02, 4.0), screened("app", image, 3))
    phone.place()
    phone = Mesh("phone")
    phone.frame = placement((0, 5, 0.05), (-0.12, 0, 0))
    phone.box((0, 0.1, 2.1), (2.16, 0.16, 4.2), black)
    phone.place(0.07, segments=4)
    bare = surface("bare", "#222222", var=0)
    builds = [lambda pose=pose: soldiers.operative(bare, bare, None, pose, weapon="rifle", voxel=0.014) for pose in ("ready", "stride")] + [lambda: vikings.viking(bare, bare, raised=True, voxel=0.014)]
    figures = [minis.primed(build, 1.25, 0.4, tint, ring="#e8a040") for build, tint in zip(builds, ("#7a6a58", "#5f6e78", "#86604a"))]
    stage.area((-7, -4, 3.2), (0, 4, 0.5), 1.6, 700, "#ffb060")
    stage.area((7, 0, 3.0), (0, 4, 0.5), 1.6, 320, "#ff9a50")
    for k in range(9):
        a = -2.75 + 0.32 * k + 0.1 * math.sin(5 * k)
        r = 2.7 + 0.35 * math.sin(3 * k)
        x, y = r * math.cos(a), 4.6 + r * math.sin(a)
        if abs(x) > 0.45:
            minis.stand(figures[k % 3], [(x, y, math.atan2(-x, y - 4.6) + math.pi)], 0)
    stage.camera((0, -4.6, 1.75), (0, 5, 1.8), 47, light=(0, 5, 2.3))


def shelf():
    """Boxes of four games on a dark table, each with its own light in the gap of its lid; the crews of three of them march out."""
    stage.ambient("#1c2840", 0.14)
    bare, shell = surface("bare", "#222222", var=0), surface("linen", "#101114", rough=0.42, var=0, bump=0.05, bump_scale=18, specular=0.5)
    eye, table = (0.2, -13.0, 2.0), Mesh("slate")
    table.box((0, 30, -0.1), (200, 160, 0.2), surface("slate", "#0b0d10", rough=0.32, var=0.35, scale=0.7, bump=0.08, bump_scale=4, specular=0.5))
    table.place()
    for k, (motif, light, foil, x, y, turn) in enumerate((("hatch", "#7ff0f2", "#c2ccd0", -1.9, 0.2, 0.5), ("rose", "#ff6a70", "#d8a070", 1.6, 1.6, -0.38), ("antlers", "#5fe0b0", "#c9b27a", 4.75, 0.8, -0.7), ("temple", "#ffb04a", "#d8a94a", -5.6, 1.8, 0.75))):
        stand = placement((x, y, 1.502), (math.pi / 2, 0, turn))
        metal, shine = surface(f"foil {k}", foil, rough=0.24, metal=1.0, var=0.06, scale=2), glow(f"shine {k}", light, 9)
        boxes.base(motif, stand, shell, metal, shine, glow(f"lit {k}", light, 1.3))
        boxes.lid(motif, stand @ placement((0, 0, boxes.DEPTH + 0.09)), shell, metal, eye)
        stage.area((x, y + 2.2, 5.4), (x, y, 2.4), 3, 130, light, 0.8)
        crew = list(boxes.CREWS.get(("soldiers", "folk", "vikings", "")[k], ()))
        figures = [minis.primed(lambda make=make: make(bare), 0.8, 0.26, paint=("#7a5230*",), ring=light) for make in crew]
        for n in range(4 * bool(crew)):
            minis.stand(figures[n % len(figures)], [(x - 0.9 + 0.62 * n + 1.2 * turn, y - 2.5 - 0.5 * (n % 2), 0.4 * (n - 1.5))], 0)
    minis.dice([(-0.4, -2.7, 0.5, "#ffb04a", "#1b2026"), (0.1, -3.1, 1.9, "#e0d6bf", "#1b2026")], 0.19, 0)
    stage.area((0, 12, 2.2), (0, 0, 1.2), 18, 2600, "#ffc078", 2.0)
    stage.marks(halo=(-0.5, 8, 2.0), rim=(-1.9, 0.2, 1.5), far=(0, 6, 0))
    stage.camera(eye, (0.0, 0, 1.25), 36, focus=(0, 0.8, 1.4), fstop=0.9)


SHOTS = {
    "contact-7": Shot(vacancy, grade_vacancy, samples=128, far=60, bounces=(3, 2, 2)),
    "promo": Shot(assistant, lambda pic: grade(pic, "#58e0d0", "#16204c", behind=8.5), samples=128, far=40, bounces=(3, 2, 2)),
    "not-found": Shot(lost, grade_lost, samples=24, far=200, bounces=(3, 2, 2)),
    "press": Shot(shelf, lambda pic: boxes.finish(pic, "#ffc078", "#1c2840", 1, {}), samples=48, far=60, bounces=(3, 2, 2)),
}
