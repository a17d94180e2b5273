"""Puerto Rico 1897: a brig under full canvas enters a turquoise bay before a pastel town on a clear morning."""
import math
import random

from kits import harbour, terrain
from lib import skies, stage
from lib.mesh import Mesh, instance
from lib.picture import linear
from lib.shot import Cut, Shot

SUN = "#fff0cf"


def coast(x, y):
    """Far shore with green mountains, open to the left."""
    edge = y - 150 + 0.45 * (x - 30) + 14 * terrain.fractal(x, y, 70, 2)
    rise = max(0, edge)
    z = 46 * (1 - math.exp(-rise / 70)) * (0.75 + 0.8 * terrain.fractal(x, y, 70, 5, 5)) + rise * 0.09
    return z + 1.5 if edge > 0 else max(-3, edge * 0.3)


def jungle(m, rng):
    """Treetops close together on the mountains."""
    crowns = []
    for _ in range(3):
        crown = Mesh("crown")
        for k in range(5):
            crown.blob((0.7 * math.cos(2.4 * k) * (k > 0), 0.7 * math.sin(2.4 * k) * (k > 0), 0.25 * (k == 0)), 0.75, m["green"], rng, (1, 1, 0.75), 2, 0.3)
        crowns.append(crown.data(70))
    for _ in range(9000):
        x, y = rng.uniform(-300, 330), rng.uniform(100, 420)
        z = coast(x, y)
        if z > 2.5:
            instance(rng.choice(crowns), (x, y, z), (0, 0, rng.random() * 6), rng.uniform(3, 6.5) * (0.8 + y / 900))


def morning():
    stage.gradient_sky("#dff1ee", "#5fa8d8", 0.75)
    stage.sun((0.7, 0.55, -0.5), 5.0, SUN, 1.2)


def row(mesh, m, spots, rng):
    for k, (x, y, z, heading, w, floors) in enumerate(spots):
        harbour.townhouse(mesh, m, (x, y, z), heading, w, 9, floors, m["walls"][(k * 5 + 2) % 6], rng)


def hero():
    m, rng = harbour.materials(), random.Random(8)
    morning()
    terrain.sea(m["water"], size=2600)
    terrain.heightfield(m["green"], coast, (-420, 420), (90, 520), 5.0, 60)
    town = Mesh("town")
    town.box((64, 64, 0), (70, 150, 4), m["stone"])
    town.box((29.4, 64, 2.1), (1.4, 150, 0.5), m["white"])
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
        for k in range(5):
            for s in (-1, 1):
                town.cylinder((18.6 + 2.6 * k, y + s * 1.6, -2), 0.22, 4.2, m["wood"], 7)
    town.place(smooth=30)
    harbour.brig(m, (3, 66, 0), -0.95, 1.15)
    harbour.brig(m, (20.5, 41, 0), 1.5, 0.62, furled=True)
    palms = [(31.6, 6 + 11.5 * k, 2, rng.uniform(9, 12)) for k in range(9)]
    jungle(m, rng)
    palms += [(16.4, -17, 3.0, 15.5), (20.5, -12, 2.0, 13.5), (23.5, -20, 3, 12)]
    harbour.palms(m, palms, rng)
    stage.mark("sun", (-260, 300, 150))
    stage.mark("horizon", (0, 6000, 0))
    stage.camera((-4, -36, 15.5), (10, 60, 10.5), 31)


