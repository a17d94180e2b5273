"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

import numpy as np

from kits import boards, boxes, dioramas, dragon, frontier, minis, norse, players, shards, soldiers, still, terrain, vikings
from lib.tools import _Graph, Mesh, Shot, colour, game_file, glow, linear, lit_through, ngon, placement, product, skies, smoothstep, stage, surface, turns


def rise(x, y):
    """Height of the board's fields: flat where one plays, then steps up into hills on both sides of a valley."""
    aside = min(1.0, abs(x - 2 - 0.05 * y) / 30)
    return max(0.0, smoothstep(y, 26, 80) * (9 * aside**1.5) * (0.35 + 0.9 * abs(terrain.fractal(x, y, 19, 2.7, 3))) + 1.6 * aside * terrain.fractal(x, y, 7, 9.1, 2))


def peaks(x, y):
    crest = 1 - abs(terrain.fractal(x, y, 95, 3.3, 6))
    return smoothstep(y, 92, 190) * (6 + 40 * smoothstep(abs(x - 10), 10, 100)) * max(0, crest) ** 2.2 - 3


def table_world():
    """Between two players' dark shoulders the board runs into mist and a land before sunrise: a dragon as large as a hill spreads its wings in the light, three heroes face it from the table's edge."""
    bare, rng = surface("bare", "#222222", var=0), random.Random(5)
    stage.daylight("#a86a58", "#0e1f48", 0.16, (-0.05, -1, -0.16), 4.0, "#ffae66", 2.5, halo=((-0.05, -1, -0.05), "#ff9a50", 9.0))
    slab = surface("table", "#0d0a09", rough=0.2, var=0.3, scale=0.5, bump=0.03, bump_scale=3, specular=0.6)
    Mesh("table").box((0, 31, -15.2), (120, 60, 30), slab).place(0.16, segments=6)
    ground = boards.printed("board", boards.board_print("hex", (30, 30), 1.6, ("#2c3a34", "#4a3626", "#24404a", "#3c2c26", "#34304a"), "#d8b070", 3), "#d8b070", 1.0)
    for name, value in (("Coat Weight", 1.0), ("Coat Roughness", 0.24)):
        ground.node_tree.nodes["Principled BSDF"].inputs[name].default_value = value
    Mesh("board").box((0, 18.6, -0.14), (30, 30, 0.12), ground).place(0.03)
    fields, stone = Mesh("fields"), [surface("field " + tint, tint, rough=0.3, var=0.5, scale=0.4, specular=0.5) for tint in ("#2a3430", "#3a3028", "#24363c")]
    for i, j in product(range(-40, 41), range(8, 52)):
        x, y = i * 1.875, 4 + (j + 0.5 * (i % 2)) * 2.165
        high = 0.4 * round(rise(x, y) / 0.4)
        if high > 0 or abs(x) > 15.5 or y > 34.5:
            fields.prism([(x + a, y + b) for a, b in ngon(1.02)], -0.3, high - 0.12, rng.choice(stone), taper=0.97)
    fields.place(0.05)
    terrain.heightfield(surface("peaks", "#3a4a55", rough=1, var=0.4, scale=0.08, bump=0.8, bump_scale=0.4, specular=0), peaks, (-230, 230), (90, 300), 2.5, 25)
    hide, horn, web = surface("hide", "#1c1210", rough=0.35, var=0.4, scale=1.5), surface("horn", "#c9a45a", rough=0.35, metal=0.6, var=0.2), lit_through(surface("web", "#b83214", rough=0.6, var=0.6, scale=1.6), 0.8)
    crag, rock = Mesh("crag"), surface("crag", "#2a2624", rough=0.6, var=0.4, scale=2, bump=0.6, bump_scale=5)
    with dioramas.small((2.0, 33, 2.0), 2.45, 0.42):
        dragon.dragon(hide, horn, web, glow("eyes", "#ffb050", 12), 0.03, (0, 0, 0), 0, 1, 3.5, -0.12, 0.1)
        for k in range(9):
            crag.blob((0.3 * math.cos(2.4 * k), 0.1 + 0.35 * math.sin(2.4 * k), -1.6 + 0.16 * k), 0.8 - 0.05 * k, rock, random.Random(k), detail=4)
        crag.place(smooth=20)
    with dioramas.small((-9, 46, 0), 2.9, 0.25):
        dioramas.crown(random.Random(4))
    north = norse.materials("#ffd9a0")
    for name in ("sail", "pale"):
        lit_through(north[name], 0.75)
    norse.longship(north, (-8.0, 23, 0.3), 0.6, 0.4, light=north["ember"])
    crystals = shards.materials(1.2)
    for x, y, size, count in ((10.8, 29, 4.6, 34), (13.0, 27.4, 2.2, 16), (8.8, 28, 1.7, 10)):
        shards.cluster(crystals, (x, y, -0.1), size, count, rng)
    viking, scout, hero = lambda p: vikings.viking(p, p, raised=True, voxel=0.018), lambda p: soldiers.operative(p, p, voxel=0.018), still.adventurer(2.3, "lantern", "hood", ("#3a3f8a", "#6a4a7a"), glow("fire", "#ffb25c", 30))
    party = [minis.primed(lambda make=make: make(bare), 2.3, 0.72, paint=paint, ring=paint[0]) for make, paint in ((viking, ("#8a2a20", "#a8a49a*", "#6a4a2c")), (scout, ("#4a5a4a", "#8a8478", "#2a2c30*")))]
    for figure, x, y, turn in ((party[0], -1.9, 6.6, -0.1), (hero, 0.15, 5.7, -0.05), (party[1], 2.2, 6.9, 0.1)):
        minis.stand(figure, [(x, y, turn)], -0.08)
    minis.dice([(3.5, 5.0, 0.5, "#e0d6bf", "#1b2026"), (4.5, 6.0, -0.35, "#a5281c", "#e0d6bf")], 0.8, -0.08)
    players.player((-6.5, -0.8, -0.5), -0.22, 0.58, "#2a1512", True)
    players.player((6.6, -0.4, -0.4), 0.26, 0.58, "#101c24", False)
    for side in (-1, 1):
        stage.area((side * 7, 22, 12), (side * 6.4, -1, 3), 4, 7000, "#ff9a58")
    stage.camera((0, -12.5, 3.6), (0, 10, 0.9), 33, focus=(0, 9, 1), fstop=0.42, sun=(4, 300, 12), horizon=(0, 4000, 0))


