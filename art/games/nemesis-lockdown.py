"""Nemesis, Lockdown: a last yellow lamp walks to a base going dark, under the cold blue sunset of Mars."""
import math
import random

import numpy as np
from mathutils import Vector

from kits import air, aliens, boards, mars, minis, soldiers, tabletop, terrain
from lib.tools import Mesh, Shot, display, fractal_noise, glow, linear, pane, placement, product, shining, skies, smoothstep, stage, surface, turned

SUN, LAMP = "#bfe0ff", "#ffb338"


def suit():
    return surface("suit", "#8a6a4c", rough=0.8, var=0.35, edge=0.4), surface("gear", "#2a2320", rough=0.5, metal=0.3, edge=0.5)


def skin():
    return surface("skin", "#2a2022", rough=0.35, var=0.4, scale=5, bump=0.3, bump_scale=15, coat=0.4, edge=0.35)


def wanderer(loc, rot, scale=1.0):
    """Suited figure with a hand lamp that throws a pool of light ahead (+Y)."""
    soldiers.operative(*suit(), glow("visor", LAMP, 6), "stride", weapon="none", plates=1, loc=loc, rot=rot, scale=scale)
    ahead = lambda *point: turned(point, loc, rot)
    stage.spot(ahead(-0.32, 0.45, 1.1), ahead(-0.4, 8, -0.2), 2600, LAMP, 46, 0.5, 0.05)
    stage.marks(torch=ahead(-0.32, 0.4, 1.05))
    shining("hand lamp", ahead(-0.32, 0.36, 1.0), 0.07, glow("hand lamp", LAMP, 40))


def base(m, rng, x, y, lit=0.4):
    mesh, z = Mesh("base"), mars.dune(x, y) - 0.3
    for args in (mesh, m, (x, y, z), 9.5, lit, rng), (mesh, m, (x + 19, y + 8, z + 0.5), 7, lit * 0.5, rng, 10), (mesh, m, (x - 15, y + 9, z + 0.3), 5.2, 0.0, rng, 10):
        mars.dome(*args)
    mars.module(mesh, m, (x - 12, y + 2, z + 2.4), (x - 31, y - 3, z + 2.2), 1.9, lit * 0.7, rng)
    mars.module(mesh, m, (x + 8, y + 1, z + 2.2), (x + 27, y - 2, z + 2.2), 1.8, lit, rng)
    mars.mast(mesh, m, (x + 11.5, y + 14, z), 34, rng)
    mars.mast(mesh, m, (x - 24, y + 12, z), 19, rng, light=False)
    mesh.box((x, y - 9.4, z + 1.6), (3.4, 1.2, 3.2), m["joint"]).box((x, y - 10.05, z + 1.5), (1.9, 0.1, 2.5), m["window"]).place(0.03)
    stage.area((x, y - 10.3, z + 1.6), (x, y - 20, z), 2, 900, LAMP, 2.4)


def world(m, sun_dir, boulders, x_range=(-60, 70), land=mars.dune):
    terrain.heightfield(m["ground"], land, x_range, (-4, 130), 0.5)
    mars.boulders(m, land, boulders, (-26, 30), (2, 60), lambda x, y: abs(x) > 2.6 or y > 14)
    terrain.ridges(((170, 16, "#5a3020", 1.2), (260, 40, "#5a3323", 4.4)), 900, -2, 2.5, 0.012)
    stage.daylight("#a87a58", "#4a3a3c", 0.62, sun_dir, 1.7, SUN, 2)


