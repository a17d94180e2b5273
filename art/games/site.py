"""The site's own pictures: the workshop at night, brass lamplight against ink blue, miniatures everywhere."""
import math
import random

from kits import figures, generals, hexland, hydra, norse, studio, tabletop, vikings
from lib import stage
from lib.materials import glow, surface
from lib.mesh import Mesh, ngon
from lib.picture import linear
from lib.shot import Shot

LAMP, DAY, INK = "#ffc68a", "#6f9ad8", "#0e1522"


def room(m, desk=True, window=420.0):
    """Desk, cool window from behind right, dim wall with lights out of focus."""
    stage.ambient("#24304a", 0.22)
    if desk:
        top = Mesh("desk")
        top.box((0, 6, -0.1), (60, 40, 0.2), m["desk"])
        top.place()
    stage.area((8, 7, 6), (0, 0, 1), 3.0, window, DAY)
    far, rng = Mesh("far lights"), random.Random(4)
    for k in range(9):
        far.ball((rng.uniform(-14, 14), rng.uniform(17, 24), rng.uniform(2.0, 8)), 0.16, glow(f"far {k}", LAMP if k % 3 else DAY, 5), detail=1)
    far.place()


def paint_stand(m, loc, size=1.0):
    """Turned wooden handle a figure stands on while it is painted."""
    mesh = Mesh("handle")
    mesh.cylinder((0, 0, 0), 0.75, 0.25, m["wood"], 40, 0.6)
    mesh.cylinder((0, 0, 0.25), 0.42, 0.75, m["wood"], 32, 0.5)
    mesh.cylinder((0, 0, 1.0), 0.62, 0.14, m["wood"], 40)
    mesh.place(0.03, loc, scale=size)


def painter():
    m, rng = studio.materials(LAMP), random.Random(3)
    room(m)
    painted = surface("painted cloak", "#9c2a22", rough=0.6, var=0.25, scale=6, edge=0.6)
    paint_stand(m, (0.9, 0.4, 0), 1.0)
    vikings.viking(painted, m["plastic"], None, 0.012, (0.9, 0.4, 1.24), 2.7, 1.35, True)
    tabletop.miniature_base(m["plastic"], (0.9, 0.4, 1.12), 0.66, rng, 0.12, 8)
    studio.brush(m, (0.25, -0.15, 2.75), (-3.6, -2.7, 3.2), m["paints"][0], 0.1)
    studio.jar(m, (-3.4, 3.0, 0), 7, rng, 0.9)
    for k, (x, y) in enumerate(((-2.0, 1.2), (-1.2, 2.1), (2.9, 0.7), (3.6, 1.6), (2.6, 2.2), (-3.0, -0.1), (4.4, 0.5), (-0.4, 3.2))):
        studio.pot(m, (x, y, 0), m["paints"][k], k in (0, 5), 1.0)
    palette = Mesh("palette")
    palette.cylinder((-0.9, -1.1, 0), 0.95, 0.06, m["paper"], 48, scale=(1.25, 0.9, 1))
    for k in range(7):
        a = k * 0.9
        palette.blob((-0.9 + 0.75 * math.cos(a), -1.1 + 0.45 * math.sin(a), 0.07), 0.17, m["paints"][k], rng, (1, 1, 0.35))
    palette.place(smooth=60)
    for k, (x, y) in enumerate(((4.6, 4.2), (5.6, 4.6), (3.4, 4.8))):
        vikings.viking(m["plastic"], m["plastic"], None, 0.02, (x, y, 0.1), 2.6 + 0.3 * k, 0.85, k == 1)
        tabletop.miniature_base(m["plastic"], (x, y, 0), 0.5, None)
    bulb = studio.desk_lamp(m, (-3.6, 5.2, 0), (0.9, -0.8), 3.4, 5.0)
    stage.spot(bulb, (0.7, 0.2, 1.8), 3200, LAMP, 90, 0.6, 0.35)
    stage.area((-4.5, -1.5, 5.5), (0.6, 0.3, 2), 1.6, 620, LAMP)
    stage.mark("lamp", bulb)
    stage.area((-2, -5, 4), (0, 0, 1.5), 3, 60, "#ffe9d0")
    stage.camera((-0.5, -7.9, 3.5), (0.35, 0.5, 2.15), 42, focus=(0.9, 0.1, 2.6), fstop=1.2)


