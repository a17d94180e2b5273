"""Tainted Grail, The Fall of Avalon (video game): the grail on a mossy stone among menhirs; ruins, a sword of stone, red bracken."""
import math
import random

import numpy as np
from scipy.ndimage import gaussian_filter

from kits import arms, avalon, boxes, folk, goldwork, greatwood, relics, temple, terrain
from lib.tools import Cut, Mesh, Shot, Vector, glow, linear, placement, product, shining, skies, smoothstep, stage, surface

SLATE, SUN = "#2b323c", "#ffe6bd"


def clearing(m, rng, spot):
    """A mossy slab, level about `spot`, with bracken behind it; menhirs stand far out on a moor between hills."""
    level = lambda x, y: smoothstep(math.hypot(x - spot[0], y - spot[1]), 1.5, 4)
    rough = lambda x, y: 0.35 * terrain.fractal(x, y, 5, 4) + 0.06 * terrain.fractal(x, y, 0.8, 3)
    slab = lambda x, y: level(x, y) * rough(x, y) + 0.012 * terrain.fractal(x, y, 0.4, 2) - 0.5 * max(0, y - 5 + terrain.fractal(x, 3, 4, 2)) ** 2
    terrain.heightfield(avalon.mossy("#2e2f30", 0.75, 0.2), slab, (-16, 20), (-9, 9), 0.06)
    land = lambda x, y: 2.5 * terrain.fractal(x, y, 40, 4) + 0.5 * terrain.fractal(x, y, 7, 7) - 9
    terrain.heightfield(m["moor"], land, (-160, 200), (12, 300), 2.0)
    for x, y, tall in ((-36, 104, 24), (-16, 150, 27), (11, 128, 26), (46, 112, 25), (66, 170, 30), (-74, 170, 26), (0, 230, 26), (34, 240, 28)):
        terrain.standing_stone(m["stone"], (x, y, land(x, y) - 2), tall, rng, 0.08)
    terrain.ridges(((300, 42, "#5a5c60", 4.4), (420, 76, "#6c7078", 2.1)), 1200, -14, 3, 0.009)
    greatwood.ferns(m, lambda x, y: -1.6 - 0.2 * (y - 6), 46, (-16, 18), (6.2, 11), rng, (1.6, 2.8), keep=lambda x, y: abs(x - 2.8) > 3)


def hero():
    """The grail stands on a mossy stone before menhirs in the mist."""
    m, rng, spot = avalon.materials(), random.Random(9), (2.6, 0)
    stage.daylight("#c8c8bc", "#56697c", 0.5, (-0.16, -0.9, -0.3), 2.2, SUN, 1.5, halo=((-0.16, -0.9, -0.3), SUN, 1.5))
    clearing(m, rng, spot)
    gold = surface("old gold", "#c08e3c", rough=0.27, metal=1, var=0.35, scale=2.5, wash=1, bump=0.04, bump_scale=9)
    goldwork.grail(gold, (*spot, 0.0))
    stage.area((-6, -8, 8), (2.6, 0, 3), 4, 900, "#ffe8c8")
    stage.area((-7, -3, 4), (2.6, 0, 3), 2, 420, "#ffd8a0", 8)
    stage.area((10, 1, 6), (2.6, 0, 3), 3, 700, "#9cc0dc")
    stage.camera((-0.5, -17.2, 6.0), (-0.3, 0, 3.28), 42, focus=(2.6, -1.4, 3.6), fstop=0.5, sun=(30, 200, 30), horizon=(0, 900, -6))


