"""This War of Mine: one lit window in a bitten house; the rest of the besieged city is ash and smoke."""
import math
import random

from kits import civilians, siege, tabletop, terrain
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, shining
from lib.picture import linear
from lib.shot import Cut, Shot

CANDLE = siege.CANDLE


def street(x, y):
    side = max(0, abs(x + 1 - 0.1 * y) - 9)
    return 0.3 * terrain.fractal(x, y, 7, 3, 4) + min(side, 8) * 0.12


def dressed(m, tint="#3d4350", trousers="#2c2a2a", bag="#5d5140", wash=0.6):
    """Materials of one civilian: coat, trousers, bag and hat, skin, steel, wood."""
    cloths = [surface("worn " + t, t, rough=0.9, var=0.25, scale=6, wash=wash, specular=0.15) for t in (tint, trousers, bag)]
    return (*cloths, surface("skin", "#9c7d69", rough=0.7, var=0.1, wash=wash), m["tin"], m["wood"])


def overcast(strength=1.0):
    stage.gradient_sky("#b9bcc2", "#6d747e", 0.75 * strength)
    stage.sun((0.55, 0.5, -0.65), 1.5 * strength, "#cdd3dc", 10)


def hero():
    m, rng = siege.materials(), random.Random(11)
    overcast()
    terrain.heightfield(m["ash"], street, (-70, 70), (-2, 190), 0.8)
    siege.block(m, (15, 34, 0), -0.42, 6, 5, rng, (0.2, 0.95, 0.42), {(3, 2)})
    siege.block(m, (34, 62, 0), -0.5, 7, 6, rng, (0.6, 1.0, 0.45))
    siege.block(m, (-25, 46, 0), 0.7, 5, 5, rng, (0.85, 0.85, 0.62))
    siege.block(m, (-34, 86, 0), 0.6, 6, 6, rng, (0.3, 0.9, 0.5))
    siege.block(m, (16, 100, 0), 0.1, 7, 7, rng, (0.4, 1.0, 0.4))
    for at, spread, n in (((5.5, 28), (7, 5, 2.4), 130), ((-15, 38), (8, 6, 2.6), 90), ((20, 22), (8, 4, 1.4), 70), ((-12, 14), (5, 4, 0.9), 60), ((0, 70), (14, 8, 3), 60)):
        siege.rubble(m, at, spread, n, rng, street)
    siege.car(m, (-6.5, 25, street(-6.5, 25)), 0.7)
    terrain.dead_tree(m["dark"], (-14.5, 19, 0), 10, random.Random(8), 0.5)
    poles = Mesh("poles")
    for x, y, lean in ((9.5, 20, -0.12), (-8, 48, 0.2), (9, 64, -0.3)):
        poles.tube([(x, y, 0), (x + lean * 7, y, 7), (x + lean * 7 - 1.6, y, 7.5)], 0.09, m["rust"], 6)
        poles.tube([(x + lean * 7, y, 7), (x - 9, y + 14, 3.4), (x - 14, y + 20, 6)], 0.025, m["dark"], 4)
    poles.place()
    for x, y, size, clothes, look in ((0.9, 10.6, 1.08, ("#23262c", "#1b1c1f", "#3c352b"), dict(tool="crowbar", hem=0.6)), (1.6, 10.7, 0.7, ("#5b2f2a", "#1b1c1f", "#35312b"), dict(hat="beanie", pack=False, hem=0.4))):
        civilians.civilian(*dressed(m, *clothes), loc=(x, y, street(x, y)), rot=-0.25, scale=size, voxel=0.014, **look)
    siege.skyline(m, 150, 320, rng, 26)
    siege.skyline(m, 230, 520, rng, 44, 14)
    stage.point((15.4, 30.6, 8.5), 160, CANDLE, 0.6)
    stage.mark("window", (16.4, 33.0, 8.3))
    stage.mark("horizon", (0, 4000, 1))
    stage.camera((-2.6, -2.5, 2.3), (4.6, 34, 8.2), 28)