def monster():
    m, rng = studio.materials(LAMP), random.Random(5)
    stage.ambient("#1c2740", 0.25)
    tabletop.table("#20242c", "#15181e", -0.1, 0.4, 0.2)
    skin = surface("hydra skin", "#3f6b5c", rough=0.45, var=0.35, scale=1.6, edge=0.9, specular=0.5)
    hydra.hydra(skin, glow("hydra eyes", "#ffb040", 14), 0.06, (0, 1.6, 0.22), 0.15, 0.5)
    tabletop.miniature_base(m["dark"], (0, 1.6, 0), 2.2, rng, 0.2, 26)
    for k, (x, y, turn) in enumerate(((-1.2, -1.7, 0.1), (0.2, -2.1, -0.1), (1.6, -1.6, -0.5))):
        if k == 1:
            figures.warrior(m["plastic"], m["plastic"], None, 0.022, "lunge", (x, y, 0.06), -0.1, 0.5)
        else:
            vikings.viking(m["plastic"], m["plastic"], None, 0.022, (x, y, 0.06), turn, 0.5, k == 0)
        tabletop.miniature_base(m["plastic"], (x, y, -0.02), 0.4, None, 0.08)
    slab = Mesh("board")
    for i in range(-4, 5):
        for j in range(-2, 6):
            slab.prism([(x + i * 1.8 + (0.9 if j % 2 else 0), y + j * 1.56) for x, y in ngon(1.0, 6, math.pi / 6)], -0.09, -0.03 - 0.004 * ((i * j) % 3), m["card"] if (i + 2 * j) % 3 else m["dark"])
    slab.place(0.02)
    stage.area((-5.5, 2.5, 4.5), (0, 1.4, 2.2), 1.8, 1000, LAMP)
    stage.area((5.5, 3.5, 3.5), (0, 1.4, 2.2), 1.6, 800, DAY)
    stage.area((0, -6, 5), (0, 0, 1.2), 3, 150, "#fff0e0")
    stage.camera((0.3, -8.2, 1.25), (0.05, 1.2, 2.25), 40, focus=(0, 0.6, 2.2), fstop=1.3)


def table_in_play():
    m, land, rng = studio.materials(LAMP), hexland.materials(), random.Random(7)
    stage.ambient("#2a3048", 0.22)
    tabletop.table("#4a2a1a", "#351d12", -0.15, 0.4, 0.3)
    tiles = hexland.Tiles(land)
    kinds = ("wheat", "forest", "water", "village", "vine", "pasture", "rock", "orchard")
    for i in range(-4, 5):
        for j in range(-2, 4):
            x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0) + 2.2
            if (x / 6.4) ** 2 + ((y - 2.6) / 4.4) ** 2 > 1 or rng.random() < 0.08:
                continue
            rim = Mesh("rim")
            rim.prism(ngon(1.02), -0.15, 0.03, m["dark"])
            rim.place(0.02, (x, y, 0))
            kind = rng.choice(kinds)
            tiles.put(kind, x, y, 0.22 if kind == "water" else 0.08, rng)
    colours = [surface(f"team {t}", t, rough=0.4, var=0.08, edge=0.6) for t in ("#a5281c", "#2c5d8f", "#c99a35")]
    spots = ((-1.6, 1.3), (0.2, 2.2), (1.9, 1.2), (-3.4, 3.6), (3.5, 3.3), (-0.6, 4.6))
    for k, (x, y) in enumerate(spots):
        team = colours[k % 3]
        if k % 3 == 0:
            vikings.viking(team, team, None, 0.025, (x, y, 0.2), 2.6, 0.55, True)
        elif k % 3 == 1:
            generals.general(team, team, team, team, 0.025, (x, y, 0.2), 2.9, 0.55)
        else:
            figures.warrior(team, team, None, 0.025, "guard", (x, y, 0.2), -2.6, 0.55)
        tabletop.miniature_base(team, (x, y, 0.12), 0.4, None, 0.08)
    paper, ink = surface("face", "#d9cbaa", rough=0.8, var=0.12), surface("card ink", "#2b2a30", rough=0.8, var=0)
    washes = [surface(f"wash {t}", t, rough=0.8, var=0.25, scale=4) for t in ("#c98f4c", "#7f8f7a", "#46606e", "#26323e")]
    for k in range(5):
        tabletop.hill_card(paper, ink, washes[k % 2 :] + washes[: k % 2], (-3.9 + k * 1.72, -2.3 + 0.1 * (k % 2), -0.12), rng, (1.5, 2.15))
    for k in range(3):
        tabletop.hill_card(paper, ink, washes, (-7.2 + 0.1 * k, 1.5 + 2.3 * k, -0.12), rng)
        tabletop.hill_card(paper, ink, washes[::-1], (7.2, 1.2 + 2.3 * k, -0.12), rng)
    for k, (x, y) in enumerate(((4.9, -1.0), (5.5, -1.7), (-5.6, -0.7))):
        tabletop.die(colours[k], m["paper"], (x, y, 0.12), 0.5 + k, 0.5)
    for x, y, n in ((3.9, -0.2, 6), (4.4, 0.1, 3), (-4.6, 0.2, 5), (-4.1, -0.3, 2)):
        tabletop.coins(m["brass"], (x, y, -0.15), n, rng)
    cubes = Mesh("cubes")
    for k in range(16):
        cubes.box((rng.uniform(-3.4, 3.2), rng.uniform(-0.75, -0.1), -0.02), (0.24,) * 3, colours[k % 3], (0, 0, rng.random() * 3))
    cubes.place(0.03)
    for k, (x, y) in enumerate(((-3.5, 9.5), (3.2, 9.8))):
        studio.chair(m, (x, y + 1.5, -3.0), 3.14 * k * 0, 2.6)
    stage.area((0.5, 3.2, 7.5), (0, 2.6, 0), 2.4, 1500, LAMP)
    stage.area((-9, 8, 5), (0, 3, 0), 3, 700, DAY)
    stage.area((2, -7, 5), (0, -1, 0), 3, 120, "#ffe0c0")
    stage.mark("lamp", (0.5, 5.5, 7.0))
    stage.camera((0, -6.6, 4.6), (0, 2.2, -0.2), 33, focus=(0, 1.4, 0.3), fstop=1.4)