def gate():
    """A torch burns on the wet, mossy wall beside a gate; somebody in a hood looks out at a cold valley, fog between its hills."""
    m, rng, wall = avalon.materials(), random.Random(9), Mesh("wall")
    stage.daylight("#b4c4d0", "#54687c", 0.5, (0.72, -0.5, -0.42), 3.4, "#dce6f0", 1.5)
    stones = [avalon.mossy(tint) for tint in ("#6c6760", "#5a5854", "#77705f", "#4e4e4c")]
    avalon.masonry(wall, stones, rng, -0.9, 9.0, 2.1, 2.9)
    for _ in range(26):
        side = rng.choice((-1, 1))
        wall.box((-0.9 + side * rng.uniform(2.3, 6), rng.uniform(5.8, 8.0), 0.05), [rng.uniform(0.25, 0.7) for _ in range(3)], rng.choice(stones), [rng.random() * 3 for _ in range(3)])
    wall.place(0.075, segments=3)
    paving, wet = Mesh("paving"), surface("wet flags", "#3c3b3a", rough=0.16, var=0.5, scale=1.2, bump=0.4, bump_scale=3, specular=0.6)
    for row, k in product(range(15), range(16)):
        paving.box((1.1 * k - 8 + 0.55 * (row % 2) + rng.uniform(-0.05, 0.05), 0.9 * row - 1.5, rng.uniform(-0.09, -0.05)), (rng.uniform(1.0, 1.08), rng.uniform(0.8, 0.88), 0.12), wet, (rng.uniform(-0.015, 0.015), rng.uniform(-0.015, 0.015), rng.uniform(-0.03, 0.03)))
    paving.box((0, 4, -0.14), (24, 14, 0.1), surface("puddle", "#1a1c1e", rough=0.03, var=0)).place(0.03)
    slope = lambda x, y: -0.16 - 0.012 * (y - 10) ** 1.6 + 0.5 * terrain.fractal(x, y, 12, 4) * min(1, (y - 10) / 8)
    terrain.heightfield(m["moor"], slope, (-30, 30), (10, 70), 0.5)
    terrain.grass(m["grass"], slope, 700, (-9, 8), (10.4, 30), rng, (0.25, 0.6))
    greatwood.ferns(m, lambda x, y: 0, 60, (-7, 6), (7.2, 8.3), rng, (0.25, 0.5), keep=lambda x, y: abs(x + 0.9) > 2.2)
    keep = Mesh("keep")
    for x, y, r, h, broken in ((-12, 120, 4.6, 40, 0.12), (-4, 122, 3.4, 27, 0.4), (3, 126, 2.8, 22, 0.2), (16, 200, 6, 50, 0.3)):
        avalon.round_tower(keep, m, (x, y, -14), r, h, rng, broken)
    avalon.wall(keep, m, (-12, 120, -14), (4, 126, -14), 15, rng, 0.2)
    keep.box((-11.4, 115.2, 13), (0.9, 0.5, 1.9), glow("window", "#ffb45c", 14)).place()
    avalon.rowan(m, (-5.4, 20, slope(-5.4, 20)), 6.5, random.Random(5), 16)
    terrain.ridges(((66, 8, "#463c38", 1.2), (132, 13, "#4c4c52", 7.4), (215, 27, "#5c626c", 4.4), (340, 56, "#747c88", 2.1)), 900, -26, 2, 0.016)
    folk.adventurer(surface("cloak", "#4a2820", rough=0.9, var=0.4), m["leather"], m["steel"], "stand", "hood", 0.2, cloak=0.3, voxel=0.012, loc=(-0.3, 8.8, 0), rot=0.35, scale=1.04)
    iron, flame = Mesh("torch"), (2.35, 7.95, 2.75)
    iron.tube([(2.35, 8.5, 1.9), (2.35, 8.05, 2.0), (2.35, 7.95, 2.5)], 0.035, m["steel"], 8).cylinder((2.35, 7.95, 2.45), 0.06, 0.24, m["steel"], 12, 0.13).place()
    for x, z, size in ((0, -0.03, 0.11), (-0.05, 0.06, 0.075), (0.05, 0.09, 0.07), (0.0, 0.17, 0.06), (0.03, 0.27, 0.035)):
        shining("flame", (2.35 + x, 7.95, 2.75 + z), size, glow("flame", "#ff9c3c", 22), (1, 1, 1.4), 3)
    stage.point((2.35, 7.7, 2.9), 300, "#ff9c48", 0.12)
    stage.area((-6, -3, 7), (-4, 9, 2), 4, 250, "#a4b8cc")
    avalon.ravens((-4, 90, 22), 7, (7, 4, 4), rng, 0.6)
    stage.camera((0.9, -1.6, 1.7), (-0.1, 9, 2.8), 31, flame=flame, sun=(-60, 110, 46), horizon=(0, 900, 0))


