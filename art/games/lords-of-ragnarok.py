"""Lords of Ragnarok: a drinking horn on a ship's rail in a fjord; longships under red sails among giants, serpents and ice."""
import math
import random

import numpy as np
from scipy.spatial import Voronoi

from kits import boxes, figures, goldwork, heavens, norse, still, terrain
from lib.tools import Mesh, Sculpt, Shot, glow, linear, placement, rock_noise, shining, skies, smoothstep, stage, surface

MINT, VIOLET, EMBER = "#8dffd9", "#8a6bd8", "#ff7a3a"


def walls(x, y):
    """Fjord: water in the middle, cliffs left and right, a low island for the tree."""
    side = abs(x - 8 * math.sin(y * 0.012)) - 62 - 0.05 * y
    cliff = max(0, side) * 1.9 + 14 * terrain.fractal(x, y, 60, 3, 5) * min(1, max(0, side) / 20)
    ledge, isle = 9 * round(cliff / 9), 17 * math.exp(-((x - 62) ** 2 + (y - 230) ** 2) / 1500) - 6 + 2.5 * terrain.fractal(x, y, 20, 6)
    return max(-4, isle, min(0.45 * cliff + 0.55 * ledge, 130 + 20 * terrain.fractal(x, y, 90, 1)) - 4)


def deck(m):
    """A ship's planks at height 0, with the heads of their nails, and the fjord far behind them."""
    iron, oak = Mesh("iron"), still.wood("rail oak", "#4a3626", "#1c120c")
    for k in range(5):
        Mesh("plank").box((31 * k, 0, -0.35), (70, 2.9, 0.7), oak).place(0.05, (-31 * k, 2.96 * k - 4.5, -0.02 * (k % 2)), segments=3)
        for j in range(-6, 7):
            iron.ball((3.6 * j + 1.2 * (k % 2), 2.96 * k - 3.4, 0.0), 0.17, m["iron"], (1, 1, 0.5), 3)
    iron.place(smooth=60)
    terrain.sea(m["water"], -10, 2400)
    terrain.heightfield(m["rock"], lambda x, y: walls(x, y) - 9, (-260, 330), (70, 520), 3.2, 30).visible_shadow = False


def hero():
    """A drinking horn with silver mounts lies on a ship's rail, the low sun shines through it; far behind it a longship under a red sail."""
    m = norse.materials()
    stage.daylight("#b08468", "#16324a", 0.35, (-0.42, -0.86, -0.27), 3.2, "#ffb074", 1.5, halo=((-0.42, -0.86, -0.2), EMBER, 2.0))
    deck(m)
    silver = surface("silver", "#b4b2ac", rough=0.24, metal=1, var=0.3, scale=3, wash=1, bump=0.03, bump_scale=9)
    goldwork.drinking_horn(silver, placement((-2.2, -1.6, 0), (0, 0, 0.3)))
    norse.longship(m, (-0.5, 134, -9.5), 1.2, 1.2, light=m["ember"])
    stage.area((-8, -7, 7), (0, 0, 1), 4, 950, "#ffe8cc")
    stage.area((-3, 6, 8), (1, 0, 1), 3, 300, "#6fb8d0")
    stage.spot((-27, 94, 4), (1, 134, -3), 90000, "#ff9a6a", 30, 0.8, 1.0)
    stage.camera((-2.7, -13.4, 4.1), (-2.0, 0, 2.0), 42, focus=(-1.4, -2.4, 1.4), fstop=0.5, horizon=(0, 4000, -10), sun=(190, 400, 60))


