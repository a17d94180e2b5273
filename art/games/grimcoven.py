"""Grimcoven: one hunter with a lantern; above the spires the candle-crowned thing spreads its wings across a blood moon."""
import math
import random

from kits import arms, avalon, boxes, folk, gargoyle, gothic, heavens, minis, relics, terrain
from lib.tools import Mesh, Shot, gaussian_filter, glow, instance, linear, placement, product, relief, skies, smoothstep, stage, surface

PLUM, GOLD = "#2a2038", "#ffb45e"


def creature_materials():
    return dict(
        hide=surface("hide", "#241d24", rough=0.5, var=0.4, scale=2, edge=0.3),
        bone=surface("bone", "#b8a890", rough=0.55, var=0.3, scale=3, edge=0.5, wash=0.85),
        membrane=surface("membrane", "#3a1820", rough=0.5, var=0.5, scale=0.8), wax=surface("wax", "#cdbb98", rough=0.5, var=0.1),
    )


def hunter(m, loc, rot, scale=1.0):
    cloth, leather = surface("coat", "#2c2228", rough=0.85, var=0.35, scale=5), surface("leather", "#1f1714", rough=0.5, var=0.3, scale=4)
    hands, gear = folk.adventurer(cloth, leather, m["iron"], "lantern", "brim", 0.3, sweep=(-0.1, -0.3), loc=loc, rot=rot, scale=scale), Mesh("weapon")
    arms.crossbow(gear, arms.aimed(hands["right"], (math.sin(-rot) * 0.8 + 0.1, math.cos(rot), -0.45), scale), m["iron"], m["timber"])
    arms.sword(gear, arms.aimed((loc[0] - 0.1 * scale, loc[1] - 0.24 * scale, loc[2] + 1.5 * scale), (0.35, -0.12, -1), scale), m["iron"], m["timber"], 1.0, 0.07)
    gear.place()
    stage.point(arms.hand_lantern(hands["left"], m["iron"], m["flame"], 0.085 * scale), 70, GOLD, 0.06, name="lantern")


def street(x, y):
    return 0.05 * terrain.fractal(x, y, 3, 2) + max(0, y - 20) * 0.08 - 0.03 * min(x * x, 60) / 12


def hero():
    m, c, rng = gothic.materials(GOLD), creature_materials(), random.Random(5)
    stage.daylight("#9a4a62", "#3a2e5e", 0.85, (-0.34, -0.9, -0.36), 2.6, "#ff6a58", 2.0)
    terrain.heightfield(m["cobble"], street, (-30, 130), (-3, 160), 0.8)
    gothic.cathedral(m, (27, 88, 5), rng, -0.25)
    stage.point(gargoyle.candle_crow(c, m["flame"], 0.022, (25.8, 86, 31.0), 0.3, 3.7, 3.9, 0.18), 1500, GOLD, 0.4, name="crown")
    for k, (w, floors) in enumerate(((6.5, 2), (7, 3), (7, 2), (7.5, 3), (7, 2), (8, 3))):
        y = 8 + 8.6 * k
        gothic.house(m, (-10.2 + 0.27 * (y - 8), y, street(0, y) - 0.3), w, 7.4, floors, 1.3 + 0.1 * (k % 2), rng, 0.22)
    for x, y, w, floors, rot in ((13.4, 9.5, 6.5, 2, -1.5), (33, 42, 7, 2, -1.0), (45, 58, 8, 3, -0.8), (-19, 36, 9, 4, 1.2), (4, 84, 8, 3, 0.6), (46, 84, 8, 3, -0.4)):
        gothic.house(m, (x, y, street(0, y) - 0.3), w, 7.4, floors, rot, rng, 0.22)
    spires = Mesh("far spires")
    for x, y, h in ((-30, 130, 22), (-8, 150, 30), (66, 130, 26), (80, 120, 20)):
        gothic.tower(spires, m, (x, y, 0), 6.5, h, h * 0.7, rng, 0.1)
    spires.place()
    hunter(m, (2.2, 10.6, street(2, 10.6)), -0.3, 1.0)
    for x, y in ((-3.0, 19.5), (9.5, 26)):
        stage.point(gothic.lamp(m, (x, y, street(x, y))), 260, GOLD, 0.15, name=f"lamp{y:.0f}")
    stage.camera((-1.4, 1.0, 1.35), (5.4, 40, 9.6), 25, moon=(98, 300, 150), horizon=(0, 900, 40))