def castle():
    """A hooded wanderer on a red hill; over a valley of mist a bridge of tall arches leads to a ruined castle on its crag."""
    m, rng = avalon.materials(), random.Random(4)
    stage.daylight("#e6d6be", "#7d8894", 0.6, (0.16, -0.94, -0.26), 4.2, SUN, 1.2)
    hill = lambda x, y: 1.2 - 0.012 * (x + 3) ** 2 - 0.05 * max(0, y - 11) ** 2 + 0.35 * terrain.fractal(x, y, 7, 4)
    crag = lambda x, y: 9 - 1.9 * max(0, math.hypot((x - 26) / 1.35, y - 152) + 6 * terrain.fractal(x, y, 20, 4) - 20) + 1.5 * terrain.fractal(x, y, 6, 2)
    terrain.heightfield(m["moor"], hill, (-24, 24), (-2, 22), 0.3)
    terrain.heightfield(m["stone"], crag, (-34, 84), (100, 190), 1.0, 30)
    ruin = Mesh("castle")
    for x, y, r, h, b, top in ((24, 152, 6.2, 50, 0.0, 15), (11, 146, 4.8, 31, 0.25, 0), (37, 148, 5.4, 36, 0.3, 0), (1, 151, 3.4, 20, 0.45, 0), (50, 152, 4.6, 27, 0.5, 0), (30, 140, 3.8, 25, 0.0, 9), (15, 158, 4.2, 38, 0.0, 11), (42, 160, 3.6, 40, 0.35, 0)):
        avalon.round_tower(ruin, m, (x, y, 6), r, h, rng, b)
        if top:
            ruin.cylinder((x, y, 5.5 + h), r * 1.15, top, m["block"], 20, 0.05)
    for x0, x1, y, h in ((1, 11, 148, 13), (11, 30, 142, 16), (30, 50, 146, 14)):
        avalon.wall(ruin, m, (x0, y, 6), (x1, y, 6), h, rng, 0.25)
    temple.viaduct(ruin, m["block"], (4, 148, -38), math.pi + 0.2, 9, 15, 50, 6)
    ruin.place()
    avalon.rowan(m, (8.6, 16.5, hill(8.6, 16.5) - 0.2), 7.0, random.Random(5), 22)
    greatwood.ferns(m, hill, 190, (-13, 14), (5.5, 14), rng, (0.3, 0.6))
    terrain.grass(m["grass"], hill, 900, (-14, 15), (3.4, 14), rng, (0.2, 0.5))
    folk.adventurer(m["cloth"], m["leather"], m["steel"], "stand", "hood", 0.14, cloak=0.2, voxel=0.014, loc=(-2.6, 11, hill(-2.6, 11)), rot=-0.25, scale=1.05)
    terrain.ridges(((300, 42, "#6a6468", 4.4), (420, 66, "#7c7c84", 2.1)), 1100, -60, 3, 0.009)
    avalon.ravens((4, 120, 46), 11, (12, 6, 5), rng, 0.9)
    stage.camera((0, 0, 3.6), (3.5, 60, 9.6), 31, sun=(-70, 400, 84), horizon=(0, 900, -6))