def hero():
    """A helmet in the red dust before the base, claws have been over its visor; what did it is seen in the gold."""
    m, rng, at, stones = mars.materials(), random.Random(5), (1.5, 0.0, 0.66), Mesh("stones")
    land = lambda x, y: 0.14 * terrain.fractal(x, y, 5, 2) + 0.035 * math.sin(9 * y + 5 * x + 4 * terrain.fractal(x, y, 3)) * (0.4 + terrain.fractal(x, y, 4, 7)) + 0.26 * math.exp(-(((math.hypot(x - 1.5, y) - 1.0) / 0.45) ** 2))
    terrain.heightfield(m["ground"], land, (-9, 12), (-6, 30), 0.07)
    terrain.heightfield(m["ground"], lambda x, y: mars.dune(x, y) - 1.2, (-90, 110), (26, 190), 1.2)
    for x, y in terrain.scatter(1300, (-8, 11), (-4.5, 26), rng, lambda x, y: math.hypot(x - 1.5, y) > 1.3):
        size = rng.uniform(0.1, 1) ** 8 * 0.42 * min(1, 0.1 + 0.15 * math.hypot(x - 1.2, y + 1)) + 0.012
        stones.blob((x, y, land(x, y) + 0.2 * size), size, m["rock"], rng, (1.3, 1, 0.7), 4 if size > 0.1 else 2, 0.12)
    stones.place(smooth=70)
    terrain.ridges(((230, 16, "#5a3020", 1.2), (300, 40, "#5a3323", 4.4)), 900, -2, 2.5, 0.012)
    base(m, rng, -15, 120, 0.7)
    mars.helmet(m, at, (-0.16, -0.2, -0.42))
    lurker = aliens.prowler(skin(), 0.03, (0.55, -2.9, -0.2), 2.75, 1.55)
    lurker.visible_camera = lurker.visible_shadow = False
    stage.daylight("#c08a60", "#2c3858", 0.55, (0.75, 0.35, -0.3), 3.0, "#ffd2a0", 2, halo=((0.35, 1, -0.3), "#ffd8a8", 5))
    stage.area((5, 3, 3.5), at, 3, 420, SUN)
    stage.camera((-0.5, -5.7, 1.15), (0.68, 4, 1.15), 33, focus=4.9, fstop=0.6, sun=(-120, 400, 34), horizon=(0, 900, 2))


def tile():
    """What waits on the roof, dark before the sun; a lamp walks to the door below."""
    m, rng = mars.materials(), random.Random(8)
    world(m, (-0.05, -1, -0.2), 260)
    base(m, rng, 1.5, 44, 0.5)
    aliens.prowler(skin(), 0.025, (1.6, 43, mars.dune(1.5, 44) + 8.55), 0.75, 2.2, 0.4)
    wanderer((-1.3, 10.5, mars.dune(-1.3, 10.5)), -0.15)
    stage.area((-4.5, 4.5, 4.5), (-1.3, 10.5, 1.0), 1.6, 200, "#ffd9a8")
    stage.camera((0, 0, 1.5), (0.6, 44, 7.4), 34, sun=(0, 400, 140), horizon=(0, 900, 2))


def rover(m, at, turn, size):
    """Six-wheeled rover with its lamps lit, towards +Y."""
    mesh, lamp = Mesh("rover"), glow("head lamp", "#ffdca8", 60)
    mesh.prism([(-1.6, -0.5), (1.3, -0.5), (1.9, 0.1), (1.5, 0.9), (-1.2, 0.9), (-1.6, 0.5)], -0.75, 0.75, m["hull"], placement((0, 0, 1.1), (math.pi / 2, 0, math.pi / 2)))
    for x, y in product((-1, 1), (-1.35, 0, 1.35)):
        mesh.cylinder((0.72 * x - 0.2, y, 0.48), 0.48, 0.4, m["joint"], 28, rot=(0, math.pi / 2, 0)).cylinder((0.72 * x - 0.22, y, 0.48), 0.22, 0.44, m["hull"], 16, rot=(0, math.pi / 2, 0))
    for x in (-1, 1):
        mesh.box((0.77 * x, 0.75, 1.55), (0.04, 0.8, 0.4), m["window"]).ball((0.5 * x, 1.9, 1.15), 0.13, lamp).ball((0.4 * x, 1.1, 2.1), 0.09, lamp)
    mesh.box((0, 1.68, 1.62), (1.2, 0.3, 0.4), m["dead"], (-0.6, 0, 0)).box((0, -0.9, 2.15), (1.2, 1.2, 0.35), m["joint"])
    mesh.cylinder((0.5, -1.4, 2.0), 0.03, 2.2, m["joint"], 6).ball((0.5, -1.4, 4.2), 0.07, m["red"]).place(0.04, at, (0, 0, turn), size)