def tile():
    m, c, rng = gothic.materials(GOLD), creature_materials(), random.Random(8)
    stage.daylight("#9a4a62", "#3a2e5e", 0.85, (-0.1, -0.9, -0.4), 2.6, "#ff6a58", 2.0)
    terrain.heightfield(m["cobble"], street, (-20, 20), (-3, 60), 0.5)
    mesh = Mesh("bell tower")
    gothic.tower(mesh, m, (0, 44, 2), 8.5, 22, 3, rng, 0.3)
    mesh.place(0.03)
    stage.point(gargoyle.candle_crow(c, m["flame"], 0.02, (0, 42.4, 24.6), 0.5, 3.8, 3.3, 0.26), 900, GOLD, 0.4, name="crown")
    for x, y, w, floors, rot in (
        (-8.2, 13, 6.5, 2, 1.5), (-8.6, 21, 7, 3, 1.5), (-8.2, 30, 7, 3, 1.35), (-13, 42, 8, 3, 0.8),
        (8.2, 13, 6.5, 2, -1.5), (8.8, 21, 7, 2, -1.5), (8.6, 30, 7, 3, -1.4), (13, 42, 8, 3, -0.8), (-5, 58, 7, 3, 0), (6, 60, 7, 2, 0),
    ):
        gothic.house(m, (x, y, street(0, y) - 0.3), w, 7.4, floors, rot, rng, 0.22)
    hunter(m, (0.2, 9.2, street(0, 9.2)), 0.05)
    stage.camera((0, 0.6, 1.2), (0, 40, 16.5), 26.5, (0, -0.02), moon=(0, 300, 200), horizon=(0, 900, 40))


def graveyard():
    """Weathered tombs under a low moon, a cathedral in the mist behind them, ravens about its spires; one lamp still burns."""
    m, rng = gothic.materials(GOLD), random.Random(2)
    stage.daylight("#9a4a62", "#3a2e5e", 0.85, (-0.3, -0.86, -0.3), 3.0, "#ff6a58", 2.0)
    m["slate"] = surface("slate", "#2f2d38", rough=0.9, var=0.4, scale=2.2, specular=0.1)

    def yard(x, y):
        path = math.exp(-(((x - 0.5 - 0.12 * y) / 0.8) ** 2))
        return 0.35 * terrain.fractal(x, y, 6, 3) + 0.14 * terrain.fractal(x, y, 1.5, 8) * (1 - path) - 0.12 * path + 0.04 * max(0, y - 8)

    soil, straw = surface("soil", "#2f2a33", rough=0.9, var=0.4, scale=0.8, bump=0.6, bump_scale=2.5), surface("straw", "#4a4250", rough=0.9, var=0.3)
    terrain.heightfield(soil, yard, (-26, 26), (-3, 46), 0.2)
    kinds, fence, taken = relics.tombs(m["carved"]), Mesh("fence"), []
    for _ in range(900):
        x, y = rng.uniform(-15, 17), 4.4 + 25 * rng.random()
        if abs(x - 0.5 - 0.12 * y) > 1.3 and len(taken) < 64 and all(math.dist((x, y), at) > 1.6 for at in taken):
            taken.append((x, y))
            instance(rng.choice(kinds), (x, y, yard(x, y)), (rng.uniform(-0.15, 0.15), rng.uniform(-0.14, 0.14), rng.uniform(-0.3, 0.3)), rng.uniform(0.75, 1.15))
    for k in range(137):
        x, tall = 30 * k / 136 - 15, 2.2 * (1.18 if k % 6 == 0 else 1)
        fence.cylinder((x, 31, 1), 0.022, tall, m["iron"], 5).cylinder((x, 31, 1 + tall), 0.045, 0.2, m["iron"], 4, 0.003)
    for h in (1.33, 2.804):
        fence.tube([(-15, 31, h), (15, 31, h)], 0.025, m["iron"], 5)
    fence.place()
    gothic.cathedral(m, (-15, 70, 0), rng, 0.3, 0.9)
    terrain.dead_tree(m["timber"], (7.0, 14, yard(7.0, 14)), 8.2, random.Random(8), 2.4)
    terrain.dead_tree(m["timber"], (-9, 20, yard(-9, 20)), 9, random.Random(3))
    avalon.ravens((-6, 60, 30), 26, (9, 6, 6), rng, 0.9)
    stage.point(gothic.lamp(m, (0.4, 9.4, yard(0.4, 9.4)), 3.0), 420, GOLD, 0.12, name="lantern")
    terrain.grass(straw, yard, 3200, (-12, 13), (1.5, 24), rng, (0.15, 0.45), lambda x, y: abs(x - 0.5 - 0.12 * y) > 0.7)
    stage.camera((-0.6, 0, 1.25), (1.0, 20, 4.3), 31, moon=(84, 300, 92), horizon=(0, 900, 40))


