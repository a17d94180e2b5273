"""ISS Vanguard: an ivory ship between a red world and ultramarine ones; four small people walk under the bones of a giant."""
import math
import random

import numpy as np
from scipy.interpolate import CubicSpline

from kits import binder, boards, minis, relics, soldiers, starship, still, terrain
from lib.tools import _Graph, Mesh, Shot, display, fractal_noise, gaussian_filter, glow, linear, ngon, pane, product, skies, smoothstep, stage, surface

GOLD, BLUE, CREW = "#ffd59a", "#7fa8ff", ("#b8472f", "#3f8f6a", "#d0a03c", "#3f66b0")
WORLD = dict(sea="#12397e", land="#8a6a4c", cloud="#f2eee6", air="#86b2ff")


def crew(spots, height):
    """The four sections of the crew, one colour each; spots are (x, y, turn, pose)."""
    visor = glow("visor", GOLD, 3)
    for tint, (x, y, turn, pose) in zip(CREW, spots):
        soldiers.operative(surface("suit", "#b9b2a6", rough=0.7, var=0.2, edge=0.3), surface("gear " + tint, tint, rough=0.5, var=0.2, edge=0.5), visor, pose, weapon="rifle" if pose == "ready" else "none", plates=1, loc=(x, y, height(x, y)), rot=turn, voxel=0.014)


def hero():
    """One of the crew, seen only as a helmet huge in the dark; in its gold visor the red world: three others walk to the lander, their long shadows behind them."""
    m, way, light = starship.materials(), lambda a, d: (-d * math.sin(a), -d * math.cos(a)), (math.sin(1.88), math.cos(1.88), -0.2)
    starship.helmet(m, CREW[3], (0, 0, 0), (0.05, 0.04, -0.72))
    land, g = lambda x, y: 0.25 * terrain.fractal(x, y, 9, 3) - 2.2 + 0.002 * (x * x + y * y) * (math.hypot(x, y) > 20), _Graph(stage.bpy.context.scene.world)
    with stage.made() as mirrored:
        terrain.heightfield(surface("dust", "#c4683a", rough=1, var=0.3, scale=0.6, bump=0.4, bump_scale=2, specular=0), land, (-60, 60), (-60, 40), 0.5)
        crew([(*way(a, d), math.pi - a - 0.35, "stride") for a, d in ((0.12, 2.6), (0.5, 3.1), (0.84, 4.2))], land)
        starship.lander(m, (*way(1.08, 11.5), -2.4), math.pi - 1.08 + 0.5, 1.1)
        Mesh("sun").ball((-280, 88, 50), 10, glow("sun", "#ffe0b0", 60), detail=4).place(shadow=False)
    for obj in mirrored:
        obj.visible_camera = obj.visible_diffuse = False
    stage.spot((*way(0.3, 2.2), 0.8), (*way(0.55, 3.6), -1.4), 260, "#ffb888", 100, 0.8, 0.3)
    stage.daylight("#d88a50", "#1a2a60", 0.25, light, 10.0, "#ffdcb0", 1.5, halo=(light, "#ffc890", 8))
    g.wire(g.remap(g.nodes.new("ShaderNodeLightPath").outputs["Is Glossy Ray"], 0, 1, 0.14, 1.3), g.nodes["Background"].inputs[1])
    stage.area((3.2, 6.5, 2.2), (0, 0, 0), 3, 1500, BLUE)
    stage.camera((-0.8, -7.2, -1.25), (-0.8, 0, 0.0), 58)


def shore(x, y):
    return 1.4 * terrain.fractal(x, y, 40, 3) + 0.35 * terrain.fractal(x, y, 8, 6) + 0.04 * math.sin(y * 1.9 + 2 * terrain.fractal(x, y, 12, 1)) + 0.03 * max(0, y - 80)