def ambush():
    """A rover crosses the plain from the base with its lamps lit; on the crag above its way something waits for it."""
    m, rng, stones, at, car, way = mars.materials(), random.Random(7), Mesh("stones"), (3.7, 13.5), (-13, 52), -2.42
    land = lambda x, y: mars.dune(x, y) + 0.12 * max(0, abs(x) - 40)
    crag = lambda x, y: 13 * smoothstep(x + 0.3 - 0.3 * (y - 12) + 1.6 * terrain.fractal(x, y, 6, 3), -2.5, 0.8) * smoothstep(y - 0.8 * terrain.fractal(x, y, 5, 8), 19, 15) + 0.5 * terrain.fractal(x, y, 4, 5) + 0.25 * abs(terrain.fractal(x, y, 1.4, 6)) + 0.02
    m["rock"] = surface("crag", "#4c3628", rough=1, var=0.5, scale=0.8, bump=0.7, bump_scale=4, specular=0.05)
    terrain.heightfield(m["ground"], land, (-110, 110), (8, 150), 0.8)
    terrain.heightfield(m["rock"], crag, (-8, 22), (2, 24), 0.1)
    for _ in range(90):
        x, y = rng.uniform(-3, 12), rng.uniform(7, 17)
        stones.blob((x, y, crag(x, y)), rng.uniform(0.3, 1) ** 4 * 0.7, m["rock"], rng, (1.3, 1, 0.8), 3, 0.2)
    stones.place(smooth=30)
    mars.boulders(m, land, 200, (-60, 40), (34, 110), lambda x, y: math.hypot(x - car[0], y - car[1]) > 5)
    terrain.ridges(((190, 22, "#5a3020", 1.2), (300, 50, "#5a3323", 4.4)), 900, -2, 2.5, 0.012)
    base(m, rng, -34, 118, 0.7)
    aliens.prowler(skin(), 0.014, (*at, crag(*at) - 0.05), -1.85, 1.2, 0.3)
    stage.daylight("#a87a58", "#3a3a4c", 0.6, (-0.2, -1, -0.16), 2.0, SUN, 2)
    rover(m, (*car, land(*car)), way, 1.5)
    ahead = lambda *point: turned(point, (*car, land(*car)), way)
    for x in (-0.75, 0.75):
        stage.spot(ahead(x, 3.2, 1.75), ahead(2 * x, 24, 0.2), 30000, "#ffc878", 34, 0.6, 0.1)
    stage.area((-5, 5, 18), (4, 12, 12.5), 5, 170, "#d0b8a8")
    stage.camera((0, 0, 16.2), (-1.2, 52, 7.0), 36, torch=ahead(0, 3.1, 1.7), aim=ahead(0, 26, 0), sun=(72, 400, 66), horizon=(0, 900, 2))


def listening():
    """Great dishes in a row at dusk, all turned to the sun; somebody with a lamp on the way to the first."""
    m = mars.materials()
    world(m, (-0.3, -1, -0.14), 260, (-90, 130))
    for x, y in ((11, 38), (4, 66), (-2, 96), (-7, 128)):
        mars.dish(m, (x, y, mars.dune(x, y) - 0.3), 9.0, 1.0, 0.6)
    wanderer((-1.6, 13.5, mars.dune(-1.6, 13.5)), -0.35)
    stage.area((-4.5, 5.5, 4.5), (-1.6, 13.5, 1.0), 1.6, 200, "#ffd9a8")
    stage.area((36, 12, 9), (11, 38, 9), 9, 6500, "#ff9a5c")
    stage.area((-26, 22, 22), (10, 38, 10), 7, 5000, SUN)
    stage.camera((-0.8, 0, 1.7), (2.0, 40, 9.6), 30, sun=(-60, 400, 92), horizon=(0, 900, 2))


