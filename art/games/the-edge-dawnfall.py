"""The Edge, Dawnfall: violet crystal in a land of ash, knights with haloes and demons."""
import math
import random

import bpy
import numpy as np
from scipy.spatial import ConvexHull, HalfspaceIntersection

from kits import avalon, boxes, champions, chateau, creatures, minis, shards, soldiers, still, studio, terrain, vessels
from lib.tools import _Graph, Mesh, Shot, Vector, glow, linear, lit_through, pane, placement, product, skies, smoothstep, stage, steps, surface, turns

VIOLET, DAWN = shards.VIOLET, "#ffe3b0"


def hero():
    """What fell from the sky lies cut open in the ash: bands of agate, violet crystals, and in it a last town with lit windows and an army before it."""
    rng, at = random.Random(21), placement((2.55, 0, 1.75), (-0.14, 0.12, -0.7))
    wall = lambda x, y: 0.4 * smoothstep(abs(math.hypot(x - 2.6, y - 0.6) - 3.1), 1.3, 0) - 0.25
    hills = lambda x, y: 0.3 * terrain.fractal(x, y, 9, 3) * smoothstep(math.hypot(x - 2.5, y), 2, 6)
    land = lambda x, y: hills(x, y) + wall(x, y) + 0.05 * terrain.fractal(x, y, 0.8, 6, 5)
    terrain.heightfield(surface("ash", "#231f24", rough=0.7, var=0.25, scale=1.5, bump=0.5, bump_scale=7, specular=0.3), land, (-14, 16), (-9, 26), 0.07)
    Mesh("plain").box((0, 300, -0.6), (900, 560, 0.4), surface("far ash", "#2a2428", rough=0.9, var=0.4, scale=0.1)).place()
    terrain.ridges(((120, 12, "#3a3048", 2.2), (200, 30, "#4a4060", 5.4)), 700, -3, 2, 0.02)
    with stage.small(within=at):
        shards.geode(shards.materials(0.16), rng)
    stage.daylight("#5c4490", "#0c0838", 0.3, (-0.45, -0.86, -0.16), 5, "#ffa060", 0.8, halo=((-0.25, -0.965, -0.1), "#ffb070", 2.0))
    stage.areas(((-7, -7, 5), (2.4, 0, 1.8), 3, 420, "#ffd8c0"), ((9, 5, 4), (2.8, 0, 2), 3, 900, "#ff9a60"))
    stage.spot(at @ Vector((0, -0.6, 0.6)), at @ Vector((0, -3.4, -2.2)), 900, "#8a50ff", 110, 1, 0.4)
    stage.camera((0, -11.8, 2.3), (0.35, 0, 2.0), 40, focus=(2.2, -1.2, 1.8), fstop=0.5, sun=(260, 900, 110), horizon=(0, 900, 2))


def hourglass():
    """The choice of each turn in an hourglass of brass: crystals that were gathered run out of it, below they have bought the red die that strikes."""
    rng, _ = minis.slate(4, "#4a3c78", 0.1, "#17131a")
    minis.board("hex", (20, 15), "#d0a860", at=(0, 4), cell=1.3, tints=("#3a3450", "#4c4258", "#5c4c48", "#2c3448", "#54404c"))
    vessels.hourglass(shards.materials(0.45), -0.14, rng, VIOLET)
    stage.spot((-7, -6, 7), (0, 0, 2.6), 5200, "#ffbe78", 40, 0.8, 0.5)
    stage.area((6, 6, 5), (0, 0, 2.6), 2, 1200, "#9a70ff", 6)
    stage.area((-5, 8, 4), (0, 0, 2.6), 1.5, 500, "#ff9a58", 6)
    stage.camera((-1.4, -10.5, 3.6), (0.0, 0, 2.66), 39.5, focus=(0, -1, 2.5), fstop=0.45, back=(3.6, 30, 3.2), horizon=(0, 3000, 0))


def veil(tint, strength, shape):
    """Light without a surface: `shape` makes from the nodes how much of it there is, from 0 to 1."""
    g = _Graph(material := glow("veil", tint, strength))
    g.blend(g.node("BsdfTransparent"), g.nodes["Emission"], shape(g))
    return material


