"""The Great Wall: the wall climbs into a blood-red dusk while the horde's torches fill the valley below it."""
import math
import random

from kits import frontier, generals, tabletop, terrain
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

BLOOD, ROSE, INK, FIRE = "#e2492a", "#f2a27c", "#1d3038", "#ffae5a"


def crest(y):
    return 24 + 30 * math.sin(y * 0.017 + 0.1) + y * 0.07


def hills(x, y):
    """Ridge under the wall, valley on the left."""
    top = 40 + 16 * math.sin(y * 0.02 - 1.0) + 0.05 * y
    d = abs(x - crest(y)) / (1 + 0.002 * max(0, y))
    z = top * math.exp(-((d / 46) ** 2)) + max(0, x - 60) * 0.25 + 26 * math.exp(-(((x + 190) / 60) ** 2))
    gully = 17 - 34 * abs(terrain.fractal(x * 0.5 + y * 0.2, y, 34, 3, 4)) - 9 * abs(terrain.fractal(x, y, 13, 5, 3))
    rough = gully + terrain.fractal(x, y, 9, 7, 3) * 2.2
    return z + rough * min(1, max(0, d - 5) / 18) * min(1, z / 18 + 0.08)


def wall(m, ys, height=9.0, width=6.0):
    spots = frontier.line([(crest(y), y, hills(crest(y), y) - 1.5) for y in ys], 2.2)
    frontier.curtain(m, spots, height, width)
    return spots


def at(y):
    a = math.atan2(2, crest(y + 1) - crest(y - 1))
    return (crest(y), y, hills(crest(y), y) - 1.5), a


def dusk():
    stage.gradient_sky("#ff9a6e", "#3c3f58", 0.55, sun_direction=(0.75, -0.6, -0.06), sun_tint="#ff6a3a", sun_power=3)
    stage.sun((0.86, -0.35, -0.2), 6.5, "#ffa070", 1.0)


def hero():
    m, rng = frontier.materials(FIRE), random.Random(5)
    dusk()
    terrain.heightfield(m["hill"], hills, (-200, 170), (-45, 430), 2.6, 60)
    wall(m, range(-70, 440, 16))
    for y, house, fire in ((34, True, False), (108, False, True), (182, True, False), (262, False, True), (345, True, False)):
        loc, a = at(y)
        lit = frontier.watchtower(m, loc, a, 14, 12, house, fire)
        if fire:
            stage.point(lit, 9000, FIRE, 1.0)
            if y < 200:
                stage.mark(f"fire{y}", lit)
    flags = Mesh("banners")
    for y in (6, 18, 34, 58, 74, 92):
        loc, a = at(y)
        frontier.banner(flags, m, (loc[0] - 2.9, loc[1], loc[2] + 9 + (6 if y == 34 else 0)), 0.2, 7)
    flags.place(smooth=60)
    kinds = [generals.rider_mesh(m["cloth"], m["armour"], m["armour"], m["torch"] if k % 2 else None, k) for k in range(4)]
    spots = []
    while len(spots) < 1500:
        x, y = rng.gauss(-72, 30), rng.uniform(40, 330)
        if abs(math.sin(y * 0.09 + 0.02 * x)) > 0.35 and x < crest(y) - 42:
            spots.append((x, y))
    generals.horde(kinds, spots, hills, rng, -1.3)
    for y in (-2, 10, 26, 48, 66):
        loc, a = at(y)
        generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.03, (loc[0] - 1.5, y, loc[2] + 9.0), 1.2, 1.15, False)
    for y, h, seed in ((470, 42, 2.2), (640, 78, 5.0), (900, 130, 8.1)):
        terrain.ridge(y, h, "#4a3c3c", seed, 2200, 0, 4, 0.006)
    grass = surface("scrub", "#3a3a22", rough=0.95, var=0.5, scale=1.5, vary=0.4, specular=0.1)
    bushes = [(x, y, hills(x, y)) for x, y in ((rng.uniform(-90, 40), rng.uniform(-20, 260)) for _ in range(900)) if abs(x - crest(y)) > 5 and hills(x, y) > 7]
    terrain.rocks(grass, bushes[:420], rng, (0.5, 1.5))
    terrain.rocks(m["hill"], bushes[420:520], rng, (0.8, 3.0))
    stage.mark("sun", (-420, 500, 60))
    stage.mark("horizon", (0, 4000, 20))
    stage.camera((-2, -44, 66), (6, 100, 46), 29)


def steps(y):
    """Height of the walkway in the tile: it climbs to the beacon tower."""
    return 0.0004 * max(0, y) ** 2.1


def tile():
    m, rng = frontier.materials(FIRE), random.Random(2)
    dusk()
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    x, y = spots[32][:2]
    fire = frontier.watchtower(m, (x, y, spots[32][2]), spots[32][3], 17, 13, True, False, True)
    x, y = spots[64][:2]
    far = frontier.watchtower(m, (x, y, spots[64][2]), spots[64][3], 15, 12, False, True)
    stage.point(far, 16000, FIRE, 1.0)
    generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (-0.45, 7.4, steps(7.2) - 0.05), -0.2, 1.2)
    stage.area((-6, 5, 3.5), (-0.7, 7.2, 1.2), 1.5, 260, "#ff9a6a")
    flags = Mesh("banners")
    for k, y in enumerate((13, 22, 33, 44)):
        for s in (-1, 1):
            frontier.banner(flags, m, (3.0 * math.sin(y * 0.02) + 0.0007 * y * y + s * 3.1, y, steps(y) + 0.4), 0.1 if s > 0 else 2.9, 6.2 + 0.6 * (k % 2))
    flags.place(smooth=60)

    def land(x, y):
        return -26 + 18 * math.exp(-((x / 30) ** 2)) * (1 + y * 0.012) - 20 * abs(terrain.fractal(x, y, 40, 3, 4)) + max(0, x - 30) * 0.3

    terrain.heightfield(m["hill"], land, (-120, 130), (0, 240), 2.4)
    for y, h, seed in ((300, 46, 2.2), (460, 95, 5.0)):
        terrain.ridge(y, h, "#4a3c3c", seed, 1400, -30, 4, 0.008)
    stage.mark("sun", (-110, 300, 30))
    stage.mark("horizon", (0, 4000, 10))
    stage.camera((0.3, 0.6, 1.05), (0.8, 40, 11.5), 33)


