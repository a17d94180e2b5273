"""Siege Storm: two hosts before one citadel under a sky torn in two; houses of cards on the table."""
import math
import random

from kits import champions, chateau, terrain
from kits.painted import pane
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Shot

MAGENTA, INK = "#ff3fa4", "#1a1230"


def materials():
    return dict(
        gilt=surface("gilt", "#d9a648", rough=0.28, metal=0.95, var=0.2, edge=0.4),
        black=surface("black plate", "#1b1820", rough=0.35, metal=0.8, var=0.3, edge=0.6),
        moor=surface("mud", "#4a434c", rough=1, var=0.4, scale=0.6, specular=0),
        bark=surface("pole", "#1d1b18", rough=0.95),
        banner=surface("banner", "#e8c878", rough=0.8, var=0.15), torn=surface("torn banner", "#8a1c5a", rough=0.8, var=0.2),
    )


def card(mesh, m, tone, at, rot):
    """Card of 1.6 by 2.3 with a gilt frame and ring, standing when rot[0] is a quarter turn."""
    mesh.frame = placement(at, rot)
    mesh.box((0, 0, 0), (1.6, 2.3, 0.035), tone)
    for s in (-1, 1):
        mesh.box((0, s * 1.02, 0), (1.36, 0.03, 0.045), m["gilt"])
        mesh.box((s * 0.68, 0, 0), (0.03, 2.04, 0.045), m["gilt"])
    mesh.prism(ngon(0.4, 8), -0.024, 0.024, m["gilt"])
    mesh.prism(ngon(0.32, 8), -0.028, 0.028, tone)
    mesh.frame = placement((0, 0, 0))


def rank():
    """One winding wall of standing cards parts golden light from violet."""
    m, felt = materials(), Mesh("felt")
    stage.ambient("#3a2c4c", 0.16)
    felt.box((0, 30, -0.1), (160, 120, 0.2), surface("felt", "#3a3040", rough=1, var=0, specular=0))
    felt.place()
    tone, cards = surface("ivory card", "#e9dcbc", rough=0.7, var=0.15, scale=3), Mesh("rank")
    for k in range(2, 34):
        x, y = -3.4 + 0.16 * k + 3.0 * math.sin(0.3 * k), -3.6 + 0.92 * k
        turn = -math.atan(0.17 + 0.98 * math.cos(0.3 * k))
        card(cards, m, tone, (x, y, 1.16), (math.pi / 2, 0, turn))
    cards.place(0.006)
    stage.spot((5.5, 30, 6.0), (0, 3, 0.4), 105000, MAGENTA, 60, 0.6, 0.3)
    stage.area((-13, -1, 6.5), (-2, 6, 0.4), 2.5, 7000, "#ffd48a")
    stage.mark("light", (6.5, 30, 5.0))
    stage.camera((0.6, -10.0, 5.2), (0.5, 5, 0.6), 32)


def grade_rank(pic):
    pic.denoise(5, 2.2, 2)
    pic.sky(linear("#5a1c66", 0.3) * (0.15 + pic.near("light", 0.5))[..., None])
    pic.fog(linear("#a02a94", 0.3) * (0.1 + pic.near("light", 0.5))[..., None], 0.05, 12, 0.95)
    pic.glow((0.0, 0.5), 0.5, linear("#ffc878", 0.07))
    pic.glow("light", 0.4, linear(MAGENTA, 0.22), (pic.depth > 14) * 1.0)
    pic.rays("light", 0.4, linear("#ff6ac0", 1.0), 0.5, 0.8, pic.near("light", 0.4), (6, 12))
    pic.develop(0.7, 1.3, 1.15, (INK, "#ffe0d0", 0.16), (0.5, (0.5, 0.5)), sharpen=(0.35,))


