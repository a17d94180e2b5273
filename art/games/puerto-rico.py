"""Puerto Rico 1897: a tall ship under full canvas in a turquoise bay, coins of gold with it in relief, casks of the five crops."""
import math
import random

from kits import harbour, minis, reliefs, tabletop, tallship, terrain
from lib.tools import Mesh, Shot, instance, linear, placement, skies, stage, surface


def coast(x, y):
    edge = y - 150 + 0.45 * (x - 30) + 14 * terrain.fractal(x, y, 70, 2)
    rise, crest = max(0, edge), 1 - abs(terrain.fractal(x, y, 150, 5, 3))
    z = 31 * (1 - math.exp(-rise / 60)) * (0.5 + 0.9 * crest * crest + 0.25 * terrain.fractal(x, y, 40, 7, 3)) + rise * 0.1
    return z + 1.5 if edge > 0 else max(-3, edge * 0.3)


def mountains(m, rng, sun):
    terrain.sea(m["water"], size=2600)
    terrain.heightfield(m["green"], coast, (-420, 420), (90, 520), 5.0, 60)
    groves = []
    for _ in range(4):
        grove = Mesh("grove")
        for _ in range(12):
            cx, cy, r = rng.uniform(-6, 6), rng.uniform(-6, 6), rng.uniform(1.3, 2.3)
            for _ in range(90):
                a, up = rng.random() * math.tau, rng.uniform(-0.1, 1)
                out, s = math.sqrt(1 - up * up) * r * rng.uniform(0.8, 1.15), rng.uniform(0.3, 0.6)
                x, y, z = cx + out * math.cos(a), cy + out * math.sin(a), 0.6 * r + r * up * rng.uniform(0.8, 1.1)
                e, f, tilt = a + 1.57, rng.uniform(-0.5, 0.5), 0.7 * (1 - up)
                grove.add([(x - s * math.cos(e), y - s * math.sin(e), z + f * s), (x + s * math.cos(a), y + s * math.sin(a), z - s * tilt), (x + s * math.cos(e), y + s * math.sin(e), z - f * s), (x - s * math.cos(a), y - s * math.sin(a), z + s * tilt)], [(0, 1, 2, 3)], m["jungle"])
        groves.append(grove.data(0))
    for x, y in terrain.scatter(2600, (-300, 330), (95, 400), rng, lambda x, y: coast(x, y) > 1.2):
        tilt = (math.atan((coast(x, y + 5) - coast(x, y - 5)) / 12), -math.atan((coast(x + 5, y) - coast(x - 5, y)) / 12), rng.random() * 6)
        instance(rng.choice(groves), (x, y, coast(x, y)), tilt, rng.uniform(0.9, 1.5) * (0.9 + y / 700))
    shore = list(terrain.scatter(6000, (-200, 120), (90, 260), rng, lambda x, y: 1.4 < coast(x, y) < 6))
    harbour.palms(m, [(x, y, coast(x, y) - 0.3, rng.uniform(8, 15)) for x, y in shore[:150]], rng)
    terrain.ridges(((560, 120, "#4c6f66", 1.7), (760, 190, "#4c6f66", 6.1)), 2200, -4, 5, 0.0045)
    stage.marks(sun=sun, horizon=(0, 6000, 0))


