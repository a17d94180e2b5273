"""Tainted Grail, The Fall of Avalon (video game): a dead knight bars the track to a kneeling stone king in red bracken."""
import math
import random

from kits import arms, avalon, folk, greatwood, terrain
from lib import skies, stage
from lib.materials import surface
from lib.mesh import Mesh, instance, turned
from lib.picture import linear
from lib.shot import Cut, Shot

SLATE, SUN = "#2b323c", "#ffe6bd"


def lights(aim, strength=4.0):
    stage.gradient_sky("#e6d6be", "#7d8894", 0.6)
    stage.sun(aim, strength, SUN, 1.2)


def track(y):
    return 0.9 * math.sin(y * 0.09) + 0.0035 * y * y


def moor(x, y):
    """Rising moor with a worn track to the king's mound."""
    z = 0.7 * terrain.fractal(x, y, 16, 4) + 0.2 * terrain.fractal(x, y, 3, 7) + max(0, y - 12) * 0.045
    z += 3.5 * math.exp(-((x - 15) ** 2 + (y - 78) ** 2) / 420)
    worn = math.exp(-(((x - track(y)) / 1.5) ** 2)) * max(0, 1 - y / 70)
    return z * (1 - 0.6 * worn) + worn * 0.03 * y


def country(m, rng):
    terrain.heightfield(m["moor"], moor, (-60, 80), (-3, 130), 0.6)
    greatwood.ferns(m, moor, 260, (-14, 17), (1.8, 26), rng, (0.3, 0.62), keep=lambda x, y: abs(x - track(y)) > 1.1)
    terrain.grass(m["grass"], moor, 1820, (-20, 26), (1.5, 50), rng, (0.2, 0.5), keep=lambda x, y: abs(x - track(y)) > 0.88)
    terrain.rocks(m["stone"], [(x, y, moor(x, y)) for x, y in ((-3.6, 8), (3.4, 9.5), (5.5, 17), (-5, 19), (8, 26), (-9, 30))], rng, (0.3, 0.9))


def foe(m, loc, rot, scale):
    """Dead knight in rusted plate with a ragged cloak and cold eyes."""
    rust = surface("rust plate", "#5b4238", rough=0.55, metal=0.75, var=0.5, scale=8, edge=0.5)
    hands = folk.adventurer(m["cloth"], m["leather"], rust, "raise", "horned", 0.42, cloak=0.1, plate=True, sweep=(0.18, -0.32), voxel=0.014, loc=loc, rot=rot, scale=scale, seed=4)
    mesh = Mesh("great sword")
    c, s = math.cos(rot), math.sin(rot)
    arms.sword(mesh, arms.aimed(hands["right"], (0.75 * c + 0.2 * s, 0.75 * s - 0.2 * c, 1.0), scale), m["steel"], m["leather"], 1.25, 0.085, 0.34)
    arms.shield(mesh, arms.aimed(hands["left"], (-s - 0.2 * c, c - 0.2 * s, 0.1), scale), m["leather"], rust, 0.38)
    mesh.place(0.003)
    eyes = Mesh("eyes")
    for side in (-1, 1):
        eyes.ball(turned((side * 0.045, 0.25, 1.645), loc, rot, scale), 0.017 * scale, m["ember"])
    eyes.place(shadow=False)


def hero():
    m, rng = avalon.materials(), random.Random(9)
    lights((-0.42, -0.8, -0.36))
    country(m, rng)
    avalon.kneeling_king(m["stone"], 0.07, (15, 78, moor(15, 78) - 0.6), -0.95, 3.7)
    ruin = Mesh("ruins")
    for x, y, r, h, b in ((-9, 92, 5, 18, 0.5), (36, 88, 5.5, 22, 0.45), (31, 66, 3.2, 9, 0.7), (-20, 108, 6, 15, 0.6)):
        avalon.round_tower(ruin, m, (x, y, moor(x, y) - 1), r, h, rng, b)
    avalon.wall(ruin, m, (-9, 92, 6), (6, 96, 7), 9, rng, gate=(0.55, 3.6, 4))
    avalon.wall(ruin, m, (24, 94, 7), (36, 88, 6), 9, rng)
    avalon.wall(ruin, m, (-20, 108, 6), (-9, 92, 6), 7, rng, broken=0.7)
    ruin.place(0.04)
    foe(m, (track(13) + 0.4, 13.0, moor(track(13), 13)), math.pi + 0.1, 1.08)
    for x, y, h in ((-7.5, 14, 6.5), (-12, 24, 7.5), (-17, 38, 8), (12.5, 22, 7), (20, 40, 8), (-26, 56, 9)):
        avalon.rowan(m, (x, y, moor(x, y)), h, random.Random(int(x * 7) % 97), 15)
    birds = Mesh("ravens")
    avalon.ravens(birds, surface("raven", "#14141a", rough=0.6), (17, 70, 30), 16, (8, 6, 4), rng, 0.55)
    birds.place()
    for y, h, tint, seed in ((150, 13, "#5a4a48", 1.2), (230, 26, "#6a6468", 4.4), (340, 44, "#7c7c84", 2.1)):
        terrain.ridge(y, h, tint, seed, 800, -2, 2, 0.014)
    stage.mark("sun", (128, 400, 140))
    stage.mark("horizon", (0, 900, 10))
    stage.camera((0, 0, 1.72), (5.2, 40, 10.2), 25)


