"""Puerto Rico 1897: a tall ship under full canvas enters a turquoise bay before a pastel town as the sun comes over the mountains."""
import math
import random

from kits import harbour, minis, tabletop, tallship, terrain
from lib.tools import Mesh, Shot, instance, linear, product, skies, stage, surface


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


def row(mesh, m, spots, rng):
    for k, (x, y, z, heading, w, floors) in enumerate(spots):
        harbour.townhouse(mesh, m, (x, y, z), heading, w, 9, floors, m["walls"][(k * 5 + 2) % 6], rng)


def hero():
    m, rng = {**harbour.materials(), **tallship.materials(2.2)}, random.Random(8)
    stage.daylight("#ffdfae", "#5a98c8", 0.55, (0.56, -0.74, -0.3), 6.0, "#ffc888", 1.2, halo=((0.5, -0.8, -0.2), "#ffd090", 4.0))
    mountains(m, rng, (-150, 400, 104))
    town = Mesh("town").box((64, 64, 0), (70, 150, 4), m["stone"]).box((29.4, 64, 2.1), (1.4, 150, 0.5), m["white"])
    spots = [(36, -2 + 10.6 * k, 2, -math.pi / 2, 9.8, 2 + (k % 3 == 1)) for k in range(12)]
    spots += [(54, 2 + 11 * k, 4.5, -math.pi / 2, 10.4, 2 + (k % 2)) for k in range(11)]
    spots += [(74, 4 + 12 * k, 8, -math.pi / 2, 11, 3) for k in range(10)]
    row(town, m, spots, rng)
    harbour.church(town, m, (62, 92, 6), -math.pi / 2, 1.25)
    for k in range(26):
        x, y = rng.uniform(30.6, 33.4), rng.uniform(0, 90)
        (harbour.barrel if k % 2 else harbour.chest)(town, m, (x, y, 2.05), **({"size": 1.3} if k % 2 else {"turn": rng.random()}))
    for y in (30, 52):
        town.box((24, y, 1.2), (12, 3.4, 0.4), m["wood"])
        for k, s in product(range(5), (-1, 1)):
            town.cylinder((18.6 + 2.6 * k, y + s * 1.6, -2), 0.22, 4.2, m["wood"], 7)
    town.place(smooth=30)
    tallship.ship(m, (3, 66, 0), -0.75, 0.98, brace=-0.6)
    tallship.ship(m, (20.5, 18, 0), 1.57, 0.5, furled=True)
    harbour.palms(m, [(31.6, 6 + 11.5 * k, 2, rng.uniform(9, 12)) for k in range(9)], rng)
    stage.camera((-4, -36, 15.5), (10, 60, 10.5), 31)


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


def walls():
    """Sentry turrets on the old sea wall, dark against the rising sun, one behind the other into the haze; a ship passes before it."""
    m, rng = {**harbour.materials(), **tallship.materials(2.0)}, random.Random(5)
    stage.daylight("#ffb070", "#3c5a94", 0.4, (0.12, -0.98, -0.09), 4.5, "#ffa85c", 1.2, halo=((0.12, -0.98, -0.08), "#ffd090", 5.0))
    terrain.sea(m["water"], size=2600)
    corners, wall = [(40, 2), (6, 24), (11, 62), (-12, 96), (2, 150), (-34, 205), (20, 330)], Mesh("wall")
    harbour.rampart(wall, m, corners[::-1], 13, ((300, 2), (300, 330)))
    for k in (1, 3, 5):
        x, y = corners[k]
        harbour.garita(wall, m, (x - 0.6, y - 0.2, 12.2), 1.25)
    for k in range(10):
        harbour.townhouse(wall, m, (32 + 1.5 * k, 48 + 12 * k, 12), -math.pi / 2, 10.5, 9, 2 + k % 2, m["walls"][k * 5 % 6], rng)
    harbour.church(wall, m, (48, 150, 12), -math.pi / 2, 1.5)
    wall.place(smooth=30)
    harbour.palms(m, [(20 + rng.uniform(0, 6), 34 + 9 * k, 12, rng.uniform(8, 11)) for k in range(12)], rng)
    tallship.ship(m, (-45, 190, 0), 2.2, 1.1, brace=-0.5)
    terrain.ridges(((520, 60, "#4a6468", 3.2), (760, 110, "#66808a", 4.4)), 2000, -2, 4, 0.005)
    stage.camera((-9, -4, 9.0), (-4, 60, 15.5), 31, sun=(-70, 400, 46), horizon=(0, 6000, 0))


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
    "hero": Shot(hero, lambda pic: grade(pic, 0.5, 0.004, 92, ("#f2bf80", "#8fc4cc"), 0.9, True), samples=18, far=2000),
    "feature-4": Shot(table, lambda pic: grade_evening(pic, 0.0011, 40, 0.5, 0.25), samples=16, far=1200, bounces=(2, 1, 2)),
    "feature-3": Shot(walls, lambda pic: grade_evening(pic, 0.0024, 60, 0.5), far=2000),
    "tile": Shot(bow_on, lambda pic: grade(pic, 0.4, 0.003, 75, ("#ffe0ac", "#9accd4"), 0.95, True), far=2000),
    "feature-1": Shot(evening, grade_evening, samples=14, far=2000)}