def hero():
    """Three gold coins with a ship in relief on the planks of a quay, one of them on its edge; behind them the bay at sunrise, a tall ship out of focus."""
    m, wood = {**harbour.materials(), **tallship.materials(2.2)}, surface("quay", "#4a3424", rough=0.55, var=0.4, scale=2, streak=0.5, bump=0.25, bump_scale=4)
    stage.daylight("#ffdfae", "#a894a0", 0.5, (0.56, -0.74, -0.3), 5.0, "#ffc888", 1.2, halo=((0.5, -0.8, -0.2), "#ffd090", 4.0))
    gold = surface("gold", "#e0a545", rough=0.22, metal=1, var=0.25, scale=5, wash=0.8)
    shape = reliefs.cast(lambda mesh: tallship.ship(m, (0, 0, 0), 0.25, brace=0.35, wake=False), (0, 0, 15), 40, 0, 500)
    mountains(m, random.Random(8), (-150, 400, 104))
    tallship.ship(m, (4, 130, 0), -0.75, 0.98, brace=-0.6)
    for at, rot in (((0.45, 1.6, 4.2), (1.2, 0, -0.2)), ((0.14, 1.44, 4), (0, 0, 0.5)), ((0.72, 1.36, 4), (0, 0, -0.7)), ((0.66, 1.42, 4.03), (0.05, -0.02, 1.1))):
        with stage.small(within=placement(at, rot, (0.21, 0.21, 0.13))):
            reliefs.medal(shape, "#a06a14", gold, 66)
    cask = Mesh("cask")
    harbour.barrel(cask, m, (0.7, 2.02, 4), 0.56)
    cask.place(smooth=30)
    for k in range(8):
        Mesh("plank").box((0, 0, -0.05), (12, 0.31, 0.1), wood).place(0.012, (3 * (k % 2), 0.9 + 0.32 * k, 4))
    stage.area((-0.5, 0.4, 5.0), (0.35, 1.4, 4.1), 0.5, 14, "#ffe0b8")
    stage.camera((0, 0, 4.36), (0.06, 10, 3.92), 34, focus=(0.45, 1.55, 4.2), fstop=2.4)


def bow_on():
    """The ship close by, seen from the water."""
    m, rng = {**harbour.materials(), **tallship.materials(2.2)}, random.Random(8)
    stage.daylight("#ffe6bc", "#4f9ccc", 0.55, (-0.62, -0.72, -0.36), 6.0, "#ffd09a", 1.2, halo=((-0.6, -0.75, -0.25), "#ffd090", 4.0))
    mountains(m, rng, (128, 400, 130))
    tallship.ship(m, (0, 58, 0), -1.15, 1.1, brace=0.6)
    tallship.ship(m, (-36, 140, 0), -0.5, 0.8, brace=0.6)
    stage.camera((3, -6, 4.5), (3.5, 58, 12), 37)


def evening():
    """The last light: a tall ship comes in before the setting sun, casks and palms dark on the quay."""
    m, rng = {**harbour.materials(), **tallship.materials(2.5)}, random.Random(21)
    stage.daylight("#ffb070", "#4c62a4", 0.6, (-0.04, -0.98, -0.11), 3.2, "#ffb46a", 1.5, halo=((-0.04, -0.99, -0.1), "#ffd090", 5.0))
    terrain.sea(m["water"], size=2600)
    quay = Mesh("quay").box((22.6, 11, 0), (40, 16, 4.4), m["stone"]).box((22.6, 18.6, 2.4), (40, 0.7, 0.4), m["white"])
    for x, y, z in ((4.2, 13.4, 2.2), (5.1, 13.2, 2.2), (6.0, 13.6, 2.2), (4.7, 13.3, 3.5), (5.6, 13.4, 3.5), (8.3, 15.2, 2.2), (3.6, 15.6, 2.2)):
        harbour.barrel(quay, m, (x, y, z), 1.25)
    for x, y, z, turn in ((9.9, 13.4, 2.2, 0.2), (10.0, 13.5, 3.2, -0.3), (11.4, 14.4, 2.2, 0.5)):
        harbour.chest(quay, m, (x, y, z), (1.3, 1.1, 1.0), turn)
    for x in (6.5, 13.0):
        quay.cylinder((x, 18.4, 2.4), 0.2, 0.8, m["dark"], 12)
    quay.place(smooth=30)
    harbour.palms(m, [(7.8, 17.0, 2.2, 8.6), (10.4, 17.6, 2.2, 9.6)], rng)
    tallship.ship(m, (-18, 84, 0), 2.75, 1.05, brace=-0.6)
    tallship.ship(m, (27, 180, 0), 0.3, 0.8, brace=0.5)
    terrain.ridges(((420, 34, "#4a5468", 1.2), (620, 74, "#66708a", 4.4)), 1700, -2, 4, 0.006)
    stage.camera((0, 0, 5.0), (-1.6, 40, 8.2), 31, sun=(14, 400, 44), horizon=(0, 6000, 0))