def feature():
    m, rng = frontier.materials(FIRE), random.Random(9)
    stage.ambient("#3a3540", 0.3)
    tabletop.table("#2a1c18", "#1d1310", -0.1, 0.4, 0.2)
    plastic = surface("plastic", "#98928c", rough=0.42, var=0.05, edge=0.85)
    grey, ivory = dict.fromkeys(m, plastic), surface("ivory", "#d8c8a8", rough=0.5, var=0.1)
    pieces = {**m, "brick": surface("toy brick", "#a4866a", rough=0.6, var=0.1, edge=0.6), "stone": surface("toy stone", "#b99c7c", rough=0.6, var=0.1)}
    run = frontier.line([(x, 62 + 0.02 * (x - 6) ** 2, 0) for x in range(-70, 80, 8)], 2.2)
    wall_piece = frontier.curtain(pieces, run, 9.0, 6.0)
    wall_piece.scale = (0.085,) * 3
    mesh = Mesh("board")
    mesh.box((0, 4, -0.06), (12, 9.5, 0.12), surface("board", "#6b5236", rough=0.8, var=0.4, scale=1.2))
    for k in range(7):
        for j in range(3):
            mesh.box((-4.6 + 1.5 * k, 1.2 + 1.1 * j, 0.01), (1.25, 0.9, 0.04), ivory if (k + j) % 3 else pieces["brick"])
    mesh.place(0.01)
    for k, (x, y) in enumerate(((-2.9, 2.6), (-2.2, 3.5), (-3.7, 3.4), (2.6, 2.9), (3.4, 3.6), (4.3, 2.8), (2.0, 3.8))):
        mini = Mesh("rider base")
        mini.cylinder((x, y, 0.02), 0.33, 0.07, plastic, 32)
        mini.place(0.01)
        generals.horde([generals.rider_mesh(plastic, plastic, plastic, None, k)], [(0, 0)], lambda x, y: 0, rng, 2.6)
        rider = __import__("bpy").context.collection.objects[-1]
        rider.location, rider.scale = (x, y, 0.09), (0.29,) * 3
    generals.general(plastic, plastic, plastic, plastic, 0.009, (0.1, 0.3, 0.14), 2.7, 1.16)
    tabletop.miniature_base(plastic, (0.1, 0.3, 0), 0.95, rng)
    red, jade = surface("red cube", "#a5281c", rough=0.35, coat=0.4, var=0.05), surface("jade cube", "#2f6b58", rough=0.35, coat=0.4, var=0.05)
    cubes = Mesh("cubes")
    for k, (x, y) in enumerate(((1.7, -0.5), (2.05, -0.2), (1.95, -0.8), (-1.9, -0.3), (-1.6, -0.65), (2.45, 0.1))):
        cubes.box((x, y, 0.14), (0.26, 0.26, 0.26), red if k % 2 else jade, (0, 0, k * 0.7))
    cubes.place(0.03)
    stage.area((-4.5, 2.5, 3.4), (0, 0, 1.4), 1.4, 700, "#ff7a4a")
    stage.area((4.8, 1.8, 3.0), (0, 0, 1.3), 1.2, 420, "#5fb0a4")
    stage.area((1.0, -5.5, 5), (0.2, 0, 1.2), 3, 190, "#ffeedd")
    stage.area((0, 10, 4), (0, 5, 0.6), 3, 500, "#ffb070")
    stage.camera((0.4, -6.9, 1.8), (0.2, 0.4, 1.68), 47, focus=(0.1, 0.0, 1.6), fstop=0.6)


def grade(pic, density=0.0042, start=40, centre=(0.55, 0.5), ev=0.75):
    pic.denoise(5, 1.5)
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.75)[..., None]
    dust = linear("#f39a6e", 0.75) * warm + linear("#8a6a70", 0.42) * (1 - warm)
    low = 0.55 + 0.6 * smoothstep(pic.y, horizon - 0.1, horizon + 0.25)
    pic.fog(dust, density, start, 0.93, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    stops = ("#ff8a52", "#e0604a", "#7a4656", "#2c3048")
    pic.sky(skies.clouded(pic, horizon, sun, stops, "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.85))
    pic.glow(sun, 0.5, linear("#ff7a40", 0.12))
    for name in pic.marks:
        if name.startswith("fire"):
            pic.glow(name, 0.07, linear(FIRE, 0.35))
    pic.develop(ev, 1.4, 1.08, (INK, "#ffc79a", 0.18), (0.5, centre, 0.9), (0.15, 1.0), sharpen=(0.4,))


def grade_feature(pic):
    pic.denoise(5, 2.0)
    pic.fog(linear("#3a1a16", 0.12), 0.05, 7, 0.8)
    pic.develop(0.85, 1.25, 1.1, ("#15282c", "#ffd0a0", 0.16), (0.55, (0.5, 0.45)))


SHOTS = {
    "hero": Shot(hero, grade, samples=26, far=1100, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 0.004, 40, (0.5, 0.5)), samples=36, far=800, bounces=(3, 2, 2)),
    "feature-1": Shot(feature, grade_feature, samples=32, far=30, bounces=(4, 2, 2)),
}
