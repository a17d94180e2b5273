"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

import numpy as np

from kits import aliens, boxes, dragon, frontier, giants, minis, norse, players, terrain
from lib.tools import _Graph, Mesh, Shot, colour, game_file, glow, linear, ngon, placement, product, skies, smoothstep, stage, surface, turns

AMBER, TEAL, HORN = "#ffb066", "#3f8fa8", "#544c3f"


def rise(x, y):
    """Height of the board's fields: flat where one plays, then steps up into hills on both sides of a valley."""
    aside = min(1.0, abs(x + 3 - 0.06 * y) / 26)
    return max(0.0, smoothstep(y, 22, 80) * (8 * aside + 1.2) * (0.35 + 0.9 * abs(terrain.fractal(x, y, 19, 2.7, 3))) + 1.6 * aside * terrain.fractal(x, y, 7, 9.1, 2))


def peaks(x, y):
    crest = 1 - abs(terrain.fractal(x, y, 95, 3.3, 6))
    return smoothstep(y, 92, 190) * (10 + 34 * smoothstep(abs(x + 6), 6, 95)) * crest**2.2 - 3


def table_world():
    """Over two players' shoulders: on the board four worlds meet as based miniatures; its fields rise into a land at dusk."""
    rng, p = minis.slate(5, "#0e1826", 0.2, "#0f1216")
    stage.gradient_sky("#3c5f74", "#0e1826", 0.22)
    minis.board("hex", (96, 80), "#8a744e", 0.0, "#171b1c", (0, 44), 1.25)
    fields, stone = Mesh("fields"), surface("field", "#22241f", rough=0.75, var=0.5, scale=0.4, specular=0.2)
    for i, j in product(range(-34, 35), range(10, 50)):
        x, y = i * 1.875, 4 + (j + 0.5 * (i % 2)) * 2.165
        if (high := 0.4 * round(rise(x, y) / 0.4)) > 0:
            fields.prism([(x + a, y + b) for a, b in ngon(1.2)], -0.3, high, stone, taper=0.97)
    fields.place(0.05)
    terrain.heightfield(surface("peaks", "#3a4a55", rough=1, var=0.4, scale=0.08, bump=0.8, bump_scale=0.4, specular=0), peaks, (-230, 230), (90, 300), 2.5, 25)
    wood = norse.materials()
    ship = minis.primed(lambda: norse.longship(wood, (0, 0, 0), 0.0, 1.0, True, None, False), 4.6, 2.4, tint=HORN)
    beast = minis.primed(lambda: aliens.warden(p, 0.02), 4.2, 1.25, HORN)
    king = minis.primed(lambda: giants.menhir(p, 0.045), 8.4, 1.9, "#3a352d")
    drake = minis.primed(lambda: dragon.dragon(p, p, p, p, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1), 6.0, 1.9, HORN)
    men, axes, mages = ([minis.primed(lambda: make(p), tall, 0.4, HORN) for make in boxes.CREWS[who]] for who, tall in (("soldiers", 1.3), ("vikings", 1.3), ("folk", 1.35)))
    pack = [minis.primed(lambda: aliens.prowler(p, 0.024), 1.5, 0.6, HORN)]
    bosses = {(-6.9, 14.0): (ship, 2.5), (3.6, 11): (beast, 0.35), (-1.7, 21): (king, 0.1), (8.8, 20): (drake, 0.5)}
    pins = [*((-9.4 + 0.7 * k, 15.6 - 0.5 * k) for k in range(9)), (3.6, 10), (-1.7, 19.6), *bosses]
    for (x, y), (figure, turn) in bosses.items():
        minis.stand(figure, [(x, y, turn)])
    for kinds, count, centre, spread in (
        (pack, 3, (5.6, 9.4), (1.6, 0.8)), (men, 12, (2.6, 6.8), (3.0, 0.9)), (axes, 12, (-4.6, 8.6), (2.1, 1.1)),
        (men, 9, (8.4, 13.5), (1.5, 1.6)), (mages, 10, (-1.6, 16.2), (2.0, 1.0)), (axes, 9, (-11, 19.5), (2.2, 1.8)),
    ):
        for k, spot in enumerate(minis.ranks(rng, count, centre, spread, 0.1, 1.2, pins)):
            minis.stand(kinds[k % len(kinds)], [spot])
            pins.append(spot)
    minis.dice([(-1.7, 2.6, 0.5, "#e0d6bf", "#1b2026"), (-0.5, 3.1, -0.35, "#a5281c", "#e0d6bf")], 0.72)
    minis.cards([(3.3, 2.6, -0.5), (3.6, 2.7, -0.36), (3.9, 2.7, -0.22)], "#123039")
    players.player((-6.8, -0.8, 1.35), -0.22, 0.62, "long")
    players.player((7.0, -0.4, 1.6), 0.26, 0.62)
    for side in (-1, 1):
        stage.area((side * 2.6, 7, 9.5), (side * 6.6, -1, 3), 1.2, 160, AMBER)
        stage.area((side * 14, 1, 10), (side * 7.2, -1, 3), 2, 320, TEAL)
        stage.sun((side * 0.8, -0.25, -0.4), 0.7, "#ff9a5a", 2)
    stage.area((-2, 46, 12), (0, 8, 1), 12, 30000, AMBER, 6)
    stage.area((-20, 14, 12), (0, 12, 1), 6, 5200, TEAL)
    stage.area((20, 18, 10), (4, 12, 1), 6, 3000, "#ff7a4a")
    stage.sun((0.05, -1, -0.16), 2.2, AMBER, 3)
    stage.spot((0, 6, 17), (0, 12, 0), 5200, "#ffdcae", 74, 0.9, 1.0)
    stage.camera((0, -12.5, 7.6), (0, 10, -0.2), 30, (0, 0.02), focus=(0, 12, 1), fstop=0.3, sun=(-8, 300, 22), horizon=(0, 4000, 0))


def grade_world(pic):
    pic.mist("sun", 0.32, ("#e8a05a", 0.6), ("#2f6a88", 0.26), 0.006, 30, 0.86, pic.belt(0.7, 0.5, 2.6) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon + 0.03, "sun", ("#c9a67c", "#4f7c94", "#1c4564", "#0c1a2e"), "#8a4a1e", "#14263c", "#f0b87a", 0.6, 5, 0.75, 4.2)
    aside = 0.65 * (1 - pic.near("sun", 0.75)[..., None])
    pic.sky(sky * (1 - aside) + linear("#2c5f80", 0.3) * aside * (0.6 + 0.8 * pic.noise(3, 6, 3)[..., None]) + pic.near("sun", 0.32)[..., None] ** 3 * linear("#ffbf78", 1.4))
    pic.glow("sun", 0.3, linear(AMBER, 0.2))
    pic.rays("sun", 0.18, linear(AMBER, 1.0), 0.8, 0.85, pic.near("sun", 0.3), (18, 20))
    pic.rgb = pic.rgb * (1 + 0.1 * (pic.near((0.5, 0.48), 0.3) * smoothstep(pic.depth, 15, 19)) - 0.82 * smoothstep(pic.y, 0.6, 0.82))[..., None]
    pic.develop(1.2, 1.4, 1.15, ("#16283e", "#ffdcae", 0.2), (0.45, (0.5, 0.45), 0.95), (0.12, 1.0), sharpen=(0.3, 1.1))


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
    "home-1": Shot(table_world, grade_world, samples=32, far=300, bounces=(3, 2, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(lantern, WALL.grade_pass, samples=24, far=1600, bounces=(3, 2, 2)),
}
