"""Siege Storm: two hosts before one wall under a sky torn in two; castles of cards on the table."""
import math
import random

from kits import avalon, champions, tabletop, terrain
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Cut, Shot

MAGENTA, INK = "#ff3fa4", "#1a1230"


def materials():
    m = avalon.materials()
    m.update(
        gilt=surface("gilt", "#d9a648", rough=0.28, metal=0.95, var=0.2, edge=0.4),
        black=surface("black plate", "#1b1820", rough=0.35, metal=0.8, var=0.3, edge=0.6),
        moor=surface("mud", "#4a434c", rough=0.8, var=0.4, scale=0.6, bump=0.6, bump_scale=2.4),
        fire=glow("fire", "#ffc060", 9),
        banner=surface("banner", "#e8c878", rough=0.8, var=0.15), torn=surface("torn banner", "#8a1c5a", rough=0.8, var=0.2),
    )
    return m


def lights():
    """Gold day from the left, hellfire from the right."""
    stage.gradient_sky("#c9a8b8", "#4a3c6e", 0.5)
    stage.sun((0.72, -0.45, -0.5), 4.2, "#ffe2ac", 1.2)
    stage.sun((-0.8, -0.35, 0.12), 1.0, "#ff4fa8", 6)


def ground(x, y):
    return 0.6 * terrain.fractal(x, y, 9, 3) + 0.2 * terrain.fractal(x, y, 2, 7) - 0.5


def hero():
    """Two hosts before one wall that runs away from us and parts light from light."""
    m, rng = materials(), random.Random(8)
    lights()
    dark = surface("host", "#1d1820", rough=0.8, var=0.2)
    terrain.heightfield(m["moor"], ground, (-70, 90), (-3, 130), 0.8)
    keep = Mesh("wall")
    avalon.round_tower(keep, m, (9, 34, -2), 3.6, 17, rng, 0.1)
    for x, y, a, z in ((9, 34, -2.2, 6.3), (9, 34, -1.85, 10.2), (9, 34, -1.45, 7.6), (28, 50, -2.1, 9), (28, 50, -1.7, 6.4)):
        keep.box((x + 4.05 * math.cos(a), y + 4.05 * math.sin(a), z), (0.3, 0.17, 0.95), m["fire"], (0, 0, a))
    towers = ((9, 34, -2.5), (28, 50, -2.5), (56, 70, -2.5), (100, 100, -2.5))
    for start, end in zip(towers, towers[1:]):
        avalon.round_tower(keep, m, end, 3.6, 18, rng, 0.1)
        avalon.wall(keep, m, start, end, 10.5, rng, broken=0.05)
    champions.banner(keep, m["bark"], m["banner"], (8, 34, 14), 7, 2.2, -1)
    champions.banner(keep, m["bark"], m["torn"], (10, 34, 14), 6, 2.0, 1)
    for k in range(22):
        left = k % 2 == 0
        x, y = (rng.uniform(-26, 2), rng.uniform(19, 40)) if left else (rng.uniform(13, 34), rng.uniform(19, 34))
        champions.banner(keep, m["bark"], m["banner" if left else "torn"], (x, y, -0.5), rng.uniform(3.6, 5.2), 0.9, 1 if left else -1)
    keep.place(0.04)
    for x_range, turn, deep in (((-34, 4.5), -1.5, 30), ((12.5, 40), 1.5, 17)):
        champions.crowd(dark, m["black"], [(x, y, ground(x, y)) for x, y in ((rng.uniform(*x_range), 17 + deep * rng.random() ** 1.4) for _ in range(230))], rng, 1.0, turn)
    for y, h, tint, seed in ((150, 14, "#5a4a62", 1.2), (240, 30, "#6f5c74", 4.4)):
        terrain.ridge(y, h, tint, seed, 700, -2, 2, 0.014)
    stage.mark("light", (-30, 200, 60))
    stage.mark("horizon", (0, 900, 8))
    stage.camera((0, 0, 2.6), (3.6, 40, 8.6), 27)


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


def fortress():
    """A castle of standing cards held by thumb-high soldiers; the last card is about to fall."""
    m, rng = materials(), random.Random(9)
    stage.ambient("#4a3a58", 0.26)
    tabletop.table("#2c2230", 0.0)
    card_castle(m)
    plastic, shade = surface("plastic", "#b5b0a8", rough=0.42, var=0.05, edge=0.8, wash=0.85), surface("dark plastic", "#4a4450", rough=0.4, var=0.05, edge=0.8, wash=0.85)
    champions.crowd(plastic, plastic, [(-1.9 + 0.5 * k, 0.95 + 0.1 * (k % 2), 2.31) for k in range(7)] + [(-1.1 + 0.55 * k, 1.0, 4.58) for k in range(4)], rng, 0.3, 3.1)
    champions.crowd(shade, shade, [(rng.uniform(-1.6, 3.2), rng.uniform(-1.3, 0.4), 0.02) for _ in range(26)], rng, 0.3, 0.2)
    stage.area((-4.8, 1.5, 5.4), (-0.4, 1.2, 2.6), 2, 1100, "#ffe0a0")
    stage.area((5.2, 2.8, 2.0), (0.8, 1.0, 1.4), 2, 900, MAGENTA)
    stage.area((-7, -4, 6.5), (0, 1, 3.0), 2, 1300, "#ffe9c4")
    stage.area((4, -7, 2.5), (0.5, 0, 1.5), 2, 320, "#ff9ad0")
    stage.camera((2.4, -12.4, 2.2), (0.1, 1.2, 3.95), 37, focus=(0, 0.6, 2.6), fstop=2.0)