def fleet():
    """From a crag over the fjord the hero sent ahead looks down on nine red sails, which come up the water in a wedge against the light."""
    m = norse.materials()
    stage.daylight("#6fd6b8", "#16243f", 0.3, (0.1, -0.93, -0.26), 2.0, MINT, 7)
    terrain.sea(m["water"], size=2400)
    terrain.heightfield(m["rock"], lambda x, y: walls(1.1 * x, y) - 2, (-300, 330), (30, 620), 3.6, 30)
    wakes, foam = Mesh("wakes"), surface("foam", "#9fd8cc", rough=0.7, var=0.5, scale=0.6, specular=0.2)
    for k, (x, y) in enumerate(((6, 66), (-8, 84), (21, 88), (-22, 104), (37, 112), (2, 118), (24, 140), (-14, 146), (8, 172))):
        norse.longship(m, (x, y, 0.5), -math.pi / 2 + 0.1 * math.sin(2 * k), 1.0, light=m["ember"])
        stage.point((x, y - 4, 4.6), 3200, EMBER, 0.5)
        for side in (-1, 1):
            arm = [(t, x + side * (1.5 + 0.26 * t) + 0.3 * math.sin(0.7 * t + k), y + 4 + t) for t in range(0, 44, 2)]
            wakes.sheet([[(u - side * (0.1 + 0.9 * math.sin(math.pi * t / 44) * q), v, 0.05) for t, u, v in arm] for q in (0, 1)], foam)
    wakes.place()
    ridged = lambda x, y: 1.6 * (0.6 - abs(terrain.fractal(x, y, 3.4, 8, 6))) + 0.5 * abs(terrain.fractal(x, y, 0.9, 3, 3))
    crag = lambda x, y: 22.6 + ridged(x, y) - 0.9 * max(0, y - 6.4) ** 1.6 - 0.9 * max(0, x + 3.6) ** 1.4 + 0.9 * math.exp(-((x + 5.6) ** 2 + (y - 5) ** 2) / 4)
    terrain.heightfield(m["rock"], crag, (-26, 4), (-8, 14), 0.1, 20)
    figures.viking(m["cloth"], m["iron"], 0.016, (-5.4, 5.2, crag(-5.4, 5.2) + 0.05), -0.5, 1.1)
    stage.camera((-1.0, -8, 27.6), (4.5, 90, 3.5), 29, door=(6, 66, 3), tree=(-10, 600, 30), horizon=(0, 4000, 0))


def ring():
    """A ring of twisted gold with two heads of snakes stands in the snow on a ship's planks, through it a longship is seen under an aurora."""
    m = norse.materials()
    stage.daylight("#3f8f80", "#16243f", 0.4, (0.5, -0.8, -0.4), 1.6, MINT, 5, halo=((0.5, -0.8, -0.4), MINT, 2.0))
    deck(m)
    heap = lambda x, y: 0.9 * math.exp(-((x / 4.4) ** 2) - ((y - 0.3 * x) / 1.9) ** 2) - 0.009 * x * x - 0.006 * (y + 2) ** 2
    drift = lambda x, y: heap(x, y) + 0.4 + 0.3 * terrain.fractal(x, y, 3.5, 4) + 0.06 * terrain.fractal(x, y, 0.6, 3)
    snow = surface("snow", "#8ea4c0", rough=0.7, var=0.1, scale=0.6, bump=0.5, bump_scale=8, specular=0.3)
    terrain.heightfield(snow, drift, (-13, 13), (-9, 5.5), 0.06)
    gold = surface("gold", "#c8963c", rough=0.24, metal=1, var=0.3, scale=3, wash=1, bump=0.03, bump_scale=9)
    goldwork.neck_ring(gold, surface("garnet", "#8a0c10", rough=0.05, var=0.2, coat=1), placement((0, 0, 2.45), (-0.06, 0, 0.3)))
    norse.longship(m, (3, 140, -9.5), 1.0, 1.2, light=m["ember"])
    stage.spot((-24, 100, 4), (4, 140, -3), 90000, "#ff9a6a", 30, 0.8, 1.0)
    stage.area((-7, -6, 6), (0, 0, 2), 3, 900, "#ffd09a")
    stage.area((8, 2, 6), (0, 0, 2), 3, 500, "#7fc8e8")
    stage.camera((0.2, -13.9, 3.7), (-0.6, 0, 2.6), 45, focus=(0, -0.6, 2.8), fstop=0.5, horizon=(0, 4000, -10), tree=(30, 400, 60), door=(3, 140, -4))


