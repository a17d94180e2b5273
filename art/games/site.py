"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

import numpy as np

from kits import boxes, creatures, figures, frontier, gothic, minis, norse, shards, soldiers, starship, still, terrain
from lib.tools import _Graph, Mesh, Shot, colour, game_file, glow, linear, lit_through, ngon, placement, product, skies, smoothstep, stage, surface, turns


def table_world():
    """Between two players' dark shoulders the board's wet hexagons run out into a real sea: a dragon flies in low out of the sun, three heroes and four worlds wait on the shore."""
    bare, rng = surface("bare", "#222222", var=0), random.Random(5)
    stage.daylight("#b05a34", "#0a1c44", 0.16, (0, -1, -0.085), 8.0, "#ffa85c", 1.2, halo=((0, -1, -0.08), "#ff9448", 2.2))
    Mesh("table").box((0, 10, -15.1), (120, 19, 30), surface("table", "#0a0807", rough=0.08, var=0.3, scale=0.5, specular=0.7)).place(0.3, segments=8)
    tiles, stone = Mesh("tiles"), [surface("tile " + tint, tint, rough=0.35, var=0.5, scale=0.8, coat=1.0, bump=0.1, bump_scale=4) for tint in ("#38463e", "#4e3e2e", "#2e484e", "#40364c")]
    for material in stone:
        material.node_tree.nodes["Principled BSDF"].inputs["Coat Roughness"].default_value = 0.1
    for i, j in product(range(-22, 23), range(3, 16)):
        x, y = i * 1.5, (j + 0.5 * (i % 2)) * 1.732
        shore = 17 + 0.35 * abs(x) + 4 * terrain.fractal(x, y, 8, 4)
        if y < shore:
            high = 0.3 * (math.hypot(x, y - 9.5) < 1) + 0.3 * (math.hypot(x, y - 9.5) < 2) + 0.3 * round(4 * smoothstep(abs(x), 4, 13) * (0.5 + terrain.fractal(x, y, 5, 2.2))) - 0.2 * (y > shore - 1.5 + rng.random())
            tiles.prism(ngon(0.965), -0.8, high, rng.choice(stone), placement((x, y, 0), (rng.gauss(0, 0.004), rng.gauss(0, 0.004), 0)))
    tiles.place(0.05, segments=3)
    terrain.sea(surface("sea", "#050b12", rough=0.08, var=0, bump=1.0, bump_scale=0.35, specular=0.7), -0.14, 700).location.y = 369
    peaks = lambda x, y: smoothstep(y, 92, 190) * (4 + 40 * smoothstep(abs(x), 14, 110)) * max(0, 1 - abs(terrain.fractal(x, y, 95, 3.3, 6))) ** 2.2 - 3
    terrain.heightfield(surface("peaks", "#3a4a55", rough=1, var=0.4, scale=0.08, bump=0.8, bump_scale=0.4, specular=0), peaks, (-230, 230), (90, 300), 2.5, 25)
    hide, horn, web = surface("hide", "#14100f", rough=0.35, var=0.4, scale=1.5), surface("horn", "#c9a45a", rough=0.35, metal=0.6, var=0.2), lit_through(surface("web", "#b83214", rough=0.6, var=0.6, scale=1.6), 0.8)
    creatures.dragon(hide, horn, web, glow("eyes", "#ffb050", 12), 0.03, (0, 33, 1.8), (0.06, 0.04, 0.22), 2.4, 4.3, -0.35, 0.15, creatures.FLYING)
    Mesh("disc").cylinder((0, 290, 27), 34, 0.1, glow("disc", "#ff8a3c", 2.2), 96, rot=(math.pi / 2, 0, 0)).place(shadow=False).visible_camera = False
    gothic.cathedral(gothic.materials("#ffb45e"), (-66, 78, 1), random.Random(4), 0.35, 0.38)
    terrain.rocks(surface("crag", "#2a2624", rough=0.8, var=0.4, scale=1, bump=0.6, bump_scale=2), [(-66 + 5 * math.cos(k), 80 + 5 * math.sin(k), 0) for k in range(9)], rng, (2.5, 5))
    north = norse.materials("#ffd9a0")
    for name in ("sail", "pale"):
        lit_through(north[name], 0.75)
    norse.longship(north, (-11.0, 27, 0.4), 0.5, 0.5, light=north["ember"])
    crystals = shards.materials(1.2)
    for x, y, size, count in ((8.7, 20, 4.0, 34), (10.4, 19, 2.0, 16), (7.2, 19.4, 1.5, 10)):
        shards.cluster(crystals, (x, y, -0.1), size, count, rng)
    starship.ship(starship.materials("#5fc8ff"), (33, 88, 21), (0, -math.pi / 2 - 0.06, 0.5), 0.26)
    Mesh("plume").cylinder((33.4, 88, 1), 0.05, 12, glow("plume", "#4fb4ff", 4), 24, 0.8).place(shadow=False)
    viking, scout, hero = lambda p: figures.viking(p, p, raised=True, voxel=0.018), lambda p: soldiers.operative(p, p, voxel=0.018), still.adventurer(2.6, "lantern", "hood", ("#3a3f8a", "#6a4a7a"), glow("fire", "#ffb25c", 30))
    party = [minis.primed(lambda make=make: make(bare), 2.6, 0.8, paint=paint, ring=paint[0]) for make, paint in ((viking, ("#8a2a20", "#a8a49a*", "#6a4a2c")), (scout, ("#4a5a4a", "#8a8478", "#2a2c30*")))]
    for figure, x, y, turn in ((party[0], -2.3, 8.2, -0.2), (hero, 0.0, 9.5, -0.05), (party[1], 2.2, 7.6, 0.25)):
        minis.stand(figure, [(x, y, turn)], 0.6 * (figure is hero))
    minis.player((-7.6, -0.8, -0.5), -0.3, 0.58, "#2a1512", "#4a1c14")
    minis.player((6.0, -0.6, -0.4), 0.24, 0.58, "#101c24", "#2a4650")
    for side in (-1, 1):
        stage.area((side * 11, 19, 11), (side * 6.4, -1, 3), 3, 11000, "#ff9a58")
    stage.area((0, -9, 9), (0, 9, 0), 12, 190, "#b8ccff")
    stage.spot((-20, 14, 14), (0, 33, 8), 9000, "#4f8cff", 40, 0.5, 1)
    stage.camera((0, -12.5, 3.6), (0, 10, 0.35), 24.5, (-0.13, 0.055), focus=(0, 9, 1), fstop=0.42, sun=(0, 290, 27), engine=(33.4, 88, 9), horizon=(0, 4000, 0))