def tile():
    m, rng = siege.materials(), random.Random(5)
    overcast(1.1)
    siege.holed_wall(m, 9.0, 13, 13, (0.2, 4.5, 2.7, 3.4), rng)
    room = Mesh("room")
    room.box((0, 4, -0.15), (13, 12, 0.3), m["wood"])
    for k in range(26):
        room.box((-6.4 + 0.5 * k, 4, 0.01), (0.47, 12, 0.04), m["wood"], (0, rng.uniform(-0.015, 0.015), 0))
    for s in (-1, 1):
        room.box((s * 5.2, 4, 5), (0.3, 12, 12), m["inner"])
    for x, lean in ((-3.4, 0.25), (3.8, -0.35), (-2.2, 0.1)):
        room.box((x, 8.2, 3.4), (0.2, 0.2, 6.8), m["wood"], (0.25, lean, 0))
    room.box((-3.1, 6.2, 0.35), (1.5, 0.9, 0.7), m["bag"], (0, 0, 0.3))
    room.place(smooth=0)
    siege.rubble(m, (1.2, 8.6), (4.5, 1.3, 0.9), 110, rng, lambda x, y: 0, 0.55)
    civilians.civilian(*dressed(m, "#2b2f37", "#201f20", "#4a4034"), "stand", "beanie", "crowbar", loc=(0.25, 6.9, 0.05), rot=-0.12, scale=1.25)
    civilians.civilian(*dressed(m, "#6a352d", "#22201f", "#57503f"), "stand", "beanie", None, False, 0.42, loc=(-0.55, 6.95, 0.05), rot=-0.2, scale=0.8)
    flame = siege.candle(m, (-2.6, 5.8, 0.7), 0.35, 0.9)
    stage.point(flame, 95, CANDLE, 0.06)
    stage.area((3.5, 1.0, 6.5), (0, 8, 1.5), 2.5, 240, "#b9c3cf")
    stage.mark("candle", flame)
    terrain.heightfield(m["ash"], lambda x, y: -9 + 1.2 * terrain.fractal(x, y, 12, 3), (-120, 120), (12, 190), 3)
    siege.block(m, (-17, 46, -9), 0.5, 5, 5, rng, (0.8, 0.9, 0.5))
    siege.block(m, (19, 58, -9), -0.4, 6, 6, rng, (0.2, 0.95, 0.5))
    siege.skyline(m, 110, 260, rng, 20, 10)
    siege.skyline(m, 180, 420, rng, 36, 14)
    stage.mark("window", (2, 400, 30))
    stage.mark("horizon", (0, 4000, -6))
    stage.camera((0, -0.6, 2.0), (0.1, 9, 3.2), 31)


