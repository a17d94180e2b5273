"""Siege Storm: over a breached wall a winged champion of light dives at the horned lord of the Styx; the sky tears in two."""
import random

from kits import avalon, champions, tabletop, tableland, terrain
from kits.painted import pane
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

IVORY, GOLD, MAGENTA, INK = "#fff1d0", "#ffcf7a", "#ff3fa4", "#1a1230"


def materials():
    m = avalon.materials()
    m.update(
        robe=surface("robe", "#e9dfc8", rough=0.8, var=0.15, scale=3), gilt=surface("gilt", "#d9a648", rough=0.28, metal=0.95, var=0.2, edge=0.4),
        feather=surface("feather", "#f2e9d6", rough=0.7, var=0.15, scale=2), hide=surface("demon hide", "#4a1d3c", rough=0.5, var=0.4, scale=3, edge=0.3),
        black=surface("black plate", "#1b1820", rough=0.35, metal=0.8, var=0.3, edge=0.6), web=surface("demon web", "#6a1c4c", rough=0.55, var=0.4, scale=1),
        fire=pane("hellfire", MAGENTA, 12), halo=pane("halo", "#ffe6a8", 9), blade=surface("cleaver", "#5a4a5c", rough=0.25, metal=0.95, var=0.3, edge=0.6),
        moor=surface("mud", "#4a434c", rough=0.8, var=0.4, scale=0.6, bump=0.6, bump_scale=2.4),
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


def castle(m, rng, breach=True):
    """Long wall with two towers, crenels, banners and defenders; the breach burns."""
    keep = Mesh("keep")
    avalon.round_tower(keep, m, (-3.5, 36, -1), 4.2, 17, rng, 0.08)
    avalon.round_tower(keep, m, (30, 40, -1), 4.6, 20, rng, 0.55)
    avalon.wall(keep, m, (-3.5, 36, -1), (12.5, 36, -1), 10.5, rng, broken=0.06)
    avalon.wall(keep, m, (12.5, 36, -1), (30, 40, -1), 10, rng, broken=0.95 if breach else 0.1)
    avalon.wall(keep, m, (-34, 44, -1), (-3.5, 36, -1), 9.5, rng, broken=0.08)
    for x, y, length, turn in ((4.5, 36, 15, 0), (-18.7, 40, 31, -0.256)):
        keep.box((x, y, 1.5), (length, 0.3, 5), m["block"], (0, 0, turn))
    keep.cylinder((-3.5, 36, -1), 3.6, 6, m["block"], 32)
    for k in range(12):
        keep.box((-2.4 + k * 1.25, 35.6, 9.3), (0.7, 0.7, 1.1), m["block"])
    for x, y, z, h, s, tone in ((-3.5, 36, 15, 6, 2.0, "banner"), (5, 36.4, 9, 5, 1.6, "banner"), (-15, 39, 8, 5, 1.6, "banner"), (30, 40, 12, 8, 2.2, "torn")):
        champions.banner(keep, m["bark"], m[tone], (x, y, z), h, s, -1 if tone == "banner" else 1)
    keep.place(0.05)
    champions.crowd(m["robe"], m["gilt"], [(-2 + 1.15 * k, 36.9, 8.6) for k in range(12)] + [(-30 + 1.9 * k, 43.2 - 0.24 * k, 7.5) for k in range(13)], rng, 1.0, 2.6)


def pyres(m, rng, spots):
    """Magenta fires with their light."""
    mesh = Mesh("pyres")
    for x, y, z, size in spots:
        for _ in range(5):
            mesh.ball((x + rng.gauss(0, size * 0.4), y + rng.gauss(0, size * 0.3), z + size * rng.uniform(0.1, 0.9)), size * rng.uniform(0.12, 0.26), m["fire"], (1, 1, 2.2))
        stage.point((x, y, z + size), 420 * size * size, MAGENTA, size * 0.4)
    mesh.place(shadow=False)


def duel(m, angel, demon, voxel=0.016):
    """The two champions: (loc, rot, scale) each; marks the spear tip."""
    tip = champions.seraph(m["robe"], m["gilt"], m["feather"], m["gilt"], m["halo"], voxel, *angel, lift=0.5, span=2.6)
    champions.styx_lord(m["hide"], m["black"], m["web"], m["blade"], m["fire"], voxel, *demon, lift=0.3, span=2.5)
    stage.mark("tip", tip)
    stage.point(tip, 260, GOLD, 0.2)


def hero():
    m, rng = materials(), random.Random(8)
    lights()
    terrain.heightfield(m["moor"], ground, (-50, 60), (-3, 80), 0.6)
    castle(m, rng)
    rubble = [(rng.uniform(13, 26), rng.uniform(29, 36), rng.uniform(-0.6, 1.6)) for _ in range(46)]
    terrain.rocks(m["stone"], rubble, rng, (0.4, 1.5))
    duel(m, ((7.2, 27.5, 6.5), -2.15, 2.6), ((16.0, 28.5, 0.9), 2.35, 3.2))
    stage.area((3, 20, 13), (7.2, 27.5, 9.5), 3, 1500, "#ffe9c4")
    pyres(m, rng, ((20, 34, 0.5, 2.2), (25.5, 37, 1, 2.6), (12.6, 31, -0.4, 1.4), (27, 22, -0.6, 1.5)))
    champions.crowd(m["hide"], m["black"], [(rng.uniform(15, 32), rng.uniform(15, 27), -0.4) for _ in range(34)], rng, 1.05, 0.6)
    spears = Mesh("foreground pikes")
    for k in range(15):
        x, y = 6.5 + 0.62 * k + rng.uniform(-0.2, 0.2), 8.6 + rng.uniform(-1, 1)
        spears.tube([(x, y, -1), (x + rng.uniform(-0.4, 0.2), y + 0.5, rng.uniform(1.9, 2.7))], 0.028, m["black"], 6)
        spears.cylinder((x - 0.1, y + 0.5, 2.2), 0.07, 0.5, m["black"], 4, 0.003)
    spears.place()
    for y, h, tint, seed in ((150, 14, "#5a4a62", 1.2), (240, 30, "#6f5c74", 4.4)):
        terrain.ridge(y, h, tint, seed, 700, -2, 2, 0.014)
    stage.mark("light", (-40, 200, 130))
    stage.mark("horizon", (0, 900, 8))
    stage.camera((0, 0, 2.2), (5.2, 40, 11.4), 27)


def tile():
    m, rng = materials(), random.Random(4)
    lights()
    terrain.heightfield(m["moor"], ground, (-40, 40), (-3, 80), 0.6)
    keep = Mesh("keep")
    avalon.round_tower(keep, m, (-11, 40, -1), 4.2, 18, rng, 0.08)
    avalon.round_tower(keep, m, (13, 42, -1), 4.6, 18, rng, 0.6)
    avalon.wall(keep, m, (-11, 40, -1), (13, 42, -1), 9, rng, broken=0.8)
    champions.banner(keep, m["bark"], m["banner"], (-11, 40, 16), 7, 2.2, 1)
    keep.place(0.05)
    terrain.rocks(m["stone"], [(rng.uniform(-7, 9), rng.uniform(27, 37), rng.uniform(-0.6, 0.8)) for _ in range(40)], rng, (0.4, 1.4))
    duel(m, ((-2.7, 25.5, 8.6), -2.15, 2.4), ((3.0, 26.0, 0.2), 2.35, 2.7))
    pyres(m, rng, ((7.5, 30, 0, 2.0), (-6.5, 33, 0, 1.6), (4.5, 36, 0, 2.2)))
    champions.crowd(m["hide"], m["black"], [(rng.uniform(-5, 7), rng.uniform(11, 19), -0.5) for _ in range(16)], rng, 1.0, 0.1)
    stage.mark("light", (-60, 200, 150))
    stage.mark("horizon", (0, 900, 8))
    stage.camera((0, 0, 2.4), (0.1, 24.5, 7.6), 37)


def feature():
    m, rng = materials(), random.Random(3)
    stage.ambient("#4a3a58", 0.24)
    tabletop.table("#2c2230", "#1f1822", -0.06, 0.5, 0.12)
    plastic = surface("plastic", "#b0a68f", rough=0.42, var=0.05, wash=0.9)
    horns = surface("violet plastic", "#6d5570", rough=0.42, var=0.05, wash=0.9)
    tableland.paper_cards(m, 5, 5, (1.74, 2.46), (-3.4, -1.4), rng)
    champions.seraph(plastic, plastic, plastic, plastic, None, 0.011, (-1.05, 0.6, 0.14), -2.65, 0.95, 0.5, 1.7, "raise", False)
    tabletop.miniature_base(plastic, (-1.05, 0.6, 0), 0.7, rng, 0.14)
    champions.styx_lord(horns, horns, horns, horns, None, 0.012, (1.45, 0.9, 0.12), 2.15, 0.95, 0.25, 1.6)
    tabletop.miniature_base(horns, (1.45, 0.9, 0), 0.8, rng, 0.12)
    gems = Mesh("gems")
    for x, y, tone in ((-2.5, -1.3, m["gilt"]), (-2.1, -1.55, m["gilt"]), (2.6, -0.9, m["fire"]), (0.3, -1.35, m["gilt"])):
        gems.cylinder((x, y, -0.03), 0.16, 0.09, tone, 6, 0.09)
    gems.place(0.01)
    stage.area((-4.8, 4.2, 4.4), (-0.6, 0.6, 1.4), 2, 950, "#ffe0a0")
    stage.area((4.8, 4.0, 3.6), (0.8, 1.0, 1.2), 2, 850, MAGENTA)
    stage.area((-1.5, -6.5, 5), (0, 0, 1.2), 2.5, 420, "#fff2e8")
    stage.camera((0.0, -7.0, 2.2), (0.1, 0.8, 1.62), 39, focus=(-0.6, 0.4, 1.5), fstop=1.3)


def board():
    """The duel from above: two fronts of cards, gems on them, towers at the flanks."""
    m, rng = materials(), random.Random(6)
    stage.ambient("#4a3a58", 0.3)
    tabletop.table("#2c2230", "#1f1822", -0.06, 0.5, 0.12)
    tableland.paper_cards(m, 4, 5, (1.8, 2.5), (-3.6, -3.6), rng)
    deck, gilt = surface("deck", "#e9dcbc", rough=0.7, var=0.1), Mesh("gems")
    for k in range(14):
        tabletop.card(deck, m["gilt"], (4.9 + rng.uniform(-0.02, 0.02), -2.6, -0.05 + 0.024 * k), 0.15 + rng.uniform(-0.02, 0.02), (1.6, 2.3), 0.022)
    for k in range(26):
        far = k % 2
        x, y = -3.6 + 1.8 * rng.randrange(5) + rng.uniform(-0.4, 0.4), (-3.6 + 2.5 * (rng.randrange(2) + 2 * far)) + rng.uniform(-0.7, 0.7)
        gilt.cylinder((x, y, -0.02), 0.13, 0.08, m["torn"] if far else m["gilt"], 6, 0.08, (0, 0, rng.random()))
    gilt.box((0, -0.12, -0.045), (9.6, 0.05, 0.02), m["gilt"])
    gilt.place(0.008)
    plastic, dark = surface("plastic", "#b5b0a8", rough=0.42, var=0.05, edge=0.8, wash=0.85), surface("dark plastic", "#4a4450", rough=0.4, var=0.05, edge=0.8, wash=0.85)
    champions.seraph(plastic, plastic, plastic, plastic, None, 0.018, (-0.1, -1.15, 0.1), 0.5, 0.62, 0.55, 1.7, "raise", False)
    champions.styx_lord(dark, dark, dark, dark, None, 0.02, (0.2, 1.35, 0.1), 2.7, 0.6, 0.3, 1.7)
    for spot, tone in (((-0.1, -1.15, 0), plastic), ((0.2, 1.35, 0), dark)):
        tabletop.miniature_base(tone, spot, 0.48, rng, 0.1)
    champions.crowd(plastic, plastic, [(-3.7 + 1.85 * i + dx, -1.15 + dy, 0.03) for i in (0, 1, 3, 4) for dx in (-0.3, 0.25) for dy in (-0.3, 0.3)], rng, 0.22)
    champions.crowd(dark, dark, [(-3.7 + 1.85 * i + dx, 1.35 + dy, 0.03) for i in (0, 1, 3, 4) for dx in (-0.3, 0.25) for dy in (-0.3, 0.3)], rng, 0.24, 3.1)
    stage.area((-4.8, -2.5, 4.8), (0, -0.6, 0), 2, 620, "#ffe0a0")
    stage.area((4.4, 5.0, 4.2), (0, 1.2, 0), 2, 1000, MAGENTA)
    stage.area((-0.5, -6, 5.5), (0, -0.5, 0), 3, 220, "#fff2e8")
    stage.camera((-2.6, -6.3, 5.0), (0.1, -0.2, 0.2), 43, focus=(0, -0.9, 0.4), fstop=1.2)


def fortress():
    """A castle of standing cards held by thumb-high soldiers; the last card is about to fall."""
    m, rng = materials(), random.Random(9)
    stage.ambient("#4a3a58", 0.26)
    tabletop.table("#2c2230", "#1f1822", 0.0, 0.5, 0.12)
    tableland.card_castle(m)
    plastic, shade = surface("plastic", "#b5b0a8", rough=0.42, var=0.05, edge=0.8, wash=0.85), surface("dark plastic", "#4a4450", rough=0.4, var=0.05, edge=0.8, wash=0.85)
    champions.crowd(plastic, plastic, [(-1.9 + 0.5 * k, 0.95 + 0.1 * (k % 2), 2.31) for k in range(7)] + [(-1.1 + 0.55 * k, 1.0, 4.58) for k in range(4)], rng, 0.3, 3.1)
    champions.crowd(shade, shade, [(rng.uniform(-1.6, 3.2), rng.uniform(-1.3, 0.4), 0.02) for _ in range(26)], rng, 0.3, 0.2)
    stage.area((-4.8, 1.5, 5.4), (-0.4, 1.2, 2.6), 2, 1100, "#ffe0a0")
    stage.area((5.2, 2.8, 2.0), (0.8, 1.0, 1.4), 2, 900, MAGENTA)
    stage.area((-7, -4, 6.5), (0, 1, 3.0), 2, 1300, "#ffe9c4")
    stage.area((4, -7, 2.5), (0.5, 0, 1.5), 2, 320, "#ff9ad0")
    stage.camera((2.4, -12.4, 2.2), (0.1, 1.2, 3.95), 37, focus=(0, 0.6, 2.6), fstop=2.0)


def grade(pic, start, density, split):
    pic.denoise(5, 2.0, 2)
    light, horizon = pic.marks["light"][:2], pic.marks["horizon"][1]
    side = smoothstep(pic.x + 0.16 * (pic.noise(2.2, 8, 1.0) - 0.5) + (pic.y - 0.4) * 0.12, split - 0.22, split + 0.24)[..., None]
    mist = linear("#ffe6bc", 1.15) * (1 - side) + linear("#7a2470", 0.26) * side
    pic.fog(mist, density, start, 0.9, 0.55 + 0.6 * pic.noise(2.4, 4, 2.4))
    day = skies.clouded(pic, horizon, light, ("#ffe9bf", "#e9cda6", "#b09aa8", "#6d6288"), "#fff0c8", "#8d7a88", "#fff4da", 0.6, 21, 0.85, 3.0)
    night = skies.clouded(pic, horizon, (0.95, horizon), ("#d8348c", "#6a1f6a", "#2c1644", "#150d28"), "#ff3fa4", "#1a1030", "#b83a8c", 0.7, 5, 0.6, 3.4)
    pic.sky(day * (1 - side) + night * side)
    pic.rays(light, 0.2, linear("#ffe9bc", 1.0), 0.8, 0.8, pic.near(light, 0.6), (start, 40))
    pic.glow("tip", 0.1, linear(GOLD, 0.4))
    pic.develop(0.85, 1.38, 1.15, (INK, "#ffe8c0", 0.16), (0.45, (0.55, 0.5), 0.95), (0.14, 1.05), sharpen=(0.35,))


def grade_feature(pic, dusk=0.0):
    pic.denoise(5, 2.4)
    if dusk:
        pic.glow((0.62, 0.55), 0.75, linear("#b8307e", dusk), (pic.depth > 16) * (0.5 + pic.noise(2.5, 6, 1.6)))
    pic.fog(linear("#301a3c", 0.15), 0.06, 8, 0.8)
    pic.develop(0.8, 1.3, 1.12, (INK, "#ffe8c0", 0.16), (0.5,))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 18, 0.0065, 0.62), samples=30, far=420, bounces=(4, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 16, 0.0065, 0.55), samples=28, far=420, bounces=(4, 2, 2)),
    "feature-1": Shot(feature, grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
    "feature-2": Shot(board, grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
    "feature-3": Shot(fortress, lambda pic: grade_feature(pic, 0.3), samples=44, far=30, bounces=(4, 3, 3)),
    "feature-4": Shot(stage.orbit(feature, (0.5, 0.8, 1.7), -44, 0.74, 0.2), grade_feature, samples=26, far=30, bounces=(4, 3, 3)),
}
