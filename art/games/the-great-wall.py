"""The Great Wall: the wall climbs a snowy mountain after a red dusk while the horde's torches fill the plain below it."""
import math
import random

from kits import air, frontier, heavens, minis, studio, tabletop, terrain
from lib.tools import Mesh, Shot, glow, instance, linear, pane, placement, product, skies, smoothstep, stage, stained, steps, surface, turns

INK, FIRE = "#1d3038", "#ffae5a"


def tile():
    m = frontier.materials(FIRE)
    steps = lambda y: 0.0004 * max(0, y) ** 2.1  # the walkway climbs to the beacon tower
    stage.daylight("#ff9a6e", "#3c3f58", 0.28, (-0.09, -0.94, -0.33), 7, "#ffa070", 1.0)
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    frontier.watchtower(m, spots[32][:3], spots[32][3], 17, 13, True, False, True)
    stage.point(frontier.watchtower(m, spots[64][:3], spots[64][3], 15, 12, False, True), 16000, FIRE, 1.0)
    frontier.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (0.5, 15.0, steps(15.0) - 0.05), -0.2, 1.2)
    flags = Mesh("banners")
    for (k, y), s in product(enumerate((13, 22, 33, 44)), (-1, 1)):
        frontier.banner(flags, m, (3.0 * math.sin(y * 0.02) + 0.0007 * y * y + s * 3.1, y, steps(y) + 0.4), 0.1 if s > 0 else 2.9, 6.2 + 0.6 * (k % 2))
    flags.place(smooth=60)
    land = lambda x, y: -26 + 18 * math.exp(-((x / 30) ** 2)) * (1 + y * 0.012) - 20 * abs(terrain.fractal(x, y, 40, 3, 4)) + max(0, x - 30) * 0.3
    terrain.heightfield(m["hill"], land, (-120, 130), (0, 240), 2.4)
    terrain.ridges(((300, 46, "#4a3c3c", 2.2), (460, 95, "#4a3c3c", 5.0)), 1400, -30, 4, 0.008)
    stage.camera((0.3, 0.6, 1.05), (0.8, 40, 11.5), 33, sun=(19, 300, 106), horizon=(0, 4000, 10))


