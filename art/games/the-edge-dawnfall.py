"""The Edge, Dawnfall: a knight with a sun on his back faces a burning gate across an ash field split by violet crystal."""
import math
import random

import bpy
import numpy as np

from kits import aliens, boxes, heavens, minis, shards, soldiers, terrain
from lib.tools import Mesh, Shot, glow, linear, product, skies, smoothstep, stage, steps, surface

VIOLET, DAWN = shards.VIOLET, "#ffe3b0"


def knight(m, loc, rot, voxel=0.013, scale=1.0):
    soldiers.operative(
        surface("cape", "#b9ac94", rough=0.9, var=0.25), surface("plate", "#6d6a70", rough=0.38, metal=0.6, var=0.3, edge=0.6, streak=0.3),
        m["vein"], "ready", "great", "halo", "hammer", 1.2, 3, cape=1.1, sweep=(0.22, -0.4), voxel=voxel, loc=loc, rot=rot, scale=scale,
    )


def crest(y):
    """The dune's edge, which winds away to the great crystal."""
    return 6 + 0.13 * y + 0.0018 * y * y + 5 * math.sin(y / 19)


def dunes(x, y):
    """Ash blown into one long dune with a sharp edge: gentle on the sunny side, steep on the other, rippled."""
    d = x - crest(y)
    wave = math.exp(-max(d, 0) / 30 + min(d, 0) / 9) + 0.25 * math.sin((x + 0.4 * y) / 15 + 2 * terrain.fractal(x, y, 60, 5, 2))
    return 5.5 * wave + 0.9 * terrain.fractal(x, y, 45, 3, 2) + 0.06 * math.sin(3 * y + 1.5 * x + 4 * terrain.fractal(x, y, 9, 4, 2))


def hero():
    """A crystal as tall as a mountain has broken out of the ash before the rising sun; a file of knights with haloes walks to it."""
    m, rng = shards.materials(1.3), random.Random(14)
    terrain.heightfield(m["ash"], dunes, (-90, 150), (-4, 260), 0.7)
    stage.daylight("#f0d4b8", "#3c3468", 0.45, (-0.42, -0.9, -0.13), 6.0, DAWN, 1.5, halo=((-0.36, -0.92, -0.14), DAWN, 9))
    before = set(bpy.data.objects)
    shards.cluster(m, (0, 0, 0), 12, 22, rng, False)
    for shard in set(bpy.data.objects) - before:
        shard.location, shard.scale = (76, 190, -14), (9.4,) * 3
    for x, y, size in ((118, 150, 22), (-22, 76, 4), (-44, 150, 12)):
        shards.cluster(m, (x, y, dunes(x, y) - 0.3), size, 12, rng, core=False)
    for x, y, size in ((1.6, 12.0, 1.5), (3.4, 16.0, 2.4), (-0.6, 10.5, 0.7)):
        shards.cluster(m, (x, y, dunes(x, y) - 0.2), size, 10, rng)
        stage.point((x - 0.5, y - 0.8, dunes(x, y) + 0.6), 60 * size, VIOLET, 0.3)
    stage.point((58, 150, 24), 600000, VIOLET, 6)
    stage.area((50, 110, 22), (4, 18, 2), 16, 90000, VIOLET)
    for k in range(15):
        y = 20 * 1.145**k * (1 + 0.03 * math.sin(5 * k))
        x = crest(y) + 0.2
        knight(m, (x, y, dunes(x, y) - 0.05), -0.5, 0.014 if k < 3 else 0.03)
    terrain.ridges(((330, 22, "#6a6272", 3.2), (430, 60, "#6a6478", 6.4)), 1400, -2, 3, 0.02)
    stage.camera((-9.0, -2, 5.6), (14, 80, 18), 27, heart=(-900, 400, 24), horizon=(0, 900, 4), sun=(138, 400, 64))


