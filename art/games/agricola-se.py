"""Agricola: the low sun over a small farm: harvest, plough, a gate in the morning, home in the snow, and the farm on its board."""
import math
import random

from kits import air, avalon, boards, civilians, farm, heavens, minis, norse, terrain
from lib.tools import Mesh, Shot, instance, linear, placement, product, shining, skies, smoothstep, stage, surface


def harvest():
    """The field is cut: the low sun stands between the loaded wagon and the couple that goes home; stooks and stubble throw long shadows."""
    m, rng = farm.materials(), random.Random(4)
    stage.daylight("#ffc890", "#3a4a74", 0.3, (-0.06, -0.99, -0.085), 17, "#ff9a48", 0.8)
    field = lambda x, y: 0.5 * terrain.fractal(x, y, 30, 3, 4) + 0.06 * terrain.fractal(x, y, 1.3, 5, 3) + 0.035 * math.sin(5.2 * x + 1.5 * y + terrain.fractal(x, y, 8, 2))
    terrain.heightfield(surface("stubble", "#8a6a38", rough=1, var=0.4, scale=2, bump=0.7, bump_scale=7, specular=0.08), field, (-50, 60), (-2, 110), 0.24)
    terrain.grass(m["wheat"], field, 22000, (-22, 26), (1.5, 46), rng, (0.1, 0.26))
    sheaves = [farm.sheaf_mesh(m, random.Random(k)) for k in range(3)]
    for x, y in ((-4.3, 8.6), (4.2, 8.0), *((side + rng.uniform(-0.4, 0.4), 11.5 + 6 * k + rng.uniform(-0.8, 0.8)) for k in range(9) for side in (-12, -4.6, 9.5, 17)), (2.2, 41), (3, 52)):
        for k in range(6):
            a, size = math.tau * k / 6 + rng.uniform(-0.2, 0.2), rng.uniform(1.05, 1.35)
            out = (math.sin(a), -math.cos(a))
            instance(sheaves[k % 3], (x - 0.52 * out[0], y - 0.52 * out[1], field(x, y) - 0.06), (rng.uniform(0.22, 0.36), rng.uniform(-0.1, 0.1), a), size)
    farm.wagon(m, (4.4, 16, field(4.4, 16)), 0.3, rng)
    farm.couple(m, (0.2, 14.2, field(0.2, 14.2)), (-0.9, 14.6, field(-0.9, 14.6)), (-0.35, -0.45), 1.05, 0.012)
    for k in range(26):
        x, y = rng.uniform(-70, 80), rng.uniform(85, 130)
        if not -3 < x - 0.08 * y < 9:
            avalon.rowan(m, (x, y, field(x, y) - 0.3), rng.uniform(8, 13), random.Random(k), 110)
    terrain.ridges(((240, 20, "#5d6f5a", 1.2), (380, 44, "#66788a", 4.4)), 1000, -6, 3, 0.01)
    for x, power in ((13, 3000), (-9, 1300)):
        stage.area((x, 25, 6), (2, 15, 1.5), 4, power, "#ffb060")
    stage.camera((0.2, 0.9, 1.45), (1.1, 30, 1.9), 31, sun=(17, 240, 17), horizon=(0, 900, 3))