def vale():
    """What is left of a king: a colossal stone sword on a bare isle before the low sun, mirrored in a still lake; a lit hut, a boat."""
    m = avalon.materials()
    stage.daylight("#e2c79c", "#5f6c7c", 0.6, (-0.1, -0.95, -0.16), 3.0, SUN, 1.2, halo=((-0.1, -0.95, -0.16), SUN, 2.5))
    isle = lambda x, y: 0.7 * terrain.fractal(x, y, 9, 4) - 1.4 + 3.4 * math.exp(-(((x - 11) / 21) ** 2 + ((y - 108) / 10) ** 2))
    terrain.heightfield(m["moor"], isle, (-40, 64), (70, 146), 0.6)
    terrain.sea(surface("lake", "#2a3138", rough=0.03, var=0, bump=0.1, bump_scale=0.4, specular=0.9), 0.0, 1400)
    relic = Mesh("relics")
    arms.sword(relic, placement((16, 108, 33), (-math.pi / 2, 0.07, 0.25), (30, 30, 44)), m["stone"], m["stone"], 1.25, 0.15, 0.46)
    relic.place(0.08)
    hut, x, y = Mesh("hut"), 1.5, 102
    z = isle(x, y)
    hut.prism([(-1.6, 0), (1.6, 0), (1.6, 1.9), (2.1, 1.6), (0, 4), (-2.1, 1.6), (-1.6, 1.9)], -2, 2, m["bark"], placement((x, y, z - 0.3), (math.pi / 2, 0, 0)))
    hut.box((x + 0.3, y - 2.1, z + 1.1), (0.7, 0.1, 0.8), glow("hut window", "#ffb45c", 14))
    hut.tube([(-26 + 0.8 * k, 97, 0.25 + 0.03 * (k - 4) ** 2) for k in range(9)], lambda t: 0.05 + 0.6 * math.sin(math.pi * t) ** 0.6, m["leather"], 10).place()
    folk.adventurer(m["cloth"], m["leather"], m["steel"], "stand", "hood", 0.3, cloak=0.1, voxel=0.02, loc=(-23, 97, 0.4), rot=-0.6, scale=1.6)
    avalon.ravens((27, 92, 24), 6, (7, 4, 3), random.Random(7), 0.9)
    terrain.ridges(((330, 26, "#6a6468", 4.4), (460, 52, "#7c7c84", 2.1)), 1100, -2, 3, 0.009)
    stage.camera((0, 0, 3.4), (4, 100, 7.5), 34, sun=(62, 400, 70), horizon=(0, 900, 20), window=(x, 100, z + 1), shore=(15, 104, 0))


def vigil():
    """Night on the moor: a candle burns on a mossy stone, in its wax stands a dark knight; pale eyes have come up between the menhirs."""
    m, rng, eyes = avalon.materials(), random.Random(9), Mesh("eyes")
    stage.daylight("#5a7088", "#141e30", 0.22, (-0.2, -0.9, -0.3), 0.9, "#8fb0d8", 4)
    clearing(m, rng, (1.6, 0))
    held = lambda low, top, *thick: ([(0.7, -0.12, low), (0.7, -0.12, top)], thick)
    knight = [held(1.9, 3.15, 0.1, 0.03), held(1.5, 1.9, 0.06, 0.06), ([(0.4, -0.12, 1.94), (1.0, -0.12, 1.94)], (0.07, 0.07))]
    knight.append(([(0, 0, 2.5), (0, 0, 2.98)], (0.19, 0.04)))
    with stage.small((1.6, 0, -0.02), 1.25):
        relics.candle(knight, -2.2, ((3.6, -0.04, 0.13), (3.45, 0.1, 0.09), (5.75, -0.04, 0.12)))
    for x, y, z in ((-25, 96, 3), (-7, 120, 1), (26, 120, 4), (36, 96, 1)):
        for side in (-0.8, 0.8):
            eyes.ball((x + side, y, z), 0.24, m["ember"])
    eyes.place(shadow=False)
    stage.point((1.6, -0.6, 5.6), 560, "#ffb870", 0.3)
    stage.area((-9, 3, 7), (1.6, 0, 2), 4, 900, "#7fb0d8")
    stage.camera((-0.5, -16.5, 5.2), (0.2, 0, 3.3), 42, focus=(1.4, -1.2, 3.4), fstop=0.5, flame=(1.65, 0, 4.85), sun=(40, 200, 40), horizon=(0, 900, -6))


def mirror(pic):
    """The lake shows what stands above the shore as it is finished, with its haze."""
    row = round(pic.marks["shore"][1] * pic.h)
    water, above = smoothstep(pic.normal[row:, :, 2:3], 0.9, 0.98), gaussian_filter(pic.rgb[2 * row - pic.h : row][::-1], (1.6, 0.6, 0)) * np.float32((0.8, 0.82, 0.86))
    pic.rgb[row:] = pic.rgb[row:] * (1 - water) + above * water


