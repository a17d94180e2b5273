"""Dragon Eclipse: a tiny tamer on a hill, a dragon as large as a mountain below black suns, floating islands."""
import math
import random

import numpy as np

from kits import arms, boxes, dragon, folk, greatwood, heavens, relics, shards, skyland, temple, terrain
from lib.tools import Mesh, Shot, gaussian_filter, glow, linear, skies, smoothstep, stage, surface, turned

GOLD, JADE, CORAL = "#ffd27a", "#4fe0b8", "#ff8a5c"


def lights(aim, strength=3.2, sky=0.8):
    stage.daylight("#d8b27c", "#2c4fb0", sky, aim, strength, GOLD, 1.5)


def beasts():
    return dict(
        hide=surface("dragon hide", "#121a34", rough=0.45, var=0.4, scale=1.5, edge=0.4), horn=surface("horn", "#c9b48a", rough=0.4, var=0.25, edge=0.4),
        web=surface("web", "#1d183e", rough=0.5, var=0.4, scale=0.6), shell=surface("egg shell", "#3f6f9a", rough=0.35, var=0.3, scale=3, edge=0.5),
        jade=glow("jade", JADE, 9), coral=glow("coral", CORAL, 9), cloth=surface("tamer cloth", "#202f74", rough=0.9, var=0.3, scale=5),
        leather=surface("tamer leather", "#4a2c1e", rough=0.6, var=0.3, scale=4),
        metal=surface("tamer metal", "#b98a3e", rough=0.35, metal=0.9, var=0.2), wood=surface("staff", "#3a2a22", rough=0.8),
    )


def tamer(c, loc, rot):
    hands, gear = folk.adventurer(c["cloth"], c["leather"], c["metal"], "stand", "bare", 0.4, loc=loc, rot=rot), Mesh("staff")
    arms.staff(gear, arms.aimed(hands["right"], (0.05, 0.05, 1)), c["wood"], c["jade"])
    gear.place()


def cliff(x, y):
    drop = max(0, y - (12.2 + 1.2 * terrain.fractal(x, 0, 5, 7) - 0.05 * (x - 2.5) ** 2))
    return 0.35 * terrain.fractal(x, y, 5, 4) + 0.12 * terrain.fractal(x, y, 1.2, 9) + 0.5 * math.exp(-((x - 2.6) ** 2 + (y - 11) ** 2) / 6) - drop * 3 - 0.06 * drop**2


def headland(m, x_range=(-16, 18), near=-2):
    terrain.heightfield(m["rock"], lambda x, y: cliff(x, y) - 0.06, x_range, (8, 24), 0.22, 30)
    terrain.heightfield(m["grass"], lambda x, y: cliff(x, y) if cliff(x, y) > -0.9 else cliff(x, y) - 0.4, x_range, (near, 13.5), 0.2)
    return random.Random(4)


def hero():
    """A dragon as large as a mountain has settled in the clouds below the eclipse; the tamer looks up at it from the headland."""
    m, c, rng = skyland.materials(), beasts(), random.Random(12)
    lights((-0.28, -0.88, -0.36), 8, 0.3)
    headland(m, (-26, 34), -14)
    terrain.grass(m["blade"], cliff, 4200, (-18, 24), (-9, 13), rng, (0.12, 0.34), keep=lambda x, y: cliff(x, y) > -0.5 and math.hypot(x - 3.2, y - 11.0) > 0.5)
    tamer({**c, "cloth": c["hide"]}, (3.2, 11.0, cliff(3.2, 11.0)), -0.3)
    for x, y, z, r, d, trees in ((-74, 150, 2, 22, 26, 9), (4, 230, -10, 30, 34, 10), (-100, 290, 20, 22, 28, 6), (150, 250, 10, 22, 28, 6)):
        skyland.island(m, (x, y, z), r, d, rng, trees)
    skyland.cloud_floor(-24, 420, 8, 40, 9)
    dragon.dragon(c["hide"], c["hide"], c["web"], c["coral"], 0.024, (44, 122, -30), -1.0, 18, 2.75, 0.05, 0.1)
    stage.camera((0, -12, 2.3), (5.6, 40, 11.0), 27, sun=(118, 400, 184), horizon=(0, 900, 0))