def table():
    """Between houses a hand high, hunters in two rows close in on the candle-crowned thing; the street ends at the blood moon."""
    (rng, bare), m, c = minis.slate(3, "#5a2a48", 0.16, "#131016"), gothic.materials(GOLD), creature_materials()
    minis.board("square", (13, 40), "#d8b898", at=(0, 18), cell=1.3, tints=("#3c3444", "#54443c", "#4a3440", "#343c48"))
    crow = minis.primed(lambda: gargoyle.candle_crow(c, m["flame"], 0.025, span=3.0), 3.7, 1.05, lit=("flame",), paint=("#3a3448", "#d8c8a0", "#7a2430"), ring="#a02030")
    minis.stand(crow, [(0.3, 7.8, 0.15)])
    spots = [(-1.9, 5.2, -0.6), (-0.7, 4.2, -0.2), (0.9, 4.0, 0.1), (2.0, 5.0, 0.6), (-2.5, 7.0, -1.3), (2.7, 7.2, 1.3), (-1.7, 9.4, -2.4), (2.0, 9.6, 2.5)]
    for k, (stance, hat, cloth) in enumerate((("lantern", "brim", "#7a4a2c"), ("raise", "brim", "#4a5a70"), ("stand", "hood", "#8a2c30"))):
        hunter_mini = minis.primed(lambda stance=stance, hat=hat: folk.adventurer(bare, bare, bare, stance, hat, 0.3, sweep=(-0.1, -0.3), voxel=0.014), 1.15, paint=(cloth, "#a88a60", "#b8b8b8*"), ring=cloth)
        minis.stand(hunter_mini, spots[k::3])
    for k, side in product(range(6), (-1, 1)):
        gothic.house(m, (side * (5.0 - 0.12 * k), 4.5 + 4.3 * k, -0.2), 6.5, 7, 2 + (k + side) % 2, -side * math.pi / 2, rng, 0.35, scale=0.42)
    gothic.cathedral(m, (2.8, 42, -0.3), rng, -0.2, 0.34)
    minis.dice([(-3.0, 3.6, 0.5, "#d8ccb8", "#3a1018"), (3.0, 3.8, -0.3, "#6a1420", "#e0cfa8")], 0.4, -0.14)
    minis.cards([(2.5, 2.8, -0.3), (-2.3, 2.6, 0.2)], "#2a1a2c", lift=-0.12, face=("#c8b090", "#8a3038", "#2c2438"))
    for y in (5, 9, 14):
        stage.point((-2.9, y, 1.3), 40, GOLD, 0.06)
    minis.lights("#ff6a58", "#ffd8a8", (-1.5, 30, 9), 5500, (6, -4, 7), 220, (0.2, 6.0), 1.0, "#90a0ff")
    stage.camera((-0.9, -2.6, 2.9), (0.25, 8.4, 1.75), 33, focus=(0, 6, 0.5), fstop=3.2, moon=(-2.4, 60, 14))