def vale():
    """From a height at dusk: a lake, the drowned keep, red woods and the kneeling king far off."""
    m, rng = avalon.materials(), random.Random(4)
    lights((0.5, -0.8, -0.28), 3.6)

    def land(x, y):
        z = 5 * terrain.fractal(x, y, 70, 2, 5) + 0.8 * terrain.fractal(x, y, 12, 7)
        bowl = math.exp(-((x + 8) ** 2 / 1600 + (y - 110) ** 2 / 1500))
        near = 15.5 * math.exp(-((y / 13) ** 2)) - 0.05 * x * math.exp(-((y / 18) ** 2))
        return z + 5 - 15 * bowl + near + max(0, y - 170) * 0.12 + 5 * math.exp(-((x - 52) ** 2 + (y - 128) ** 2) / 300)

    terrain.heightfield(m["moor"], land, (-130, 150), (-3, 260), 1.6)
    water = surface("lake", "#39424c", rough=0.05, var=0, bump=0.2, bump_scale=0.3, specular=0.8)
    terrain.sea(water, 0.0, 900)
    avalon.kneeling_king(m["stone"], 0.09, (52, 128, land(52, 128) - 1), -1.1, 3.6)
    ruin = Mesh("drowned keep")
    for x, y, r, h, b in ((-16, 104, 5, 19, 0.35), (-2, 110, 4, 13, 0.5), (-27, 116, 4.5, 12, 0.5)):
        avalon.round_tower(ruin, m, (x, y, -2), r, h, rng, b)
    avalon.wall(ruin, m, (-16, 104, -2), (-2, 110, -2), 8, rng, broken=0.5, gate=(0.5, 4, 4))
    avalon.wall(ruin, m, (-27, 116, -2), (-16, 104, -2), 8, rng, broken=0.6)
    ruin.place(0.05)
    kinds = [greatwood.leaf_clump(m, k, 46) for k in range(3)]
    for _ in range(900):
        x, y = rng.uniform(-110, 120), rng.uniform(40, 190)
        z = land(x, y)
        if z > 0.6 and terrain.fractal(x, y, 30, 9) > 0.02:
            instance(rng.choice(kinds), (x, y, z + 1.2), (0, 0, rng.random() * 6), (3.4, 3.4, rng.uniform(4, 7)))
    avalon.rowan(m, (-6.2, 11, land(-6.2, 11)), 7.5, random.Random(8), 30)
    greatwood.ferns(m, land, 170, (-9, 9), (1.6, 13), rng, (0.3, 0.6))
    birds = Mesh("ravens")
    avalon.ravens(birds, surface("raven", "#14141a", rough=0.6), (14, 60, 24), 14, (10, 9, 3), rng, 0.6)
    birds.place()
    for y, h, tint, seed in ((330, 40, "#6a6468", 4.4), (460, 66, "#7c7c84", 2.1)):
        terrain.ridge(y, h, tint, seed, 1100, -2, 3, 0.009)
    stage.mark("sun", (-190, 400, 92))
    stage.mark("horizon", (0, 900, 20))
    stage.camera((0, 0, land(0, 0) + 2.0), (5, 60, 9.5), 30)


def grade(pic, start, density=0.006, ev=0.75):
    pic.denoise(5, 2.0, 2)
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    near = pic.near(sun, 0.6)[..., None]
    mist = linear("#fff0d2", 0.85) * near + linear("#a3a4a6", 0.5) * (1 - near)
    pic.fog(mist, density, start, 0.92, 0.55 + 0.6 * pic.noise(2.4, 4, 2.4))
    stops = ("#f4e6cc", "#d6cdbf", "#a3a6aa", "#6b7480")
    sky = skies.clouded(pic, horizon, sun, stops, "#fff0cc", "#6d7078", "#fff1d8", 0.62, 21, 0.85, 3.0)
    pic.sky(sky)
    pic.glow(sun, 0.16, linear("#fff2d0", 0.7), pic.background)
    pic.rays("sun", 0.2, linear("#fff0d0", 1.0), 0.8, 0.8, pic.near(sun, 0.4), (start, 40))
    pic.develop(ev, 1.38, 1.12, (SLATE, "#ffe8c4", 0.2), (0.48, (0.55, 0.5), 0.92), (0.13, 1.05), sharpen=(0.35,))


SHOTS = {
    "feature-3": Shot(vale, lambda pic: grade(pic, 30, 0.0042), samples=24, far=700, bounces=(4, 2, 2)),
    "hero": Shot(hero, lambda pic: grade(pic, 16), samples=20, far=420, bounces=(4, 2, 2)),
    "tile": Cut("hero", 0.56, 0.6),
    "feature-2": Cut("hero", 0, 1),
    "feature-1": Shot(stage.view(vale, (-2, 76, 2.6), (-15, 112, 7), 27), lambda pic: grade(pic, 20, 0.006, 1.0), samples=20, far=700, bounces=(4, 2, 2)),
    "feature-5": Shot(stage.view(vale, (2, 84, 2.2), (46, 126, 5.0), 23), lambda pic: grade(pic, 30, 0.0042, 1.3), samples=20, far=700, bounces=(4, 2, 2)),
}