def card_castle(m):
    """Three storeys of leaning cards with a banner; dark cards lie and fall about it."""
    light, dark = surface("ivory card", "#e9dcbc", rough=0.7, var=0.15, scale=3), surface("violet card", "#5a2a5c", rough=0.6, var=0.25, scale=3)
    walls = Mesh("card castle")

    def upright(x, y, z, turn, lean=0.0, tone=light):
        card(walls, m, tone, (x, y, z + 1.15), (math.pi / 2 + lean, 0, turn))

    for level, count in ((0, 4), (1, 3), (2, 2)):
        for k in range(count):
            x, z = (k - (count - 1) / 2) * 1.66 - 0.3, level * 2.27
            upright(x, 1.5, z, 0.03 * (-1) ** k, 0.16)
            upright(x, 2.3, z, 0.02, -0.16)
        for k in range(count):
            walls.frame = placement(((k - (count - 1) / 2) * 1.66 - 0.3, 1.9, level * 2.27 + 2.29))
            walls.box((0, 0, 0), (1.6, 2.3, 0.035), light)
    upright(3.1, 0.9, -0.1, -0.5, 0.55, dark)
    walls.frame = placement((2.1, -0.7, 0.02), (0, 0, 0.7))
    walls.box((0, 0, 0), (1.6, 2.3, 0.03), dark)
    walls.frame = placement((-3.4, -0.5, 0.02), (0, 0, -0.4))
    walls.box((0, 0, 0), (1.6, 2.3, 0.03), light)
    walls.frame = placement((0, 0, 0))
    champions.banner(walls, m["gilt"], m["torn"], (-0.3, 1.9, 6.8), 1.7, 0.62, 1)
    walls.place(0.008)


def grade(pic, density=0.011):
    pic.denoise(5, 2.0, 2)
    light, horizon = pic.marks["light"][:2], pic.marks["horizon"][1]
    side = smoothstep(pic.x + 0.16 * (pic.noise(2.2, 8, 1.0) - 0.5) + (pic.y - 0.4) * 0.12, 0.38, 0.84)[..., None]
    mist = linear("#ffe6bc", 1.15) * (1 - side) + linear("#7a2470", 0.26) * side
    pic.fog(mist, density, 16, 0.9, 0.55 + 0.6 * pic.noise(2.4, 4, 2.4))
    day = skies.clouded(pic, horizon, light, ("#ffe9bf", "#e9cda6", "#b09aa8", "#6d6288"), "#fff0c8", "#8d7a88", "#fff4da", 0.6, 21, 0.85, 3.0)
    night = skies.clouded(pic, horizon, (0.95, horizon), ("#d8348c", "#6a1f6a", "#2c1644", "#150d28"), "#ff3fa4", "#1a1030", "#b83a8c", 0.7, 5, 0.6, 3.4)
    pic.sky(day * (1 - side) + night * side)
    pic.rays(light, 0.2, linear("#ffe9bc", 1.0), 0.8, 0.8, pic.near(light, 0.6), (16, 40))
    pic.develop(0.85, 1.38, 1.15, (INK, "#ffe8c0", 0.16), (0.45, (0.55, 0.5), 0.95), (0.14, 1.05), sharpen=(0.35,))


def grade_feature(pic):
    pic.denoise(5, 2.4)
    pic.glow((0.62, 0.55), 0.75, linear("#b8307e", 0.3), (pic.depth > 16) * (0.5 + pic.noise(2.5, 6, 1.6)))
    pic.fog(linear("#301a3c", 0.15), 0.06, 8, 0.8)
    pic.develop(0.8, 1.3, 1.12, (INK, "#ffe8c0", 0.16), (0.5,))


SHOTS = {
    "feature-3": Shot(fortress, grade_feature, samples=44, far=30, bounces=(4, 3, 3)),
    "hero": Shot(hero, grade, samples=28, far=420, bounces=(3, 2, 2)),
    "feature-4": Shot(rank, grade_rank, samples=48, far=40, bounces=(4, 2, 2)),
    "tile": Cut("hero", 0.8, 0),
    "feature-1": Shot(stage.view(hero, (24, -3, 1.5), (33.5, 40, 8.2), 36), lambda pic: grade(pic, 0.008), samples=28, far=420, bounces=(3, 2, 2)),
}