def plan(x, y):
    """Print of the base: rooms with doors about corridors, some of them still lit, each with its sign."""
    column = np.floor(x / 2.6)
    row = np.floor(y / 2.2 + 0.5 * column)
    u, v = x - 2.6 * (column + 0.5), y - 2.2 * (row + 0.5 - 0.5 * column)
    edge, door, sign = np.minimum(1.3 - abs(u), 1.1 - abs(v)), (abs(u) < 0.24) | (abs(v) < 0.24), ((3 * column + 5 * row) % 8).astype(int)
    rgb = np.array([display(t) for t in ("#31465c", "#5a4a3c", "#284a58", "#5e3424")], np.float32)[(7 * column + 3 * row).astype(int) % 4] * (0.6 + 0.5 * fractal_noise(*x.shape, 20, 3, 4))[..., None]
    rgb = boards.lay(rgb, rgb * 0.45, ((abs(np.modf(abs(4 * u))[0] - 0.5) > 0.46) | (abs(np.modf(abs(4 * v))[0] - 0.5) > 0.46)) & (edge > 0.2))
    rgb = boards.lay(rgb, display("#15181c"), (edge < 0.2) | (np.hypot(u, v) < 0.5))
    drawn = np.choose(sign, [boards.symbol(k, u / 0.34, v / 0.34) for k in range(8)]) + (abs(np.hypot(u, v) - 0.46) < 0.02) + (abs(edge - 0.2) < 0.025) * ~door + (abs(edge - 0.07) < 0.012) * (np.sin(24 * (u + v)) > 0)
    return boards.lay(rgb, display("#e8b060"), 0.85 * drawn.clip(0, 1) * (fractal_noise(*x.shape, 60, 5, 3) > 0.32))


def blackout():
    """A torch on the printed plan of the base lights three of the crew, who aim the wrong way: on the wall behind them stands the shadow of what is not seen."""
    (rng, bare), torch, wall, head, way = minis.slate(8, "#2c4a80", 0.03, "#14161c"), Mesh("torch"), Mesh("wall"), Vector((-1.75, -2.5, 0.34)), Vector((0.42, 0.9, 0.08)).normalized()
    Mesh("board").box((0.6, 0.6, -0.17), (17, 12.4, 0.06), boards.printed("plan", plan(*boards.sheet((17, 12.4), 110)))).place(0.012)
    steel = surface("anodised", "#2a2c30", rough=0.28, metal=0.9, var=0.2, scale=5, edge=0.4)
    tabletop.lathe(torch, (0, 0, 0), [(0, -4.3), (0.33, -4.3), (0.38, -4.22), (0.38, -3.9), (0.33, -3.84)] + [(0.38 + 0.018 * (k % 2), -3.8 + 0.05 * k) for k in range(44)] + [(0.36, -1.55), (0.36, -1.2), (0.42, -1.1), (0.64, -0.7), (0.67, -0.62), (0.67, -0.06), (0.62, 0.0), (0.56, -0.04)], steel)
    for k in range(10):
        torch.box((0.655 * math.cos(0.63 * k), 0.655 * math.sin(0.63 * k), -0.36), (0.06, 0.14, 0.4), steel, (0, 0, 0.63 * k))
    torch.place(0.006, head, way.to_track_quat("Z", "Y").to_euler(), 0.56, smooth=40, shadow=False)
    shining("filament", head + 0.02 * way, 0.24, pane("filament", "#ffdca8", 60), detail=3)
    plaster = surface("plaster", "#b9b0a2", rough=0.9, var=0.18, scale=0.6, streak=0.35, bump=0.1, bump_scale=3, specular=0.1)
    for i, j in product(range(-6, 7), range(4)):
        wall.box((2.9 * i, 7.1, 1.55 + 3.4 * j), (2.86, 0.2, 3.36), plaster)
    wall.place(0.03)
    stage.spot(head + 0.1 * way, (1.35, 7, 3.0), 27000, "#ffc684", 55, 0.1, 0.04)
    for pose, cloth, spot in ("aim", "#d08a24", (2.55, 2.0, -1.2)), ("ready", "#8a2418", (1.1, 2.3, -1.1)), ("aim", "#3a7a98", (1.75, 1.6, -1.3)):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, voxel=0.012), 1.2, 0.4, paint=("#5a5450", cloth, "#a0a4a8*"), ring="#e0a030"), [spot])
    stage.shadow_only(lambda: setattr(aliens.prowler(bare, 0.02, (-1.08, 1.0, 0), 0, 1.06, 0.3), "rotation_euler", (-0.16, 0, 1.12)))  # it rears
    minis.tokens(rng, "#c07a1c", [(2.6, -2.0, 2)], 0.36)
    stage.areas(((9, 3, 6), (2, 1.5, 0.5), 3, 420, "#5a8cff"), ((-9, 1, 8), (-2, 7, 4), 4, 90, "#3f6cd8"), ((-5, -3, 2.5), (-2.2, -3.2, 0.3), 1, 60, "#7fa4ff"))
    stage.camera((0.5, -8, 0.95), (0.5, 7, 0.95), 35, (0, 0.135), torch=head + 0.05 * way, aim=(0.9, 6.5, 3.0), horizon=(0, 900, 0))