def grade(pic, start, density=0.006, ev=0.75, valley=0.0, disc=0.7):
    pic.mist("sun", 0.6, ("#ffe4b4", 0.85), ("#98a0aa", 0.5), density, start, 0.92, 0.55 + valley * smoothstep(pic.y, pic.horizon - 0.16, pic.horizon + 0.1) + 0.6 * pic.noise(2.4, 4, 2.4))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#f8dfb4", "#dcc9ac", "#9aa3ae", "#566478"), "#fff0cc", "#6d7078", "#fff1d8", 0.62, 21, 0.85, 3.0))
    pic.glow("sun", 0.16, linear("#fff2d0", disc), pic.background)
    pic.rays("sun", 0.2, linear("#fff0d0", 1.0), 0.8, 0.8, pic.near("sun", 0.4), (start, 40))
    if "shore" in pic.marks:
        mirror(pic)
    pic.develop(ev, 1.42, 1.25, (SLATE, "#ffe8c4", 0.2), (0.48, (0.55, 0.5), 0.92), (0.13, 1.05), sharpen=(0.35,))


def grade_grail(pic):
    pic.mist("sun", 0.45, ("#f4e0b8", 0.85), ("#587088", 0.3), 0.0105, 32, 0.94, 0.6 + 0.7 * pic.noise(2.4, 4, 2.4))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#e4d8bc", "#a4acb0", "#62748a", "#3a4a60"), "#fff0cc", "#4c5664", "#c8ccc8", 0.62, 21, 0.8, 3.0))
    pic.rays("sun", 0.16, linear("#fff0d0", 1.0), 0.7, 0.8, pic.near("sun", 0.4), (30, 60))
    pic.develop(0.75, 1.4, 1.2, (SLATE, "#ffe8c4", 0.16), (0.5, (0.6, 0.5), 0.92), (0.13, 1.0), sharpen=(0.35,))