def grade_world(pic):
    near = pic.near("sun", 0.3)[..., None]
    mist = linear("#ff9a4c", 0.75) * near + linear("#1f4486", 0.24) * (1 - near)
    pic.rgb = np.minimum(pic.rgb, 1.6)  # the sun in the water outshines nobody
    wings = (smoothstep(abs(pic.depth - 45), 8, 5) * smoothstep(pic.y, 0.6, 0.58))[..., None]
    lit = pic.near("sun", 0.19)[..., None]
    pic.rgb = pic.rgb * (1 - wings + wings * (lit * np.array((1.0, 1.5, 1.2), np.float32) + (1 - lit) * np.array((0.22, 0.16, 0.3), np.float32)))
    pic.fog(mist, 0.007, 46, 0.92, (0.5 + 0.9 * pic.noise(3, 4, 3)) * pic.belt(0.3, 0.9, 2.4))
    sky = skies.clouded(pic, pic.horizon + 0.03, "sun", ("#f08a34", "#7a4c52", "#153a6c", "#061632"), "#702c12", "#060f24", "#6a4650", 0.42, 5, 0.66, 4)
    (u, v, _), hot = pic.marks["sun"], linear("#ff6a20", 1.5)
    disc = smoothstep(0.14 - np.hypot((pic.x - u) * pic.w / pic.h, pic.y - v), 0, 0.006)
    pic.sky(sky * (1 - disc[..., None]) + disc[..., None] * (hot + (linear("#ffd284", 2.7) - hot) * smoothstep(v + 0.09 - pic.y, 0, 0.2)[..., None]))
    pic.glow("engine", 0.14, linear("#3f9cff", 0.3), pic.depth > 30)
    pic.rays("sun", 0.4, linear("#ff9a58", 1.0), 0.8, 0.9, pic.near("sun", 0.3), (30, 12))
    for size, gain in ((0.5, 0.1), (0.2, 0.35)):
        pic.glow("sun", size, linear("#ff8a3c", gain), smoothstep(pic.depth, 50, 90))
    pic.dim(1 - 0.95 * smoothstep(pic.y, 0.84, 1.0))
    pic.develop(0.9, 1.36, 1.15, ("#12284a", "#ffdcae", 0.12), (0.45, (0.5, 0.45), 0.95), (0.14, 1.0), sharpen=(0.3, 1.1))


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
    "home-1": Shot(table_world, grade_world, samples=16, far=300, bounces=(2, 1, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (0.5, -8, -0.2), (1.0, 0, 0.05), 46, focus=(1.3, -0.6, 0), fstop=0.5), lambda pic: WOOD.grade_hero(pic, 0), samples=26, far=420, bounces=(4, 2, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (0.2, 0.1, 0.24), (0.5, 1.5, 0.31), 36), TOWN.grade, samples=40, far=420, bounces=(4, 3, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-1.7, -11.6, 4.1), (0.35, 0, 2.3), 40, focus=(-1.4, -2.4, 1.4), fstop=0.6), NORTH.grade_horn, samples=20, far=900),
    "home-5": Shot(lantern, WALL.grade_pass, far=1600)}