def tile():
    """Shut in a clear crystal as tall as a tower a winged demon hangs before the light of its heart, which the facets break; a mounted knight keeps watch at dawn."""
    m, rng, body, inside = shards.materials(0.3), random.Random(5), Mesh("prison"), Mesh("inside")
    land = lambda x, y: 0.16 * terrain.fractal(x, y, 5, 3) + 0.05 * terrain.fractal(x, y, 0.9, 6) + 0.02 * max(0, abs(x) - 5) ** 1.5
    terrain.heightfield(surface("glassy ash", "#2a2630", rough=0.17, var=0.5, scale=0.5, bump=0.3, bump_scale=2, specular=0.6), land, (-40, 40), (-22, 90), 0.25)
    rings = [[(x + size * u, size * v, z + drop * math.sin(2.3 * k)) for k, (u, v) in enumerate(((-4.3, -2.5), (4.0, -3.1), (5.7, 0.4), (3.2, 3.4), (-2.9, 3.7), (-5.6, 0.9)))] for x, z, size, drop in ((-0.2, -1, 0.86, 0), (0.1, 10.8, 1.0, 1.1))]
    body.add([*rings[0], *rings[1], (1.3, -0.6, 16.6)], [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(6 + k, 6 + (k + 1) % 6, 12) for k in range(6)], surface("clear", "#9468ff", rough=0.015, var=0, glass=1, ior=1.22, bump=0.06, bump_scale=0.5)).place(0.06, smooth=0)
    oval = lambda g: g.math("ADD", *(g.math("POWER", g.remap(g.part(g.out("TexCoord", "Object"), axis), low, high, -1, 1), 2) for axis, low, high in ((0, -4.2, 4.4), (2, 0.4, 15))))
    inside.add([(x, 2.5, z) for x in (-4.5, 4.5) for z in (0, 15)], [(0, 1, 3, 2)], veil("#dcc4ff", 8, lambda g: g.math("MULTIPLY", g.math("POWER", g.remap(oval(g), 0, 1, 1, 0), 2.4), g.remap(g.noise(0.35, 4.0, (1, 1, 0.4)), 0.35, 0.65, 0.35, 1))))
    crack = veil("#e8d8ff", 2.0, lambda g: g.remap(g.noise(0.8, 6.0), 0.5, 0.72, 0, 0.6))
    for x, y, z, tilt, size in ((-1.8, 0.6, 4.2, 0.7, 1.9), (2.0, 0.2, 10.6, -0.9, 2.1), (1.4, -0.6, 3.6, 1.3, 1.6), (-1.6, 0.4, 11.4, -0.3, 1.7)):
        inside.at(placement((x, y, z), (0.5 * tilt, tilt, tilt), (size, size * 0.7, 1))).sheet([[(u * math.cos(v), u * math.sin(v), 0.3 * u * u) for v in turns(25)] for u in steps(8)], crack)
    inside.place(smooth=60)
    shards.fiend(surface("shut in", "#030205", rough=1, var=0, specular=0), pane("wing", "#5a1c8c", 0.3), 0.025, (0, 0, 3.5), 0.15, 1.48)
    for x, y, size, count in ((4.4, -2.4, 4.6, 18), (-4.4, -1.6, 3.8, 18), (6.9, 2.6, 7.5, 16), (1.6, -4.4, 1.2, 12), (-7.4, 4, 5.0, 14), (2.8, -3.6, 1.6, 9), (-10, 22, 9, 12), (12, 30, 12, 12)):
        shards.cluster(m, (x, y, land(x, y) - 0.1), size, count, rng, core=False)
    creatures.charger(surface("rider", "#141018", rough=0.6, var=0.3), 0.25, (-2.9, -7.5, land(-2.9, -7.5)), (0, 0, 0.55))
    stage.shadow_only(lambda: stage.point((0.2, -5.5, 1.5), 300, VIOLET, 0.3))
    stage.daylight("#8a6a98", "#1c1444", 0.16, (-0.5, -0.85, -0.16), 1.4, "#ffb878", 2, halo=((0.15, -1, -0.2), "#ffb070", 2.5))
    stage.camera((-0.5, -25, 1.9), (0.25, 0, 6.3), 41, light=(0.3, 0, 7.2), horizon=(0, 900, 2), sun=(330, 600, 40))