def grade_world(pic):
    high = 3.6 + pic.depth * (pic.horizon - pic.y) * 1.036  # of what is seen, above the table
    warm = pic.near("sun", 0.3)[..., None]
    mist = linear("#ff9a54", 0.6) * warm + linear("#2c4a8c", 0.2) * (1 - warm)
    pic.rgb = np.minimum(pic.rgb, 1.6)  # the sun in the lacquer outshines nobody
    pic.fog(mist, 0.035, 28, 0.85, smoothstep(high, 4.5, -0.5) * (0.4 + 1.1 * pic.noise(4, 4, 4)))
    pic.fog(mist, 0.009, 46, 0.92, 0.6 + 0.8 * pic.noise(3, 4, 3))
    pic.sky(skies.clouded(pic, pic.horizon + 0.03, "sun", ("#ffb066", "#94607a", "#2a4078", "#0a1638"), "#d8743a", "#0c1636", "#a45c60", 0.5, 5, 0.66, 5))
    pic.rays("sun", 0.3, linear("#ff9a58", 1.0), 0.8, 0.9, pic.near("sun", 0.3), (30, 12))
    pic.glow("sun", 0.3, linear("#ff9040", 0.2), smoothstep(pic.depth, 30, 60))
    pic.rgb = pic.rgb * (1 - 0.95 * smoothstep(pic.y, 0.62, 0.8))[..., None]
    pic.develop(0.9, 1.36, 1.15, ("#16283e", "#ffdcae", 0.12), (0.45, (0.5, 0.45), 0.95), (0.14, 1.0), sharpen=(0.3, 1.1))