def shelter():
    m, rng = siege.materials(), random.Random(9)
    m["bulb"].cycles.sample_as_light = m["window"].cycles.sample_as_light = False
    stage.ambient("#5a6470", 0.22)
    tabletop.table("#2b2724", -0.1)
    house, plan = Mesh("shelter"), (("store", "stove", "junk", "bench"), ("bed", "junk", "bench", "store"), ("junk", "bed", "stove", "junk"))
    w, h = 3.3, 2.6
    for r, row in enumerate(plan):
        for c, kind in enumerate(row):
            if (r, c) in ((2, 3),):
                continue
            x, z = (c - 1.5) * w, r * h
            house.box((x, 1.25, z + h / 2), (w, 0.12, h), m["inner"])
            house.box((x, 0.6, z), (w, 1.4, 0.16), m["slab"])
            if r == 2:
                house.box((x, 0.6, z + h), (w, 1.5, 0.16), m["slab"])
            for s in (-1, 1):
                house.box((x + s * w / 2, 0.6, z + h / 2), (0.14, 1.4, h), m["brick"])
            siege.room_things(house, m, x, z + 0.08, kind, rng)
            if r:
                house.box((x - 0.9, 1.17, z + 1.5), (0.7, 0.06, 1.0), m["dark"])
                for k in range(2):
                    house.box((x - 0.9, 1.12, z + 1.3 + 0.4 * k), (0.95, 0.05, 0.2), m["wood"], (0, 0.2 - 0.35 * k, 0))
    for k in range(9):
        house.box((-0.1 * w, 0.3, 0.3 + 0.26 * k), (0.5, 0.06, 0.06), m["wood"])
        house.box((1.15 * w, 0.3, 2.9 + 0.26 * k), (0.5, 0.06, 0.06), m["wood"])
    for k in range(40):
        a = rng.uniform(5.2, 8.6)
        house.box((rng.uniform(3.6, 6.9), 0.6 + rng.uniform(-0.4, 0.5), a if k % 3 == 0 and a < 6.2 else 5.35), (0.4, 0.35, 0.25), m["brick"], [rng.random() for _ in range(3)])
    house.place(0, smooth=0)
    siege.rubble(m, (0, -0.6), (9, 1.2, 0.35), 120, rng, lambda x, y: -0.05, 0.4)
    coats = [dressed(m, *tints, 0.8) for tints in (("#6c6257", "#4a453f", "#7c6344"), ("#8a4a3e", "#55463c", "#6a6252"), ("#5a6b82", "#3f3d3e", "#75613f"))]
    for coat, at, turn, size, stance, hat, tool in ((0, (-1.1, 0.35, 2.7), 2.3, 1.0, "stand", "shawl", None), (1, (-0.45, 0.2, 2.7), 3.3, 0.68, "stand", "beanie", None), (2, (3.1, 0.2, 0.1), 1.3, 1.0, "walk", "beanie", "crowbar"), (0, (2.4, 0.25, 2.7), 2.2, 1.0, "stand", "cap", None), (2, (5.6, 0.2, 5.35), -0.6, 1.0, "shoulder", "cap", "shovel")):
        civilians.civilian(*coats[coat], stance, hat, tool, tool is not None, loc=at, rot=turn, scale=size, voxel=0.02)
    for x, z, power in ((-1.65, 2.0, 110), (1.7, 4.6, 120), (-1.65, 4.6, 75), (-1.2, 7.1, 95), (4.95, 2.0, 70), (1.9, 7.1, 40), (-4.95, 2.0, 60), (-4.95, 4.6, 40)):
        stage.point((x, 0.0, z), power, CANDLE, 0.1)
        shining("bulb", (x, 0.4, z + 0.2), 0.08, m["bulb"])
    stage.area((7, -8, 9), (0, 0, 4), 3, 1900, "#9fb4cc")
    stage.area((-8, -6, 8), (0, 0, 4), 3, 1100, "#b4c2d2")
    stage.mark("candle", (-1.65, 0.3, 2.0))
    stage.camera((-2.6, -13.6, 5.4), (0.25, 0.6, 3.75), 40, focus=(0, 0.4, 4), fstop=1.4)


def sill():
    m = siege.materials()
    m["flame"].cycles.sample_as_light = m["window"].cycles.sample_as_light = False
    stage.ambient("#39424e", 0.25)
    room = Mesh("window wall")
    room.box((0, 1.0, -0.15), (16, 4.6, 0.3), m["wood"])
    for s in (-1, 1):
        room.box((s * 5.6, 2.6, 4), (4, 0.5, 12), m["inner"])
    for k, (z, tilt) in enumerate(((0.8, 0.03), (2.0, -0.06), (3.25, 0.09), (4.5, -0.03))):
        room.box((0.2 * k - 0.3, 2.5 - 0.08 * (k % 2), z), (7.6, 0.12, 0.85), m["wood"], (0, tilt, 0))
    room.box((0, 5.0, 3), (14, 0.1, 9), glow("pale night", "#5d7fa8", 0.7))
    room.place(0.02, smooth=0)
    siege.radio(m, (1.9, 0.9, 0), -0.3)
    flame = siege.candle(m, (-1.0, 0.3, 0), 0.9, 1.5)
    stage.point(flame, 90, CANDLE, 0.08)
    stage.mark("candle", flame)
    things = Mesh("things")
    things.cylinder((0.25, -0.35, 0), 0.3, 0.55, m["tin"], 32)
    for z in (0.1, 0.45):
        things.cylinder((0.25, -0.35, z), 0.315, 0.04, m["tin"], 32)
    things.box((-2.1, 0.5, 0.62), (0.9, 0.05, 1.2), m["wood"], (-0.25, 0, 0.35))
    things.box((-2.1, 0.46, 0.62), (0.7, 0.05, 0.98), m["paper"], (-0.25, 0, 0.35))
    things.ball((-0.35, -0.95, 0.12), 0.4, surface("crust", "#a8733c", rough=0.85, var=0.35, scale=6), (1.4, 0.85, 0.6), 4)
    for k in range(7):
        things.cylinder((1.0 + 0.3 * k * math.cos(k), -0.9 + 0.12 * k, 0.04), 0.05, 0.3, m["tin"], 10, 0.03, rot=(1.57, 0, k * 0.8))
    things.place(0.015)
    stage.area((1.5, 7, 5), (0, 1, 1), 2.4, 1500, "#aec2da")
    stage.area((3, -5, 4), (0, 0, 0.8), 3, 55, "#dfe6f0")
    stage.camera((0.2, -5.4, 1.9), (0.1, 0.8, 0.95), 45, focus=(-0.4, 0.2, 0.8), fstop=1.3)