def table():
    """A ring of light on the board, painted survivors back to back in it, and what the dark sends from all sides, their queen first; the base beyond."""
    (rng, bare), m = minis.slate(8, "#5a3a2c", 0.08, "#1c1512"), mars.materials()
    minis.board("ring", (26, 26), "#f0c890", at=(0, 6.2), cell=1.7, tints=("#6a3424", "#84503a", "#4a4048", "#7a6040"))
    for k, suit in enumerate(("#d09030", "#c8c0b0", "#4a7a98")):
        crew = [(0.95 * math.cos(a), 5.4 + 0.95 * math.sin(a), a - math.pi / 2) for a in (math.tau * (n + 0.3) / 5 for n in range(k, 5, 3))]
        minis.stand(minis.primed(lambda k=k: soldiers.operative(bare, bare, None, ("aim", "ready")[k % 2], voxel=0.014), 1.1, paint=("#4a4440", suit, "#a0a4a8*"), ring="#e0a030"), crew)
    dark = [(r * math.cos(a), 5.6 + r * math.sin(a), a - math.pi / 2 + rng.gauss(0, 0.2)) for r, a in ((rng.choice((3.0, 3.5, 4.8, 6.2)), math.tau * (k + 0.5 * rng.random()) / 20) for k in range(20)) if not (a > 3.6 and r > 4) and not 1.1 < a < 2.0]
    minis.stand(minis.primed(lambda: aliens.prowler(bare, 0.02), 1.15, 0.5, "#5a6a78", ring="#5a2018"), dark)
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 2.9, 0.9, "#6a7080", ring="#a02818"), [(0.4, 8.6, 0.1)])
    minis.tokens(rng, "#c07a1c", [(0, 5.4, 3), (2.6, 3.0, 1), (-3.2, 3.4, 2)])
    minis.dice([(-2.7, 2.9, 0.4, "#2a2320", "#ffb338"), (-2.2, 2.5, -0.2, "#d8cfc0", "#5a2a18")], 0.4, -0.14)
    minis.cards([(3.3, 3.2, -0.3)], "#3a1c14", lift=-0.12, face=("#d0b890", "#b0602c", "#40242a"))
    base = Mesh("base")
    for x, y, r, lit in ((-5.5, 21, 3.4, 0.6), (0.6, 25, 2.4, 0.3), (-12, 25, 2.8, 0)):
        mars.dome(base, m, (x, y, -0.3), r, lit, rng)
    mars.mast(base, m, (3.6, 24, -0.2), 9, rng)
    base.place(0.02)
    mars.dish(m, (9.5, 24, -0.2), 2.6, -0.5, 0.5)
    minis.lights(SUN, "#ffd9a8", (9, 34, 9), 7000, (-9, -4, 7), 220, (0.1, 5.8), 1.6, "#70b0ff")
    stage.camera((-2.4, -2.4, 4.6), (0.2, 7.2, 0.9), 36)


