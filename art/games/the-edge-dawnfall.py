"""The Edge, Dawnfall: violet crystal in a land of ash, knights with haloes and demons, and the long shadows of all who want it."""
import math
import random

import numpy as np

from kits import aliens, arms, boards, boxes, generals, minis, shards, soldiers, tabletop, terrain, vikings, wargear
from lib.tools import _Graph, Mesh, Shot, Vector, colour, glow, linear, placement, product, skies, smoothstep, stage, surface, turns

VIOLET, DAWN = shards.VIOLET, "#ffe3b0"


def foes(x, y):
    """Five fighters about (x, y), black, turned towards the light in their midst; of the demon that comes down over them only the shadow is seen."""
    stand = lambda angle, away=5.4: dict(loc=(x + away * math.sin(angle), y + away * math.cos(angle), 0.05), rot=math.pi - angle)
    black = glow("black", "#000000", 0)
    soldiers.operative(black, black, None, "ready", "great", "halo", "hammer", 1.2, 3, cape=1.1, voxel=0.014, **stand(-0.3))
    soldiers.operative(black, black, None, "ready", "mask", "none", "blade", 1.0, 1, coat=0.8, hood=True, voxel=0.014, **stand(-0.09))
    vikings.viking(black, black, 0.016, raised=True, scale=(1.05, 1.05, 0.8), **stand(0.11, 5.0))
    generals.general(black, black, black, black, 0.014, **stand(0.31))
    aliens.warden(black, 0.024, scale=0.62, **{**stand(0.52), "rot": -0.52})
    stage.shadow_only(lambda: shards.fiend(black, black, 0.026, (x + 1.0, y + 10.5, 3.0), -0.12))


def hero():
    """A crystal burns on the plain before cliffs at dawn; six who have come for it stand about it, and their shadows on the rock are giants."""
    m, rng, x, y = shards.materials(1.0), random.Random(14), 3.6, 0.0
    land = lambda u, v: 0.12 * terrain.fractal(u, v, 6, 3) + 0.04 * terrain.fractal(u, v, 0.9, 6)
    terrain.heightfield(surface("glassy ash", "#453d48", rough=0.35, var=0.5, scale=0.5, bump=0.3, bump_scale=2, specular=0.5), land, (-34, 40), (-20, 34), 0.2)
    rock = lambda a, z: 28 + 2.4 * abs(terrain.fractal(13 * a, 0.2 * z, 1.6, 3)) + 0.5 * terrain.fractal(50 * a, 1.3 * z, 1.7, 8)
    top = lambda a: 18.6 + 1.6 * terrain.fractal(9 * a, 0, 1, 4) + 6 * min(1, abs(a - 0.1) ** 2)
    Mesh("cliffs").sheet([[(x + rock(a, z * top(a)) * math.sin(a), y + rock(a, z * top(a)) * math.cos(a), z * top(a) - 1) for a in np.linspace(-1.5, 1.3, 460)] for z in np.linspace(0, 1, 110)], surface("cliff", "#8a8090", rough=0.95, var=0.35, scale=0.5, streak=0.15, bump=0.5, bump_scale=4, specular=0.05)).place(smooth=30)
    foes(x, y)
    shards.cluster(m, (x, y - 0.7, land(x, y)), 2.5, 20, rng, core=False)
    for u, v, size in ((-4.6, 4.0, 0.9), (5.8, -3.2, 0.8), (8.8, 6.0, 1.6), (-7.5, 9.5, 1.4), (-2.8, -6.4, 0.5)):
        shards.cluster(m, (x + u, y + v, land(x + u, y + v)), size, 10, rng, core=False)
    stage.spot((x, y + 0.2, 0.5), (x + 5.6, y + 28, 7), 95000, "#c49cff", 98, 1.0, 0.025)
    stage.point((x - 0.4, y - 1.7, 0.9), 160, VIOLET, 0.3)
    stage.daylight("#e09860", "#2a2048", 0.08, (0.75, 0.6, -0.4), 0.5, "#ff9a58", 3)
    stage.camera((0, -22, 1.9), (0, 28, 9.2), 40, heart=(x, y, 0.8), sun=(14, 600, 110), horizon=(0, 900, 2))