def tile():
    """A dragon as large as a mountain rises out of the clouds, its wings round the eclipse; the tamer is a speck before it."""
    m, c, rng = skyland.materials(), beasts(), random.Random(5)
    lights((-0.05, -0.86, -0.45), 8, 0.3)
    dragon.dragon(c["hide"], c["hide"], c["web"], c["coral"], 0.024, (2, 110, -24), 0.5, 15.5, 2.75, 0.05, 0.1)
    for x, y, z, r, d, trees in ((-30, 90, -3, 7, 9, 5), (44, 150, 6, 10, 12, 5)):
        skyland.island(m, (x, y, z), r, d, rng, trees)
    skyland.cloud_floor(-20, 400, 6, 20, 9)
    headland(m, (-12, 14), -6)
    terrain.grass(m["blade"], cliff, 1500, (-7, 8), (-2, 13), rng, (0.12, 0.34), keep=lambda x, y: cliff(x, y) > -0.5 and abs(x - 0.8) > 0.4)
    tamer({**c, "cloth": c["hide"]}, (0.7, 10.4, cliff(0.7, 10.4)), 0.05)
    stage.camera((0, -5, 1.9), (0, 40, 15.5), 34, (0, -0.04), sun=(0, 400, 206), horizon=(0, 900, 0))


def road():
    """A bridge as long as a day's walk leads over the clouds to an island below the eclipse; the tamer has just set out."""
    m, c, rng = skyland.materials(), beasts(), random.Random(3)
    lights((-0.28, -0.92, -0.3), 2.6)
    stone, bridge, turn = surface("bridge stone", "#77708a", rough=0.9, var=0.4, scale=0.5, streak=0.4, bump=0.4, bump_scale=2), Mesh("bridge"), math.pi / 2 - 0.2
    temple.viaduct(bridge, stone, (-3, -18, -30), turn, 15, 12, 30, 4.2)
    bridge.place(0.03)
    tamer(c, (3.6, 14.5, 0.0), -0.2)
    skyland.island(m, (40, 190, -4), 30, 36, rng, 10)
    greatwood.spires({"ivory": stone, "roof": c["cloth"], "lit": glow("window", GOLD, 9), "moss": m["grass"]}, (40, 190, 1), 1.7, rng, 17, 12.0)
    for x, y, z, r, d, trees in ((-44, 90, -8, 10, 13, 6), (-60, 210, 26, 16, 20, 6), (112, 150, 14, 14, 18, 7), (-20, 330, -10, 22, 26, 8)):
        skyland.island(m, (x, y, z), r, d, rng, trees)
    skyland.cloud_floor(-26, 420, 7, -10, 10)
    stage.camera((-17, -14, 6.2), (5.5, 60, 8.6), 30, sun=(112, 400, 98), moon=(-40, 400, 138), horizon=(0, 900, 0))


def nest():
    """In the mouth of a cave high over the clouds lies a nest, one egg lit from inside; the tamer stands against the eclipse."""
    m, c, rng = skyland.materials(), beasts(), random.Random(7)
    lights((-0.15, -0.9, -0.22), 3.4)

    def rock(a, y):
        wide = (1.0 + 0.035 * (9 - y)) * (1 + 0.34 * terrain.fractal(2.2 * math.cos(a), 2.2 * math.sin(a) + 0.22 * y, 1.6, 6, 6))
        floor = 0.16 * terrain.fractal(6 * math.cos(a), y, 2.2, 4, 4)
        return 0.6 + 7.6 * wide * math.cos(a), y + 1.4 * terrain.fractal(3 * math.cos(a), 3 * math.sin(a), 1.3, 2, 3) * (y > 0), max(floor, 1.6 + 4.9 * wide * math.sin(a))
    ledge = lambda x, y: 0.16 * terrain.fractal(x, y, 3, 4, 5) - max(0, y - 10.5 + 0.8 * terrain.fractal(x, 0, 3, 3)) * 2.2
    Mesh("cave").sheet([[rock(math.tau * k / 260, -12 + 0.18 * j) for k in range(261)] for j in range(120)], m["rock"]).place(smooth=40)
    terrain.heightfield(m["rock"], ledge, (-12, 13), (-10, 15), 0.12, 40)
    glowing = relics.nest(c["wood"], c["shell"], shards.seamed("lit egg", "#2a8a78", 3.0, JADE), (2.5, 2.4, ledge(2.5, 2.4)), 1.2, rng)
    stage.point((glowing[0], glowing[1] - 0.5, glowing[2] + 0.8), 70, JADE, 0.9)
    tamer({**c, "cloth": c["hide"]}, (-1.3, 9.4, ledge(-1.3, 9.4)), -0.2)
    for x, y, z, r, d in ((-34, 120, 4, 10, 13), (40, 150, 12, 12, 15), (8, 260, -4, 20, 24)):
        skyland.island(m, (x, y, z), r, d, rng, 8)
    skyland.cloud_floor(-20, 420, 6, 24, 8)
    stage.camera((-0.6, -7.4, 2.1), (0.5, 8, 2.7), 26, sun=(20, 400, 66), moon=(-62, 400, 96), horizon=(0, 900, 0), egg=glowing)