def winter():
    """Snow on the wall and its hills by night, lanterns along it, the torches of the horde on the plain."""
    m, rng, snow, lamps = frontier.materials(FIRE), random.Random(4), frontier.snow(), Mesh("lamps")
    climb = lambda y: 16 + 9 * math.sin(y * 0.033 - 0.4) + 0.00042 * max(0, y) ** 2  # the ridge rises in waves to the last tower
    bend = lambda y: 14 - 44 * math.sin(y * 0.0145 - 0.15) + 0.05 * y
    way = lambda y: math.atan2(2, bend(y + 1) - bend(y - 1))

    def snowfield(x, y):
        """The wall stands on a smooth crest; away from it the flanks break into crags and gullies."""
        d, crag = abs(x - bend(y)), sum((1 - 2 * abs(terrain.fractal(x, y, 52 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
        return climb(y) * math.exp(-((d / 75) ** 2)) + 3.5 * terrain.fractal(x, y, 70, 3, 3) * min(1, d / 20) + 9 * (crag - 1.1) * smoothstep(d, 7, 40) * math.exp(-((d / 130) ** 2))
    m.update(stone=surface("snow on stone", "#dbe3ec", rough=0.9, var=0.06, scale=0.1, specular=0.1), tiles=surface("snowy tiles", "#aab4c0", rough=0.9, var=0.3, scale=0.6), brick=surface("cold brick", "#85766a", rough=0.9, var=0.35, scale=0.25, streak=0.5))
    stage.daylight("#6a5a78", "#1c2442", 0.5, (0.62, -0.5, -0.4), 1.1, "#9db4ea", 2)
    terrain.heightfield(snow, snowfield, (-190, 190), (-60, 470), 1.3)
    frontier.curtain(m, frontier.line([(bend(y), y, climb(y) - 1.5) for y in range(-60, 470, 14)], 2.2), 9.0, 6.0)
    for y in (52, 128, 204, 300, 432):
        stage.point(frontier.watchtower(m, (bend(y), y, climb(y) - 1.5), way(y), 14, 12, y != 204, y == 204, True), 6000, FIRE, 1.0, name=f"fire{y}")
    kinds = [frontier.rider_mesh(m["armour"], m["cloth"], m["armour"], m["torch"], k) for k in range(4)]
    ride = [(x, y) for x, y in ((rng.gauss(-95, 30), rng.uniform(20, 330)) for _ in range(900)) if x < bend(y) - 42 and abs(math.sin(y * 0.08 + 0.03 * x)) > 0.4]
    for y, side in product(range(-30, 440, 8), (-2.7, 2.7)):
        lamps.ball((bend(y) - side * math.sin(way(y)), y + side * math.cos(way(y)), climb(y) + 9.8), 0.32, m["lamp"], detail=1)
    lamps.place(shadow=False)
    for x, y in ride:
        instance(rng.choice(kinds), (x, y, snowfield(x, y)), (0, 0, 0.3 + rng.uniform(-0.3, 0.3)), rng.uniform(0.9, 1.1))
    stage.marks(camp=(-95, 150, 8), sun=(bend(300) - 2, 300, climb(300) + 17), horizon=(0, 4000, 20))


def works():
    """The wall is the people who build it: shoulder to shoulder wooden workers stand across the board and over the snowy hills; the low sun shines through the one place still free, and the worker who will take it comes into its light."""
    (rng, _), m, size = minis.slate(3, "#4a68b0", 0.34, "#191a20"), frontier.materials(FIRE), 1.6
    hills = lambda x, y: -0.2 + smoothstep(y, 7.5, 13) * (0.16 * (y - 8) + 0.6 * terrain.fractal(x, y, 12, 4, 3)) + 0.05 * terrain.fractal(x, y, 1.2, 6, 3)
    minis.board("hex", (44, 26), "#8a3424", at=(0, -3), cell=1.9, tints=("#c8ccd0", "#a4aeba", "#b4b2ac", "#d4d2cc"), seed=6)
    terrain.heightfield(frontier.snow(), hills, (-60, 60), (6.5, 120), 0.3)
    points = [(-16, 1, 0), (-9, 3.4, 0), (-4, 4.9, 0), (0.9, 5.4, 0), (5, 5.7, 0), (8.5, 8.4, 0), (5.5, 12.5, 0), (-1, 15, 0), (-6.5, 18.5, 0), (-4, 24, 0), (4, 28, 0), (13, 32, 0), (14, 40, 0), (4, 50, 0), (-8, 64, 0)]
    gold, *kinds = [surface("wood " + t, t, rough=0.35, var=0.15, coat=0.5) for t in ("#d8a02c", "#c0281a", "#a81f18")]
    for x, y, _, turn in frontier.line(points, 0.86 * size):
        if abs(x - 0.9) > 0.7 * size or y > 8:
            tabletop.meeple(rng.choice(kinds), (x, y, max(-0.14, hills(x, y) - 0.02)), turn + rng.gauss(0, 0.04), size)
    tabletop.meeple(gold, (-0.4, 2.2, -0.14), -0.2, size)
    for x, y, turn in ((8.6, 9.4, 0.6), (-7.2, 19.6, 0.2), (14.6, 34.5, 1.2), (2, 53, 0)):
        with stage.small((x, y, hills(x, y) - 0.2), 0.19):
            stage.point(frontier.watchtower(m, (0, 0, 0), turn, 14, 11, lamps=True), 3000, FIRE, 1.0)
    stage.sun((-0.03, -1, -0.3), 7, "#ffae6a", 0.6)
    stage.area((-5, -4, 5), (0, 4, 0.5), 3, 190, "#ffb880")
    stage.spot((-3, -5, 4), (-0.4, 2.2, 0.7), 700, "#ffc890", 16, 0.6, 0.4)
    stage.camera((-0.2, -5.6, 2.7), (0.5, 7.6, 1.9), 34, back=(4, 120, 13), horizon=(0, 3000, 0))


def night(pic):
    low = 0.4 + 0.8 * smoothstep(pic.y, pic.horizon - 0.05, pic.horizon + 0.2)
    pic.mist("camp", 0.45, ("#c06a44", 0.3), ("#4a4668", 0.3), 0.0042, 60, 0.93, low * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#b0503c", "#6a3a50", "#2c2a4c", "#11142a"), "#d8502c", "#1a1830", "#9a5450", 0.5, 5, 0.75))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.03, linear(FIRE, 0.5))
        pic.glow(name, 0.14, linear(FIRE, 0.07))
    pic.develop(1.4, 1.35, 1.1, (INK, "#ffc79a", 0.16), (0.5, (0.5, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


def pass_at_dusk():
    """The wall zigzags over black crags into a narrow blaze; on the plain below it rivers of torches come in from the horizon."""
    m, rng, snow = frontier.materials(FIRE), random.Random(4), frontier.snow()
    zigzag = [(80, -64, 32), (46, -20, 30), (20, 12, 25), (62, 66, 30), (6, 118, 33), (66, 186, 56), (10, 262, 66), (64, 350, 112), (120, 460, 70)]
    m.update(brick=surface("black brick", "#241d1c", rough=0.85, var=0.4, scale=0.3), stone=surface("black stone", "#3a3334", rough=0.8, var=0.3))
    spots = frontier.line(zigzag, 2.2)
    crest = [spot[:3] for spot in spots[::4]]
    stage.daylight("#8a5a5c", "#1c2c5c", 0.55, (-0.3, -0.94, -0.09), 4.0, "#ff7a3c", 1)
    stage.sun((0.7, 0.45, -0.5), 0.9, "#7f9cf0", 4)

    def crags(x, y):
        (d, z), rough = min((math.hypot(x - a, y - b), c) for a, b, c in crest), sum((1 - 2 * abs(terrain.fractal(x, y, 60 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
        return (z - 2) * math.exp(-((d / 62) ** 2)) + 20 * (rough - 0.9) * smoothstep(d, 4, 44) * (0.12 + math.exp(-((d / 80) ** 2)))
    terrain.heightfield(snow, crags, (-150, 190), (-60, 500), 1.9)
    terrain.heightfield(snow, lambda x, y: 2 * terrain.fractal(x, y, 60, 2, 3), (-900, 900), (-40, 1500), 12)
    frontier.curtain(m, spots, 9.0, 6.0)
    for k, (x, y, z) in enumerate(zigzag[1:-1]):
        turn = min(spots, key=lambda spot: math.dist(spot[:2], (x, y)))[3]
        stage.point(frontier.watchtower(m, (x, y, z), turn, 14, 12, k != 3, k == 3, True), 5000, FIRE, 1.0, name=f"fire{k}")
    lamps = Mesh("lamps")
    for x, y, z, a in spots[::3]:
        lamps.ball((x + 2.7 * math.sin(a), y - 2.7 * math.cos(a), z + 10.2), 0.3 + 0.0008 * max(0, y), m["lamp"], detail=1)
    for stream, _ in product(range(4), range(1500)):
        y = 20 + 1300 * rng.random() ** 2
        x = -34 - 46 * stream - 0.1 * y * (stream - 1.5) + (16 + 0.05 * y) * math.sin(y * 0.021 - 0.8 * stream) + rng.gauss(0, 3 + 0.008 * y)
        if crags(x, y) < 12:
            lamps.ball((x, y, crags(x, y) + 2.6), 0.13 + 0.0007 * y, m["torch"], detail=1)
    lamps.place(shadow=False)
    terrain.ridges(((700, 70, "#2a2a3c", 2.2), (1100, 150, "#2a2a3c", 5.0)), 3000, -30, 3, 0.008)
    stage.camera((-16, -64, 60), (2, 120, 40), 28, sun=(260, 1000, 60), horizon=(0, 4000, 40))


def grade_pass(pic):
    belt = 2.718 ** -(((pic.y - pic.horizon) / 0.09) ** 2)
    pic.mist("sun", 0.5, ("#e0683c", 0.34), ("#3a4470", 0.25), 0.0026, 220, 0.9, (0.35 + 0.75 * belt) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ff8a44", "#54324e", "#161c42", "#080b1e"), "#a83a1c", "#0e1126", "#8a4048", 0.5, 5, 0.7)
    pic.sky(sky + (belt**2 * pic.near("sun", 0.5))[..., None] * linear("#ffb060", 1.6))
    pic.dim(1 - 0.6 * smoothstep(pic.y, 0.68, 1))
    pic.glow("sun", 0.3, linear("#ff8a44", 0.25), smoothstep(pic.depth, 250, 900))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.04, linear(FIRE, 0.35))
    pic.develop(0.8, 1.4, 1.15, (INK, "#ffc79a", 0.12), (0.55, (0.55, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


# One turn of the band round the foot of the seal.
KEY = [(-5, -5), (5, -5), (5, 5), (-3, 5), (-3, -1), (1, -1), (1, 1), (-1, 1), (-1, 3), (3, 3), (3, -3), (-5, -3)]


def seal():
    """A seal of jade on a lacquered table before a latticed window: the wall is carved round it up a mountain, lamps burn in its towers."""
    def jade(scale):
        stone = surface("jade", "#b4d4a8", rough=0.25, var=0.12, scale=0.9 * scale, coat=0.4)
        stone = stained(stone, "#4e9468", lambda g: g.remap(g.noise(0.4 * scale, 6, (1, 1, 1.8)), 0.36, 0.7, 0, 0.8))
        for name, value in (("Weight", 0.85), ("Scale", 0.5), ("Radius", (0.6, 1.0, 0.7))):
            stone.node_tree.nodes["Principled BSDF"].inputs["Subsurface " + name].default_value = value
        return stone
    size, peak, carved = 0.037, 60, jade(0.037)
    way = [((40 - 35 * t) * math.cos(4.0 + 14.3 * t), (40 - 35 * t) * math.sin(4.0 + 14.3 * t), 2 + 50 * t) for t in steps(48)]
    spots, m = frontier.line(way, 1.5), {**dict.fromkeys(frontier.materials(), carved), "lamp": pane("lamp", "#ffa040", 5)}

    def crag(x, y):
        """Fluted rock, cut back to a ledge where the wall runs."""
        rough = sum((1 - 2 * abs(terrain.fractal(x, y, 26 / 2**k, 9 + k, 1))) / 2**k for k in range(3))
        bare = peak * max(0, 1 - math.hypot(x, y) / 46) ** 0.85 + 9 * (rough - 0.6) * smoothstep(math.hypot(x, y), 44, 34)
        near = min(spots[::4], key=lambda spot: math.dist(spot[:2], (x, y)))
        return bare + (near[2] - 1 - bare) * smoothstep(math.dist(near[:2], (x, y)), 8, 3.5)
    with stage.small(within=placement((-0.9, 0.4, 1.17), (0, 0, 0.35), (size,) * 3)):
        terrain.heightfield(carved, crag, (-46, 46), (-46, 46), 0.8)
        frontier.curtain(m, spots, 6.5, 4.6)
        for k, wide in ((10, 10), (78, 9), (len(spots) - 1, 12)):
            frontier.watchtower(m, spots[k][:3], spots[k][3], 9, wide, lamps=True)
        stage.point((*spots[-1][:2], spots[-1][2] + 11), 90000, FIRE, 0.5)
    foot, cinnabar = Mesh("foot").box((0, 0, 0.6), (3.4, 3.4, 1.14), jade(1)), surface("cinnabar", "#b81408", rough=0.7, bump=0.3, bump_scale=2.5, specular=0.3)
    for side in (foot.at(placement((0, 0, 0.6), (0, 0, turn))) for turn in turns(4)):
        side.box((0, -1.71, 0.24), (3.16, 0.06, 0.055), foot.materials[0]).box((0, -1.71, -0.24), (3.16, 0.06, 0.055), foot.materials[0])
        for k in range(9):
            side.prism(KEY, 1.69, 1.74, foot.materials[0], placement((0.34 * k - 1.36, 0, 0), (math.pi / 2, 0, 0), (0.03, 0.03, -1)))
    foot.box((0, 0, 0.02), (3.3, 3.3, 0.05), cinnabar).place(0.07, (-0.9, 0.4, 0), (0, 0, 0.35), segments=4)
    bowl = [(0, 0), (0.7, 0), (0.75, 0.1), (1.1, 0.34), (1.16, 0.5), (1.12, 0.53), (1.06, 0.5), (1.0, 0.36), (0, 0.3)]
    dish = tabletop.lathe(Mesh("dish"), (2.35, -0.9, 0), bowl, surface("porcelain", "#e8ecf0", rough=0.12, var=0.03, coat=0.6), 90)
    dish.ball((2.35, -0.9, 0.33), 0.93, cinnabar, (1, 1, 0.24), 5).place(smooth=60)
    dark = studio.room("#0a0506", "#34241f", "#5a76b8", 0.25, 14)
    lattice = Mesh("window").box((0, 13.9, 5), (11, 0.1, 7), glow("snow light", "#7ea6f0", 0.9))
    for k in range(10):
        lattice.box((1.1 * k - 5, 13.7, 5), (0.16, 0.2, 7), dark).box((0, 13.7, 1.5 + 0.78 * k), (11, 0.2, 0.16), dark)
    lattice.place(shadow=False)
    for at, size, power, tint in ((0, 13.4, 5), 7, 900, "#9cc0ff"), ((-5, 3.5, 3), 1.6, 650, "#e8fff0"), ((-4, -6, 5), 3, 330, "#ffd9b0"):
        stage.area(at, (-0.9, 0.4, 1.6), size, power, tint)
    stage.camera((0.1, -9.0, 3.6), (0.3, 0.4, 1.65), 45, focus=(-0.9, -0.6, 1.8), fstop=0.24)


def arrow(wood, feather):
    """An arrow that stands in the ground, its tail towards +Y. Returns mesh data."""
    mesh = Mesh("arrow")
    mesh.tube([(0, -0.2, -0.3), (0, 0.72, 1.1)], 0.013, wood, 6)
    for k in range(3):
        mesh.at(placement((0, 0.44, 0.67), (-0.58, 0, 0)) @ placement((0, 0, 0), (0, 0, 2.1 * k))).add([(0.01, 0, 0.08), (0.05, 0, 0.04), (0.055, 0, 0.36), (0.01, 0, 0.46)], [(0, 1, 2, 3)], feather)
    return mesh.data(0)


def gate():
    """After the assault: arrows stand in the snow by the hundred before a gate that has held; one leaf opens, and the general comes out into the light of it."""
    m, rng, snow, works = frontier.materials(FIRE), random.Random(6), surface("trampled snow", "#cfd8e6", rough=0.85, var=0.12, scale=0.4, bump=0.5, bump_scale=1.6, specular=0.2), Mesh("gate")
    stage.daylight("#6a7ab0", "#121c40", 0.4, (0.5, -0.7, -0.3), 0.5, "#86a0ea", 3)
    land = lambda x, y: 0.35 * terrain.fractal(x, y, 9, 3, 4) * min(1, abs(x - 0.5) / 3 + 0.25) + 0.06 * terrain.fractal(x, y, 1.1, 5, 2) + 0.0011 * min(abs(x), 60) ** 2
    terrain.heightfield(snow, land, (-70, 70), (-3, 62), 0.35)
    frontier.curtain(m, frontier.line([(-90, 70, 1), (-30, 62, 0), (0, 60, 0), (30, 62, 0), (90, 76, 2)], 2.0), 12.0, 7.0)
    frontier.watchtower(m, (0, 60, 0), 0, 19, 24, lamps=True)
    front, arch = 48.2, [(3.4 * math.cos(a), 6.2 + 3.2 * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
    works.at(placement((0, front, 0))).ring([(4.6, -1), *((x * 1.32, z + 0.9 * (z - 6.2) * 0.3) for x, z in arch), (-4.6, -1)], [(3.4, -1), *arch, (-3.4, -1)], -0.9, 1.2, m["stone"])
    works.at(placement((0, front, 0), (math.pi / 2, 0, 0))).prism([(3.4, -1), *arch, (-3.4, -1)], -0.6, -0.5, pane("light of the gate", "#ffb060", 7))
    for side, swing in ((-1, 0.06), (1, 1.15)):
        leaf = works.at(placement((3.4 * side, front - 0.7, 0), (0, 0, swing * side)))
        for k in range(6):
            leaf.box((-side * (0.28 + 0.56 * k), 0, 4.4), (0.57, 0.3, 10.2), m["wood"])
        for z in (1.2, 4.2, 7.2):
            leaf.box((-side * 1.7, -0.18, z), (3.3, 0.1, 0.35), m["armour"])
    for x, lean in ((-13, 0.1), (-19.5, -0.14), (15.5, 0.12)):  # ladders left against the wall
        for rail in (-0.5, 0.5):
            works.tube([(x + rail, 51, -0.5), (x + rail + 12 * lean, 57, 13.4)], 0.12, m["wood"], 6)
        for k in range(22):
            works.tube([(x - 0.6 + 12 * lean * k / 22, 51 + 6 * k / 22, 13.9 * k / 22), (x + 0.6 + 12 * lean * k / 22, 51 + 6 * k / 22, 13.9 * k / 22)], 0.07, m["wood"], 5)
    for x, y, z, turn in ((-26, 62, 12, 0.1), (-17, 61, 12, 0.2), (17, 61, 12, 0.1), (26, 62, 12, 0.3), (-9.5, 50, 19, 0.1), (9.5, 50, 19, 0.2)):
        frontier.banner(works, m, (x, y, z), turn, 7.5, 0.5)
    works.place(0.03)
    kinds = [arrow(m["wood"], surface("feather " + t, t, rough=0.9, var=0.2)) for t in ("#b8b0a4", "#8a2a20", "#c8c0b4")]
    spots = [(-1.9, 4.6), (-2.7, 6.0), (2.2, 5.2), (1.6, 7.2), (-0.8, 8.2), (3.4, 7.4)] + [(rng.gauss(0, 1) * (3.2 + 0.26 * y), y) for y in (6 + 38 * rng.random() ** 0.8 for _ in range(460))]
    for x, y in spots:
        if abs(x - 0.025 * y) > 0.5 + 0.012 * y or y < 6:
            instance(rng.choice(kinds), (x, y, land(x, y)), (rng.gauss(0, 0.16), rng.gauss(0, 0.2), rng.gauss(0, 0.35)), rng.uniform(0.85, 1.15))
    frontier.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.014, (0.66, 29, land(0.66, 29)), math.pi, 1.3)
    stage.area((1.1, 47.0, 4.2), (0, 12, 0.4), 2.6, 26000, "#ffab58", 7.5)
    stage.camera((-0.6, 0, 1.35), (0.6, 50, 8.2), 31, gate=(1.0, 47.2, 4.4), horizon=(0, 4000, 0))


SHOTS = {
    "closing": Shot(gate, lambda pic: (
        pic.mist("gate", 0.42, ("#d8803c", 0.26), ("#2c3866", 0.28), 0.0095, 24, 0.9, pic.belt(0.5, 0.7, 1.6) * (0.55 + 0.8 * pic.noise(3, 4, 3))),
        pic.sky(skies.clouded(pic, pic.horizon, "gate", ("#5a4a68", "#2c3260", "#161c42", "#0a0e24"), "#a04a30", "#141a38", "#5a5470", 0.55, 5, 0.8)),
        pic.rays("gate", 0.3, linear("#ffb060", 1.0), 1.0, 0.85, pic.near("gate", 0.14), (24, 20)),
        pic.glow("gate", 0.28, linear("#ff9a48", 0.13), smoothstep(pic.depth, 32, 46)),
        air.snow(pic, 500, "#cfdcff", 0.3),
        pic.develop(0.9, 1.36, 1.16, (INK, "#ffc79a", 0.14), (0.5, (0.5, 0.5), 0.92), (0.18, 0.9), sharpen=(0.4,))), samples=18, far=160, bounces=(2, 1, 2)),
    "hero": Shot(pass_at_dusk, grade_pass, samples=20, far=1600),
    "tile": Shot(tile, lambda pic: (
        pic.mist("sun", 0.75, ("#f39a6e", 0.75), ("#8a6a70", 0.42), 0.009, 19, 0.93,
            (0.55 + 0.6 * smoothstep(pic.y, pic.horizon - 0.1, pic.horizon + 0.25)) * (0.7 + 0.6 * pic.noise(3, 4, 3))),
        pic.sky(heavens.moon(
            pic, skies.clouded(pic, pic.horizon, "sun", ("#ff8a52", "#e0604a", "#7a4656", "#2c3048"), "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.85),
            "sun", 0.17, "#ffb45c", "#ff9a48", 2.4, 0.3)),
        pic.glow("sun", 0.5, linear("#ff7a40", 0.12)),
        pic.develop(0.75, 1.4, 1.08, (INK, "#ffc79a", 0.18), (0.5, (0.5, 0.5), 0.9), (0.15, 1.0), sharpen=(0.4,))), samples=22, far=800),
    "feature-3": Shot(stage.view(winter, (-34, -44, 58), (-26, 180, 26), 28), night, samples=20, far=1100),
    "feature-4": Shot(works, lambda pic: minis.finish(pic, "#ff9c58", "#3a4f88", 13, 0.03, ev=1.0, glow=0.2, spread=0.4), samples=16, far=90),
    "feature-1": Shot(seal, lambda pic: pic.develop(1.0, 1.36, 1.12, (INK, "#ffd9a8", 0.12), (0.5, (0.5, 0.5), 0.9), (0.16, 0.9), sharpen=(0.4,)), samples=28, far=60, bounces=(4, 3, 4))}