def scales():
    """The choice of each turn on a brass balance: in one pan the red die that strikes, in the other the crystals that pay for it; knights and a demon wait behind."""
    (rng, bare), m, brass = minis.slate(4, "#4a3c78", 0.1, "#17131a"), shards.materials(1.0), surface("brass", "#b8863a", rough=0.28, metal=1, var=0.35, scale=4, edge=0.4)
    minis.board("hex", (20, 15), "#d0a860", at=(0, 4), cell=1.3, tints=("#3a3450", "#4c4258", "#5c4c48", "#2c3448", "#54404c"))
    ware = Mesh("balance")
    tabletop.lathe(ware, (0.5, 1.5, -0.14), [(0, 0), (1.3, 0), (1.35, 0.08), (1.22, 0.2), (0.7, 0.28), (0.34, 0.5), (0.2, 0.9), (0.17, 1.2), (0.28, 1.3), (0.17, 1.4), (0.13, 3.9), (0.26, 4.02), (0.2, 4.14), (0.09, 4.28), (0.06, 4.6), (0.17, 4.76), (0.1, 4.9), (0, 5.0)], brass)
    for side in (-1, 1):
        x, z = 0.5 + 2.35 * side, 4.0 + 0.35 * side
        ware.tube([(0.5, 1.5, 4.0), (0.5 + 1.2 * side, 1.5, 4.14 + 0.17 * side), (x, 1.5, z)], lambda t: 0.14 - 0.06 * t, brass, 12).ball((x, 1.5, z), 0.13, brass, detail=3)
        tabletop.lathe(ware, (x, 1.5, z - 2.6), [(0, 0), (0.6, 0.04), (1.0, 0.2), (1.15, 0.42), (1.21, 0.44), (1.21, 0.49), (1.1, 0.46), (0.95, 0.26), (0.55, 0.1), (0, 0.07)], brass)
        for a in turns(3, 0.25):
            ware.tube([(x + 1.15 * math.cos(a), 1.5 + 1.15 * math.sin(a), z - 2.15), (x, 1.5, z - 0.05)], 0.022, brass, 6)
    ware.place(0.006, smooth=50)
    minis.dice([(-1.85, 1.45, 0.5, "#a5281c", "#f0e0c0")], 1.0, 1.14)
    minis.dice([(-2.6, -0.5, -0.3, "#d8a020", "#201810")], 0.7, -0.14)
    for x, y, z, size in ((2.85, 1.5, 2.06, 1.5), (2.45, 1.2, 2.02, 0.8), (3.25, 1.25, 2.02, 0.9), (3.6, -0.6, -0.15, 0.9), (2.7, -1.2, -0.15, 0.6), (4.6, 0.6, -0.15, 1.2)):
        shards.cluster(m, (x, y, z), size, 11, rng, core=False)
    for x, y, z, power in ((2.75, 1.0, 2.3, 150), (3.5, -1.0, 0.3, 60)):
        stage.point((x, y, z), power, VIOLET, 0.3)
    knight = minis.primed(lambda: soldiers.operative(bare, bare, None, "ready", "great", "halo", "hammer", 1.2, 3, voxel=0.014), 1.9, 0.5, paint=("#46527c", "#c8963c*"), ring="#c89a3c")
    minis.stand(knight, [(-3.5, 5.0, -1.2), (-2.2, 6.6, -1.4), (-4.6, 6.8, -1.3)])
    minis.stand(minis.primed(lambda: shards.fiend(bare, bare, 0.02), 3.6, 0.9, paint=("#6a1c16", "#8a7458"), ring="#a83a2a"), [(2.9, 7.4, -0.5)])
    stage.spot((-7, -6, 7), (-0.4, 1.8, 1.6), 5200, "#ffbe78", 40, 0.8, 0.5)
    stage.area((7, 9, 5), (1, 3, 1), 3, 900, "#9a70ff")
    stage.area((-6, 10, 5), (0, 3, 1), 3, 420, "#ff9a58")
    stage.camera((-1.6, -10.2, 3.5), (0.35, 1.5, 2.15), 46, focus=(0.2, 1.0, 2.0), fstop=0.45, back=(3.6, 30, 3.2), horizon=(0, 3000, 0))


