"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

import numpy as np

from kits import aliens, boxes, dioramas, frontier, minis, norse, players, studio, terrain
from lib.tools import _Graph, Mesh, Shot, colour, game_file, glow, ngon, placement, product, skies, smoothstep, stage, surface, turns

AMBER = "#ffb066"


def rise(x, y):
    """Height of the board's fields: flat where one plays, then steps up into hills on both sides of a valley."""
    aside = min(1.0, abs(x + 3 - 0.06 * y) / 26)
    return max(0.0, smoothstep(y, 22, 80) * (8 * aside + 1.2) * (0.35 + 0.9 * abs(terrain.fractal(x, y, 19, 2.7, 3))) + 1.6 * aside * terrain.fractal(x, y, 7, 9.1, 2))


def peaks(x, y):
    crest = 1 - abs(terrain.fractal(x, y, 95, 3.3, 6))
    return smoothstep(y, 92, 190) * (10 + 34 * smoothstep(abs(x + 6), 6, 95)) * crest**2.2 - 3


def table_world():
    """Over two players' shoulders: three worlds rise from the board, each in its own light, painted miniatures before them; its fields go on into a land at dusk."""
    rng, bare = minis.slate(5, "#16243a", 0.25, "#1a1714")
    minis.board("hex", (30, 32), "#d8b878", 0, "#20211c", (0, 20), 1.25, ("#3a4a2a", "#7a5c2c", "#2c565a", "#5a3a24", "#4a3a5a"))
    fields, stone = Mesh("fields"), [surface("field " + tint, tint, rough=0.75, var=0.5, scale=0.4, specular=0.2) for tint in ("#3a4630", "#54452c", "#2e4448")]
    for i, j in product(range(-34, 35), range(10, 50)):
        x, y = i * 1.875, 4 + (j + 0.5 * (i % 2)) * 2.165
        if abs(x) > 15 or (high := 0.4 * round(rise(x, y) / 0.4)) > 0:
            fields.prism([(x + a, y + b) for a, b in ngon(1.2)], -0.3, high if abs(x) < 15 else 0.4 * round(rise(x, y) / 0.4) - 0.2, rng.choice(stone), taper=0.97)
    fields.place(0.05)
    terrain.heightfield(surface("peaks", "#3a4a55", rough=1, var=0.4, scale=0.08, bump=0.8, bump_scale=0.4, specular=0), peaks, (-230, 230), (90, 300), 2.5, 25)
    for world, at, size, turn in (("antlers", (-5.4, 16.2, 0.1), 2.6, 0.35), ("crown", (2.6, 19.5, 0.1), 2.9, 0.2), ("crystal", (8.4, 16.2, 0.1), 2.5, -0.3)):
        with dioramas.small(at, size, turn):
            getattr(dioramas.Worlds, world)(random.Random(4))
    troops = [
        [minis.primed(lambda: make(bare), 1.5, 0.46, paint=paint, ring=paint[0]) for make, paint in zip(boxes.CREWS[who], paints)]  # noqa: B023
        for who, paints in (("soldiers", (("#b0aa9c", "#c8702c"), ("#5a6a5a", "#c8a040"), ("#8a3a28", "#a8a49a"))), ("vikings", (("#8a2a20", "#b8b4aa*"), ("#27566a", "#b8b4aa*"))), ("folk", (("#5a3a7a", "#8a6a4a"), ("#2c5a74", "#6a4a2a"), ("#6a2a4a", "#8a7a5a"))))
    ]
    norse.longship(wood := norse.materials(), (-5.4, 10.6, 0.1), 2.5, 0.25, light=wood["ember"])
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 3.8, 1.15, paint=("#8a8468",), ring="#c8702c"), [(-0.4, 10.8, 0.2)])
    minis.stand(studio.drake(6.4, 1.6, ("#8a2a24", "#c8a060*", "#5a1c38", "#4a4440")), [(7.2, 13.2, 0.25)])
    pins = [(-0.4, 10.8), (-0.4, 9.8), (7.2, 12.2), (-4.4, 9.6), (-6.0, 11.0), (-3.4, 9.0), (-5.2, 10.2)]
    for kinds, count, centre, spread, facing in ((troops[0], 10, (1.4, 7.2), (2.0, 0.9), 2.6), (troops[1], 8, (-2.7, 6.9), (1.3, 0.8), 2.8), (troops[2], 8, (3.4, 12.6), (1.5, 1.0), 0.1)):
        for k, spot in enumerate(minis.ranks(rng, count, centre, spread, facing, 1.15, pins)):
            minis.stand(kinds[k % len(kinds)], [spot])
            pins.append(spot)
    minis.dice([(-1.7, 1.9, 0.5, "#e0d6bf", "#1b2026"), (-0.5, 2.5, -0.35, "#a5281c", "#e0d6bf")], 0.9)
    minis.cards([(2.3, 2.2, -0.5), (2.6, 2.3, -0.36), (2.9, 2.3, -0.22)], "#123039", face=("#d8c9a4", "#5a8a94", "#2c4a3a"))
    minis.tokens(rng, "#a8742a", [(0.9, 2.9, 3), (1.4, 2.3, 1)], 0.34)
    players.player((-6.5, -0.8, 1.1), -0.22, 0.58, "#5a2e26", True)
    players.player((6.6, -0.4, 1.2), 0.26, 0.58, "#26404f", False)
    for side, tint in ((-1, "#5fd0c8"), (1, "#b08aff")):
        stage.area((side * 2.6, 7, 9.5), (side * 6.6, -1, 3), 1.2, 1500, AMBER)
        stage.area((side * 14, 1, 10), (side * 7.2, -1, 3), 2, 600, tint)
        stage.area((side * 15, 22, 9), (side * 3, 11, 1), 5, 2600, tint)
    stage.area((-8, 46, 14), (0, 8, 1), 12, 1200, "#ff9a6a", 6)
    stage.sun((0.25, -1, -0.2), 1.6, "#ffa070", 3)
    stage.spot((-3, -3, 16), (0.5, 9.5, 0), 6500, "#ffe2bc", 52, 0.9, 0.8)
    stage.camera((0, -12.5, 7.6), (0, 10, -0.2), 33, (0, 0.02), focus=(0, 8, 1), fstop=0.42, sun=(-90, 300, 18), horizon=(0, 4000, 0))