def tile():
    """Four of the crew walk between the ribs of a giant to the lander, in the long shadows of a low sun."""
    bone, rock = surface("bone", "#d9cdb4", rough=0.75, var=0.3, scale=0.5, streak=0.6, bump=0.5, bump_scale=1.5), surface("rock", "#4a5578", rough=0.95, var=0.4, scale=0.5, bump=0.7, bump_scale=2)
    terrain.heightfield(surface("sand", "#b9a588", rough=1, var=0.25, scale=0.4, bump=0.35, bump_scale=3, specular=0), shore, (-45, 45), (-4, 130), 0.5)
    relics.bones(bone, shore, [(1.5 + 0.06 * y * math.sin(y * 0.02), y, 21 - 0.02 * y, -0.4) for y in (24, 34, 45, 58, 73, 90)])
    crew(((-3.4, 16.5, -1.3, "stride"), (-1.7, 17.2, -1.2, "stride"), (-0.2, 16.4, -1.3, "stride"), (1.7, 17.4, -1.2, "stride")), shore)
    starship.lander(starship.materials(), (-3, 52, shore(-3, 52)), 0.3, 1.0)
    terrain.rocks(rock, [(x, y, shore(x, y)) for x, y in ((-6, 9), (-5, 12), (6.5, 11), (7.6, 14), (-9, 22), (10, 26))], random.Random(7), (0.3, 1.1))
    terrain.ridges(((140, 16, "#5a6a9a", 2.2), (230, 40, "#6a7cae", 5.4)), 800, -2, 2.5, 0.012)
    stage.daylight("#aebfe8", "#2f4fa8", 0.3, (-0.5, -0.84, -0.19), 9, "#ffcf98", 0.6)
    stage.camera((0.3, -2.2, 1.0), (0.6, 30, 8.0), 33, horizon=(0, 900, 4))


def logbook():
    """The ship's own binder lies open: a stiff page stands up on its steel rings, and in it the ship, cut open, its rooms alight."""
    m, room, power = starship.materials(), Mesh("room"), lambda q: math.copysign(abs(q) ** 0.5, q)
    m["gold"] = surface("gold", "#c98f4e", rough=0.26, metal=1, var=0.15)
    m["steel"] = surface("steel", "#a4a9b4", rough=0.2, metal=1, var=0.3, scale=3, bump=0.03, bump_scale=30)
    for key, tint, light in ("screen", "#7fd0ff", 5), ("sleep", "#7fb8ff", 1.1), ("core", "#ff9a40", 10), ("tank", "#6fe0b8", 2):
        m[key] = pane(key, tint, light)
    m["globe"] = surface("globe", "#2f6fe0", rough=0.3, var=0.5, scale=5, coat=0.6)
    stage.ambient("#22357a", 0.14)
    desk = surface("desk", "#1a1f2c", rough=0.3, metal=0.4, var=0.35, scale=0.6, bump=0.02, bump_scale=4)
    Mesh("desk").box((0, 0, -0.5), (120, 34, 0.4), desk).place(0.1)
    within, paper = binder.binder(m, CREW)
    with stage.small(within=within):
        binder.cutaway(m, paper)
        starship.lander(m, (0.9, 0.45, -2.16), 0.5, 0.125)
        with stage.small((0, 0.28, 0), 0.4):
            floor = lambda x, y: {-1.6: -5.4, -0.9: 1.97}.get(x, -1.65)
            crew(((-1.6, 0, 0.4, "rest"), (-0.9, 0.2, -0.5, "rest"), (1.3, 0.1, 0.9, "rest"), (11.9, 0.1, 0.2, "ready")), floor)
    outline = lambda d: [(15 + (17 - d) * power(c), 10.5 + (8 - d) * power(s)) for c, s in ngon(1, 120)]
    for out, into, near, far, key in ((-40, 0, 26, 27, "grey"), (-0.8, 0.1, 25.4, 26.2, "hull"), (0.1, 0.6, 25.8, 27, "dark")):
        room.ring(outline(out), outline(into), near, far, m[key])
    for k in range(12, 26):
        light = pane("light", (GOLD, "#7fb8ff", GOLD)[k % 3], 8)
        room.box((-30 + 2.4 * k, 24.7, 0), (2.3, 1.6, 4.0), m["grey"]).box((-30 + 2.4 * k, 23.8, 0.5 * (k % 3) + 0.7), (0.7, 0.1, 0.26), light)
    room.place(0.05)
    stage.spot((-14, -15, 17), (-1, 0, 6), 18000, "#fff0dc", 30, 0.9, 1.0)
    stage.areas(((16, 8, 9), (0, 0, 4), 6, 2600, BLUE), ((-16, 10, 6), (0, 0, 3), 6, 1800, BLUE))
    stage.areas(((13, 25, 10), (4, 0, 2), 14, 1300, BLUE, 8), ((25, 17, -1), (25, 27, 6), 14, 1500, "#ff9a50", 2))
    stage.camera((-6.6, -18.2, 7.0), (0.75, 0, 4.95), 36, focus=(-2, -0.5, 5.4), fstop=0.2)