def coils():
    """The world serpent has risen round a longship: its coils arch out of the fjord, its head bends down through the mist at the red sail."""
    m, hide = norse.materials(), surface("serpent", "#2a3a40", rough=0.4, var=0.4, scale=0.3, bump=0.8, bump_scale=1.4, specular=0.5)
    stage.daylight("#4fa08e", "#16243f", 0.3, (0.12, -0.93, -0.24), 3.0, MINT, 5)
    terrain.sea(m["water"], size=2400)
    terrain.heightfield(m["rock"], lambda x, y: walls(1.5 * x, y + 600) - 2, (-260, 280), (60, 420), 3.0, 30)
    norse.serpent(hide, m["orb"], [(-34, 84, 0.3, 16, 17, 3.6), (-66, 118, 0.5, 14, 11, 3.2), (36, 56, -0.35, 11, 8.5, 2.6)], [(33.5, 92, -6), (33.4, 94, 8), (33, 97, 27), (26, 96, 42), (13, 92, 45), (5, 88, 37)])
    norse.longship(m, (-8, 46, 0.4), math.pi / 2 - 0.22, 0.95, light=m["ember"])
    stage.spot((-14, 26, 5), (-8, 46, 6), 9000, "#ff9a6a", 30, 0.8, 1.0)
    stage.camera((1.5, -2, 3.2), (-0.5, 60, 16.5), 30, door=(-8, 45, 3), tree=(0, 150, 46), horizon=(0, 4000, 0))


def jaws():
    """The end of days: a headland is the upper jaw of a wolf, its image in the still fjord the lower one; it closes on the sun, and a longship sails in between the teeth."""
    m, head, at, size = norse.materials(), Sculpt((-21, -6, -1.5), (9.5, 6, 10.5), 0.13), (-9, 130, 0), 4.0
    stage.gradient_sky("#59b8a4", "#0e1a30", 0.45, (-0.035, -1, -0.04), EMBER, 1.2)
    stage.shadow_only(lambda: stage.sun((-0.05, -0.98, -0.12), 2.0, "#ffb080", 2))
    terrain.sea(surface("still water", "#06141a", rough=0.02, var=0, bump=0.04, bump_scale=0.5, specular=0.8), size=2400)
    for a, b, r, s in ((-0.5, 0, 4.0), (6.6, 0, 4.25), 1.75, 0.95), ((-3, 0, 4.2), (-1.5, 0, 4.4), 2.4, 2.2), ((-4, 0, 3.0), (-19, 0, 0.4), 3.2, 4.4), ((-3.4, 0, 1.4), (-2.6, 0, 3.2), 1.9, 1.8):
        head.cone(a, b, r, s, 0.5)
    head.ellipsoid((7.3, 0, 4.55), (0.75, 0.7, 0.6), 0.2)
    head.block((4.2, 0, 0.6), (12.4, 9, 3.6), 0.3, 0.2, (0, -0.19, 0), cut=True)
    for side in (-1, 1):  # brow, ear, fangs, the row of teeth, the mane
        head.ellipsoid((0.5, 0.95 * side, 5.6), (1.1, 0.5, 0.45), 0.25, (0, 0.25, 0))
        head.cone((-2.7, 1.2 * side, 5.8), (-3.9, 1.7 * side, 9.2), 1.05, 0.06, 0.25)
        spikes = [(6.5, 0.55, 3.5, 0.25, -1.9, 0.36)] + [(0.9 + 1.05 * k, 0.85, 2.6 + 0.14 * k, 0.1, -0.45 + 0.05 * k - tall, 0.26) for k, tall in enumerate((0.55, 0.7, 0.95, 0.7, 0.6))]
        for k in range(46):
            t, row = k // 4 / 11, k % 4
            spikes.append((-3.9 - 14 * t - 0.4 * row, 0.1 + 1.1 * row, 5.7 - 1.3 * t - 1.5 * row, -1.9 + 0.5 * math.sin(7 * k), 0.85 - 0.65 * row + 0.4 * math.sin(5 * k), 0.8))
        for x, y, z, far, rise, r in spikes:
            head.cone((x, y * side, z), (x + far, (y + 0.1) * side, z + rise), r, 0.03, 0.12)
    head.roughen(lambda p: 0.16 * rock_noise(p, 0.9, 3, 4))
    head.place("wolf", m["rock"], at, 0, size)
    shining("eye", (at[0] + 1.3 * size, at[1] - 1.5 * size, 4.95 * size), 0.17 * size, m["ember"], (1.7, 0.6, 0.45), 3)
    Mesh("disc").cylinder((10, 400, 17), 26, 0.1, glow("disc", EMBER, 6), 96, rot=(math.pi / 2, 0, 0)).place().visible_camera = False
    norse.longship(m, (11.5, 96, 0.4), math.pi / 2 + 0.5, 0.72, light=m["ember"])
    stage.shadow_only(lambda: stage.spot((-4, 60, 9), (11.5, 96, 5), 42000, "#ff8a5a", 20, 0.8, 1.0))
    stage.camera((0, -2, 4.2), (-1, 130, 7), 33, sun=(10, 400, 17), horizon=(0, 4000, 0))