def opened():
    m, rng = studio.materials(LAMP), random.Random(2)
    m["box"] = surface("box", "#16263a", rough=0.5, var=0.2, scale=1.5, edge=0.4)
    room(m, window=500)
    studio.crate(m, (0, 1.6, 0), (7.4, 4.6, 2.0), 1.75, 0.1, glow("treasure", "#ffb060", 3.5))
    stage.point((0, 2.6, 1.5), 260, "#ffb468", 0.6)
    stage.mark("light", (0.05, 1.5, 2.5))
    bronze = surface("bronze", "#8a6a44", rough=0.4, metal=0.4, var=0.1, edge=0.6, wash=0.8)
    red, steel, frost = (surface(f"painted {t}", t, rough=0.5, var=0.15, wash=0.85) for t in ("#9c3527", "#9a9690", "#6f8e9c"))
    vikings.viking(red, steel, None, 0.017, (-1.85, 1.4, 1.25), 2.95, 1.1, True)
    norse.jotun(frost, steel, glow("eyes", "#ffd08a", 10), 0.08, (1.4, 1.9, 0.6), 0.2, 0.32, 0.7)
    generals.general(bronze, bronze, bronze, bronze, 0.02, (-0.1, 0.4, 1.9), 2.9, 1.0)
    for k, (x, y, turn) in enumerate(((-4.9, -0.6, 0.5), (4.7, -0.4, -0.4), (5.9, 0.9, 0.2))):
        vikings.viking(m["plastic"], m["plastic"], None, 0.022, (x, y, 0.1), turn + 2.8, 0.8, k == 1)
        tabletop.miniature_base(m["plastic"], (x, y, 0), 0.55, None)
    studio.sheet(m, (-3.0, -2.6, 0), 0.4, (2.6, 3.6), 9)
    for k in range(4):
        tabletop.card(m["paper"], m["ink"], (2.6 + 0.5 * k, -2.3 + 0.16 * k, 0.01 + 0.025 * k), -0.3 - 0.2 * k)
    tabletop.die(m["paints"][0], m["paper"], (0.2, -2.5, 0.27), 0.6, 0.5)
    tabletop.coins(m["brass"], (1.2, -3.0, 0), 4, rng)
    stage.area((-5, -7, 6), (0, 0.5, 2), 2.5, 1700, "#ffe2c0")
    stage.camera((-0.6, -10.2, 5.0), (0.1, 1.2, 2.0), 38, focus=(0, 0.2, 2.2), fstop=1.4)