def column():
    """At dawn a column of knights carries a crystal along a ridge above still water; the image in the water is another, of winged and horned ones."""
    rng, dark, poles, flag = random.Random(6), surface("dark", "#17131a", rough=0.7, var=0.3), Mesh("poles"), surface("flag", "#5c1c20", rough=0.8, var=0.2)
    top = lambda x: 0.95 + 0.05 * x + 0.35 * terrain.fractal(x, 0, 9, 2, 2)
    land = lambda x, y: -0.5 + (top(x) + 0.55 + 0.06 * terrain.fractal(x, y, 1, 6)) * smoothstep(y + 0.7 * terrain.fractal(x, y, 3, 3), 26, 30) - 3 * smoothstep(y, 32, 40)
    terrain.heightfield(surface("ridge rock", "#4a4048", rough=0.9, var=0.4, scale=0.6, bump=0.5, bump_scale=3, specular=0.2), land, (-24, 24), (24, 42), 0.12)
    Mesh("water").sheet([[(x, y, -0.004) for x in (-200, 200)] for y in (-20, 80)], surface("still water", "#c0b0e8", rough=0.012, metal=1, var=0, bump=0.022, bump_scale=0.5)).place()
    terrain.ridges(((190, 9, "#6a5058", 1.2), (280, 17, "#8a6a70", 4.4)), 800, -6, 3, 0.012)
    with stage.made() as knights:  # x and the size of the banner of those who ride
        for k, (x, wide) in enumerate(((8.9, 1.2), (6.9, 0), (5.4, 0.7), (3.4, 0), (2.4, 0), (1.5, 0), (-0.9, 0), (-1.7, 0), (-2.6, 0), (-4.6, 0.7), (-6.6, 0), (-7.6, 0), (-8.7, 0), (-10.9, 0.7), (12.6, 0.7), (-12.8, 0))):
            z, tip = top(x), x + rng.uniform(0.4, 1.0)
            if wide:
                creatures.charger(dark, (0.5, -0.8, 0.9)[k % 3], (x, 30, z), (0, -0.05, 0.15), 1.1)
                champions.banner(poles, dark, flag, (tip, 29.7, z + 2.6), 2.6, wide, -1)
            else:
                soldiers.operative(dark, dark, glow("halo", DAWN, 5), ("stride", "ready")[k % 4 == 1], "great", "halo", ("none", "hammer", "blade", "none")[k % 4], 1.2, 3, cape=1.1, sweep=(0.1, -0.45), voxel=0.018, loc=(x, 30, z), rot=rng.uniform(-1.3, -1.0), scale=1.15)
            if wide or k % 2:
                poles.tube([(x + 0.4, 29.7, z + wide), (tip, 29.7, z + (2.7 if wide else rng.uniform(3.6, 4.8)))], 0.028, dark, 6)
        poles.tube([(-1.6, 29.6, top(0) + 1.55), (2.2, 29.6, top(0) + 1.67)], 0.05, dark, 6).tube([(-1.6, 30.4, top(0) + 1.55), (2.2, 30.4, top(0) + 1.67)], 0.05, dark, 6).place()
    for knight in knights:
        knight.visible_glossy = knight.visible_shadow = False
    shards.cluster(shards.materials(5), (0.3, 30, top(0.3) + 1.5), 2.5, 11, rng, core=False)

    def host():
        bare, wing = surface("hell", "#0a060e", rough=0.9, var=0), pane("wing", "#6a2a9c", 0.22)
        for x, turn, size in ((7.0, 0.3, 1.3), (2.7, 0.5, 0.95), (-2.1, -0.5, 0.95), (-6.6, 0.25, 1.28), (-11.6, 0.4, 1.1), (11.6, 0.3, 0.95)):
            shards.fiend(bare, wing, 0.03, (x, 30, top(x)), turn, size)
        for x, size in ((4.9, 0.7), (9.6, 0.75), (-4.3, 0.7), (-9.4, 0.75)):
            creatures.stalker(bare, 0.03, (x, 30, top(x)), math.pi / 2, size)

    stage.shadow_only(host, True)
    stage.shadow_only(lambda: (stage.sun((-0.12, -0.97, -0.1), 4, "#ffb070", 2), stage.point((0.2, 27.5, 3.6), 160, VIOLET, 0.3), stage.area((0, 6, 1), (0, 28, 1.5), 24, 3500, "#8a60e0", 6)))
    stage.gradient_sky("#8c5cdc", "#10062c", 0.8, (-0.12, -0.97, -0.1), "#e0a8ff", 1.2)
    bpy.context.scene.world.cycles_visibility.diffuse = False
    stage.camera((0, 0, 1.5), (0, 30, 0.75), 46, sun=(40, 300, 26), horizon=(0, 900, 1.5))