def table():
    """At the board's edge three gilded knights stand against one bone-horned demon; behind it the board becomes ash and lit crystal."""
    m, rng = shards.materials(0.9), random.Random(4)
    m.update(crystal=shards.seamed("crystal", "#341868", 3.0, base=True), pale=shards.seamed("pale crystal", "#5a38a0", 3.0, base=True))
    Mesh("table").box((0, 0, -0.75), (160, 120, 0.2), surface("walnut", "#2c1c18", rough=0.4, var=0.4, scale=1.2, bump=0.15, bump_scale=6)).place()
    minis.board("hex", (12, 18), "#d0a860", at=(0, 11.2), cell=1.3, tints=("#3a3450", "#4c4258", "#5c4c48", "#2c3448", "#54404c"))
    Mesh("tray").box((0, 11.2, -0.43), (12.3, 18.3, 0.44), surface("tray", "#8a6434", rough=0.32, metal=0.9, var=0.35, scale=2, edge=0.5)).place(0.06)
    rise = lambda x, y: -0.6 + 0.62 * max(0, min(1, (y - 8.4 - 0.4 * math.sin(x)) / 3)) + 0.13 * max(0, y - 9) * (1 + 0.5 * terrain.fractal(x, y, 4, 3)) * 0.4 + 0.12 * terrain.fractal(x, y, 2.2, 5)
    terrain.heightfield(m["ash"], rise, (-40, 40), (7.5, 60), 0.22)
    hide = surface("hide", "#451512", rough=0.46, metal=0.65, var=0.55, scale=4, wash=1)
    bone = surface("bone", "#a89878", rough=0.6, var=0.5, scale=2.4, streak=0.45, specular=0.3)
    minis.stand(minis.primed(lambda: shards.fiend(hide, bone, 0.016, light=m["ember"]), 3.3, 0.95, lit=("bone", "hide", "ember"), ring="#7a2a24"), [(1.1, 6.3, 0.42)])
    look = surface("cloak", "#46527c", rough=0.9, var=0.3), surface("gilt", "#c8963c", rough=0.3, metal=1, var=0.35, scale=5, wash=0.8), glow("halo", "#ffc878", 3)

    def figure():
        soldiers.operative(*look, "ready", "great", "halo", "hammer", 1.2, 3, voxel=0.011)
        fall = lambda u, t: ((0.21 + 0.2 * t) * u + 0.1 * t * t, -0.2 - 0.3 * t**1.5 + 0.1 * u * u + 0.045 * t * math.cos(9 * u + 2 * t), 1.5 - 1.34 * t + 0.03 * math.sin(7 * u))
        Mesh("cloak").sheet([[fall(k / 20 - 1, row / 16) for k in range(41)] for row in range(17)], look[0]).place(smooth=80)

    minis.stand(minis.primed(figure, 1.4, lit=("cloak", "gilt", "halo"), ring="#b08a48"), [(-1.9, 5.2, -0.95), (-0.8, 3.7, -0.6), (-2.6, 7.2, -1.5)])
    for x, y, size in ((3.6, 12.5, 6.4), (-4.0, 14.5, 4.8), (8.5, 19, 8.0), (-11, 24, 9), (4.3, 8.6, 1.7), (-3.9, 9.2, 1.4)):
        shards.cluster(m, (x, y, rise(x, y) - 0.1), size, 13, rng, core=False)
        stage.point((x - 0.3, y - 0.35 * size, rise(x, y) + 0.3 * size), 9 * size**2, VIOLET, 0.3)
    shards.ruins(m, rng, (((-6, 30, 0), 0.25, 0.85, (1, 0.75)),))
    stage.area((-5, -4, 2.5), (1, 2, -0.4), 2, 260, "#ffb878")
    stage.ambient("#4a3c78", 0.1)
    stage.spot((-8, -3.5, 8), (0.2, 5.4, 0.6), 9000, "#ffbe78", 30, 0.7, 0.5)
    stage.area((-7, 9, 4), (0.5, 5.5, 1.2), 2.5, 260, "#ff9a58")
    stage.area((7, 10, 4.5), (0.5, 5, 1), 3, 300, "#9a70ff")
    stage.camera((-3.1, -3.8, 2.5), (0.4, 6.2, 1.2), 39, back=(3.6, 30, 3.2), horizon=(0, 3000, 0))