def lantern():
    """A paper lantern hangs over the battlements; behind it the wall climbs the snow with its lights."""
    WALL.pass_at_dusk()
    m, way, silk, body, tassel, snow, bricks = frontier.materials(WALL.FIRE), placement((-7.4, -5.5, 55.06), (0, 0, -0.17)), glow("silk", "#ff6a20", 1), Mesh("lantern"), Mesh("tassel"), surface("snow cap", "#dfe6f0", rough=0.9, var=0.05, bump=0.3, bump_scale=9), [surface("brick " + t, t, rough=0.85, var=0.3, scale=5, bump=0.35, bump_scale=14) for t in ("#6a4436", "#5a3c34", "#74503c", "#4c3834")]
    g = _Graph(silk)
    edge = g.node("LayerWeight", Blend=0.45).outputs["Facing"]
    g.wire(g.mix(colour("#ff7a24"), colour("#b00e06"), g.remap(edge, 0.05, 0.7)), g.nodes["Emission"].inputs[0])
    g.wire(g.remap(edge, 0.0, 0.9, 2.0, 0.45), g.nodes["Emission"].inputs[1])
    globe = lambda a: 0.4 * math.cos(a) ** 0.8 + 0.02
    body.frame = tassel.frame = way
    body.sheet([[(globe(a) * (1 - 0.012 * abs(math.sin(9 * q))) * math.cos(q), globe(a) * (1 - 0.012 * abs(math.sin(9 * q))) * math.sin(q), 0.34 * math.sin(a)) for q in (math.tau * k / 180 for k in range(181))] for a in (1.35 * (k / 15 - 1) for k in range(31))], silk)
    body.place(smooth=80, shadow=False)
    for a in turns(18):
        tassel.tube([(1.004 * globe(q) * math.cos(a), 1.004 * globe(q) * math.sin(a), 0.34 * math.sin(q)) for q in (1.35 * (k / 12 - 1) for k in range(25))], 0.0045, m["wood"], 6)
    for side in (-1, 1):
        tassel.cylinder((0, 0, 0.35 * side - 0.03), 0.16, 0.06, m["gold"], 48).cylinder((0, 0, 0.39 * side - 0.015), 0.12, 0.03, m["silk"], 48)
    for shape in boxes.MOTIFS["wall"]:
        points = [(-1.57 + 0.5 * x, 0.5 * y) for x, y in shape]
        tassel.add([(1.012 * globe(v) * math.cos(u), 1.012 * globe(v) * math.sin(u), 0.342 * math.sin(v)) for u, v in points], [range(len(points))], m["wood"])
    tassel.tube([(0, 0, 0.4), (0, 0, 0.8)], 0.008, m["gold"]).ball((0, 0, -0.44), 0.035, m["gold"], detail=3)
    for k in range(70):
        a, r = 2.4 * k, 0.006 * math.sqrt(k)
        tassel.tube([(0.4 * r * math.cos(a), 0.4 * r * math.sin(a), -0.45), (r * math.cos(a), r * math.sin(a), -0.52), (1.1 * r * math.cos(a) + 0.015, 1.1 * r * math.sin(a), -0.78 - 0.02 * math.sin(9 * k))], 0.004, m["silk"], 5)
    for x, y, wide, what in ((-0.42, 2.4, 0.075, "red"), (-0.45, -0.4, 0.082, "gold"), (-0.05, 0.05, 0.082, "gold")):
        tassel.tube([(q, 0, 0.86 + 0.9 * max(0, 0.05 - q) ** 1.8) for q in np.linspace(x, y, 40)], wide, m[what], 24)
    tassel.place(0.006)
    rng, merlons = random.Random(3), Mesh("merlons")
    for x, y in ((-1.3, 0.9), (0.4, 0.6), (2.0, 0.3)):
        for row, k in product(range(10), range(5)):
            left, right = (max(-0.6, min(0.6, 0.3 * (k + q) - 0.6 - 0.15 * (row % 2))) for q in (0, 1))
            merlons.box((x + (left + right) / 2, y + rng.uniform(-0.012, 0.012), -1.09 - 0.11 * row), (right - left - 0.014, 0.55, 0.098), rng.choice(bricks), (0, 0, rng.uniform(-0.015, 0.015)))
        merlons.box((x, y, -1.65), (1.16, 0.5, 1.2), m["stone"])
        heap = lambda a, q: ((1 + 0.05 * math.sin(5 * a + x) + 0.03 * math.sin(11 * a)) * math.sin(q) ** 0.5 / (math.cos(a) ** 4 + math.sin(a) ** 4) ** 0.25, 0.17 + 0.12 * terrain.fractal(math.cos(a) * q + x, math.sin(a) * q, 0.9, 4, 3))  # noqa: B023
        merlons.sheet([[(x + 0.63 * r * math.cos(a), y + 0.33 * r * math.sin(a), -1.05 + high * math.cos(q)) for a in [*turns(120), 0] for r, high in (heap(a, q),)] for q in np.linspace(0, 2.4, 40)], snow)
    merlons.place(0.012, way.translation, (0, 0, -0.17), smooth=50)
    stage.point(way.translation, 70, "#ff8030", 0.2)
    stage.camera((-7.9, -8.2, 55.1), (-6.9, -1, 54.85), 38, focus=2.6, fstop=2.5)


WOOD, TOWN, NORTH, WALL = (game_file(name) for name in ("lands-of-evershade", "grimcoven", "lords-of-ragnarok", "the-great-wall"))
SHOTS = {
    "home-1": Shot(table_world, grade_world, samples=20, far=300, bounces=(2, 1, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(lantern, WALL.grade_pass, samples=24, far=1600, bounces=(3, 2, 2)),
}