def prison():
    """Material of a crystal one looks into: its far sides shine, each facet on its own, the near ones are clear and mirror at their edges."""
    material = glow("prison", VIOLET, 1)
    g = _Graph(material)
    coords, heart, cells, stretch = g.nodes.new("ShaderNodeTexCoord").outputs["Object"], g.node("VectorMath"), g.node("TexVoronoi", Scale=0.55), g.node("Mapping", Rotation=(0.2, 0.3, 0.2), Scale=(1, 1, 0.3))
    heart.operation, heart.inputs[1].default_value = "DISTANCE", (0.3, 0, 7.0)
    grain = g.math("MULTIPLY", g.remap(cells.outputs["Color"], 0.2, 0.8, 0.5, 1.0), g.remap(g.noise(0.6, 3.0, (1, 1, 0.2)), 0.35, 0.65, 0.45, 1.1))
    shade, shine = g.math("MULTIPLY", g.math("POWER", g.remap(heart.outputs["Value"], 2.4, 9.6, 1, 0.1), 1.5), grain), g.nodes["Emission"]
    clear, shiny, front, both = g.node("BsdfTransparent"), g.node("BsdfGlossy", Roughness=0.12), g.node("MixShader"), g.node("MixShader")
    edge, back, facet = g.node("LayerWeight", Blend=0.2).outputs["Fresnel"], g.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], g.remap(g.math("ADD", g.part(None, 0), g.math("MULTIPLY", g.part(None, 2), 0.9)), -0.5, 1.0)
    for source, target in (
        (coords, heart.inputs[0]), (coords, stretch.inputs[0]), (stretch.outputs[0], cells.inputs["Vector"]), (g.mix(colour("#3a0f98"), colour("#f0c4ff"), shade), shine.inputs[0]),
        (g.remap(shade, 0, 1, 0.12, 3.4), shine.inputs[1]), (g.mix((0.95, 0.88, 1.0), (0.34, 0.22, 0.62), facet), clear.inputs[0]), (edge, front.inputs[0]), (clear.outputs[0], front.inputs[1]),
        (shiny.outputs[0], front.inputs[2]), (back, both.inputs[0]), (front.outputs[0], both.inputs[1]), (shine.outputs[0], both.inputs[2]), (both.outputs[0], g.nodes["Material Output"].inputs[0]),
    ):
        g.wire(source, target)
    return material


def tile():
    """In a crystal as tall as a tower a winged demon is shut, black in its violet light; one knight with a halo keeps watch before it at dawn."""
    m, rng, body, edges = shards.materials(1.0), random.Random(5), Mesh("prison"), Mesh("edges")
    land = lambda x, y: 0.16 * terrain.fractal(x, y, 5, 3) + 0.05 * terrain.fractal(x, y, 0.9, 6) + 0.02 * max(0, abs(x) - 5) ** 1.5
    terrain.heightfield(surface("glassy ash", "#38323c", rough=0.3, var=0.5, scale=0.5, bump=0.3, bump_scale=2, specular=0.6), land, (-40, 40), (-22, 90), 0.25)
    rings = [[(x + r * math.cos(a), 0.8 * r * math.sin(a), z + 0.8 * math.sin(3 * k)) for k, a in enumerate(turns(7, 0.75))] for x, r, z in ((0, 3.6, -1), (0.3, 5.0, 9.9))]
    body.add([*rings[0], *rings[1], (1.3, 0, 16.6)], [(k, (k + 1) % 7, 7 + (k + 1) % 7, 7 + k) for k in range(7)] + [(7 + k, 7 + (k + 1) % 7, 14) for k in range(7)], prison()).place(0.05, smooth=0)
    for (x, y, z), after in zip(rings[1], rings[1][1:] + rings[1][:1]):
        if y < 0.4:  # the upper edges on our side catch the light
            edges.tube([after, (x, y, z), (1.3, 0, 16.6)], 0.025, m["pale"], 5)
    edges.place()
    shards.fiend(*[surface("shut in", "#030205", rough=1, var=0, specular=0)] * 2, 0.03, (0.2, 0.2, 2.4), 0, 1.4)
    for x, y, size, count in ((4.2, -2.4, 5.6, 18), (-4.2, -1.6, 4.6, 18), (6.9, 2.6, 8.5, 16), (-1.9, -4.0, 1.7, 12), (1.6, -4.4, 1.2, 12), (-7.4, 4, 5.4, 14), (2.6, -3.4, 1.3, 9), (-2.5, -3.2, 1.0, 9), (-10, 22, 9, 12), (12, 30, 12, 12)):
        shards.cluster(m, (x, y, land(x, y) - 0.1), size, count, rng, core=False)
    cape, plate = surface("cape", "#1c181c", rough=0.9, var=0.25), surface("plate", "#2a2830", rough=0.3, metal=0.8, var=0.3)
    soldiers.operative(cape, plate, glow("halo", DAWN, 12), "ready", "great", "halo", "hammer", 1.2, 3, cape=1.1, sweep=(0.22, -0.3), voxel=0.014, loc=(-0.9, -8.0, land(-0.9, -8)), rot=-0.1)
    stage.point((-0.85, -6.3, 1.0), 420, VIOLET, 0.3)
    stage.daylight("#d09468", "#241a4c", 0.16, (-0.5, -0.85, -0.16), 1.4, "#ffb878", 2)
    stage.camera((-0.5, -25, 1.9), (0.25, 0, 6.3), 41, light=(0.3, 0, 7.2), horizon=(0, 900, 2), sun=(330, 600, 40))