def tile():
    """A knight's sword stands in the ash, his halo hung on its hilt and still alight; violet crystal grows up along the blade."""
    m, rng = shards.materials(1.1), random.Random(5)
    m.update(crystal=shards.seamed("crystal", "#341868", 2.6, base=True), pale=shards.seamed("pale crystal", "#5a38a0", 2.6, base=True))
    steel, gilt, halo = surface("steel", "#b4b8c6", rough=0.36, metal=0.75, var=0.15, scale=5, bump=0.1, bump_scale=7), surface("gilt", "#c8963c", rough=0.3, metal=1, var=0.35, scale=5), glow("halo", "#ffb450", 5)
    land = lambda x, y: 0.5 * math.exp(-0.5 * (x * x + y * y)) + 0.25 * terrain.fractal(x, y, 3, 3) + 0.05 * terrain.fractal(x, y, 0.6, 6) + 0.03 * max(0, y - 12)
    terrain.heightfield(m["ash"], land, (-14, 14), (-6, 50), 0.12)
    mesh, rows = Mesh("sword"), []
    for t in steps(30):
        half, deep = 0.27 * (1 - 0.25 * t) * min(1, 9 * (1 - t)) ** 0.7, 0.1 - 0.03 * t
        rows.append([(u * half, v * deep, 3.6 - 4.0 * t) for u, v in ((-1, 0), (-0.4, -1), (-0.3, -0.4), (0.3, -0.4), (0.4, -1), (1, 0), (0.4, 1), (-0.4, 1), (-1, 0))])
    mesh.sheet(rows, steel)
    mesh.tube([(0.085 * k, 0, 3.62 - 0.0035 * k * k) for k in range(-10, 11)], lambda t: 0.075 + 0.07 * (2 * t - 1) ** 4, gilt, 12)
    mesh.tube([(0, 0, 3.7 + 0.01 * k) for k in range(90)], lambda t: 0.105 - 0.02 * t + 0.014 * math.sin(75 * t), surface("grip", "#4a1c16", rough=0.6, var=0.4), 12)
    for z, r in ((3.62, 0.2), (4.68, 0.18)):
        mesh.ball((0, 0, z), r, gilt, (1, 0.8, 1), 2)
        mesh.ball((0, -0.7 * r, z), 0.55 * r, m["vein"], (1, 0.6, 1), 3)
    for r, thick in ((0.95, 0.05), (0.8, 0.022)):
        mesh.tube([(r * math.cos(a), 0.16, 3.75 + r * math.sin(a)) for a in (math.tau * k / 80 for k in range(81))], thick, halo, 8)
    for a in (math.tau * k / 16 for k in range(16)):
        mesh.tube([(r * math.cos(a), 0.16, 3.75 + r * math.sin(a)) for r in (0.8, 1.28)], lambda t: 0.035 * (1 - t) + 0.004, gilt, 6)
    mesh.place(0.012, loc=(0, 0, 0.3), rot=(0.06, 0.08, 0.35))
    for x, y, size in ((-0.75, 0.7, 3.1), (0.8, 0.4, 1.7), (0.15, -0.6, 0.8), (-1.7, -0.9, 0.9), (2.3, 2.6, 1.6), (-3.3, 4.6, 2.2), (1.5, -1.4, 0.7)):
        shards.cluster(m, (x, y, land(x, y) - 0.1), size, 13, rng, core=False)
        stage.point((x - 0.15, y - 0.35 * size, land(x, y) + 0.3 * size), 14 * size**2, VIOLET, 0.2)
    shards.ruins(m, rng, (((-11.5, 34, 0), 0.25, 1.2, (0.3, 0.8)), ((10, 44, 0), -0.3, 1.3, (0.6, 0.45))))
    stage.daylight("#c890a0", "#3c3468", 0.26, (0.5, -0.8, -0.25), 1.8, DAWN, 2)
    stage.spot((-5, -4, 5), (0, 0, 2.9), 1500, "#ffcf9a", 34, 0.9, 0.8)
    stage.area((4, 1, 4), (0, 0, 2), 2, 260, "#9a70ff")
    stage.point((0.0, -0.3, 4.2), 90, "#ffc878", 0.4)
    stage.camera((-0.4, -8.2, 1.5), (0.0, 1.5, 2.5), 42, heart=(0, 1, 2), sun=(-330, 600, 60), horizon=(0, 900, 4))


