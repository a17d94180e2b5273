"""S.T.A.L.K.E.R.: one man with a bolt in his hand before a whirl of lifted stones, on a dead road under a sick yellow sky."""
import math
import random

from kits import boards, soldiers, tabletop, terrain, zone
from lib import skies, stage
from lib.materials import surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

LIME, AMBER = "#dcff6a", "#ffb056"


def gear():
    return surface("coat", "#4b4a36", rough=0.9, var=0.4, scale=4, edge=0.3), surface("kit", "#2a2922", rough=0.6, metal=0.2, edge=0.5)


def ground(x, y):
    edge = abs(x - zone.road(y))
    z = 0.9 * terrain.fractal(x, y, 26, 3) + 0.3 * terrain.fractal(x, y, 6, 8) + 0.25 + 0.012 * max(0, y - 30)
    k = min(1, max(0, (edge - 3.4) / 3))
    k = k * k * (3 - 2 * k)
    return z * k + (0.06 + 0.05 * terrain.fractal(x, y, 3, 1)) * (1 - k)


def land(m, rng, whirl, radius, grass=5200, x_range=(-22, 26)):
    """Ground, road, grass and the whirl with its light."""
    terrain.heightfield(m["mud"], ground, (-70, 80), (-4, 120), 0.5)
    terrain.sea(m["puddle"], -0.12, 300)
    zone.strip(m, -4, 110, (whirl[0], whirl[1], radius * 0.9))
    spark = zone.anomaly(m, whirl, radius, rng)
    stage.point(spark, 2600, LIME, 0.35)
    stage.mark("spark", spark)
    terrain.grass(
        m["grass"], ground, grass, x_range, (1, 46), rng, (0.35, 0.95),
        keep=lambda x, y: abs(x - zone.road(y)) > 3.0 + 1.2 * math.sin(y) and math.hypot(x - whirl[0], y - whirl[1]) > radius * 0.9,
    )
    stage.gradient_sky("#c2ad66", "#555440", 0.85)


def man(loc, rot, pose="stride", voxel=0.012, weapon="rifle"):
    soldiers.operative(*gear(), None, pose, "mask", "rucksack", weapon, 1.04, 1, coat=0.42, hood=True, sweep=(0.05, -0.06), voxel=voxel, loc=loc, rot=rot)


def hero():
    m, rng = zone.materials(), random.Random(11)
    land(m, rng, (4.2, 24, 0.2), 3.6)
    stage.sun((-0.25, -0.9, -0.32), 1.5, "#ffe9a0", 6)
    man((-0.3, 9.0, 0.2), -0.35, weapon="none")
    zone.cooling_tower(m, (62, 190, -3), 84)
    zone.cooling_tower(m, (2, 270, -3), 84)
    mesh = Mesh("far things")
    zone.pylon(mesh, m, (-26, 66, 1), 27, 0.12, 0.3)
    zone.pylon(mesh, m, (-48, 120, 1), 27, 0.0, 0.3)
    zone.wires(mesh, m, (-26, 66, 20), (-48, 120, 22), 4)
    zone.block(mesh, m, (39, 96, 1), 9, 9, rng, rot=-0.35)
    zone.block(mesh, m, (-72, 150, 1), 9, 12, rng, rot=0.3)
    mesh.place()
    side = Mesh("roadside")
    zone.wreck(side, m, (-3.4, 17.5, 0.12), (0.04, 0.05, 0.7))
    zone.rubble(side, m, (7, 19, 0.4), 4, 40, rng)
    tops = [zone.pole(side, m, (8.6 + 0.1 * y, y, ground(8.6, y)), 8, lean) for y, lean in ((8, -0.09), (24, 0.07), (42, -0.04), (62, 0.06))]
    for a, b in zip(tops, tops[1:]):
        zone.wires(side, m, a, b, 1.0, 2, 1.4)
    side.place()
    terrain.dead_tree(m["bark"], (-9.5, 12, ground(-9.5, 12)), 8.5, random.Random(8), 0.5)
    stage.mark("horizon", (0, 900, 6))
    stage.mark("sun", (64, 600, 130))
    stage.camera((-0.8, 0.6, 1.6), (4.3, 40, 6.1), 28)