def clash():
    """Two dragons over a sunken arena, jade fire against coral fire; a tamer stands black before the place where they meet."""
    c, rng, floor, sparks, meet, stone = beasts(), random.Random(6), Mesh("arena"), Mesh("sparks"), (0.4, 40, 16.6), surface("wet stone", "#2a2c3e", rough=0.22, var=0.5, scale=0.7, bump=0.25, bump_scale=1.2, specular=0.6)
    stage.daylight("#3a4a90", "#101638", 0.25, (0.1, -0.9, -0.35), 0.7, "#8fa0ff", 4)
    floor.cylinder((0, 40, -3), 400, 3, stone, 96)
    for r in (11, 19, 27):
        floor.tube([(r * math.cos(t), 40 + r * math.sin(t), 0) for t in np.linspace(0, math.tau, 161)], 0.16, stone, 8)
    for k in range(15):
        t = math.pi * (-0.14 + 1.28 * k / 14)
        temple.column(floor, (36 * math.cos(t), 44 + 26 * math.sin(t), 0), 15, 1.3, stone, (1, 0.5, 0.8, 0.3, 1, 1, 0.4, 0.15, 0.35, 1, 0.9, 0.3, 0.7, 1, 0.6)[k])
    for side, fire, tint in ((-1, glow("jade fire", "#1fe0a0", 4), JADE), (1, glow("coral fire", "#ff5426", 4), "#ff6a3a")):
        at, turn = (15.5 * side, 42, 6.2), -side * (math.pi / 2 - 0.12)
        dragon.dragon(c["hide"], c["hide"], c["web"], fire, 0.028, at, turn, 4.4, 2.9, 0.25, 0.15)
        for k in range(6):
            floor.blob((15.5 * side + 1.6 * math.cos(2.2 * k), 43 + 1.6 * math.sin(2.2 * k), 0.2 + 1.0 * k), 4.6 - 0.5 * k, stone, rng, (1, 1, 0.6), 4, 0.3)
        mouth = np.array(turned((0, -1.3, 3.2), at, turn, 4.4))
        for turn in (0, 1.26, 2.5, 3.8, 5.0):
            sparks.tube([mouth + (meet - mouth) * t + np.array((0, math.cos(9 * t + turn), math.sin(9 * t + turn))) * 0.7 * math.sin(math.pi * t) for t in np.linspace(0, 1, 40)], lambda t: 0.05 + 0.13 * t, fire, 8)
        stage.point(tuple(mouth + (meet - mouth) * 0.6), 15000, tint, 0.6, name="jade" if side < 0 else "coral")
        for _ in range(260):
            way = np.array([rng.gauss(0, 1) for _ in range(3)])
            sparks.ball(meet + way / np.linalg.norm(way) * (0.8 + abs(rng.gauss(0, 3.6))), 0.11 * rng.random() ** 2 + 0.02, fire, detail=1)
    floor.place(0.02)
    sparks.ball(meet, 0.9, glow("clash", "#fff2d8", 14), detail=3).place(shadow=False)
    stage.point(meet, 9000, "#ffe6c0", 1.0, name="clash")
    tamer({**c, "cloth": c["hide"]}, (-0.5, 15, 0), -0.05)
    stage.camera((0, 0, 1.7), (0.2, 40, 11.2), 28, horizon=(0, 900, 0))