def squads():
    """Four bands, each in its own colour, close in from all sides on the one crystal that lights the board; dice and cards before them."""
    m, rng, bare = shards.materials(1.4), random.Random(4), surface("bare", "#222222", var=0)
    Mesh("table").box((0, 0, -0.75), (160, 120, 0.2), surface("oak", "#2c1c18", rough=0.4, var=0.4, scale=1.2, bump=0.15, bump_scale=6)).place()
    minis.board("hex", (15, 13), "#d0a860", at=(0, 3.4), cell=1.05, tints=("#4a4058", "#5c4c58", "#6c5a4c", "#384058", "#604c54"), seed=5)
    Mesh("tray").box((0, 3.4, -0.43), (15.3, 13.3, 0.44), surface("tray", "#8a6434", rough=0.32, metal=0.9, var=0.35, scale=2, edge=0.5)).place(0.06)
    bands = (
        (minis.primed(lambda: soldiers.operative(bare, bare, None, "ready", "great", "halo", "hammer", 1.2, 3, voxel=0.014), 1.25, paint=("#46527c", "#c8963c*"), ring="#c89a3c"), -1.15, 6),
        (minis.primed(lambda: shards.fiend(bare, bare, 0.022), 1.9, 0.5, paint=("#6a1c16", "#8a7458"), ring="#a83a2a"), -2.7, 3),
        (minis.primed(lambda: soldiers.operative(bare, bare, None, "stride", "mask", "none", "blade", 1.0, 1, coat=0.8, hood=True, voxel=0.014), 1.15, paint=("#2c6a68", "#8a9a98*"), ring="#3a8a84"), 0.75, 5),
        (minis.primed(lambda: aliens.warden(bare, 0.03), 1.45, 0.5, paint=("#54703a",), ring="#6a8a44"), 2.1, 3),
    )
    for figure, a, count in bands:
        spots = [(4 * math.cos(-1.5708 + w) * f, 3.6 + 3.6 * math.sin(-1.5708 + w) * f) for w, f in ((a + (k - (count - 1) / 2) * (0.27 if count > 3 else 0.52), 0.7 + 0.24 * (k % 2)) for k in range(count))]
        minis.stand(figure, [(x, y, math.atan2(x, 3.6 - y) + (math.pi if figure in (bands[1][0], bands[3][0]) else 0)) for x, y in spots])
    shards.cluster(m, (0, 3.6, -0.15), 3.3, 14, rng, core=False)
    stage.point((-0.5, 2.6, 1.2), 700, VIOLET, 0.3)
    stage.point((0.4, 4.4, 1.6), 700, VIOLET, 0.3)
    minis.dice([(0.2, -1.5, 0.5, "#a5281c", "#f0e0c0"), (1.0, -1.2, -0.3, "#d8a020", "#201810")], 0.56, -0.14)
    minis.cards([(-3.6, -0.9, 0.45), (-3.1, -1.4, 0.3), (-2.5, -1.8, 0.15)], "#2c1c50", lift=-0.12, face=("#c8a878", "#8a5aa8", "#3a2448"))
    minis.tokens(rng, "#5a38a0", [(2.2, -1.5, 3), (2.9, -1.1, 2), (2.6, -0.5, 1)], 0.3)
    stage.ambient("#4a3c78", 0.12)
    stage.spot((-8, -6, 7), (0, 1.2, 0), 9500, "#ffbe78", 36, 0.8, 0.5)
    stage.area((7, 10, 5), (0, 3, 0.5), 3, 1500, "#9a70ff")
    stage.camera((-2.4, -7.2, 4.9), (0.0, 2.6, 0.5), 41, focus=(0, 1.5, 0.5), fstop=0.5, back=(0, 3.6, 1.4), horizon=(0, 3000, 0))