def house(cards, m, tone, at, storeys):
    lean = 0.36
    for level in range(storeys):
        z = level * 2.19
        for k in range(storeys - level):
            x = at[0] + (k - (storeys - 1 - level) / 2) * 1.64
            for side in (-1, 1):
                card(cards, m, tone, (x + side * 1.15 * math.sin(lean), at[1], z + 1.15 * math.cos(lean)), (math.pi / 2 - side * lean, 0, math.pi / 2))
            if k:
                card(cards, m, tone, (x - 0.82, at[1], z + 2.17), (0, 0, 0))


def siege():
    """Houses of cards in golden light; a thumb-high host comes out of the violet."""
    m, rng = materials(), random.Random(9)
    stage.ambient("#4a3a58", 0.12)
    felt, cards = Mesh("felt"), Mesh("houses of cards")
    felt.box((0, 30, -0.1), (200, 160, 0.2), surface("felt", "#3a3040", rough=1, var=0, specular=0))
    felt.place()
    tone = surface("ivory card", "#e9dcbc", rough=0.7, var=0.15, scale=3)
    for at, storeys in (((0, 0), 4), ((0.5, 15), 4)):
        house(cards, m, tone, at, storeys)
    cards.place(0.006)
    dark = surface("dark plastic", "#2a2430", rough=0.5, var=0.05)
    champions.crowd(dark, dark, [(rng.uniform(3.4, 13), rng.uniform(-5, 6), 0) for _ in range(150)], rng, 0.36, 1.3)
    stage.spot((-14, -7, 7), (0, 1, 3), 16000, "#ffd48a", 50, 0.6, 0.5)
    stage.spot((17, 12, 6), (3, 0, 1), 30000, MAGENTA, 60, 0.6, 0.5)
    stage.camera((-7.2, -13.8, 2.4), (1.1, 0.5, 4.3), 37)


def grade_siege(pic):
    pic.denoise(5, 2.2, 2)
    side = smoothstep(pic.x, 0.3, 0.8)[..., None]
    air = (linear("#c98a4a", 0.16) * (1 - side) + linear("#b02aa0", 0.34) * side) * (0.2 + 1.3 * pic.near((0.66, 0.8), 0.6) * (0.6 + 0.8 * pic.noise(2, 4, 2)))[..., None]
    pic.fog(air, 0.07, 15, 0.97)
    pic.sky(air)
    pic.develop(0.8, 1.32, 1.15, (INK, "#ffe0c0", 0.16), (0.5, (0.5, 0.5)), sharpen=(0.35,))


CITADEL = ((0, 0, 0.62, 4.4, 2.3), (-1.1, 0.3, 0.42, 3.1, 1.7), (1.15, 0.4, 0.46, 3.4, 1.9), (-2.1, -0.3, 0.45, 1.9, 1.3), (2.2, -0.4, 0.42, 2.1, 1.4), (-0.55, -1.0, 0.34, 1.7, 1.1), (0.6, -1.0, 0.34, 1.7, 1.1))


def crag(x, y):
    rise = math.exp(-(((x / 22) ** 2 + ((y - 106) / 20) ** 2) ** 2))
    return 0.7 * terrain.fractal(x, y, 15, 3, 3) - 0.5 + (13 + 5 * terrain.fractal(x, y, 8, 5)) * rise + 0.03 * y