def lane():
    """The lane ends at the box, as high as its houses: the rose on its lid is a window lit from within, red light falls through the gap on a hunter who has come for it."""
    m, rng, at = gothic.materials(GOLD), random.Random(4), placement((0.2, 30, 5.38), (math.pi / 2, 0, -0.34), (3.6,) * 3)
    stage.daylight("#5a5080", "#20204e", 0.6, (0.1, -0.9, -0.4), 1.2, "#8a84d0", 2.0)
    m["cobble"] = relief(surface("wet cobble", "#242028", rough=0.16, var=0.5, scale=1.4, specular=0.6), "cells", 2.6, 0.35)
    terrain.heightfield(m["cobble"], lambda x, y: 0.05 * terrain.fractal(x, y, 3, 2), (-20, 20), (-4, 60), 0.4)
    for k, side in product(range(4), (-1, 1)):
        gothic.house(m, (side * 11.2, 5 + 8.6 * k, -0.2), 7, 7.4, 2 + (k + side) % 2, -side * 1.52, rng, 0.12)
    Mesh("glass").cylinder((0, 0, 0.6), 1.14, 0.02, glow("glass", "#ff3830", 2.2), 64).place().matrix_world = boxes.ajar("rose", at, "#141014", "#ff4a4a", 0.3, 1500)
    stage.spot((4.4, 25.5, 5.5), (1.8, 8, 0), 26000, "#ff4a4a", 36, 0.4, 0.4)
    hunter(m, (2.4, 13.5, 0), 0.15)
    stage.camera((0.6, 0, 1.5), (0.5, 30, 5.4), 29, moon=(1, 40, 9), horizon=(0, 900, 2))


def grade(pic, start, radius, high):
    pic.calm(0.0015 * pic.h, smoothstep(gaussian_filter(pic.normal[..., 2], 2), 0.75, 0.95))
    pic.mist("moon", 0.6, ("#c2484a", 0.42), ("#544467", 0.32), 0.013, start, 0.93, (0.35 + 0.65 * ((pic.y - high) * 2.2).clip(0, 1)) * (0.65 + 0.7 * pic.noise(2.5, 4, 2.4)))
    sky = skies.clouded(pic, pic.horizon, "moon", ("#b0484e", "#6a3252", "#32234a", "#15122a"), "#c03a38", "#20182c", "#a84a52", 0.6, 5, 0.6, 3.0)
    ground = ((pic.y - pic.horizon) * 14).clip(0, 1)[..., None]
    sky = sky * (1 - ground) + linear("#5a2c50", 0.42) * ground
    pic.sky(heavens.moon(pic, sky, "moon", radius, "#ff7a5c", "#c02f34", 1.9, 0.35, 5, (0.55 * (pic.noise(3, 9, 4.5) - 0.42).clip(0, 1) * 3).clip(0, 0.8)))
    pic.rays("moon", 0.2, linear("#ff6a58", 1.0), 0.5, 0.7, pic.near("moon", radius), (start, 60))
    for name, size in (("lantern", 0.08), ("crown", 0.07), ("lamp20", 0.07), ("lamp26", 0.05)):
        if name in pic.marks:
            pic.glow(name, size, linear(GOLD, 0.3))
    pic.develop(1.15, 1.34, 1.1, (PLUM, "#ffc9a0", 0.18), (0.5, (0.55, 0.5), 0.9), (0.14, 1.0), sharpen=(0.35,))


SHOTS = {
    "closing": Shot(lane, lambda pic: grade(pic, 22, 0.0001, 0.2), samples=14, far=420, bounces=(4, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 12, 0.24, 0.2), samples=28, far=420, bounces=(4, 2, 2)),
    "feature-3": Shot(graveyard, lambda pic: grade(pic, 9, 0.17, 0.1), samples=10, far=420, bounces=(4, 2, 2)),
    "hero": Shot(hero, lambda pic: grade(pic, 14, 0.25, 0.1), samples=10, far=420, bounces=(4, 2, 2)),
    "feature-2": Shot(table, lambda pic: minis.finish(
        pic, "#ff6a58", "#2a1a34", 13, 0.03, heavens.moon(pic, skies.clouded(pic, 0.6, "moon", ("#b0484e", "#6a3252", "#32234a", "#15122a"), "#c03a38", "#20182c", "#a84a52", 0.6, 5, 0.6, 3.0), "moon", 0.15, "#ff7a5c", "#c02f34", 1.9, 0.35, 5), 1.1, 0.06), samples=11, far=90, bounces=(2, 1, 2)),
}