def smoke(pic, at, width, seed):
    """A slanting column of smoke from a skyline point (x, y)."""
    rise = (at[1] - pic.y).clip(0, 1)
    drift = at[0] + 0.3 * rise**1.2 + 0.06 * (pic.noise(6, seed, 0.8) - 0.5) * (0.4 + 3 * rise)
    body = 1 - smoothstep(abs(pic.x - drift) / (width * (0.3 + 2.6 * rise)))
    puff = body * smoothstep(rise, 0, 0.03) * (1 - smoothstep(rise, 0.36, 0.6)) * (0.35 + 0.9 * pic.noise(11, seed + 1, 1.0))
    puff = (puff * smoothstep(pic.depth, pic.far * 0.2, pic.far * 0.5)).clip(0, 0.85)[..., None]
    pic.rgb = pic.rgb * (1 - puff) + linear("#33363b", 0.6) * puff


def grade(pic, start=22, density=0.0095, lamp="window", columns=((0.2, 0.12), (0.47, 0.07)), ev=0.9):
    pic.denoise(5, 3.0, 2, guide=0.6)
    horizon = pic.marks["horizon"][1]
    pic.fog(linear("#a6a9ae", 0.62), density, start, 0.94, 0.55 + 0.6 * smoothstep(pic.y, horizon - 0.5, horizon))
    pic.sky(skies.clouded(pic, horizon, (0.3, horizon - 0.2), ("#c4c3c0", "#a2a5aa", "#7d838c", "#5b626d"), "#8a8478", "#5d636c", "#c9c9c8", 0.8, 8, 0.85, 3.5))
    for k, (x, width) in enumerate(columns):
        smoke(pic, (x, horizon - 0.05), width, 20 + k)
    pic.glow(lamp, 0.07, linear(CANDLE, 0.5))
    pic.glow(lamp, 0.28, linear(CANDLE, 0.07))
    pic.develop(ev, 1.42, 0.8, ("#2a3340", "#f0e2cc", 0.14), (0.55, (0.5, 0.5)), (0.12, 1.0), sharpen=(0.4,), grain=0.014)


def grade_table(pic):
    pic.denoise(5, 3.6, 2, guide=0.8)
    pic.fog(linear("#39414b", 0.12), 0.05, 9, 0.8)
    pic.glow("candle", 0.2, linear(CANDLE, 0.12))
    pic.develop(1.1, 1.32, 0.9, ("#26303c", "#f6e0bd", 0.16), (0.55, (0.5, 0.5)), (0.14, 1.0), grain=0.018)


TABLE = dict(samples=24, far=40, bounces=(4, 2, 2))
SHOTS = {
    "hero": Shot(hero, grade, samples=24, far=420, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 12, 0.011, "candle", ((0.62, 0.1),), 1.05), samples=28, far=420, bounces=(3, 2, 2)),
    "feature-2": Shot(shelter, grade_table, **TABLE),
    "feature-3": Shot(stage.view(sill, (0.5, -6.6, 2.4), (0.1, 0.6, 1.15), 38), grade_table, **TABLE),
    "feature-1": Cut("hero", 0, 1),
}