def citadel():
    """Two hosts with golden and violet lights climb to one citadel, black where day meets night."""
    m, c, rng = materials(), chateau.materials(), random.Random(5)
    gold, rose = pane("golden lamp", "#ffc060", 7), pane("violet lamp", MAGENTA, 7)
    c["window"] = gold
    stage.gradient_sky("#c9a8b8", "#4a3c6e", 0.2)
    stage.sun((0.5, -0.8, -0.36), 6.0, "#ffd08a", 1.2)
    stage.sun((-0.75, -0.6, -0.3), 3.5, MAGENTA, 3)
    terrain.heightfield(m["moor"], crag, (-190, 120), (4, 175), 1.0)
    towers, lamps = Mesh("citadel"), Mesh("lamps")
    for x, y, r, h, roof in CITADEL:
        chateau.tower(towers, c, (x, y, -2), r, h + 2, roof, windows=1)
    for k in range(3):
        chateau.wall(towers, c, CITADEL[k + 3][:2], CITADEL[(5, 6, 4)[k]][:2], -2, 3.1)
    towers.place(0.01, (0, 104, 14), scale=7.6)
    dark = surface("host", "#1d1820", rough=0.8, var=0.2)
    for side, light, cloth in ((-1, gold, m["banner"]), (1, rose, m["torn"])):
        spots = []
        for _ in range(420):
            y = rng.uniform(30, 88)
            x = side * (2.2 + 0.5 * rng.random() * (100 - y) + 0.03 * y) + 6 * math.sin(y * 0.05 + 1.2) * (1 - y / 110)
            spots.append((x, y, crag(x, y)))
        champions.crowd(dark, m["black"], spots, rng, 1.0, 0.0)
        for x, y, z in spots[:60]:
            lamps.ball((x + 0.5, y, z + 2.2), 0.13, light)
        for x, y, z in spots[60:74]:
            champions.banner(lamps, m["bark"], cloth, (x, y, z), 4.6, 0.9, -side)
    lamps.place()
    for y, h, tint, seed in ((190, 20, "#5a4a62", 1.2), (280, 40, "#6f5c74", 4.4)):
        terrain.ridge(y, h, tint, seed, 700, -2, 2, 0.014)
    stage.mark("light", (-7, 200, 62))
    stage.mark("horizon", (0, 900, 8))
    stage.camera((0, 0, 10), (0, 95, 31), 34)


def grade(pic):
    pic.denoise(5, 2.0, 2)
    light, horizon = pic.marks["light"][:2], pic.marks["horizon"][1]
    side = smoothstep(pic.x + 0.22 * (pic.noise(2.2, 8, 1.0) - 0.5) + (0.5 - pic.y) * 0.1, 0.44, 0.62)[..., None]
    mist = linear("#f0ac58", 0.55) * (1 - side) + linear("#8a2480", 0.3) * side
    pic.fog(mist, 0.0035, 60, 0.9, 0.5 + 0.7 * pic.noise(2.4, 4, 2.4))
    pic.fog(mist, 0.016, 36, 0.9, smoothstep(pic.y, 0.6, 0.74) * (0.4 + 0.9 * pic.noise(2.4, 4, 2.4)))
    day = skies.clouded(pic, horizon, light, ("#ffc470", "#e09858", "#8a6478", "#3a3560"), "#ffc878", "#6a5468", "#ffdca8", 0.6, 21, 0.75, 3.0)
    night = skies.clouded(pic, horizon, (0.95, horizon), ("#e0409a", "#7a2078", "#2c1644", "#150d28"), "#ff3fa4", "#120a24", "#a8347c", 0.75, 5, 0.5, 3.4)
    pic.sky(day * (1 - side) + night * side)
    pic.glow("light", 0.3, linear("#ffdca8", 0.5), pic.depth > 160)
    pic.develop(0.65, 1.4, 1.3, (INK, "#ffe8c0", 0.16), (0.5, (0.5, 0.5), 0.95), (0.14, 1.05), sharpen=(0.35,))


SHOTS = {
    "feature-3": Shot(siege, grade_siege, samples=48, far=60, bounces=(4, 3, 2)),
    "hero": Shot(stage.view(citadel, (0, -9, 10), (-28, 95, 30), 25), grade, samples=28, far=420, bounces=(3, 2, 2)),
    "feature-4": Shot(rank, grade_rank, samples=48, far=40, bounces=(4, 2, 2)),
    "tile": Shot(citadel, grade, samples=28, far=420, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(citadel, (40, -2, 6), (9, 104, 29), 33), grade, samples=28, far=420, bounces=(3, 2, 2)),
}