def tile():
    m, rng, whirl = zone.materials(), random.Random(6), (1.5, 21, 0.2)
    land(m, rng, whirl, 4.4, 3800, (-16, 17))
    stage.sun((0.1, -0.9, -0.3), 1.3, "#ffe9a0", 6)
    man((-0.85, 6.6, 0.2), -0.1)
    zone.cooling_tower(m, (4, 150, -4), 86)
    mesh = Mesh("sides")
    zone.pylon(mesh, m, (-22, 62, 1), 28, -0.1, 0.2)
    zone.block(mesh, m, (44, 110, 1), 9, 8, rng, rot=-0.5)
    zone.wreck(mesh, m, (-4.2, 14.5, 0.15), (0.05, 0.02, 1.1))
    mesh.place()
    terrain.dead_tree(m["bark"], (9.2, 20, ground(9, 20)), 9, random.Random(5), 1.5)
    stage.mark("horizon", (0, 900, 6))
    stage.mark("sun", (-16, 600, 230))
    stage.camera((0.2, -1.6, 1.3), (0.4, 30, 9.0), 34)


def masked():
    """The man of the hero picture from the front, his mask lit by what he has found."""
    hero()
    m, rng, behind = zone.materials(), random.Random(3), Mesh("behind")
    zone.block(behind, m, (-19, -52, 0), 9, 8, rng, rot=2.9)
    zone.pylon(behind, m, (2, -34, 0), 22, 0.08, 0.4)
    zone.wreck(behind, m, (3.4, 3.6, 0.1), (0.03, 0.02, 0.9))
    behind.place()
    stage.area((1.6, 12.6, 1.0), (-0.2, 9, 1.5), 0.7, 60, LIME)
    stage.area((-3.5, 6.0, 3.4), (-0.2, 9, 1.5), 1.2, 420, "#ffdf9a")
    stage.area((3.2, 12.4, 3.0), (-0.2, 9, 1.5), 1.4, 190, "#f4ecd2")


def feature():
    m, rng = zone.materials(), random.Random(2)
    stage.ambient("#3c3a28", 0.3)
    tabletop.table("#3a2c1c", "#2c2115", -0.06, 0.6, 0.05)
    board = Mesh("map")
    tints = [surface("tile " + t, t, rough=0.8, var=0.45, scale=1.2) for t in ("#5c5a3a", "#6a6446", "#4a4c38", "#54503e", "#7a6a44")]
    for i in range(-4, 6):
        for j in range(-2, 6):
            board.box((i * 1.52, j * 1.52, 0), (1.5, 1.5, 0.08), rng.choice(tints))
    zone.rubble(board, m, (-0.4, 3.3, 0.05), 1.6, 40, rng, (0.06, 0.26))
    board.place(0.01)
    for x, y, turn in ((-3.0, 4.4, 0.3), (3.3, 5.4, -0.35)):
        part = Mesh("house")
        zone.block(part, m, (0, 0, 0), 5, 4, rng)
        part.place(loc=(x, y, 0.04), rot=(0, 0, turn), scale=0.13)
    plastic = surface("plastic", "#85857a", rough=0.42, var=0.05, edge=0.85, wash=0.85)
    soldiers.operative(plastic, plastic, None, "ready", "mask", "rucksack", "rifle", 1.04, 1, coat=0.42, hood=True, voxel=0.009, loc=(0.2, 0.1, 0.2), rot=math.pi - 0.5, scale=1.36)
    tabletop.miniature_base(plastic, (0.15, 0.1, 0.04), 0.9, rng, 0.14, 18)
    fire = zone.anomaly(m, (-2.05, 1.5, 0.05), 0.55, rng, 1.1, 60)
    stage.point(fire, 60, LIME, 0.06)
    stage.mark("spark", fire)
    olive, at = surface("olive", "#5d6046", rough=0.5, edge=0.7), (2.4, 2.3, 0.14)
    soldiers.operative(olive, olive, None, "aim", "mask", "rucksack", "rifle", 1.0, 1, hood=True, loc=at, rot=1.9, scale=0.88, voxel=0.014)
    tabletop.miniature_base(olive, (2.4, 2.3, 0.04), 0.5, None, 0.1)
    stage.area((4.5, 3.6, 3.4), (0, 0, 1.4), 1.2, 800, AMBER)
    stage.area((-4.5, 4.2, 4.0), (0, 0, 1.4), 1.4, 460, "#b8d0a0")
    stage.area((-1.5, -5.5, 5.0), (0, 0, 1.0), 3.0, 190, "#fff0d6")
    stage.camera((-0.8, -6.0, 1.75), (0.15, 0.2, 1.42), 46, focus=(0.15, -0.1, 1.7), fstop=0.7)