def page():
    """A planet is a page of a great book, and the page before it comes over like a wave; four of the crew run for the lander."""
    rng, bare, edge, m, paper, (x, y), (t, away) = random.Random(3), surface("bare", "#222222", var=0), surface("page edge", "#d8cbb0", rough=0.9, var=0.3, scale=1.5), starship.materials(), Mesh("paper"), boards.sheet((17, 18), 130), np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 40))
    stage.ambient("#2a3f88", 0.1)
    Mesh("slate").box((0, 60, -1.5), (400, 300, 0.2), surface("slate", "#10131c", rough=0.5, var=0.4, scale=0.9, bump=0.08, bump_scale=5)).place()
    Mesh("board").box((4.3, 9, -0.186), (14.4, 16.2, 0.02), boards.printed("board", boards.board_print("hex", (14.4, 16.2), 1.2, ("#6a4632", "#84583a", "#4a4858", "#34506a", "#7a6a50"), "#e8c890", 7))).place()
    paper.box((-4, 9, -1.28), (34, 19.4, 0.14), surface("cloth", "#141f4a", rough=0.6, var=0.3, scale=6))
    for k, side in product(range(64), (-1, 1)):
        paper.box((-4 + side * (8.05 + rng.uniform(-0.03, 0.03)), 9, -1.2 + 0.0158 * k), (16.1, 18.2 + rng.uniform(-0.06, 0.06), 0.0135), edge)
    paper.place()
    still.paper((15.4, 17.6), lambda u, v, rgb: boards.lay(rgb, display("#2a3a78"), 0.8 * (boards.writing(u / 2, v / 2) & (abs(u) < 6.4) & (abs(v) < 7.6))), (-12, 9, -0.19))
    u, v, shade = x + 1.6, y + 2.4, (1.15 - 0.2 * np.hypot(x + 2.8, y + 3.8)).clip(0.08, 1)[..., None]
    r, wide, land = np.hypot(u, v), np.sqrt((4.4**2 - v * v).clip(0.01)), fractal_noise(*x.shape, 5, 6, 9)
    degrees = still.lines(np.arcsin((u / wide).clip(-1, 1)), math.pi / 9, 0.02) | still.lines(np.arcsin((v / 4.4).clip(-1, 1)), math.pi / 9, 0.02)
    rgb = display("#e6dcc4") * (0.85 + 0.25 * fractal_noise(*x.shape, 30, 4, 3))[..., None]
    for tint, how in (("#1c2c5c", 1), ("#b0582c", smoothstep(land, 0.44, 0.47)), ("#dca468", smoothstep(land, 0.6, 0.72)), ("#f2e4cc", smoothstep(fractal_noise(*x.shape, 7, 9, 9) + 0.04 * np.sin(3 * y), 0.61, 0.7)), ("#ffd9a0", 0.5 * degrees)):
        rgb = boards.lay(rgb, display(tint) * shade * (0.6 + 0.8 * land)[..., None], (r < 4.4) * how)
    rgb = boards.lay(rgb, display("#2a3a78"), 0.8 * ((abs(r - 4.9) < 0.05) | (abs(r - 6.1) < 0.03) | boards.writing(x / 2, y / 2) & (r > 6.6) & (y > -1) & (abs(x) < 7) & (abs(y) < 7.6)))
    printed, along = boards.printed("page", rgb, bump=0), np.moveaxis(CubicSpline(np.linspace(0, 1, 6), [(-4, -0.2), (-5.7, 2.8), (-5.6, 6.0), (-2.9, 8.6), (1.0, 8.7), (3.8, 6.8)])(t), 2, 0)
    wave = Mesh("wave").sheet(np.dstack([along[0] + 1.6 * (1 - away) * t**2, 18 * away, along[1] + (0.8 * away - 0.5) * t**3 + 0.12 * np.sin(7 * away + 3 * t) * t]).tolist(), printed).place(smooth=60)
    wave.data.uv_layers.new().data.foreach_set("uv", [q for loop in wave.data.loops for q in (loop.vertex_index % 60 / 59, loop.vertex_index // 60 / 39)])
    printed.node_tree.links.new(printed.node_tree.nodes["Texture Coordinate"].outputs["UV"], printed.node_tree.nodes["Image Texture"].inputs[0])
    terrain.rocks(surface("rock", "#6a4030", rough=0.95, var=0.4, scale=2, bump=0.5, bump_scale=8), [(*at, -0.1) for at in ((8.5, 12), (9.6, 10.8), (10.4, 13.5), (-1.5, 14), (-0.4, 15), (9.8, 5.5), (3.0, 15.5))], random.Random(3), (0.25, 0.8))
    starship.lander(m, (5.4, 9.4, -0.17), -0.75, 0.36)
    for tint, x, y in zip(CREW, (-2.3, 0.3, 1.5, 2.5), (3.6, 4.7, 6.4, 7.0)):
        minis.stand(minis.primed(lambda: soldiers.operative(bare, bare, None, "stride", weapon="none", plates=1, voxel=0.012), 1.3, 0, paint=("#d8d4c8", tint, "#a0a4a8*")), [(x, y, -math.atan2(4.4 - x, 8.4 - y))], -0.245)
    stage.point((5.4, 9.4, 0.5), 500, "#ffb060", 0.3)
    for at, to, *lamp in ((4.1, 8.0, 1.2), (1.0, 5.0, 0), 0.5, 160, GOLD), ((4.2, 8.6, 2.2), (-4, 7, 3.6), 1.6, 900, "#ffb060"), ((3, -9, 1.5), (3, 0, -0.8), 5, 200, "#ffd8a8", 1), ((-14, 14, 12), (-3, 8, 7), 6, 1500, BLUE), ((10, 26, 9), (4, 8, 1), 6, 1500, BLUE):
        stage.area(at, to, *lamp)
    stage.spot((13, 2, 8), (-3, 7, 5), 450, "#ffd0a0", 50, 0.8, 0.5)
    stage.spot((-1, -6, 7), (5.4, 9.4, 1.6), 2600, "#ffe0b8", 20, 0.9, 0.4)
    stage.camera((5.2, -11.6, 4.0), (0.7, 8, 3.75), 29, back=(6, 34, 3), horizon=(0, 3000, 0))


def gorge():
    """Four of the crew walk up a flooded gorge of basalt columns; the lander comes down on its flame where it opens on the light."""
    m, rng, middle = starship.materials(), random.Random(5), lambda y: 3.5 * math.sin(0.045 * y) - 1
    basalt = surface("basalt", "#3d4352", rough=0.5, var=0.4, scale=0.5, streak=0.5, bump=0.5, bump_scale=4, edge=0.4, specular=0.4)

    def column(x, y, size):
        side, broken = abs(x - middle(y)), 0.5 + 0.5 * terrain.fractal(x, y, 9, 4, 3)
        cliff = (10 + 0.1 * y + 16 * broken) * smoothstep(side, 4.5 + 2.5 * broken, 9 + 6 * broken) + 0.5 * max(0, side - 9)
        return cliff + size * (0.5 * rng.random() * min(1, cliff) + rng.uniform(-0.3, 0.34) * (side < 9) + 1.5 * rng.random() ** 6)

    columns, at = Mesh("columns"), (4.6, 74, 15)
    for size, near, far, wide in ((0.62, -4, 46, 20), (1.2, 46, 120, 46), (2.6, 120, 260, 90)):
        for i in range(-int(wide / size / 1.5), int(wide / size / 1.5) + 1):
            for j in range(int(near / size / 1.732), int(far / size / 1.732)):
                x, y = i * size * 1.5, (j + 0.5 * (i % 2)) * size * 1.732
                columns.prism([(x + a, y + b) for a, b in ngon(size * rng.uniform(0.93, 0.99), 6, rng.uniform(-0.08, 0.08))], -1, column(x, y, size), basalt, taper=0.985)
    columns.place(smooth=0)
    terrain.sea(surface("water", "#05080f", rough=0.06, var=0, bump=0.08, bump_scale=1.2, specular=0.7), 0.02, 600)
    crew(((-2.6, 17.0, -0.1, "stride"), (0.1, 20.6, 0.1, "ready"), (1.0, 16.4, -0.2, "stride"), (2.9, 21.6, 0.25, "stride")), lambda x, y: 0.3)
    starship.lander(m, at, 0.4, 1.1, ramp=False)
    Mesh("flame").cylinder((at[0], at[1], at[2] - 9), 0.15, 10.5, glow("exhaust", "#ffe2b0", 26), 20, 0.8).place(shadow=False)
    stage.point((at[0], at[1] - 1, at[2] - 7), 26000, GOLD, 1.0)
    stage.daylight("#aebfe8", "#3a55b0", 0.75, (-0.12, -0.93, -0.3), 4.5, "#ffe3bd", 2)
    stage.camera((-0.6, 0.5, 2.1), (1.2, 30, 5.2), 29, flame=(at[0], at[1], at[2] - 5), horizon=(0, 900, 4))


def grade_gorge(pic):
    pic.mist("flame", 0.42, ("#ffd8a0", 0.8), ("#5f7fd0", 0.4), 0.0115, 16, 0.95, 0.6 + 0.7 * pic.noise(2.5, 4, 2.2))
    pic.sky(skies.clouded(pic, pic.horizon, "flame", ("#e8d8c0", "#7f9ade", "#2f4fa8", "#14235c"), "#ffe3bd", "#3f5296", "#e8dcd0", 0.5, 7, 0.6, 2.6))
    pic.rays("flame", 0.12, linear("#ffe0b0", 1.0), 0.8, 0.8, pic.near("flame", 0.3), (14, 30))
    for size, gain in ((0.03, 4), (0.12, 0.5), (0.4, 0.16)):
        pic.glow("flame", size, linear("#ffe0b0", gain), pic.depth > 40)
    pic.develop(0.8, 1.3, 1.15, ("#16224a", "#ffe6c0", 0.14), (0.5, (0.55, 0.45), 0.95), (0.14, 1.0))


def grade_hero(pic):
    body, mask, halo = starship.planet(pic, (2.4, 1.7), 1.9, (-0.8, -0.25, -0.6), seed=5, **WORLD)
    pic.sky((starship.stars(pic, 400, 3, ("#1c2c66", "#4a4a8a"), 0.03) + linear("#060a1c", 1.0)) * (1 - mask) + (body * 0.25 + linear("#060c22")) * mask + halo)
    pic.develop(0.9, 1.3, 1.15, ("#16224a", "#ffe6c0", 0.12), (0.4, (0.65, 0.42), 1.0), (0.14, 1.0))


def grade_tile(pic):
    (body, mask, halo), dusk = starship.planet(pic, (0.24, 0.2), 0.17, (0.75, -0.35, -0.45), "#c7b08c", "#a98a68", "#e8dcc6", "#d8e2ff", 4), ("#f4cc98", "#a9b6c6", "#3f66b4", "#17327e")
    pic.mist((0.86, 0.62), 0.5, ("#ffcf98", 0.75), ("#5f84c4", 0.34), 0.012, 14, 0.95, pic.belt(0.4, 0.6, 1.4) * (0.6 + 0.8 * pic.noise(2.5, 4, 2.6)))
    pic.sky(skies.clouded(pic, pic.horizon, (0.86, 0.62), dusk, "#ffd8a8", "#4a6aa8", "#f4d4b0", 0.34, 7, 0.75, 2.6) + halo * 0.3 + body * 0.8 * mask)
    pic.develop(0.45, 1.25, 1.15, ("#1f3068", "#ffeccc", 0.14), (0.45, (0.5, 0.5), 0.92), (0.1, 1.1))


def grade_logbook(pic):
    body, mask, halo = starship.planet(pic, (1.2, 0.44), 0.36, (-0.75, 0.55, 0.0), seed=6, **WORLD)
    space = (starship.stars(pic, 350, 5, ("#1c2c66", "#4a4a8a"), 0.05) + linear("#070d26", 1.0)) * (1 - mask) + body * 0.5 * mask + halo * 2
    pic.background = gaussian_filter(pic.background, 0.002 * pic.h)
    pic.sky(gaussian_filter(space, (0.005 * pic.h, 0.005 * pic.h, 0)))
    pic.develop(0.9, 1.28, 1.12, ("#16224a", "#ffe6c0", 0.14), (0.45, (0.5, 0.5), 0.95), (0.16, 1.0))


SHOTS = {
    "closing": starship.weightless("#ffbe6a", WORLD),
    "hero": Shot(hero, grade_hero, samples=32, far=60, bounces=(3, 2, 2)),
    "tile": Shot(tile, grade_tile, samples=24, far=420, bounces=(3, 2, 2)),
    "feature-2": Shot(logbook, grade_logbook, samples=40, far=120, bounces=(3, 2, 2)),
    "feature-3": Shot(page, lambda pic: minis.finish(pic, "#5468c0", "#141f58", 20, 0.03, starship.stars(pic, 900, 5, ("#1c2c66", "#4a4a8a"), 0.05) + linear("#101c50") * (0.35 + 1.0 * pic.y)[..., None], ev=1.1, glow=0.06), samples=24, far=90, bounces=(3, 2, 2)),
    "feature-1": Shot(gorge, grade_gorge, samples=28, far=420, bounces=(3, 2, 2)),
}