def parade():
    m, rng = studio.materials(LAMP), random.Random(6)
    stage.ambient("#22304a", 0.25)
    wall = Mesh("wall")
    wall.box((0, 3.2, 3), (40, 0.2, 20), surface("ink wall", "#1a2638", rough=0.9, var=0.2, scale=0.5))
    wall.place()
    for z in (0, 3.7):
        studio.shelf(m, (0, 2.0, z), 24, 2.2)
    hues = [surface(f"figure {t}", t, rough=0.5, var=0.2, scale=4, edge=0.7, wash=0.8) for t in ("#8f2f26", "#2f5a80", "#a57b34", "#4d6b48", "#6a5a78", "#8c8f92")]
    iron = surface("figure iron", "#8d8a84", rough=0.35, metal=0.7, var=0.2, edge=0.6, wash=0.8)
    x = -6.6
    for k in range(9):
        hue, at, turn = hues[k % 6], (x, 1.75 + 0.15 * (k % 2), 0.12), 3.0 + 0.25 * (k % 3 - 1)
        big = k in (2, 6)
        if k == 2:
            norse.jotun(hues[5], iron, glow("eyes", "#ffd08a", 8), 0.09, at, 0.15, 0.235, 0.7)
        elif k == 6:
            hydra.hydra(hues[3], glow("hydra eyes", "#ffb040", 8), 0.09, at, 0.2, 0.27)
        elif k % 4 == 0:
            vikings.viking(hue, iron, None, 0.017, at, turn, 0.95, k == 4)
        elif k % 4 == 1:
            generals.general(hue, iron, m["brass"], m["wood"], 0.017, at, turn, 0.95)
        else:
            figures.warrior(hue, m["brass"], None, 0.017, "guard", at, turn, 0.95)
        tabletop.miniature_base(m["dark"], (at[0], at[1], 0), 0.95 if big else 0.5, rng, 0.12, 9)
        x += 1.75 if big or k in (1, 5) else 1.35
    for k in range(6):
        figures.traveller(hues[k], m["wood"], None, 0.03, (-6 + 2.3 * k, 1.9, 3.72), 2.8, 0.9, True)
        tabletop.miniature_base(m["dark"], (-6 + 2.3 * k, 1.9, 3.66), 0.5, None)
    stage.area((-2, -2.6, 3.5), (-0.4, 2, 1), 5, 520, LAMP, 1.0)
    stage.area((7, -3, 3), (0, 2, 1), 2.5, 560, DAY)
    stage.mark("lamp", (0.2, 1.5, 3.4))
    stage.camera((-2.6, -7.2, 1.8), (-0.3, 1.8, 1.7), 40, focus=(-1.4, 1.6, 1.2), fstop=1.3)


def grade(pic, ev=1.2, glow_at="lamp", size=0.35, strength=0.1, rays=0.0):
    pic.denoise(5, 3.6, 2, guide=0.8)
    pic.fog(linear("#182238", 0.12), 0.03, 9, 0.7)
    if glow_at in pic.marks:
        pic.glow(glow_at, size, linear(LAMP, strength))
        if rays:
            pic.rays(glow_at, rays, linear(LAMP, 1.2), 0.5, 0.9, pic.near(glow_at, 0.3), (6, 5))
    pic.develop(ev, 1.3, 1.12, ("#1c2a4a", "#ffdcb0", 0.16), (0.55, (0.5, 0.5)), (0.15, 1.0))


FAR = dict(samples=24, far=40, bounces=(4, 3, 3))
SHOTS = {
    "home-1": Shot(painter, grade, **FAR),
    "home-2": Shot(monster, lambda pic: grade(pic, 1.25), **FAR),
    "home-3": Shot(table_in_play, lambda pic: grade(pic, 1.35, "lamp", 0.5, 0.04), **FAR),
    "home-4": Shot(opened, lambda pic: grade(pic, 1.0, "light", 0.3, 0.04, 0.15), **FAR),
    "home-5": Shot(parade, lambda pic: grade(pic, 1.2, "lamp", 0.6, 0.04), **FAR),
}