def grade_world(pic):
    pic.mist("sun", 0.4, ("#e89a6a", 0.4), ("#3a5a88", 0.24), 0.007, 34, 0.86, pic.belt(0.7, 0.5, 2.6) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, pic.horizon + 0.03, "sun", ("#e0a078", "#5f7098", "#24406a", "#0c1a34"), "#a8502a", "#14263c", "#f0a880", 0.6, 5, 0.75, 4.2))
    pic.rgb = pic.rgb * (1 - 0.93 * smoothstep(pic.y, 0.64, 0.86))[..., None]
    pic.develop(1.0, 1.34, 1.15, ("#16283e", "#ffdcae", 0.12), (0.45, (0.5, 0.45), 0.95), (0.12, 1.0), sharpen=(0.3, 1.1))


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
        tassel.cylinder((0, 0, 0.35 * side - 0.03), 0.16, 0.06, m["gold"], 48)
        tassel.cylinder((0, 0, 0.39 * side - 0.015), 0.12, 0.03, m["silk"], 48)
    for shape in boxes.MOTIFS["wall"]:
        points = [(-1.57 + 0.5 * x, 0.5 * y) for x, y in shape]
        tassel.add([(1.012 * globe(v) * math.cos(u), 1.012 * globe(v) * math.sin(u), 0.342 * math.sin(v)) for u, v in points], [range(len(points))], m["wood"])
    tassel.tube([(0, 0, 0.4), (0, 0, 0.8)], 0.008, m["gold"])
    tassel.ball((0, 0, -0.44), 0.035, m["gold"], detail=3)
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
    "home-1": Shot(table_world, grade_world, samples=28, far=300, bounces=(3, 2, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(lantern, WALL.grade_pass, samples=24, far=1600, bounces=(3, 2, 2)),
}
