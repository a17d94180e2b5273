"""Dragon Eclipse: a tiny tamer on a hill, a dragon as large as a mountain below black suns, floating islands; an amulet with a black sun."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import map_coordinates

from kits import arms, boxes, creatures, folk, heavens, reliefs, still, studio, terrain, wings
from lib.tools import (
    Mesh, Shot, fractal_noise, gaussian_filter, glow, linear, lit_through, placement, skies, smoothstep, stage, surface, turned,
)

GOLD, JADE, CORAL = "#ffd27a", "#4fe0b8", "#ff8a5c"


def lights(aim, strength=3.2, sky=0.8):
    stage.daylight("#d8b27c", "#2c4fb0", sky, aim, strength, GOLD, 1.5)


def beasts():
    return dict(
        hide=surface("dragon hide", "#121a34", rough=0.45, var=0.4, scale=1.5, edge=0.4),
        web=lit_through(surface("web", "#a03418", rough=0.6, var=0.8, scale=2.2), 0.85), shell=surface("egg shell", "#3f6f9a", rough=0.35, var=0.3, scale=3, edge=0.5),
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


def headland(m, x_range, near):
    terrain.heightfield(m["rock"], lambda x, y: cliff(x, y) - 0.06, x_range, (8, 24), 0.22, 30)
    terrain.heightfield(m["grass"], lambda x, y: cliff(x, y) if cliff(x, y) > -0.9 else cliff(x, y) - 0.4, x_range, (near, 13.5), 0.2)


def hero():
    """A dragon as large as a mountain has settled in the clouds below the eclipse; the tamer looks up at it from the headland."""
    m, c, rng = terrain.island_materials(), beasts(), random.Random(12)
    lights((-0.28, -0.88, -0.36), 8, 0.3)
    headland(m, (-26, 34), -14)
    terrain.grass(m["blade"], cliff, 4200, (-18, 24), (-9, 13), rng, (0.12, 0.34), keep=lambda x, y: cliff(x, y) > -0.5 and math.hypot(x - 1.8, y - 11.0) > 0.5)
    tamer({**c, "cloth": c["hide"]}, (1.8, 11.0, cliff(1.8, 11.0)), -0.3)
    for x, y, z, r, d, trees in ((-74, 150, 2, 22, 26, 9), (-24, 230, -8, 28, 32, 8), (-100, 290, 20, 22, 28, 6), (236, 300, 14, 22, 28, 6)):
        terrain.island(m, (x, y, z), r, d, rng, trees)
    terrain.cloud_floor(-18, 420, 3.5, 40, 9)
    creatures.dragon(c["hide"], c["hide"], c["web"], c["coral"], 0.024, (39, 122, -30), -0.7, 18, 2.5, 0.12, 0.1, torn=0, fingers=wings.HALF_SHUT)
    stage.camera((0, -12, 2.3), (5.6, 40, 11.0), 27, sun=(118, 400, 184), horizon=(0, 900, 0))


def tile():
    """A dragon as large as a mountain rises out of the clouds, its wings round the eclipse; the tamer is a speck before it."""
    m, c, rng = terrain.island_materials(), beasts(), random.Random(5)
    lights((-0.05, -0.86, -0.45), 8, 0.3)
    creatures.dragon(c["hide"], c["hide"], c["web"], c["coral"], 0.024, (3, 110, -24), 0.42, 15.5, 2.5, 0.12, 0.1, torn=0, fingers=wings.HALF_SHUT)
    for x, y, z, r, d, trees in ((-30, 90, -3, 7, 9, 5), (44, 150, 6, 10, 12, 5)):
        terrain.island(m, (x, y, z), r, d, rng, trees)
    terrain.cloud_floor(-20, 400, 6, 20, 9)
    headland(m, (-12, 14), -6)
    terrain.grass(m["blade"], cliff, 1500, (-7, 8), (-2, 13), rng, (0.12, 0.34), keep=lambda x, y: cliff(x, y) > -0.5 and abs(x - 0.8) > 0.4)
    tamer({**c, "cloth": c["hide"]}, (0.7, 10.4, cliff(0.7, 10.4)), 0.05)
    stage.camera((0, -5, 1.9), (0, 40, 15.5), 34, (0, -0.04), sun=(0, 400, 206), horizon=(0, 900, 0))


def amulet():
    """On a ledge above the clouds leans an amulet of brass and blue enamel: a dragon bites its tail around a black sun."""
    stone, rng = surface("ledge", "#3e3c44", rough=0.6, var=0.5, scale=3, bump=0.6, bump_scale=9, edge=0.4, specular=0.3), random.Random(3)
    ledge = lambda x, y: 0.16 * terrain.fractal(x, y, 2.5, 4) + 0.06 * terrain.fractal(x, y, 0.5, 6) - 1.5 * max(0, y - 2.4)
    terrain.heightfield(stone, ledge, (-7, 8), (-6, 5), 0.03, 180)
    Mesh("boulder").blob((1.35, 1.35, 0.4), 1.15, stone, rng, (1.2, 0.8, 0.9), 5, 0.16).place(smooth=180)
    with stage.small(within=placement((0.95, 0.1, 1.1), (math.pi / 2 - 0.32, 0, -0.28))):
        reliefs.amulet(glow("eye", JADE, 2))
    way = CubicSpline(range(6), ((0.5, 1.0), (-0.5, 0.7), (-1.0, 0.0), (-0.55, -0.45), (-1.0, -0.85), (-2.2, -0.5)))(np.linspace(0, 5, 160))
    reliefs.chain([(x, y, ledge(x, y) + 0.035) for x, y in way])
    terrain.island(terrain.island_materials(), (-15, 150, 13), 10, 13, rng, 8)
    terrain.cloud_floor(-22, 420, 4.5, 30, 8)
    stage.daylight("#d8a070", "#1c2f8a", 0.4, (0.74, 0.42, -0.36), 6, "#ffc88a", 1, halo=((0.75, -0.6, -0.12), "#ffb060", 4))
    stage.area((4.5, 3.5, 3), (0.9, 0, 1.2), 1.5, 240, "#6a90ff")
    stage.camera((-0.55, -5.6, 1.62), (0.42, 0, 1.18), 48, focus=(0.9, -0.2, 1.25), fstop=0.5, sun=(-420, 900, 60), horizon=(0, 900, 0))


def grade_ledge(pic):
    pic.background = gaussian_filter(pic.background, 0.002 * pic.h)
    pic.mist("sun", 0.6, ("#ffb878", 0.6), ("#5f86d6", 0.36), 0.003, 60, 0.85)
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#f4b484", "#9a86b8", "#2446a6", "#0d1a58"), "#ffa860", "#1c2f78", "#e8b89a", 0.42, 11, 0.62, 3.2))
    pic.develop(0.8, 1.32, 1.18, ("#1c2f7a", "#ffdfa8", 0.12), (0.5, (0.55, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))


def clash():
    """Two dragons on crags in a flooded arena, jade fire against coral fire; where they meet a light stands over the water, a tamer black before it."""
    c, rng, floor, meet, stone = beasts(), random.Random(6), Mesh("arena"), (0.3, 46, 17.5), surface("wet stone", "#20222e", rough=0.3, var=0.5, scale=0.7, bump=0.25, bump_scale=1.2, specular=0.5)
    stage.daylight("#2a3a78", "#0a1030", 0.16, (0.1, -0.9, -0.35), 0.3, "#8fa0ff", 4)
    floor.box((0, 300, -0.3), (900, 700, 0.1), surface("flood", "#050a14", rough=0.06, var=0, bump=0.12, bump_scale=0.9, specular=0.8))
    terrain.ridges(((230, 26, "#141a3c", 3.1), (330, 44, "#141a3c", 6.4)), 900, -2, 1.5, 0.025)
    for side, name, tint, skin in ((-1, "jade", "#20e0a0", "#2a9a78"), (1, "coral", "#ff5a2c", "#c8502c")):
        at, turn = (16.5 * side, 42, 6.6), -side * (math.pi / 2 - 0.16)
        creatures.dragon(c["hide"], c["hide"], lit_through(surface(name + " web", skin, rough=0.6, var=0.5, scale=0.8), 0.8), c[name], 0.026, at, turn, 4.5, 2.9, 0.25, 0.15)
        for k in range(6):
            floor.blob((16.5 * side + 1.6 * math.cos(2.2 * k), 43 + 1.6 * math.sin(2.2 * k), 0.2 + 1.0 * k), 4.8 - 0.5 * k, stone, rng, (1, 1, 0.6), 4, 0.3)
        mouth = np.array(turned((-0.04, -1.5, 3.2), at, turn, 4.5))
        stage.marks(**{name: mouth})
        for lamp, power in ((mouth + 0.35 * (meet - mouth) + (0, 2, 0), 9000), (mouth + 0.8 * (meet - mouth) + (0, 2, 0), 9000), ((13 * side, 56, 25), 18000)):
            stage.point(tuple(lamp), power, tint, power / 9000)
    floor.blob((-0.4, 15, -0.35), 1.1, stone, rng, (1.3, 1, 0.45), 4, 0.2).place(0.02)
    stage.point(meet, 16000, "#ffe6c0", 1.5, name="clash")
    tamer({**c, "cloth": c["hide"]}, (-0.4, 15, 0.06), -0.05)
    stage.camera((0, -1, 2.4), (0.2, 40, 10.2), 24.6, horizon=(0, 900, 0))


def breath(pic, x, y, start):
    """How bright the fire from the mark `start` to the mark clash is at (x, y): a widening cone of torn streaks."""
    wide, (ax, ay), (bx, by) = pic.w / pic.h, pic.marks[start][:2], pic.marks["clash"][:2]
    u, v, long = (x - ax) * wide, y - ay, np.hypot((bx - ax) * wide, by - ay)
    cos, sin, field = (bx - ax) * wide / long, (by - ay) / long, fractal_noise(900, 900, 9, len(start), 6)
    s, t, at = (u * cos + v * sin) / long, u * sin - v * cos, (lambda p, q: map_coordinates(field, [np.mod(p, 899), np.mod(q, 899)], order=1))
    across = (t + 0.05 * s.clip(0, 1) * (at(600 * s + 100, 1000 * t + 450) - 0.5)) / (0.014 + 0.09 * s.clip(0, 1.2) ** 1.3)
    body = (1 - abs(across) + 1.3 * (at(500 * s + 150 + 90 * across, 200 * across + 450) - 0.5)).clip(0, 1)
    return body**1.5 * smoothstep(s, -0.02, 0.04) * smoothstep(s, 1.12, 0.85)


def burst(pic, x, y):
    """The light where the two fires meet: tongues thrown up and down more than aside."""
    u, v = (x - pic.marks["clash"][0]) * pic.w / pic.h, y - pic.marks["clash"][1]
    r, a, field = np.hypot(u * 1.35, v), np.arctan2(v, u), fractal_noise(900, 900, 8, 12, 6)
    torn = map_coordinates(field, [np.mod(400 + 280 * np.cos(a) + 300 * r, 899), np.mod(450 + 330 * np.sin(a) - 90 * r, 899)], order=1)
    return (1 - r / (0.05 + 0.36 * torn**2)).clip(0, 1)


def boxed():
    """At dusk the shut box lies on a table, and the amulet leans on it below the same sign in foil."""
    box, dusk = placement((-0.2, 3.6, still.TOP), (0, 0, -0.36), (2.5,) * 3), ("#f0a070", "#6a70b8", "#1c2c70")
    still.evening(random.Random(5), ("#4a2c1c", "#22120a"), "#161a2c", (9, 5, 18, 16), dusk, (-26, -8), (-13, 16, 6, -17, 17), (0, 2, 2), key=300, cool=400)
    boxes.ajar("eye", box, "#d8b878", GOLD, power=0, eye=(-0.4, -13, 5), loose=placement((0, 0, 0.42)))
    with stage.small(within=box @ placement((0.55, -1.6, 0.72), (math.pi / 2 - 0.25, 0, 0.1), (0.62,) * 3)):
        reliefs.amulet(glow("eye", JADE, 2))
    way = CubicSpline(range(5), ((2.4, 0.1), (3.2, -1.2), (1.2, -1.7), (-1.2, -1.0), (-5.4, -2.6)))(np.linspace(0, 4, 200))
    reliefs.chain([(x, y, still.TOP + 0.05) for x, y in way])
    stage.spot((-7, -4, 9), (0.8, 0.5, 1.6), 6000, "#ffcf96", 34, 0.9, 0.3)
    stage.areas(((-8, -4, 6), (0.4, -0.5, 1.6), 5, 800, "#ffc890", 2), ((8, 1, 4), (0.8, 0, 1.6), 2, 900, "#7a9cff", 5), ((-1, 5, 8), (0.8, -0.5, 2), 3, 700, "#ffd8a0", 1))
    stage.camera((-1.0, -11.2, 4.7), (-0.35, 1, 1.75), 45, focus=(0.3, -0.6, 1.6), fstop=0.35)


def grade_clash(pic):
    pic.mist("clash", 0.5, ("#a89090", 0.24), ("#34408c", 0.34), 0.011, 46, 0.92, pic.belt(0.5, 0.9, 2.5) * (0.5 + 0.9 * pic.noise(2.5, 4, 2.4)))
    pic.sky(heavens.stars(pic, skies.clouded(pic, pic.horizon, "clash", ("#2a3570", "#18225a", "#0c123c", "#050820"), "#54485c", "#0c1030", "#56609a", 0.6, 11, 0.5, 3.2), 0.0008, 0.6, mask=(pic.horizon - pic.y).clip(0, 1)))
    flood, ripple = pic.horizon + 0.004 < pic.y, 0.02 * (pic.noise(60, 3, 9) - 0.5) * smoothstep(pic.y, pic.horizon, 1.0)
    mirrored, wet = np.where(flood, 2 * pic.horizon - pic.y + 6 * ripple, pic.y), smoothstep(pic.normal[..., 2], 0.8, 0.95) * (pic.depth > 8)
    share, aside = np.where(flood, 0.4 * wet, ((pic.depth - 36) / 6).clip(0, 1)), pic.x - pic.marks["clash"][0]
    for name, edge, core in (("jade", "#0fd890", "#d8fff0"), ("coral", "#ff4418", "#ffe8c8")):
        side = smoothstep(aside * (1 if name == "coral" else -1), -0.06, 0.06)
        fire, light = share * breath(pic, pic.x + 2 * ripple * flood, mirrored, name), side * share * burst(pic, pic.x, mirrored)
        path = side * flood * wet * np.exp(-((aside / (0.05 + 0.25 * (pic.y - pic.horizon))) ** 2)) * (1.6 * pic.noise(26, 7, 7) - 0.45).clip(0, 1) * smoothstep(pic.y, pic.horizon, pic.horizon + 0.05)
        for glare, outer, sharp, inner in ((fire, 4.0, 4, 3.0), (light, 3.2, 3, 6.0), (path, 0.7, 1, 0.5)):
            pic.rgb = pic.rgb + glare[..., None] * linear(edge, outer) + glare[..., None] ** sharp * linear(core, inner)
    pic.rays("clash", 0.12, linear("#ffe0b0", 1.0), 1.0, 0.85, pic.near("clash", 0.2), (18, 30))
    x, half = pic.marks["clash"][0], (0.25 + 0.75 * smoothstep(pic.depth, 46, 70)) * (pic.depth > 20) * (1 - 0.75 * wet * flood)
    for dx, radius, tint, gain in ((0, 0.1, "#fff0d0", 0.4), (-0.16, 0.4, "#18c088", 0.12), (0.16, 0.4, "#ff5020", 0.13)):
        pic.glow((x + dx, pic.marks["clash"][1]), radius, linear(tint, gain), half)
    pic.develop(0.8, 1.36, 1.2, ("#1c2f7a", "#ffdfa8", 0.1), (0.5, (0.5, 0.5), 0.95), (0.2, 1.0), sharpen=(0.35,))


def grade_tile(pic):
    """The dragon is black, its edges towards the sun catch the corona, whose light shines through its wings."""
    sun, far = pic.marks["sun"][:2], np.maximum(pic.background, pic.depth > 190)
    down, across = np.gradient(gaussian_filter(far, pic.h / 720))
    edge = (across * (sun[0] - pic.x) * pic.w / pic.h + down * (sun[1] - pic.y)) / np.hypot((sun[0] - pic.x) * pic.w / pic.h, sun[1] - pic.y)
    rim = edge.clip(0, 1) * (1 - far) * (pic.depth > 4) * pic.h / 90 * (0.25 + pic.near(sun, 0.5))
    web = (smoothstep(pic.rgb[..., 0] / (pic.rgb[..., 1] + 1e-4), 6, 9) * (pic.depth > 60))[..., None]
    pic.rgb = pic.rgb * (1 - web + web * (0.12 + pic.near(sun, 0.31)[..., None] * np.array((8, 14, 11), np.float32)))
    pic.rgb = pic.rgb * (0.07 + 0.09 * (pic.depth > 60) + 0.84 * ((pic.depth - 150) / 60).clip(0, 1))[..., None] + rim[..., None] * linear(GOLD)
    pic.fog(linear("#d9b7a0", 0.5), 0.02, 60, 0.85, ((pic.y + 0.14 * (pic.noise(4, 8, 3) - 0.5) - 0.5) / 0.4).clip(0, 1) ** 2 * (0.5 + 0.8 * pic.noise(4, 6, 2.4)))
    grade(pic, 140, 0.15, 0.0019)


def grade(pic, start, radius, density):
    pic.mist("sun", 0.75, ("#f0c98a", 0.62), ("#5f86d6", 0.42), density, start, 0.85, 0.7 + 0.5 * pic.noise(2.5, 4, 2.4))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#f2cf94", "#5f8fd0", "#2446a6", "#0d1a58"), "#8a6a3a", "#1c2f78", "#e8c89a", 0.42, 11, 0.62, 3.2)
    sky = heavens.stars(pic, sky, 0.0014, 0.9, mask=(pic.horizon - pic.y).clip(0, 1) * 1.6)
    sky = heavens.eclipse(pic, sky, "sun", radius, GOLD, 1.3, 1.1, 2, -0.7)
    pic.sky(heavens.eclipse(pic, sky, "moon", radius * 0.46, "#ffdf9a", 1.0, 0.5, 9, 2.2) if "moon" in pic.marks else sky)
    pic.rays("sun", 0.06, linear(GOLD, 1.0), 0.9, 0.75, pic.near("sun", radius * 2), (start, 60))
    pic.develop(0.75, 1.36, 1.2, ("#1c2f7a", "#ffdfa8", 0.16), (0.45, (0.55, 0.5), 0.95), (0.06, 1.05), sharpen=(0.35,))


SHOTS = {
    "closing": Shot(boxed, lambda pic: studio.grade(pic, "#ffb870", "#1c2c50", 0.3, 0.03, behind=26), samples=40, bounces=(4, 2, 2)),
    "hero": Shot(hero, grade_tile, samples=12, far=900, bounces=(4, 2, 2)),
    "tile": Shot(tile, grade_tile, samples=8, far=700, bounces=(4, 2, 2)),
    "feature-1": Shot(amulet, grade_ledge, samples=40, far=900, bounces=(4, 2, 2)),
    "feature-2": Shot(clash, grade_clash, samples=16, far=160, bounces=(2, 1, 2)),
}