def table():
    """On the board: the couple looks over to its cattle in the fenced pasture; the low sun behind house and trees."""
    (rng, bare), m = minis.slate(4, "#4a5680", 0.22, "#17140f"), farm.materials("#ffb45c")
    minis.board("square", (21, 26), "#e8d49a", at=(0, 11.5), cell=2.1, tints=("#66783a", "#8a8a48", "#8a6a3c", "#5c7048"))
    lay = lambda x, y: -0.12 + 0.05 * terrain.fractal(x, y, 0.5, 3)
    plough = lambda x, y: -0.12 + 0.13 * abs(math.sin(7.5 * y + 0.1 * math.sin(5 * x))) + 0.03 * terrain.fractal(x, y, 0.3, 5)
    pasture, acre = [(x, y) for x in (-3.15, -1.05, 1.05) for y in (6.25, 8.35)], [(x, y) for x in (5.25, 7.35) for y in (2.05, 4.15, 6.25, 8.35)]
    for material, height, spots in ((m["grass"], lay, pasture), (m["soil"], plough, acre)):
        for x, y in spots:
            terrain.heightfield(material, height, (x - 0.97, x + 0.97), (y - 0.97, y + 0.97), 0.04)
    rails = Mesh("fence")
    farm.fence(rails, m, [(x / 0.3, y / 0.3) for x, y in ((-4.2, 5.2), (2.1, 5.2), (2.1, 9.4), (-4.2, 9.4), (-4.2, 5.2))], lambda x, y: -0.4)
    rails.place(0, scale=0.3, smooth=40)
    for coat, spots in ("#b8703c", [(-2.9, 6.6, -1.3), (0.9, 7.9, 1.9)]), ("#d8ccb8", [(-0.9, 6.9, 1.0)]):
        minis.stand(minis.primed(lambda: instance(farm.cow_mesh(m)), 0.8, 0.62, paint=(coat,), ring="#7a8a4a"), spots, -0.1)
    for at, stance, hat, tool, hem, coat in (((0.35, 3.5, 0.5), "shoulder", "cap", "rake", 0.74, "#8a2c1c"), ((1.25, 3.9, 0.8), "stand", "shawl", "basket", 0.14, "#4a6a8a")):
        minis.stand(minis.primed(lambda: civilians.civilian(*(bare,) * 6, stance, hat, tool, False, hem, 0.014), 1.4, paint=(coat, "#d8c8a0", "#8a6a48"), ring="#c04a2c"), [at])  # noqa: B023
    boards.crowd(lambda: farm.cottage(m, (0, 0, 0), 0), [(5.0, 15.6, -0.14, -0.6, 0.34)])
    trees = [farm.oak_mesh(m, random.Random(k)) for k in range(2)]
    for k in range(44):
        x, y = (-1) ** (k // 2) * rng.uniform(4, 25) - 3, rng.uniform(23, 46)
        instance(trees[k % 2], (x, y, -0.2), (0, 0, rng.random() * 6), rng.uniform(0.3, 0.55))
    minis.tokens(rng, "#8a3a24", [(-2.3, 3.1, 3), (-1.6, 2.6, 2)])
    minis.lights("#ff9a48", "#ffe0b0", (-4, 30, 5), 1800, (-7, -4, 7), 520, (-0.6, 6.0), 0.5, "#8fa8ff")
    stage.sun((0.3, -0.93, -0.26), 3, "#ff9c4c", 1.0)
    stage.camera((0.0, -3.1, 2.9), (-0.2, 8.4, 0.95), 34, smoke=(5.7, 15.2, 3.0))


def tile():
    """A pair of oxen draws the plough along a ridge, black before the rising sun; the furrows catch its light, gulls follow."""
    m, rng, gear = farm.materials(), random.Random(4), Mesh("plough")
    stage.daylight("#ffc88a", "#20304c", 0.25, (-0.1, -0.98, -0.2), 18, "#ff8a3c", 1.0)

    def ridge(x, y):
        furrow = 0.13 * math.sin(3.6 * y + 0.2 * x + 0.5 * terrain.fractal(x, y, 6, 2)) + 0.05 * terrain.fractal(x, y, 0.6, 5, 3)
        return 0.3 * smoothstep(y, 2, 25) - 30 * smoothstep(y, 26.5, 70) - 0.006 * (x - 1) ** 2 + furrow * (1 - smoothstep(y, 25, 26))

    Mesh("field").sheet([[(0.12 * k, 0.1 * j, ridge(0.12 * k, 0.1 * j)) for k in range(-150, 151)] for j in range(-20, 300)], m["soil"]).place(smooth=60)
    oxen = farm.cow_mesh(m, False)
    for x, y in ((2.3, 25.0), (1.7, 26.0)):
        instance(oxen, (x, y, ridge(x, 25) - 0.05), (0, 0, -math.pi / 2), 1.1)
    z = ridge(-1, 25)
    for line, thick in (([(3.2, 24.8, z + 1.5), (2.6, 26.2, z + 1.5)], 0.08), ([(3.0, 25.5, z + 1.3), (-1.2, 25.4, z + 0.5), (-2.2, 25.4, z + 0.1)], 0.07), ([(-1.5, 25.4, z + 0.3), (-2.4, 25.3, z + 0.8), (-3.2, 25.3, z + 1.05)], 0.045), ([(-1.5, 25.4, z + 0.3), (-2.4, 25.6, z + 0.8), (-3.2, 25.7, z + 1.05)], 0.045), ([(-0.6, 25.4, z + 0.65), (-0.9, 25.4, z - 0.1)], 0.05)):
        gear.tube(line, thick, m["beam"], 7)
    gear.prism([(-2.1, -0.1), (-1.1, 0.0), (-2.1, 0.2)], 0, 0.5, m["beam"], placement((0, 25.4, z - 0.1)), 0.6)
    gear.place()
    civilians.civilian(*(m["beam"],) * 6, "walk", "cap", None, False, 0.6, 0.012, (-3.5, 25.4, ridge(-3.5, 25)), -math.pi / 2, 1.08, 2)
    avalon.ravens((-6.5, 27, z + 3.2), 22, (2.2, 1.5, 1.3), rng, 0.26)
    tree = farm.oak_mesh(m, rng)
    for k in range(34):
        x = rng.uniform(-60, 60)
        instance(tree, (x, rng.uniform(90, 150), rng.uniform(-7, -4)), (0, 0, rng.random() * 6), rng.uniform(0.7, 1.2))
    terrain.ridges(((190, 16, "#5d6f5a", 1.2), (280, 34, "#66788a", 4.4), (420, 60, "#66788a", 7.7)), 1000, -26, 3, 0.01)
    stage.camera((0, -3, 2.6), (-0.2, 26, 3.1), 58, sun=(4, 240, 22), horizon=(0, 4000, 3))


def hero():
    """Morning: the couple stops at the gate on the ridge; below, the farm with its lit windows, hedges and fields lie in mist before the sun."""
    m, rng, rails = farm.materials(), random.Random(4), Mesh("fence")
    stage.daylight("#ffd8a0", "#2a4258", 0.3, (-0.42, -0.9, -0.14), 13, "#ffae60", 1.0)
    land = lambda x, y: 0.25 * terrain.fractal(x, y, 9, 3, 4) * (y < 40) - 13 * smoothstep(y, 11.5, 60) + 2.2 * terrain.fractal(x, y, 60, 7, 3) * smoothstep(y, 30, 80)
    terrain.heightfield(m["grass"], land, (-40, 40), (-3, 34), 0.3)
    field = Mesh("fields")
    for k, j in product(range(-9, 10), range(9)):
        kind = m[("wheat", "grass", "soil", "blade")[(3 * k + 5 * j) % 4]]
        field.sheet([[(x, y, land(x, y)) for x in (24 * k + 4 * n + 0.3 * j * j for n in range(7))] for y in (32 + 26 * j + 4.4 * n for n in range(7))], kind)
    field.place(smooth=60)
    terrain.grass(m["blade"], land, 5200, (-14, 16), (2, 14), rng, (0.25, 0.7))
    farm.fence(rails, m, [(-16, 9.5), (-7, 8.6), (2.4, 9.0)], land)
    farm.fence(rails, m, [(6.4, 9.2), (14, 8.6), (24, 10)], land)
    rails.place(smooth=40)
    farm.couple(m, (4.9, 10.2, land(4.9, 10.2)), (3.9, 10.0, land(3.9, 10.0)), (-0.3, -0.6), 1.05, 0.012)
    for at, to, power in (((10, 17, 4), (4.4, 10, 1), 1500), ((5, 17, 6), (0, 6, 0), 1800)):
        stage.area(at, to, 4, power, "#ffb060")
    terrain.dead_tree(m["bark"], (10.2, 11, land(10.2, 11)), 10.5, random.Random(3), 2.4)
    smoke = farm.cottage(m, (-3, 116, land(-3, 116)), -0.2)
    trees = [farm.oak_mesh(m, random.Random(k)) for k in range(3)]
    for k in range(230):
        row = rng.randrange(7)
        x, y = (rng.uniform(-130, 150), 58 + 26 * row + rng.uniform(-2, 2)) if k % 3 else (24 * rng.randrange(-5, 7) + rng.uniform(-2, 2), rng.uniform(60, 230))
        if not (abs(x + 2) < 13 and 60 < y < 134):
            instance(rng.choice(trees), (x, y, land(x, y) - 0.3), (0, 0, rng.random() * 6), rng.uniform(0.5, 1.0))
    terrain.ridges(((270, 20, "#5d6f5a", 1.2), (380, 44, "#66788a", 4.4), (520, 70, "#66788a", 7.7)), 1200, -26, 3, 0.009)
    stage.camera((0.3, -0.6, 2.4), (2.2, 26, 2.9), 30, smoke=smoke, sun=(88, 240, 32), horizon=(0, 900, 3))


def winter():
    """Home at dusk: somebody with a lantern comes up a trodden path through the snow, another waits in the light of the door."""
    m, rng, rails, white = farm.materials("#ffb45c"), random.Random(4), Mesh("fence"), Mesh("path")
    stage.daylight("#6a7298", "#121c38", 0.3, (-0.35, -0.9, -0.12), 1.6, "#ff9a7a", 2)
    stage.sun((-0.15, 0.6, -0.8), 0.5, "#8fa8ff", 8)
    steps = [(2.6 + 1.6 * math.sin(0.11 * y) + 0.16 * (-1) ** k, y) for k, y in enumerate(0.62 * j for j in range(56))]
    yard = lambda x, y: 1.0 * terrain.fractal(x, y, 26, 3, 4) * min(1, math.hypot(x - 5, y - 36) / 16) + 0.1 * terrain.fractal(x, y, 2.2, 5, 3) + 8 * smoothstep(y, 70, 190)

    def trodden(x, y):
        way = 0.22 * math.exp(-(((x - 2.6 - 1.6 * math.sin(0.11 * y)) / 0.5) ** 2))
        return yard(x, y) + 0.03 - 0.4 * smoothstep(y, 34, 34.9) - way - 0.13 * sum(math.exp(-(((x - a) / 0.1) ** 2 + ((y - b) / 0.17) ** 2)) for a, b in steps if abs(y - b) < 0.6)

    terrain.heightfield(m["snow"], lambda x, y: yard(x, y) - 0.3 * (abs(x - 3) < 2.4 and -1 < y < 34), (-90, 90), (-4, 210), 0.6)
    white.sheet([[(0.06 * k, 0.1 * j, trodden(0.06 * k, 0.1 * j)) for k in range(-4, 108)] for j in range(-18, 350)], m["snow"])
    white.place(smooth=60)
    smoke = farm.cottage(m, (7, 42, yard(7, 42)), -0.25, True)
    for x, y in ((2.6, 38.0), (5.3, 37.2), (10.0, 36.4)):
        stage.point((x, y, yard(x, y) + 1.8), 130, "#ffa048", 0.5)
    cloth = [surface("wool " + t, t, rough=0.95, var=0.3) for t in ("#2a2420", "#1c1a1a", "#4a3020", "#7a5a48")]
    for x, y, turn, stance, hat, hem in ((2.4, 14.6, -0.1, "walk", "cap", 0.5), (7.5, 36.0, 2.6, "stand", "shawl", 0.14)):
        civilians.civilian(*cloth, m["beam"], m["beam"], stance, hat, None, False, hem, 0.012, (x, y, yard(x, y) - 0.2), turn, 1.12)
    z = yard(2.4, 14.6) - 0.2
    lamp = (2.02, 14.95, z + 0.92)
    shining("lantern", lamp, 0.09, m["window"], (1, 1, 1.3))
    stage.point((lamp[0] - 0.1, lamp[1] + 0.1, lamp[2]), 130, "#ffa048", 0.08)
    farm.fence(rails, m, [(-15, 12), (-6, 10.5), (0.4, 11)], yard)
    farm.fence(rails, m, [(5.2, 11), (13, 10), (20, 13)], yard)
    rails.place(smooth=40)
    spruces = [norse.spruce_mesh(m, random.Random(k)) for k in range(2)]
    spots = [(-6.5, 9, 0.75), (-9.5, 14, 1.1), (11.5, 9.5, 1.0), (15, 15, 1.3), (-13, 30, 1.3), (21, 40, 1.5), (-17, 52, 1.3), (18, 54, 1.5)]
    for x, y, size in spots + [(rng.uniform(-80, 90), rng.uniform(62, 110), rng.uniform(0.9, 1.7)) for _ in range(70)]:
        instance(spruces[int(7 * size) % 2], (x, y, yard(x, y) - 0.2), (0, 0, rng.random() * 6), size)
    terrain.ridges(((200, 30, "#56658a", 1.2), (330, 62, "#56658a", 4.4)), 900, -6, 3, 0.012)
    stage.camera((1.2, -1.5, 1.75), (2.0, 36, 4.6), 31, panes=(4.5, 38.0, 1.9), smoke=smoke, lamp=lamp, sun=(-40, 240, 12), horizon=(0, 900, 3))


def dusk(pic, sun):
    return skies.clouded(pic, pic.horizon, sun, ("#ffc878", "#e8905c", "#7a6a90", "#2a3866"), "#e07a34", "#2c3252", "#ffbc80", 0.47, 9, 0.75, 4.4)


def grade_table(pic):
    minis.finish(pic, "#ffb45c", "#6a5c78", 15, 0.022, dusk(pic, "back"), 0.95, 0.12)
    air.chimney(pic, pic.marks["smoke"][:2])


def grade_harvest(pic):
    """Gold against the sun, long shadows towards the eye, dust in the air."""
    pic.rgb = pic.rgb * (0.6 + 0.4 * ((pic.depth - 4) / 16).clip(0, 1))[..., None]
    pic.mist("sun", 0.5, ("#ffb860", 1.0), ("#8a6a78", 0.3), 0.006, 22, 0.92, pic.belt(0.5, 0.5, 4) * (0.6 + 0.8 * pic.noise(3, 4, 3.5)))
    sky = dusk(pic, "sun")
    pic.sky(sky + linear("#ffd890", 9.0) * pic.near("sun", 0.1)[..., None] ** 2)
    pic.rays("sun", 0.12, linear("#ffc070", 1.0), 0.9, 0.85, pic.near("sun", 0.4), (14, 22))
    pic.glow("sun", 0.34, linear("#ffac50", 0.3), 0.3 + 0.7 * smoothstep(pic.depth, 16, 30))
    pic.develop(0.8, 1.4, 1.14, ("#1c2c50", "#ffdca8", 0.18), (0.46, (0.52, 0.55), 0.92), (0.13, 1.0), sharpen=(0.35, 1.0))


def grade_crest(pic, disc=0.105, start=40, dark=0.25):
    """Against the sun: what is near stays black, the valley fills with lit mist."""
    pic.rgb = pic.rgb * (dark + (1 - dark) * ((pic.depth - 5) / 18).clip(0, 1))[..., None]
    pic.mist("sun", 0.42, ("#ffae58", 1.1), ("#6a6c88", 0.4), 0.006, start, 0.94, pic.belt(0.5, 0.5, 4) * (0.6 + 0.8 * pic.noise(3, 4, 3.5)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ffb45c", "#cc6444", "#3a4068", "#0b1630"), "#c85a20", "#141c38", "#e88858", 0.47, 12, 0.72, 4.6)
    if "smoke" in pic.marks:
        pic.glow("smoke", 0.05, linear("#ffb45c", 0.12))
    pic.sky(heavens.moon(pic, sky, "sun", disc, "#fff0b8", "#ffdf98", 0.36 / disc, 0.05 / disc))
    pic.rays("sun", 0.1, linear("#ffc070", 1.0), 0.9, 0.8, pic.near("sun", 0.25), (start - 15, 20))
    pic.glow("sun", 0.3, linear("#ffa048", 0.25))
    pic.develop(0.75, 1.4, 1.15, ("#1c2c50", "#ffdca8", 0.18), (0.5, (0.5, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35, 1.0))


def grade_night(pic):
    pic.mist("sun", 0.5, ("#c08088", 0.4), ("#5a6a98", 0.26), 0.009, 20, 0.93, pic.belt(0.4, 0.6, 3) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#e8946c", "#8a6a8c", "#2c3c6c", "#0e1834"), "#c8644c", "#1c2648", "#b87c84", 0.46, 4, 0.6, 4.0)
    pic.sky(heavens.stars(pic, sky, 0.0012, 0.8, mask=(pic.horizon - 0.2 - pic.y).clip(0, 1) * 2))
    air.chimney(pic, pic.marks["smoke"][:2])
    pic.rgb = pic.rgb * (0.3 + 0.7 * smoothstep(pic.depth, 3, 16))[..., None]
    if pic.marks["lamp"][0] < 0:  # the edge of the trodden snow does not show from the side
        pic.calm(pic.h / 60, smoothstep(abs(pic.y - 0.84 + 0.17 * pic.x), 0.06, 0.03) * smoothstep(pic.x, 0.46, 0.4))
    for at, size in ("panes", 0.16), ("lamp", 0.09):
        pic.glow(at, size, linear("#ffa048", 0.12 * (pic.marks[at][2] > 0)))
    air.snow(pic, 560, "#dfe8f6", 0.27)
    pic.develop(1.0, 1.36, 1.15, ("#1c2a50", "#ffdca8", 0.16), (0.5, (0.5, 0.5)), (0.16, 0.9))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade_crest(pic, 0.05, 17, 1.0), samples=10, far=700, bounces=(3, 2, 2)),
    "tile": Shot(tile, grade_crest, samples=16, far=700, bounces=(3, 2, 2)),
    "feature-3": Shot(winter, grade_night, samples=9, far=400, bounces=(3, 2, 2)),
    "feature-2": Shot(stage.view(winter, (17.5, 23, 1.9), (4.5, 39, 3.6), 33), grade_night, samples=10, far=400, bounces=(3, 2, 2)),
    "feature-1": Shot(table, grade_table, samples=24, far=90, bounces=(3, 2, 2)),
    "feature-4": Shot(harvest, grade_harvest, samples=20, far=900, bounces=(3, 2, 2)),
}