def gate():
    """A burning gate stands open at the end of a roofless nave; one knight has come to meet what walks out of it."""
    m, rng, mesh = shards.materials(), random.Random(10), Mesh("nave")
    terrain.heightfield(m["ash"], lambda x, y: 0.25 * terrain.fractal(x, y, 9, 2) + 0.05 * terrain.fractal(x, y, 1.5, 6) + 0.9 * min(1, max(0, abs(x) - 6) / 4), (-40, 40), (-6, 90), 0.3)
    stands = ((1, 1), (1, 0.8), (0.62, 1), (1, 1), (0.9, 0.5), (1, 1), (1, 1))
    for k, whole in enumerate(stands):
        shards.arch(mesh, m, 5 + 5.5 * k, 6.6, 6.5, rng, whole)
    for side, k in product((-1, 1), range(6)):
        mesh.box((side * 7.4, 7.75 + 5.5 * k, 0.4), (0.9, 4.6, rng.uniform(1.6, 4.4)), m["stone"])
    mesh.place(0.05, smooth=25)
    door, fire = Mesh("door"), glow("gate", "#ff5a34", 5)
    door.sheet([[(side * x, 44, z) for side in (-1, 1)] for x, z in [(4.0, -0.5), (4.0, 6.5)] + [(4.0 * (1.25 * math.cos(a) - 0.25), 6.5 + 5.0 * math.sin(a)) for a in (0.06 * k for k in range(23))]], fire)
    door.place(smooth=0)
    shards.arch(mesh := Mesh("frame"), m, 43.6, 4.0, 6.5, rng)
    mesh.place(0.05, smooth=25)
    stage.area((0, 43.4, 5.5), (0, 8, 0.5), 7.5, 26000, "#ff6a48")
    dark, wing = surface("fiend", "#241a1e", rough=0.5, var=0.4, edge=0.3), surface("wing", "#4a2024", rough=0.6)
    shards.fiend(dark, wing, 0.028, (0.6, 31, 0.2), 0.0, 2.5, m["ember"])
    knight(m, (-1.7, 8.0, 0.1), -0.2, voxel=0.012)
    for x, y, size in ((4.6, 13, 2.6), (-5.2, 18, 2.2), (5.0, 24, 1.8)):
        shards.cluster(m, (x, y, 0.1), size, 10, rng)
    stage.daylight("#8a7a94", "#3a3450", 0.35, (0.4, -0.6, -0.6), 0.5, "#b8a8e8", 4)
    stage.camera((-1.4, -3.4, 1.6), (0.3, 20, 5.2), 31, heart=(0, 44, 5.0), sun=(2, 90, 17), horizon=(0, 900, 3))