def grade_tile(pic):
    pic.mist("light", 0.45, ("#8a50d0", 0.5), ("#3a2a5c", 0.22), 0.012, 23, 0.9, pic.belt(0.25, 0.9, 3) * (0.5 + 0.9 * pic.noise(3, 5, 2.4)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#f0985c", "#7a4470", "#2c1e54", "#120c2c"), "#d8804a", "#1c1438", "#9a6a88", 0.6, 6, 0.6, 3.0))
    pic.glow("light", 0.5, linear(VIOLET, 0.1), 1 - pic.near("light", 0.2))
    pic.develop(0.85, 1.34, 1.15, ("#2a2048", "#ffe0c0", 0.12), (0.5, (0.5, 0.42), 0.9), (0.16, 1.0))


def ring():
    """After the battle, from straight above: weapons stand planted in the ash about the one crystal they were drawn for, and their shadows are the rays of a black sun."""
    m, rng, left = shards.materials(4), random.Random(8), Mesh("weapons")
    steel, wood, field = surface("steel", "#8d8a94", rough=0.32, metal=0.9, var=0.3, edge=0.4), surface("haft", "#2a1c16", rough=0.7), surface("field", "#5a1c18", rough=0.6, var=0.4)
    left.gear = steel
    land = lambda x, y: 0.3 * terrain.fractal(x, y, 3.4, 3) + 0.04 * terrain.fractal(x, y, 0.5, 6)
    terrain.heightfield(surface("ash", "#8d868c", rough=1, var=0.25, scale=0.6, bump=0.4, bump_scale=6, specular=0.05), land, (-12, 12), (-9, 9), 0.06)
    for k, a in enumerate(turns(6)):
        shards.cluster(m, (0.62 * math.cos(a), 0.62 * math.sin(a), -0.1), 1.5 - 0.2 * (k % 3), 10, rng, core=False)
    shards.cluster(m, (0, 0, 0), 2.1, 14, rng, core=False)
    for k, a in enumerate(turns(20, 0.3)):
        r, lean, size = 2.3 + 0.3 * (k % 2), rng.uniform(0.0, 0.22), rng.uniform(1.35, 1.6)
        x, y, aside = r * math.cos(a), r * math.sin(a), a + rng.uniform(-0.9, 0.9)
        up, down = (lean * math.cos(aside), lean * math.sin(aside), 1), (-lean * math.cos(aside), -lean * math.sin(aside), -1)
        if k % 4 in (0, 2):
            arms.sword(left, arms.aimed((x, y, 1.32), down, size), steel, wood, 1.0, 0.09, 0.4)
        elif k % 4 == 1:
            arms.axe(left, arms.aimed((x, y, 0.3), up, 1.7), steel, wood)
        else:
            wargear.weapon(left, "hammer", (x, y, 0.65), up, None)
        if k % 5 == 4:
            arms.shield(left, arms.aimed((1.85 * x, 1.85 * y, land(1.85 * x, 1.85 * y) + 0.12), (0.2 * math.cos(aside), 0.2 * math.sin(aside), 1)), field, steel, 0.55)
    left.place()
    stage.point((0, 0, 2.6), 3600, "#cdb4ff", 0.04)
    stage.sun((0.9, -0.4, -0.16), 1.8, "#ff9040", 4)
    stage.ambient("#2a2048", 0.08)
    stage.camera((0, -0.01, 17), (0, 0, 0), 34, heart=(0, 0, 1))


def gate():
    """A burning gate stands open at the end of a roofless nave; one knight has come to meet what walks out of it."""
    m, rng, mesh = shards.materials(), random.Random(10), Mesh("nave")
    terrain.heightfield(m["ash"], lambda x, y: 0.25 * terrain.fractal(x, y, 9, 2) + 0.05 * terrain.fractal(x, y, 1.5, 6) + 0.9 * min(1, max(0, abs(x) - 6) / 4), (-40, 40), (-6, 90), 0.3)
    for k, whole in enumerate(((1, 1), (1, 0.8), (0.62, 1), (1, 1), (0.9, 0.5), (1, 1), (1, 1))):
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
    cape, plate = surface("cape", "#b9ac94", rough=0.9, var=0.25), surface("plate", "#6d6a70", rough=0.38, metal=0.6, var=0.3, edge=0.6, streak=0.3)
    soldiers.operative(cape, plate, m["vein"], "ready", "great", "halo", "hammer", 1.2, 3, cape=1.1, sweep=(0.22, -0.4), voxel=0.012, loc=(-1.7, 8.0, 0.1), rot=-0.2)
    for x, y, size in ((4.6, 13, 2.6), (-5.2, 18, 2.2), (5.0, 24, 1.8)):
        shards.cluster(m, (x, y, 0.1), size, 10, rng)
    stage.daylight("#8a7a94", "#3a3450", 0.35, (0.4, -0.6, -0.6), 0.5, "#b8a8e8", 4)
    stage.camera((-1.4, -3.4, 1.6), (0.3, 20, 5.2), 31, heart=(0, 44, 5.0), sun=(2, 90, 17), horizon=(0, 900, 3))


def crater(x, y):
    """Height of the ash: a bowl, its lip, and the rays of what was thrown out of it."""
    r, a = math.hypot(x, y), math.atan2(y, x)
    ray = max(0, terrain.fractal(5 * math.cos(a), 5 * math.sin(a), 1, 7, 3))
    bowl = -9 * max(0, 1 - (r / 24) ** 2) + 3.2 * math.exp(-(((r - 25) / (3.5 if r < 25 else 7)) ** 2))
    return bowl + (3.2 * ray * math.exp(-(r - 24) / 26) if r > 24 else 0) + 0.5 * terrain.fractal(x, y, 9, 3) + 0.05 * terrain.fractal(x, y, 1.2, 8)


def meteor():
    """The box has come down like a meteor: it lies askew in its crater and violet light falls out of it; from two sides, with long shadows at dawn, knights and demons come over the ash."""
    m, rng, at = shards.materials(1.6), random.Random(3), placement((0, 2, -5.6), (0.5, -0.16, 0.35), (4.6,) * 3)
    terrain.heightfield(surface("ash", "#8a7c78", rough=1, var=0.3, scale=0.12, bump=0.4, bump_scale=1.5, specular=0.05), crater, (-75, 75), (-45, 95), 0.4)
    boxes.ajar("crystal", at, "#d8c8e8", VIOLET, 0.3, 900, (-6, -74, 58), -math.pi / 2)
    for place, turn, size, count in (((0, -1.1, 0.7), 1.0, 1.5, 24), ((-0.9, -1.2, 0.7), 1.1, 1.0, 14), ((0.9, -1.2, 0.7), 1.2, 1.1, 14)):
        with stage.small(within=at @ placement(place, (turn, 0, 0))):
            shards.cluster(m, (0, 0, 0), size, count, rng, core=False)
    spots = ((24 + 22 * rng.random() ** 1.6) * np.array((math.cos(a), math.sin(a))) for a in (rng.random() * math.tau for _ in range(260)))
    terrain.rocks(m["dark"], [(x, y, crater(x, y)) for x, y in spots], rng, (0.15, 0.8))
    plate, hide = surface("plate", "#3c3844", rough=0.38, metal=0.6, var=0.3), surface("hide", "#1c1014", rough=0.7)
    file = lambda angle, count, space, size, turn: [(x, y, crater(x, y), turn + rng.uniform(-0.2, 0.2), size) for x, y in ((r * math.cos(angle + 0.08 * math.sin(r)), r * math.sin(angle + 0.08 * math.sin(r))) for r in (25 + space * k for k in range(count)))]
    boards.crowd(lambda: soldiers.operative(plate, plate, None, "stride", "great", "halo", "hammer", 1.2, 3, cape=1.1, voxel=0.02), file(2.8, 6, 4.6, 2.5, -1.96))
    boards.crowd(lambda: shards.fiend(hide, hide, 0.035), file(0.68, 4, 9, 1.6, -0.9))
    stage.point(at @ Vector((0, -2.4, 1.8)), 26000, VIOLET, 1.0)
    stage.daylight("#c8a0a8", "#2c2454", 0.14, (0.72, -0.6, -0.17), 4.8, "#ffb070", 1)
    stage.camera((-6, -74, 58), (-5, 3, 0), 40, heart=at @ Vector((0, -1.6, 1.2)), sun=(-300, 600, 200))


SHOTS = {
    "closing": Shot(meteor, lambda pic: (
        pic.fog(linear("#4a2a58", 0.16), 0.02, 112, 0.85), pic.glow("heart", 0.3, linear(VIOLET, 0.12)),
        pic.develop(1.35, 1.55, 1.12, ("#241a44", "#ffd8a8", 0.16), (0.6, (0.55, 0.5), 0.9), (0.16, 1.0), sharpen=(0.35,))), samples=14, far=260, bounces=(2, 1, 1)),
    "tile": Shot(tile, grade_tile, samples=20, far=300, bounces=(3, 2, 2)),
    "feature-3": Shot(gate, lambda pic: (
        pic.mist("heart", 0.4, ("#e0603c", 0.34), ("#544a6c", 0.3), 0.018, 7, 0.9, 0.6 + 0.8 * pic.noise(2.5, 4, 1.8)),
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#8d6a70", "#5f5474", "#3c3758", "#232038"), "#b8583c", "#2c283e", "#9a86a0", 0.65, 6, 0.6, 3.0)),
        pic.rays("heart", 0.3, linear("#ff7a52", 1.2), 0.5, 0.9, pic.near("heart", 0.25), (7, 12)),
        pic.develop(0.95, 1.3, 1.02, ("#2a2446", "#ffdcc8", 0.16), (0.55, (0.5, 0.5), 0.88), (0.14, 1.0))), samples=26, far=420, bounces=(2, 1, 1)),
    "hero": Shot(hero, lambda pic: (
        pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ffc080", "#f0905a", "#a05070", "#3a2458"), "#ff9a50", "#2c1c40", "#e09a78", 0.6, 6, 0.9)), pic.glow("heart", 0.07, linear("#e0c8ff", 0.2)),
        setattr(pic, "rgb", pic.rgb * (0.3 + 0.7 * smoothstep(pic.x, 0.08, 0.4))[..., None]),
        pic.develop(0.95, 1.5, 1.15, ("#221a40", "#ffdcc0", 0.12), (0.75, (0.64, 0.55), 0.8), (0.16, 1.0), sharpen=(0.6,))), samples=12, far=120, bounces=(2, 1, 1)),
    "feature-4": Shot(ring, lambda pic: (
        setattr(pic, "rgb", pic.rgb * (0.6 + 0.5 * (1 - pic.near("heart", 0.4)))[..., None]), pic.glow("heart", 0.05, linear("#f0e0ff", 0.3)),
        pic.develop(0.8, 2.0, 1.3, ("#1c1440", "#ffd8c0", 0.16), (0.7, (0.5, 0.5), 0.85), (0.16, 1.0), sharpen=(0.35,))), samples=12, far=60, bounces=(2, 1, 1)),
    "feature-1": Shot(scales, lambda pic: minis.finish(pic, "#9a78c4", "#2a2048", 13, 0.06, ev=1.0, glow=0.05, spread=0.4), samples=32, far=60, bounces=(3, 2, 2)),
}