def alarm():
    """The alarm bell of a ruined belfry is cracked, and out of the crack grow violet crystals; far below at dawn lie the lit walls of a refuge on its rock."""
    rng, wall, beam, iron = random.Random(15), Mesh("belfry"), Mesh("headstock"), surface("iron", "#1c1a1e", rough=0.45, metal=0.9, var=0.4, scale=6, edge=0.5)
    stones = [avalon.mossy(tint) for tint in ("#5c5660", "#4a464e", "#686068", "#3e3a42")]
    avalon.masonry(wall, stones, rng, 1.15, 1.0, 2.35, 3.3)
    for k, level in product(range(10), range(2)):
        at, size = (k - 3.2 + 0.5 * level, 0.9 - 0.1 * level, -0.5 + 0.42 * level), (0.97, 1.7 + 0.2 * level, 0.41)
        wall.box(at, size, rng.choice(stones), (0, 0, rng.uniform(-0.02, 0.02)))
    wall.place(0.07, segments=3)
    shards.bell(shards.materials(), rng, iron, (1.15, 0.75, 0.95), -1.95)
    beam.box((1.15, 0.75, 3.86), (5.4, 0.56, 0.6), still.wood("beam", "#7a6048", "#35271e"))
    for x in (0.62, 1.68):
        beam.box((x, 0.75, 3.86), (0.14, 0.6, 0.64), iron).ball((x, 0.44, 3.7), 0.045, iron).ball((x, 0.44, 4.02), 0.045, iron)
    beam.place(0.02)
    for at, size in (((0.6, -1.8, 6.4), (5, 1.6, 0.1)), ((-4.2, -6, 2.6), (0.8, 0.1, 5))):  # for the bronze to mirror
        Mesh("panel").box(at, size, pane("panel", "#ffd2a0", 8)).place(shadow=False).visible_camera = False
    land = lambda x, y: -24 + 22 * smoothstep(math.hypot(x + 5, y - 168) + 5 * terrain.fractal(x, y, 8, 4), 24, 8) + 1.5 * terrain.fractal(x, y, 30, 2, 6)
    terrain.heightfield(surface("waste", "#4c4654", rough=1, var=0.4, scale=0.05, specular=0.05), land, (-90, 130), (60, 280), 0.7)
    terrain.ridges(((360, 30, "#4a4058", 2.2), (520, 52, "#5a5068", 5.4)), 1200, -26, 3, 0.012)
    with stage.small((-5, 168, -2), 2.5):
        chateau.chateau({**chateau.materials(), "window": pane("lit window", "#ffb050", 6)}, (0, 0, 0), 1, 0.2, False)
        stage.point((-2, -9, 4), 2200, "#ff9a58", 0.3)
    stage.daylight("#8a6a98", "#1c1444", 0.14, (-0.42, -0.9, -0.16), 4.5, "#ffa860", 1, halo=((-0.3, -0.95, -0.1), "#ffb070", 4))
    stage.spot((-3.5, -6, 5.5), (1.2, 0.5, 1.8), 1500, "#ffdcb8", 27, 1, 0.5)
    stage.areas(((4.8, 5, 2), (1.2, 0.7, 2), 1.6, 520, "#ffb070"), ((5.5, -2.5, 3), (1.2, 0, 1.8), 1.2, 70, "#8a70ff", 4))
    stage.camera((-0.45, -7.2, 1.5), (0.4, 0, 1.5), 42, (0, 0.11), focus=(0.9, -0.4, 2), fstop=2.0, sun=(300, 900, 70), horizon=(0, 900, 1.5))


def gem():
    """A demon is shut in a cut crystal the size of a fist as an insect is in amber; the sun throws violet patches through it, behind it stands the box."""
    rng, way = random.Random(11), Vector((0.55, -0.7, -0.62)).normalized()
    stone = surface("slate", "#6a6470", rough=0.7, var=0.45, scale=0.7, bump=0.35, bump_scale=5, specular=0.15)
    for x, y in product(range(-4, 6), range(-2, 6)):
        at = (9.3 * x + 4.6 * (y % 2) - 4, 7.5 * y - 0.4, -0.5 - 0.05 * rng.random() * (y != 0))
        Mesh("slab").box((0, 0, 0), (9.2, 7.4, 1), stone).place(0.09, at, segments=3)
    planes = [((0.12, -0.95, 0.3), 1.12), ((0, 0, -1), 1.3)]
    for count, up, far in ((7, 0.08, 1.62), (7, 0.75, 1.62), (7, -0.7, 1.5), (5, 1.9, 1.85)):
        planes += [((math.cos(a), math.sin(a), up + rng.gauss(0, 0.08)), far * rng.uniform(0.93, 1.05)) for a in turns(count, rng.random())]
    corners = HalfspaceIntersection(np.array([[*Vector(n).normalized(), -d] for n, d in planes]), np.zeros(3)).intersections
    cut = Mesh("gem").add(corners.tolist(), ConvexHull(corners).simplices.tolist(), vessels.clear("gem", "#a47cff", 1.3))
    cut = cut.place(0.012, (-0.5, 0, 1.3), (0, 0, 0.12), smooth=0, shadow=False)
    skin, wing = surface("shut in", "#0a060c", rough=0.6, var=0.3), lit_through(surface("wing", "#3a1030", rough=0.6, var=0.3), 0.5)
    shards.fiend(skin, wing, 0.02, (-0.45, 0.05, 0.55), 0.2, 0.43, glow("eye", "#ff5a2a", 20))
    studio.focused(stone, cut, way, 1.3, 9, (0.7, -2), 5, "#a070ff")
    boxes.ajar("crystal", placement((4.2, 11.5, 3.7), (math.pi / 2 - 0.05, 0, 0.03), (2.5,) * 3), "#8876b0", "#ffb765", 0.26, 2500, (-0.4, -12.5, 3.6), math.pi)
    stage.sun(way, 7, "#ffe8cc", 0.5)
    stage.area((-2.5, 8, 3), (-0.5, 0, 1.6), 4, 500, "#e8d8ff", 5)
    stage.ambient("#3a3a78", 0.12)
    stage.camera((-0.4, -12.5, 3.7), (0.3, 0, 1.8), 52, focus=(-0.5, -1, 1.4), fstop=0.35)