def frozen():
    """The box lies frozen in the sea; from its gap the light has burst the ice into a star of glowing cracks, up the widest comes a longship."""
    m, rng, ice, glass = norse.materials(), random.Random(8), Mesh("ice"), surface("ice", "#8fa6b8", rough=0.4, var=0.4, scale=0.12, bump=0.5, bump_scale=0.5, specular=0.4)
    spots = np.array([(r * math.cos(a), 0.9 * r * math.sin(a)) for r, a in ((8 + 200 * rng.random() ** 1.2, math.tau * rng.random()) for _ in range(1100))])
    cells = Voronoi(spots)
    for (x, y), region in zip(spots, cells.point_region):
        shape, lead, r = cells.regions[region], abs(x + 11 + 0.45 * (y + 24) + 3 * math.sin(0.1 * y)), math.hypot(x, y)
        if -1 not in shape and r < 185 and (lead > 10 or y > -10):
            shrink, tilt = 1 - 0.14 * math.exp(-r / 60), 0.02 + 0.1 * math.exp(-r / 26)
            ice.prism([((u - x) * shrink, (v - y) * shrink) for u, v in cells.vertices[shape]], -1, 0.3 + 0.7 * rng.random(), glass, placement((x, y, 0), (rng.gauss(0, tilt), rng.gauss(0, tilt), 0)), 0.96)
    ice.place(0.12)
    terrain.sea(m["water"], -0.6, 2400)
    for k in range(60):
        Mesh("light below").cylinder((7, 8, -0.55 + 0.003 * k), 66 - 0.95 * k, 0.002, glow(f"below {k}", MINT, 0.01 * 1.085**k), 64).place(shadow=False)
    boxes.ajar("antlers", placement((7, 8, 2.4), (0.55, 0.1, 0.35), (9,) * 3), "#c4b48c", MINT, 0.18, 500, (-12, -104, 44), -math.pi / 2)
    norse.longship(m, (-7.5, -34, -0.2), 1.15, 0.95, light=m["ember"])
    stage.point((-9, -40, 4), 3000, EMBER, 0.6)
    stage.daylight("#3f8f90", "#16243f", 0.1, (0.3, -0.8, -0.25), 0.8, "#8fb8ff", 6)
    stage.camera((-12, -104, 44), (-1, -9, 0), 37, tree=(7, 0, 4), door=(-12, -36, 3), horizon=(0, 4000, 0))


def aurora(pic, horizon):
    sky = skies.clouded(pic, horizon, (0.6, horizon - 0.1), ("#5fae9e", "#2d5468", "#16243f", "#0b1020"), "#2d8a76", "#101a2b", "#2f5a66", 0.4, 6, 0.8)
    height = ((horizon - pic.y) / max(horizon, 0.05)).clip(0, 1)
    for k, (at, tint, gain) in enumerate(((0.28, MINT, 0.55), (0.52, MINT, 0.8), (0.78, VIOLET, 0.75))):
        wave = at + 0.1 * (pic.noise(2, 3 + k, 1.0) - 0.5) * 4 * (1 - pic.y) + 0.25 * (height - 0.4)
        band, fold = 1 / (1 + ((pic.x - wave) / 0.05) ** 2), 0.4 + 0.9 * pic.noise(9, 10 + k, 0.16, 3) ** 2
        sky = sky + (band * fold * smoothstep(height, 0.06, 0.4) * (1 - 0.6 * height))[..., None] * linear(tint, gain)
    return heavens.stars(pic, sky, 0.001, 0.8, 5, "#dfefff", smoothstep(height, 0.15, 0.7))