def map_table():
    """A relief map of the Zone: dead blocks, towers, woods, and the whirl between them."""
    m, rng = zone.materials(), random.Random(15)
    tabletop.table("#3a2c1c", "#2c2115", -0.5, 0.6, 0.05)

    def lie(x, y):
        return 0.22 * terrain.fractal(x, y, 5, 4) + 0.05 * terrain.fractal(x, y, 1.1, 2)

    def relief(x, y):
        return -0.5 if max(abs(x) / 5.4, abs(y) / 4.4) > 1 else round(lie(x, y) / 0.06) * 0.06

    terrain.heightfield(m["mud"], relief, (-5.5, 5.5), (-4.5, 4.5), 0.07, 20)
    mesh = Mesh("map things")
    for k in range(26):
        y = -4.3 + 8.6 * k / 25
        x = 0.8 * math.sin(y * 0.7) - 0.6
        mesh.box((x, y, lie(x, y) + 0.05), (0.3, 0.37, 0.06), m["asphalt"], (0, 0, -0.5 * math.cos(y * 0.7)))
    for k in range(150):
        x, y = rng.uniform(-5.2, 5.2), rng.uniform(-4.2, 4.2)
        if terrain.fractal(x, y, 3, 9) > 0.12 and abs(x - 0.8 * math.sin(y * 0.7) + 0.6) > 0.5:
            mesh.cylinder((x, y, lie(x, y)), 0.13, rng.uniform(0.3, 0.55), m["bark"], 6, 0.0)
            mesh.cylinder((x, y, lie(x, y) + 0.15), 0.1, rng.uniform(0.3, 0.5), m["grass"], 6, 0.0)
    mesh.place()
    for x, y, turn, floors in ((1.5, 1.6, 0.3, 7), (2.6, 0.7, -0.2, 6), (-2.6, 1.9, 0.5, 7), (1.3, -1.6, 0.1, 4)):
        part = Mesh("block")
        zone.block(part, m, (0, 0, 0), floors, 6, rng)
        part.place(loc=(x, y, lie(x, y) - 0.03), rot=(0, 0, turn), scale=0.05)
    zone.cooling_tower(m, (3.6, 3.0, lie(3.6, 3)), 1.9)
    zone.cooling_tower(m, (2.2, 3.4, lie(2.2, 3.4)), 1.9)
    spark = zone.anomaly(m, (-1.9, -0.7, lie(-1.9, -0.7)), 0.5, rng, 1.1, 70)
    stage.mark("spark", spark)
    boards.crowd(lambda: man((0, 0, 0), 0, "ready", 0.02), [(x, y, lie(x, y) + 0.08, turn, 0.5) for x, y, turn in ((0.55, -2.75, 2.6), (3.4, -1.9, 3.6))])
    stage.area((5, 4, 4.5), (0, 0, 0), 1.6, 900, AMBER)
    stage.area((-5, 3, 5), (0, 0, 0), 2, 360, "#b8d0a0")
    stage.area((-1, -6, 6), (0, 0, 0), 3, 330, "#fff0d6")
    stage.camera((-1.6, -7.2, 4.6), (0.2, 0.0, 0.1), 42, focus=7.6, fstop=1.2)


def fireside():
    """Three men by a fire in the yard of a dead house; the only warm place for miles."""
    m, rng = zone.materials(), random.Random(8)
    terrain.heightfield(m["mud"], lambda x, y: 0.12 * terrain.fractal(x, y, 5, 3), (-30, 30), (-3, 50), 0.4)
    mesh = Mesh("yard")
    zone.block(mesh, m, (5, 24, 0), 6, 8, rng, rot=-0.15)
    zone.block(mesh, m, (-22, 38, 0), 8, 8, rng, rot=0.4)
    zone.wreck(mesh, m, (4.6, 10.6, 0.05), (0, 0.06, 1.9))
    zone.rubble(mesh, m, (-4, 12, 0.1), 3, 40, rng)
    zone.campfire(mesh, m, (0.4, 8), rng)
    mesh.place()
    stage.point((0.4, 7.9, 0.85), 620, AMBER, 0.25)
    stage.area((-5, 1.5, 4.5), (0.5, 8, 1), 2.5, 260, "#b4c8d6")
    stage.mark("spark", (0.4, 8, 0.5))
    for at, turn, pose, weapon in (((-1.15, 6.9, 0.0), -0.9, "ready", "rifle"), ((2.25, 8.3, 0.0), 1.5, "ready", "none"), ((-0.7, 10.2, 0.0), 3.6, "stride", "none")):
        man(at, turn, pose, weapon=weapon)
    terrain.dead_tree(m["bark"], (-6.2, 10, 0), 8, random.Random(5), 1.0)
    stage.gradient_sky("#8296a0", "#33404a", 0.5)
    stage.sun((0.6, -0.5, -0.45), 1.1, "#a8c4b0", 4)
    stage.mark("horizon", (0, 900, 4))
    stage.mark("sun", (-160, 600, 60))
    stage.camera((-0.3, -0.6, 1.5), (0.9, 10, 1.9), 36)