def grade(pic, start, density):
    warm, lit = pic.near("sun", 0.4)[..., None], pic.near("heart", 0.22)[..., None]
    haze = linear("#a9a0b4", 0.52) * (1 - warm) + linear("#f2ddbc", 0.72) * warm
    pic.fog(haze * (1 - 0.5 * lit) + linear(VIOLET, 0.5) * lit, density, start, 0.94, pic.belt(0.4, 0.6, 1.3) * (0.6 + 0.8 * pic.noise(2.5, 4, 2.4)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#d8a088", "#8a648c", "#463c74", "#242050"), "#e8a468", "#6a637e", "#efe0cc", 0.5, 6, 0.78, 2.6)
    for x, y, dx, dy, power in STREAKS:
        t = ((pic.x - x) * dx + (pic.y - y) * dy) / (dx * dx + dy * dy)
        t = t.clip(0, 1)
        away, trail = abs(((pic.x - x) * dy - (pic.y - y) * dx) / math.hypot(dx, dy) + 0.012 * t * (1 - t)) * pic.w / pic.h, (t**3 * (1 - t**40))[..., None]
        wide = 0.0006 + 0.0028 * t**4
        sky = sky + linear("#ffd9b8", power) * trail * (2.718 ** (-((away / wide) ** 2)))[..., None]
    pic.sky(heavens.moon(pic, sky, "sun", 0.06, "#ffd9a0", "#ffc080", 3.2, 0.45))
    pic.rays("sun", 0.2, linear(DAWN, 1.0), 0.6, 0.9, pic.near("sun", 0.25), (start, 50))
    pic.glow("heart", 0.26, linear(VIOLET, 0.24), (pic.depth > max(16, start)) * 1.0)
    pic.develop(0.7, 1.42, 1.18, ("#2a2446", "#ffe4c0", 0.18), (0.5, (0.55, 0.5), 0.9), (0.13, 1.0))


def grade_hero(pic):
    """Whoever is not lit by the crystal is black against the dawn; the far hills take the violet of the sky."""
    lit = smoothstep(pic.rgb[..., 2:] - pic.rgb[..., :1], -0.02, 0.03)
    pic.rgb = pic.rgb * np.where(pic.depth[..., None] < 200, 0.3 + 0.7 * lit, 1)
    pic.fog(linear("#6a4a8c", 0.42), 0.012, 240, 0.8)
    grade(pic, 70, 0.0022)


def grade_gate(pic):
    pic.mist("heart", 0.4, ("#e0603c", 0.34), ("#544a6c", 0.3), 0.018, 7, 0.9, 0.6 + 0.8 * pic.noise(2.5, 4, 1.8))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#8d6a70", "#5f5474", "#3c3758", "#232038"), "#b8583c", "#2c283e", "#9a86a0", 0.65, 6, 0.6, 3.0))
    pic.rays("heart", 0.3, linear("#ff7a52", 1.2), 0.5, 0.9, pic.near("heart", 0.25), (7, 12))
    pic.develop(0.95, 1.3, 1.02, ("#2a2446", "#ffdcc8", 0.16), (0.55, (0.5, 0.5), 0.88), (0.14, 1.0))


STREAKS = ((0.02, -0.05, 0.2, 0.3, 5.0), (0.27, -0.1, 0.14, 0.2, 3.0))

SHOTS = {
    "closing": boxes.shot("crystal", "#a878ff", "#2c1a5c", "#c0b0d8", "party", "ajar", 17),
    "tile": Shot(tile, lambda pic: grade(pic, 12, 0.012), samples=20, far=420, bounces=(2, 1, 1)),
    "feature-3": Shot(gate, grade_gate, samples=26, far=420, bounces=(2, 1, 1)),
    "hero": Shot(hero, grade_hero, samples=20, far=420, bounces=(2, 1, 1)),
    "feature-4": Shot(squads, lambda pic: minis.finish(pic, "#9a78c4", "#2a2048", 12, 0.03, ev=0.95, glow=0.05, spread=0.25), samples=40, far=60, bounces=(3, 2, 2)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, "#9a78c4", "#2a2048", 14.5, 0.06, ev=0.95, glow=0.07, spread=0.4), samples=22, far=90, bounces=(3, 2, 2)),
}