def grade_vigil(pic):
    pic.mist("sun", 0.6, ("#7c98b4", 0.34), ("#2c4058", 0.22), 0.0105, 32, 0.94, 0.6 + 0.7 * pic.noise(2.4, 4, 2.4))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#6c8498", "#3c5068", "#1c2a40", "#0e1626"), "#8fa8c0", "#141e2c", "#5c7084", 0.6, 21, 0.8, 3.0))
    pic.glow("flame", 0.3, linear("#ffb868", 0.06))
    pic.glow("flame", 0.08, linear("#ffc070", 0.14))
    pic.develop(0.7, 1.4, 1.15, ("#1c2a36", "#ffe0b0", 0.13), (0.5, (0.55, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35,))


def capstone():
    """On the moor the box lies on menhirs as their capstone, aslant; its lid has risen, warm light falls on a red wanderer who has come up to it."""
    m, rng = avalon.materials(), random.Random(9)
    stage.daylight("#8ea4b8", "#1a2634", 0.9, (0.3, -0.9, -0.2), 2.3, "#b8cce0", 3)
    hill = lambda x, y: 0.7 * terrain.fractal(x, y, 16, 4) + 0.2 * terrain.fractal(x, y, 3, 7) + 3.4 * math.exp(-(((x - 2) / 13) ** 2 + ((y - 38) / 14) ** 2)) - 0.0014 * max(0, y - 46) ** 2
    terrain.heightfield(m["moor"], hill, (-60, 70), (2, 110), 0.5)
    greatwood.ferns(m, hill, 420, (-16, 20), (6, 40), rng, (0.3, 0.7))
    terrain.grass(m["grass"], hill, 1500, (-22, 26), (6, 46), rng, (0.2, 0.6))
    for x, y, tall in ((-2.4, 34.2, 6.2), (6.0, 35.4, 6.0), (-2.0, 41, 12.6), (5.0, 41.8, 12.8), (-13, 40, 5.5), (16.5, 43, 6.5), (21, 33, 4.2), (-19, 50, 7)):
        terrain.standing_stone(m["stone"], (x, y, hill(x, y) - 0.5), tall, rng, 0.06)
    at = placement((2, 37.6, hill(2, 37.6) + 8.2), (0.95, 0.05, 0.2), (3.4,) * 3)
    boxes.ajar("sword", at, "#c8b890", "#ffb868", 0.15, 1500, (-1, 2, 10.5), -math.pi / 2)
    stage.spot(at @ Vector((0, 0, -0.1)), (1.4, 24, 2), 45000, "#ffb868", 80, 0.8, 0.6)
    folk.adventurer(m["cloth"], m["leather"], m["steel"], "stand", "hood", 0.14, cloak=0.2, voxel=0.016, loc=(1.7, 30.5, hill(1.7, 30.5)), rot=-0.05, scale=1.5)
    avalon.rowan(m, (11.5, 33, hill(11.5, 33)), 7.5, random.Random(5), 20)
    avalon.ravens((-9, 40, 14), 9, (3.5, 5, 2.0), rng, 0.7)
    terrain.ridges(((150, 13, "#2c3440", 1.2), (230, 26, "#3a4450", 4.4), (340, 44, "#4c5866", 2.1)), 900, -14, 2, 0.014)
    stage.camera((-1, 2, 9.0), (1.6, 38, 9.1), 36, sun=(12, 400, 14), seam=at @ Vector((0, -1.7, 1.0)), horizon=(0, 900, 6))


SHOTS = {
    "closing": Shot(capstone, lambda pic: (
        pic.mist("sun", 0.3, ("#c0ccd4", 0.75), ("#42566a", 0.34), 0.016, 30, 0.94, 0.25 + 0.9 * smoothstep(pic.y, pic.horizon - 0.2, pic.horizon + 0.1) * (0.4 + 0.9 * pic.noise(2.4, 4, 2.6))),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#b8c0c0", "#7c90a0", "#3c5064", "#1c2838"), "#c8d0d0", "#222e3c", "#8a9aa8", 0.6, 21, 0.8, 3.0)),
        pic.glow("seam", 0.3, linear("#ffa850", 0.14)),
        pic.develop(0.9, 1.38, 1.15, (SLATE, "#ffe0b8", 0.15), (0.5, (0.55, 0.5), 0.92), (0.16, 1.0), sharpen=(0.35,))), samples=20, far=420, bounces=(3, 2, 2)),
    "feature-3": Shot(vale, lambda pic: grade(pic, 90, 0.003, 0.5, disc=2.0), samples=28, far=700, bounces=(4, 2, 2)),
    "hero": Shot(hero, grade_grail, samples=30, far=420, bounces=(3, 3, 2)),
    "tile": Cut("hero", 0.85, 1.0),
    "feature-2": Shot(gate, lambda pic: (
        pic.mist("sun", 0.5, ("#dce6ec", 0.75), ("#8ea2b4", 0.5), 0.0115, 12, 0.94, 0.3 + 1.1 * smoothstep(pic.y, 0.46, 0.72) + 0.5 * pic.noise(2.4, 4, 2.6)),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#dfe6e8", "#b4c2cc", "#7c90a4", "#4c6078"), "#eef2f4", "#647284", "#e4eaee", 0.62, 21, 0.8, 3.0)),
        pic.rays("sun", 0.16, linear("#dce8f4", 1.0), 0.7, 0.8, pic.near("sun", 0.4) * (pic.depth > 30), (4, 20)),
        pic.glow("flame", 0.16, linear("#ff9a48", 0.2)),
        pic.glow("flame", 0.05, linear("#ffb868", 0.6)),
        pic.develop(1.05, 1.36, 1.18, (SLATE, "#ffe0b8", 0.15), (0.5, (0.5, 0.5), 0.92), (0.15, 1.0), sharpen=(0.35,))),
        samples=26, far=420, bounces=(4, 2, 2)),
    "feature-1": Shot(castle, lambda pic: grade(pic, 18, 0.0019, 0.7, 4.0), samples=24, far=420, bounces=(4, 2, 2)),
    "feature-5": Shot(vigil, grade_vigil, samples=28, far=420),
}