def grade_clash(pic):
    pic.calm(pic.h / 150, gaussian_filter((pic.rgb.max(2) > 1.2) * pic.near("clash", 0.4), pic.h / 225).clip(0, 0.85))
    pic.rgb = pic.rgb * (1 - 0.5 * (1 - pic.near("clash", 0.3)) * (1 - smoothstep(pic.rgb.max(2), 0.3, 2)))[..., None]
    pic.mist("clash", 0.45, ("#a89090", 0.22), ("#2c3878", 0.2), 0.011, 17, 0.88, pic.belt(0.5, 0.6, 1.6) * (0.5 + 0.9 * pic.noise(2.5, 4, 2.4)))
    pic.sky(heavens.stars(pic, skies.clouded(pic, pic.horizon, "clash", ("#343f78", "#1e2a66", "#101744", "#070a22"), "#54485c", "#10163c", "#6470a8", 0.55, 11, 0.6, 3.2), 0.001, 0.7, mask=(pic.horizon - pic.y).clip(0, 1)))
    pic.rays("clash", 0.14, linear("#ffe0b0", 1.0), 1.0, 0.85, pic.near("clash", 0.2), (18, 30))
    for at, radius, tint, gain in (("clash", 0.1, "#fff0d0", 0.7), ("clash", 0.4, "#ffd8a8", 0.08), ("jade", 0.2, "#28e0a0", 0.3), ("coral", 0.2, "#ff5a30", 0.36)):
        pic.glow(at, radius, linear(tint, gain), ((pic.depth - 17) / 18).clip(0, 1))
    pic.develop(0.8, 1.36, 1.2, ("#1c2f7a", "#ffdfa8", 0.12), (0.5, (0.5, 0.5), 0.95), (0.16, 1.0), sharpen=(0.35,))


def grade_nest(pic):
    pic.glow("egg", 0.3, linear(JADE, 0.1))
    grade(pic, 24, 0.12, 0.003)


def grade_tile(pic, start=140, density=0.0019):
    sun = pic.marks["sun"][:2]
    if "moon" not in pic.marks:  # the dragon is black, its edges towards the sun catch the corona
        far = np.maximum(pic.background, pic.depth > 190)
        down, across = np.gradient(gaussian_filter(far, pic.h / 720))
        edge = (across * (sun[0] - pic.x) * pic.w / pic.h + down * (sun[1] - pic.y)) / np.hypot((sun[0] - pic.x) * pic.w / pic.h, sun[1] - pic.y)
        rim = edge.clip(0, 1) * (1 - far) * (pic.depth > 4) * pic.h / 90 * (0.25 + pic.near(sun, 0.5))
        pic.rgb = pic.rgb * (0.07 + 0.09 * (pic.depth > 60) + 0.84 * ((pic.depth - 150) / 60).clip(0, 1))[..., None] + rim[..., None] * linear(GOLD)
    pic.fog(linear("#d9b7a0", 0.5), 0.02, min(start, 60), 0.85, ((pic.y + 0.14 * (pic.noise(4, 8, 3) - 0.5) - 0.5) / 0.4).clip(0, 1) ** 2 * (0.5 + 0.8 * pic.noise(4, 6, 2.4)))
    grade(pic, start, 0.15, density)


def grade(pic, start, radius, density=0.0019):
    pic.mist("sun", 0.75, ("#f0c98a", 0.62), ("#5f86d6", 0.42), density, start, 0.85, 0.7 + 0.5 * pic.noise(2.5, 4, 2.4))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#f2cf94", "#5f8fd0", "#2446a6", "#0d1a58"), "#8a6a3a", "#1c2f78", "#e8c89a", 0.42, 11, 0.62, 3.2)
    sky = heavens.stars(pic, sky, 0.0014, 0.9, mask=(pic.horizon - pic.y).clip(0, 1) * 1.6)
    sky = heavens.eclipse(pic, sky, "sun", radius, GOLD, 1.3, 1.1, 2, -0.7)
    pic.sky(heavens.eclipse(pic, sky, "moon", radius * 0.46, "#ffdf9a", 1.0, 0.5, 9, 2.2) if "moon" in pic.marks else sky)
    pic.rays("sun", 0.06, linear(GOLD, 1.0), 0.9, 0.75, pic.near("sun", radius * 2), (start, 60))
    pic.develop(0.75, 1.36, 1.2, ("#1c2f7a", "#ffdfa8", 0.16), (0.45, (0.55, 0.5), 0.95), (0.06, 1.05), sharpen=(0.35,))


SHOTS = {
    "closing": boxes.shot("eye", "#ffb454", "#24408c", "#c8b890", "party", "moon", 2, moon=-0.3),
    "hero": Shot(hero, grade_tile, samples=12, far=900, bounces=(4, 2, 2)),
    "tile": Shot(tile, grade_tile, samples=8, far=700, bounces=(4, 2, 2)),
    "feature-3": Shot(nest, grade_nest, samples=26, far=700, bounces=(4, 2, 2)),
    "feature-1": Shot(road, lambda pic: grade_tile(pic, 40, 0.002), samples=16, far=900, bounces=(4, 2, 2)),
    "feature-2": Shot(clash, grade_clash, samples=16, far=160, bounces=(2, 1, 2)),
}