def table():
    """Before the sun a ship under sails of five colours, where the board's blue becomes the sea; on the board the casks of the five crops it sails for."""
    rng, goods, crops = random.Random(4), Mesh("goods"), ("#f0b428", "#f4ead4", "#8a8a38", "#c8481c", "#6a3018")
    m = {**harbour.materials(), **tallship.materials(0.6, crops)}
    stage.daylight("#ffcf9a", "#4a6aa8", 0.22, (0.14, -0.98, -0.16), 12.0, "#ffb060", 0.8, halo=((0.14, -0.98, -0.16), "#ffd090", 4.0))
    terrain.sea(m["water"], -0.3, 2600)
    terrain.ridges(((480, 30, "#4a6070", 4.4), (700, 60, "#5c7088", 8.1)), 2000, -2, 4, 0.006)
    minis.board("hex", (19, 10.4), "#ffd070", 1.4, at=(0, 0.6), cell=1.15, tints=("#0a4a62", "#0d6072", "#083a56", "#14707a"), seed=2)
    tallship.ship(m, (-0.8, 11, -0.4), 0.35, 0.28, brace=0.35)
    for x, y, tint in zip((-2.6, -1.3, 0.0, 1.3, 2.6), (1.5, 2.0, 1.6, 2.1, 1.5), crops):
        harbour.barrel(goods, dict(wood=surface("paint " + tint, tint, rough=0.35, var=0.12, coat=0.3), iron=m["iron"]), (x, y, -0.14), 0.85)
    goods.place(smooth=30)
    tabletop.coins(surface("coin", "#d8a648", rough=0.35, metal=0.9, var=0.15), (3.5, 0.6, -0.12), 4, rng)
    stage.area((-4, -7, 6), (0, 3, 0.5), 4, 110, "#8ab8d8")
    stage.camera((0.3, -7.4, 1.5), (0.4, 6, 2.7), 36, sun=(-56, 400, 50), horizon=(0, 6000, 0))


def grade_evening(pic, density=0.0015, start=60, ev=0.6, cover=0.5):
    pic.mist("sun", 0.55, ("#ffb878", 0.9), ("#8a8fb4", 0.5), density, start, 0.85)
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ffc888", "#f0a888", "#a494b8", "#5474b0"), "#ffd090", "#8a7898", "#ffc8a0", cover, 9, 1.0)
    pic.sky(sky + linear("#fff0c8", 5.0) * pic.near("sun", 0.03)[..., None] ** 3)
    pic.rays("sun", 0.16, linear("#ffd090", 1.0), 0.8, 0.8, pic.near("sun", 0.3), (20, 60))
    pic.glow("sun", 0.4, linear("#ffb870", 0.16))
    pic.develop(ev, 1.36, 1.2, ("#1c3a5a", "#ffe0b0", 0.16), (0.35, (0.5, 0.5), 0.92), (0.1, 1.1), sharpen=(0.35, 1.0))


def grade(pic, cover=0.45, density=0.0026, start=70, mist=("#fbe9c8", "#a8d4e0"), ev=0.55, dawn=False):
    pic.mist("sun", 0.8, (mist[0], 0.95), (mist[1], 0.75), density, start, 0.88, 0.55 + 0.6 * pic.noise(3, 4, 3.5))
    stops = ("#ffdca0", "#ffdcb4", "#a8ccd0", "#4c9cc0") if dawn else ("#e6f3ea", "#a9dbe6", "#5fb3dc", "#2f86c2")
    pic.sky(skies.clouded(pic, pic.horizon, "sun", stops, "#fff0cc", "#8fb4c8", "#fffaf0", cover, 9, 1.15))
    pic.rays("sun", 0.22 * dawn, linear("#ffe0a8", 1.0), 0.7, 0.9, pic.near("sun", 0.5), (40, 60))
    pic.glow("sun", 0.55, linear("#ffdca0", 0.22 if dawn else 0.1))
    pic.develop(ev, 1.4, 1.32, ("#17525e", "#ffe6bd", 0.16), (0.3, (0.55, 0.5), 0.92), (0.07, 1.2), sharpen=(0.3, 1.0))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 0.5, 0.004, 92, ("#f2bf80", "#8fc4cc"), 0.9, True), samples=26, far=2000),
    "feature-4": Shot(table, lambda pic: grade_evening(pic, 0.0011, 40, 0.5, 0.25), samples=16, far=1200, bounces=(2, 1, 2)),
    "tile": Shot(bow_on, lambda pic: grade(pic, 0.4, 0.003, 75, ("#ffe0ac", "#9accd4"), 0.95, True), far=2000),
    "feature-1": Shot(evening, grade_evening, samples=14, far=2000)}