def from_the_front(pic):
    """The light of the sky is behind the camera: a dull west takes its place."""
    pic.marks.update(sun=(0.15, 0.3, 1), horizon=(0.5, 0.52, 1), spark=(1.6, 0.6, 1))
    grade(pic, 5)


def grade(pic, start):
    pic.denoise(5, 1.8)
    sun, horizon = pic.marks["sun"][:2], pic.marks["horizon"][1]
    warm = pic.near(sun, 0.42)[..., None]
    haze = linear("#7f7c56", 0.4) * (1 - warm) + linear("#d9c878", 0.55) * warm
    low = 0.4 + 0.6 * (1 - abs(pic.y - horizon) * 1.3).clip(0, 1)
    pic.fog(haze, 0.0095, start, 0.95, low * (0.6 + 0.8 * pic.noise(2.5, 4, 2.4)))
    pic.sky(skies.clouded(pic, horizon, sun, ("#cdbb72", "#a39a62", "#5f6148", "#2f3428"), "#c2a850", "#2c3026", "#c9bd86", 0.72, 4, 0.72, 3.4))
    pic.rays(sun, 0.16, linear("#ffe9a0", 1.0), 0.5, 0.8, pic.near(sun, 0.25), (start, 50))
    pic.glow("spark", 0.15, linear(LIME, 0.16), (pic.depth > 15) * 1.0)
    pic.glow("spark", 0.03, linear("#ffffe0", 0.7), (pic.depth > 15) * 1.0)
    pic.develop(0.85, 1.32, 1.0, ("#23301f", "#ffedb0", 0.16), (0.6, (0.55, 0.5), 0.88), (0.14, 1.0), sharpen=(0.35,))


def grade_fire(pic):
    pic.denoise(6, 2.6, 2)
    horizon = pic.marks["horizon"][1]
    pic.fog(linear("#47523f", 0.2), 0.016, 10, 0.9, 0.6 + 0.8 * pic.noise(2.5, 4, 2.4))
    pic.sky(skies.clouded(pic, horizon, "sun", ("#7d8462", "#56604a", "#333c30", "#1b211a"), "#6a6a40", "#1d231c", "#7d8a6a", 0.6, 4, 0.42, 3.4))
    pic.glow("spark", 0.22, linear(AMBER, 0.16))
    pic.develop(1.2, 1.32, 1.0, ("#23301f", "#ffe0b0", 0.16), (0.6, (0.5, 0.55), 0.85), (0.15, 1.0))


def grade_feature(pic):
    pic.denoise(5, 2.0)
    back = ((pic.depth - 7.5) / 6).clip(0, 1)
    pic.fog(linear("#55522f", 0.22), 0.07, 7.5, 0.9)
    pic.glow((0.75, 0.2), 0.4, linear(AMBER, 0.14), back)
    pic.glow("spark", 0.1, linear(LIME, 0.25))
    pic.develop(0.95, 1.2, 1.0, ("#23301f", "#ffedb0", 0.16), (0.55, (0.5, 0.45), 0.82))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 12), samples=54, far=420, bounces=(2, 1, 1)),
    "tile": Shot(tile, lambda pic: grade(pic, 9), samples=54, far=420, bounces=(2, 1, 1)),
    "feature-1": Shot(feature, grade_feature, samples=54, far=30, bounces=(2, 1, 1)),
    "feature-2": Shot(map_table, grade_feature, samples=54, far=30, bounces=(2, 1, 1)),
    "feature-3": Shot(fireside, grade_fire, samples=54, far=120, bounces=(2, 1, 1)),
    "feature-4": Shot(stage.orbit(masked, (-0.2, 9, 1.45), 172, 0.34, 0.05, 44), from_the_front, samples=54, far=420, bounces=(2, 1, 1)),
}