SHOTS = {
    "closing": Shot(gem, lambda pic: (pic.fog(linear("#241c48", 0.35), 0.09, 13, 0.97), pic.sky(linear("#241c48", 0.35)),
        pic.develop(0.8, 1.36, 1.18, ("#2a2446", "#ffdcc8", 0.1), (0.5, (0.5, 0.5), 0.9), (0.14, 1.0), (0.35,))), 48, bounces=(12, 3, 8)),
    "tile": Shot(tile, lambda pic: (
        pic.mist("light", 0.45, ("#8a50d0", 0.4), ("#3a2a5c", 0.22), 0.012, 23, 0.9, pic.belt(0.25, 0.9, 3) * (0.5 + 0.9 * pic.noise(3, 5, 2.4))),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#f89c58", "#8a4c6c", "#2a2258", "#0e0e30"), "#e08848", "#1a1840", "#9a6a88", 0.6, 6, 0.6, 3.0)),
        pic.glow("light", 0.5, linear(VIOLET, 0.1), 1 - pic.near("light", 0.2)), pic.develop(0.85, 1.34, 1.15, ("#2a2048", "#ffe0c0", 0.12), (0.5, (0.5, 0.42), 0.9), (0.16, 1.0))), samples=32, far=300),
    "feature-3": Shot(alarm, lambda pic: (pic.dim(1 - 0.7 * smoothstep(pic.x, 0.34, 0.04)),
        pic.mist("sun", 0.45, ("#ffa868", 0.6), ("#5a4a7c", 0.3), 0.012, 186, 0.6, 0.7 + 0.5 * pic.noise(3, 5, 2.4)),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ffb868", "#c87868", "#5a4478", "#241c4c"), "#ffa050", "#3a2a58", "#e0a090", 0.4, 6, 0.8)),
        pic.develop(0.8, 1.32, 1.15, ("#2a2446", "#ffdcc8", 0.1), (0.5, (0.6, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))), 30, far=700, bounces=(5, 3, 4)),
    "hero": Shot(hero, lambda pic: (
        pic.mist("sun", 0.35, ("#ffa878", 0.6), ("#5a4a7c", 0.25), 0.01, 24, 0.9, pic.belt(0.3, 0.8, 3)),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#f0a468", "#8a5468", "#342a60", "#12123a"), "#ffa050", "#1c1840", "#a8708a", 0.5, 6, 0.7)),
        pic.develop(0.7, 1.3, 1.15, ("#2a2446", "#ffdcc8", 0.1), (0.5, (0.6, 0.5), 0.95), (0.14, 1.0), sharpen=(0.35,))), 40, far=700, bounces=(5, 3, 4)),
    "feature-4": Shot(column, lambda pic: (
        pic.mist("sun", 0.5, ("#ffb070", 0.6), ("#a87078", 0.4), 0.004, 40, 0.9), pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ffc070", "#f08a4a", "#a85858", "#4a3460"), "#ffa050", "#6a3c54", "#ffb080", 0.45, 6, 1.0)),
        pic.develop(0.8, 1.3, 1.15, ("#2a2446", "#ffdcc8", 0.1), (0.45, (0.5, 0.5), 0.9), (0.14, 1.0), sharpen=(0.35,))), samples=32, far=700),
    "feature-1": Shot(hourglass, lambda pic: minis.finish(pic, "#9a78c4", "#2a2048", 13, 0.06, ev=1.0, glow=0.05, spread=0.4), 40, bounces=(10, 2, 4))}