def exit_sign():
    """The nearest exit, seen from between the teeth of what has come up behind the last one on his way to it."""
    rng, m, hall, jaws, outline = random.Random(6), mars.materials(), Mesh("hall"), Mesh("jaws"), [(-1.7, 0), (1.7, 0), (2.4, 0.8), (2.4, 2.9), (1.6, 3.7), (-1.6, 3.7), (-2.4, 2.9), (-2.4, 0.8)]
    steel, tooth, gum, drool = surface("steel", "#242322", rough=0.4, metal=0.6, var=0.4, scale=0.7, streak=0.5, edge=0.3), surface("tooth", "#8a7a66", rough=0.2, var=0.3, scale=6, coat=0.5), surface("gum", "#2a1416", rough=0.25, var=0.4, scale=5, bump=0.2, bump_scale=9, coat=0.3), surface("drool", "#c8b8a0", rough=0.05, var=0, coat=1.0, glass=0.6)
    inset, arc, high = lambda d: [(x * (1 - d), 1.8 + (z - 1.8) * (1 - d) if z else -0.2) for x, z in outline], lambda t, grow=1.0: (0.98 * math.sin(t) * grow, 0.35 + math.cos(t)), lambda t, share: 1 - share * abs(math.sin(t))
    hall.ring(inset(-0.3), outline, -2, 20, steel).box((0, 8, -0.03), (5, 24, 0.1), surface("wet floor", "#1a1614", rough=0.1, var=0, bump=0.015, bump_scale=1.5, specular=0.9))
    for y in range(3, 20, 3):
        hall.ring(outline, inset(0.12), y, y + 0.35, m["joint"])
        for x, z in ((-2.2, 2.6), (-2.25, 2.35), (2.2, 2.7), (2.25, 1.2)):
            hall.tube([(x, y, z), (x * 0.98, y + 1.5, z - 0.08), (x, y + 3, z)], 0.06, m["joint"], 8)
    hall.box((0, 20.4, 2), (6, 0.3, 5), pane("out", "#ffc070", 8)).box((-2.0, 19.8, 1.8), (1.2, 0.5, 4), steel).box((2.0, 19.8, 1.8), (1.2, 0.5, 4), steel).box((0, 19.8, 3.5), (4, 0.5, 1.0), steel).place(0.02)
    for way, lift in ((1, 0.56), (-1, -0.5)):
        jaws.tube([(*arc(t, 1.12), 1.32 + way * (0.14 + abs(lift) * high(t, 0.25))) for t in np.linspace(-1.75, 1.75, 60)], lambda t: 0.17 + 0.02 * math.sin(60 * t), gum, 14)
        for t in np.linspace(-1.6, 1.6, 25):
            t, long = t + rng.uniform(-0.04, 0.04) + 0.03 * way, rng.uniform(0.14, 0.46) * (0.15 + high(t, 0.3))
            (x, y), z = arc(t), 1.32 + lift * high(t, 0.2) + 0.06 * way
            jaws.tube([(x * (1 - 0.16 * q * q), y - 0.1 * q * q, z - way * long * q) for q in np.linspace(-0.12, 1, 10)], lambda q, w=rng.uniform(0.035, 0.05): w * (1 - q) ** 0.8 + 0.002, tooth, 12)
    for t, low, thick in ((-0.62, -0.34, 0.008), (-0.2, 0.12, 0.006), (0.33, -0.38, 0.007), (0.9, -0.3, 0.009), (0.5, 0.1, 0.005)):
        jaws.tube([(arc(t)[0] + 0.02 * q * (1 - q), arc(t)[1] - 0.02, 1.77 + (low - 0.45) * q) for q in np.linspace(0, 1, 20)], lambda q, w=thick: w * (0.35 + 1.6 * (q - 0.5) ** 2), drool, 8)
    jaws.place(smooth=50)
    soldiers.operative(*suit(), glow("visor", LAMP, 3), "stride", weapon="none", plates=1, loc=(-0.45, 10.8, 0), rot=-0.05)
    stage.ambient("#2a3c66", 0.05)
    stage.areas(((0, 20.1, 1.9), (0, 0, 1.2), 2.6, 900, "#ffb860", 3), ((-2.0, 2.4, 2.4), (0, 0.9, 1.3), 0.7, 24, "#6f9cff"), ((2.0, 2.4, 2.4), (0, 0.9, 1.3), 0.7, 24, "#6f9cff"))
    stage.camera((0, 0, 1.32), (0, 20, 1.42), 24, torch=(0, 20, 1.5))