def evening():
    """The last light: a brig comes in before the setting sun, casks and palms dark on the quay."""
    m, rng = harbour.materials(), random.Random(21)
    stage.gradient_sky("#ffb070", "#4c62a4", 0.6, (0.15, -0.97, -0.13), "#ffd090", 5.0)
    stage.sun((0.15, -0.97, -0.14), 3.2, "#ffb46a", 1.5)
    terrain.sea(m["water"], size=2600)
    quay = Mesh("quay")
    quay.box((22.6, 11, 0), (40, 16, 4.4), m["stone"])
    quay.box((22.6, 18.6, 2.4), (40, 0.7, 0.4), m["white"])
    for x, y, z in ((4.2, 13.4, 2.2), (5.1, 13.2, 2.2), (6.0, 13.6, 2.2), (4.7, 13.3, 3.5), (5.6, 13.4, 3.5), (8.3, 15.2, 2.2), (3.6, 15.6, 2.2)):
        harbour.barrel(quay, m, (x, y, z), 1.25)
    for x, y, z, turn in ((9.9, 13.4, 2.2, 0.2), (10.0, 13.5, 3.2, -0.3), (11.4, 14.4, 2.2, 0.5)):
        harbour.chest(quay, m, (x, y, z), (1.3, 1.1, 1.0), turn)
    for x in (6.5, 13.0):
        quay.cylinder((x, 18.4, 2.4), 0.2, 0.8, m["dark"], 12)
    quay.place(smooth=30)
    harbour.palms(m, [(7.4, 16.6, 2.2, 12.5), (11.8, 17.2, 2.2, 10.5), (9.6, 10.8, 2.2, 13.0)], rng)
    harbour.brig(m, (-13, 84, 0), 2.75, 1.2)
    harbour.brig(m, (27, 150, 0), 0.3, 0.9)
    for y, h, tint, seed in ((420, 34, "#4a5468", 1.2), (620, 74, "#66708a", 4.4)):
        terrain.ridge(y, h, tint, seed, 1700, -2, 4, 0.006)
    stage.mark("sun", (-65, 400, 58))
    stage.mark("horizon", (0, 6000, 0))
    stage.camera((0, 0, 5.0), (-1.6, 40, 8.2), 31)


def grade_evening(pic):
    pic.denoise(5, 3.0, 2, guide=0.6)
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.55)[..., None]
    pic.fog(linear("#ffb878", 0.9) * warm + linear("#8a8fb4", 0.5) * (1 - warm), 0.0015, 60, 0.85)
    sky = skies.clouded(pic, horizon, sun, ("#ffc888", "#f0a888", "#a494b8", "#5474b0"), "#ffd090", "#8a7898", "#ffc8a0", 0.5, 9, 1.0)
    pic.sky(sky + linear("#fff0c8", 5.0) * pic.near(sun, 0.03)[..., None] ** 3)
    pic.rays("sun", 0.16, linear("#ffd090", 1.0), 0.8, 0.8, pic.near(sun, 0.3), (20, 60))
    pic.glow(sun, 0.4, linear("#ffb870", 0.16))
    pic.develop(0.6, 1.36, 1.2, ("#1c3a5a", "#ffe0b0", 0.16), (0.35, (0.5, 0.5), 0.92), (0.1, 1.1), sharpen=(0.35, 1.0), grain=0.01)


def grade(pic, cover=0.55):
    pic.denoise(5, 3.0, 2, guide=0.6)
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.8)[..., None]
    pic.fog(linear("#fbe9c8", 0.95) * warm + linear("#a8d8e4", 0.8) * (1 - warm), 0.0018, 70, 0.85)
    stops = ("#e6f3ea", "#a9dbe6", "#5fb3dc", "#2f86c2")
    pic.sky(skies.clouded(pic, horizon, sun, stops, "#fff0cc", "#8fb4c8", "#fffaf0", cover, 9, 1.15))
    pic.glow(sun, 0.55, linear("#fff0cc", 0.1))
    pic.develop(0.45, 1.32, 1.3, ("#17525e", "#ffe6bd", 0.16), (0.3, (0.55, 0.5), 0.92), (0.07, 1.2), sharpen=(0.4, 1.0), grain=0.01)


SHOTS = {
    "hero": Shot(hero, grade, samples=18, far=2000, bounces=(3, 2, 2)),
    "feature-4": Shot(stage.view(hero, (32.5, -9.5, 4.0), (26.2, 60, 7.3), 27), lambda pic: grade(pic, 0.3), samples=16, far=2000, bounces=(3, 2, 2)),
    "feature-3": Shot(stage.view(hero, (40.5, -34, 25), (42, 80, 8), 32), grade, samples=16, far=2000, bounces=(3, 2, 2)),
    "tile": Cut("hero", 0.52, 0.6),
    "feature-1": Shot(evening, grade_evening, samples=14, far=2000, bounces=(3, 2, 2)),
}