def grade(pic, density=0.0026, start=70, centre=(0.58, 0.5), warm=None, ember=0.22, melt=(1e5, 2e5), cap=1e9):
    """melt: from where to where the far water becomes the sky; cap: no light brighter, so that its mirror image on the water does not burn out."""
    pic.rgb = np.minimum(pic.rgb, cap)
    pic.mist("tree", 0.5, ("#5fb8a6", 0.42), ("#31516c", 0.28), density, start, 0.9, pic.belt(0.35, 0.75, 1.6) * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    pic.background = np.maximum(pic.background, smoothstep(pic.depth, *melt))
    pic.sky(aurora(pic, pic.horizon))
    pic.glow("tree", 0.42, linear(MINT, 0.07))
    if warm:
        pic.glow(warm, 0.16, linear(EMBER, ember))
    pic.develop(1.15, 1.35, 1.15, ("#1b2c4a", "#d8ffe9", 0.15), (0.55, centre, 0.9), (0.16, 0.9), sharpen=(0.4,))


def grade_jaws(pic):
    pic.mist("sun", 0.36, ("#ff9a5c", 0.5), ("#3a7c80", 0.3), 0.0042, 70, 0.92, pic.belt(0.4, 0.7, 2.4) * (0.6 + 0.8 * pic.noise(3, 4, 4)))
    pic.background = np.maximum(pic.background, smoothstep(pic.depth, 260, 560))
    pic.sky(heavens.moon(pic, aurora(pic, pic.horizon), "sun", 0.088, "#ffb058", "#ff8434", 2.8, 0.5))
    pic.rays("sun", 0.25, linear(EMBER, 1.0), 0.9, 0.9, pic.near("sun", 0.16), (60, 60))
    pic.glow("sun", 0.3, linear(EMBER, 0.16))
    pic.develop(1.05, 1.35, 1.15, ("#1b2c4a", "#d8ffe9", 0.12), (0.55, (0.5, 0.5), 0.9), (0.16, 0.9), sharpen=(0.4,))


def grade_horn(pic):
    pic.mist("sun", 0.4, ("#ffa060", 0.36), ("#3c6a7c", 0.24), 0.003, 60, 0.9, pic.belt(0.4, 0.7, 2.0) * (0.6 + 0.8 * pic.noise(3, 4, 4)))
    pic.background = np.maximum(pic.background, smoothstep(pic.depth, 380, 860))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ffb878", "#8a9490", "#2d5a6c", "#0e2034"), "#ffb070", "#1c3040", "#c89070", 0.55, 6, 0.8))
    pic.glow("sun", 0.4, linear(EMBER, 0.08))
    pic.develop(0.9, 1.35, 1.15, ("#1b2c4a", "#ffe6c8", 0.13), (0.55, (0.6, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))


def grade_ring(pic):
    pic.mist("tree", 0.5, ("#5fb8a6", 0.36), ("#31516c", 0.26), 0.003, 60, 0.9, pic.belt(0.35, 0.75, 1.6) * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    pic.background = np.maximum(pic.background, smoothstep(pic.depth, 380, 860))
    pic.sky(aurora(pic, pic.horizon))
    pic.glow("door", 0.12, linear(EMBER, 0.1))
    pic.develop(1.0, 1.35, 1.15, ("#1b2c4a", "#fff0d8", 0.12), (0.55, (0.5, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))


SHOTS = {
    "closing": Shot(frozen, lambda pic: grade(pic, 0.005, 110, (0.5, 0.5), "door", 0.1, (300, 500)), samples=16, far=600),
    "hero": Shot(hero, grade_horn, samples=30, far=900),
    "tile": Shot(stage.view(hero, (-1.7, -11.6, 4.1), (0.35, 0, 2.3), 42, focus=(-1.4, -2.4, 1.4), fstop=0.6), grade_horn, samples=28, far=900),
    "feature-3": Shot(coils, lambda pic: grade(pic, 0.006, 50, (0.5, 0.5), "door", 0.11, (150, 320)), samples=20, far=360),
    "feature-1": Shot(fleet, lambda pic: grade(pic, 0.0045, 70, (0.5, 0.5), melt=(200, 520), cap=0.7), far=900),
    "feature-5": Shot(jaws, grade_jaws, far=600, bounces=(2, 2, 2)),
    "feature-4": Shot(ring, grade_ring, samples=30, far=900),
}