def grade(pic, start, ev=1.15, disc=0.022):
    pic.mist("sun", 0.34, ("#9dc0e0", 0.62), ("#8f5c40", 0.36), 0.012, start, 0.95, pic.belt(0.35, 0.65, 1.5) * (0.6 + 0.8 * pic.noise(2.5, 4, 2.6)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#b98862", "#a06a48", "#6b4232", "#3a2622"), "#6da0d8", "#5b3a2c", "#c7a58c", 0.42, 5, 0.55, 2.4)
    pic.sky(sky + linear("#eaf4ff", 6.0) * pic.near("sun", disc)[..., None] ** 3 + linear("#9fc8f5", 0.5) * pic.near("sun", 0.1)[..., None])
    pic.rays("sun", 0.12, linear("#a8cdf5", 1.2), 0.5, 0.8, pic.near("sun", 0.2), (start, 50))
    if "torch" in pic.marks:
        pic.glow("torch", 0.05, linear(LAMP, 0.5), (pic.depth > pic.marks["torch"][2]) * (pic.marks["torch"][2] > 0))
    pic.develop(ev, 1.34, 1.12, ("#3a2224", "#ffdfb8", 0.15), (0.6, (0.55, 0.5), 0.86), (0.13, 1.0))


SHOTS = {
    "closing": Shot(exit_sign, lambda pic: (
        pic.mist("torch", 0.24, ("#ffb860", 0.45), ("#3a2418", 0.1), 0.026, 2.5, 0.7, 0.6 + 0.8 * pic.noise(3, 4, 1.6)),
        pic.rays("torch", 0.16, linear("#ffc888", 1.0), 0.5, 0.85, pic.near("torch", 0.3), (2, 12)),
        pic.glow("torch", 0.3, linear("#ffb860", 0.1)),
        pic.develop(1.0, 1.34, 1.12, ("#1c2440", "#ffdfb8", 0.15), (0.45, (0.5, 0.5), 0.9), (0.2, 0.9))), samples=26),
    "hero": Shot(hero, lambda pic: grade(pic, 30, 1.2), samples=12, far=420),
    "tile": Shot(tile, lambda pic: grade(pic, 32), samples=20, far=420),
    "feature-3": Shot(ambush, lambda pic: (air.beam(pic, "torch", "aim", 0.3, 0.4), grade(pic, 24, 1.3, 0.03)), samples=14, far=420, bounces=(2, 2, 2)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, SUN, "#6a2c1c", 14, 0.035, ev=1.15, glow=0.1, spread=0.3), samples=11, far=90, bounces=(2, 1, 2)),
    "feature-4": Shot(blackout, lambda pic: (
        air.beam(pic, "torch", "aim", 0.4, 0.03),
        pic.develop(1.0, 1.36, 1.14, ("#1c2440", "#ffdfb8", 0.14), (0.6, (0.52, 0.48), 0.86), (0.15, 1.0))), samples=28, bounces=(2, 1, 2)),
    "feature-2": Shot(listening, lambda pic: grade(pic, 30, 1.25), samples=32, far=420)}
