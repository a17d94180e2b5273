"""The Great Wall: the wall climbs a snowy mountain after a red dusk while the horde's torches fill the plain below it."""
import math
import random

import numpy as np

from kits import boards, dioramas, frontier, generals, heavens, minis, still, tabletop, terrain
from lib.tools import Mesh, Shot, display, fractal_noise, instance, linear, pane, product, skies, smoothstep, stage, surface, turned

INK, FIRE = "#1d3038", "#ffae5a"


def tile():
    m, rng = frontier.materials(FIRE), random.Random(2)
    steps = lambda y: 0.0004 * max(0, y) ** 2.1  # the walkway climbs to the beacon tower
    stage.daylight("#ff9a6e", "#3c3f58", 0.28, (-0.09, -0.94, -0.33), 7, "#ffa070", 1.0)
    spots = frontier.line([(3.0 * math.sin(y * 0.02) + 0.0007 * y * y, y, steps(y) - 9) for y in range(-12, 150, 8)], 2.0)
    frontier.curtain(m, spots, 9.0, 7.0)
    frontier.watchtower(m, spots[32][:3], spots[32][3], 17, 13, True, False, True)
    stage.point(frontier.watchtower(m, spots[64][:3], spots[64][3], 15, 12, False, True), 16000, FIRE, 1.0)
    generals.general(m["cloth"], m["armour"], m["gold"], m["wood"], 0.012, (0.5, 15.0, steps(15.0) - 0.05), -0.2, 1.2)
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
    m, rng = frontier.materials(FIRE), random.Random(4)
    snow, lamps = frontier.snow(), Mesh("lamps")
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
    kinds = [generals.rider_mesh(m["armour"], m["cloth"], m["armour"], m["torch"], k) for k in range(4)]
    ride = [(x, y) for x, y in ((rng.gauss(-95, 30), rng.uniform(20, 330)) for _ in range(900)) if x < bend(y) - 42 and abs(math.sin(y * 0.08 + 0.03 * x)) > 0.4]
    for y, side in product(range(-30, 440, 8), (-2.7, 2.7)):
        lamps.ball((bend(y) - side * math.sin(way(y)), y + side * math.cos(way(y)), climb(y) + 9.8), 0.32, m["lamp"], detail=1)
    lamps.place(shadow=False)
    for x, y in ride:
        instance(rng.choice(kinds), (x, y, snowfield(x, y)), (0, 0, 0.3 + rng.uniform(-0.3, 0.3)), rng.uniform(0.9, 1.1))
    stage.marks(camp=(-95, 150, 8), sun=(bend(300) - 2, 300, climb(300) + 17), horizon=(0, 4000, 20))


def works():
    """A board in winter, the wall on it half built: wooden workers of four clans bring stone and timber to the gap, the few guards stand in it, and the riders are coming."""
    (rng, bare), m, yard, kinds = minis.slate(3, "#4a5878", 0.12, "#191a20"), frontier.materials(FIRE), Mesh("yard"), [surface("wood " + t, t, rough=0.4, var=0.1, coat=0.3) for t in ("#a8281c", "#d09a2c", "#2c5a8a", "#3c6a3c", "#767c84", "#5a3820")]
    minis.board("hex", (24, 22), "#8a3424", at=(0, 8.5), cell=1.7, tints=("#c8ccd0", "#a4aeba", "#8a867c", "#d4d2cc"), seed=6)
    with dioramas.small((0, 0, -0.14), 0.15):
        for points, at, turn in (((46, -6), (34, 14), (22, 31), (10, 41)), (24, 29, 0), 2.1), (((-10, 58), (-26, 72), (-48, 84), (-90, 104)), (-30, 75, 0), 2.5):
            frontier.curtain(m, frontier.line([(x, y, 0) for x, y in points], 2.0), 9.0, 6.0)
            stage.point(frontier.watchtower(m, at, turn, 14, 11, lamps=True), 5000, FIRE, 1.0)
    for row, t in ((k // 15, k % 15 / 14) for k in range(75)):  # courses that close the gap from both sides
        if abs(2 * t - 1) > 0.18 * row + 0.1 * rng.random():
            yard.box((1.5 - 3.0 * t, 6.15 + 2.55 * t, 0.2 * row - 0.04), (0.26, 0.7, 0.19), m["stone"], (0, 0, 2.43))
    for (x, y, kind), k in product(((-2.7, 4.2, 4), (-1.7, 3.2, 5), (-3.6, 5.4, 4), (1.3, 3.1, 1)), range(7)):
        yard.box((x + 0.36 * (k % 3) + rng.uniform(-0.03, 0.03), y + 0.36 * (k // 3 % 2) + rng.uniform(-0.03, 0.03), 0.02 + 0.33 * (k // 6)), (0.32,) * 3, kinds[kind], (0, 0, rng.uniform(-0.2, 0.2)))
    for k, z in product(range(5), (0.6, 1.2)):  # a scaffold
        yard.tube([(0.9 - 0.6 * k, 5.7 + 0.51 * k, -0.1), (0.9 - 0.6 * k, 5.7 + 0.51 * k, 1.7)], 0.035, m["wood"], 6)
        yard.box((0.9 - 0.6 * k, 5.75 + 0.51 * k, z), (0.95, 0.36, 0.05), m["wood"], (0, 0, 2.43))
    yard.place(0.02)
    for k, (x, y, turn) in enumerate(((-0.1, 4.9, 0.7), (-1.1, 5.4, 0.6), (-2.0, 6.6, 0.8), (-0.7, 4.0, 0.4), (0.5, 4.2, 0.2), (-2.7, 5.6, 0.9), (-1.9, 4.6, 0.6), (-3.6, 7.0, 0.8), (-3.3, 3.0, 0.5), (0.2, 2.5, 0.1))):
        tabletop.meeple(kinds[k % 4], (x, y, -0.14), turn, 0.85)
    minis.stand(minis.primed(lambda: generals.general(bare, bare, bare, bare, 0.014), 1.15, paint=("#a8281c", "#5a5a60*", "#d0a040*", "#4a3524"), ring="#a8281c"), [(1.5, 8.3, -0.3), (0.5, 9.2, -0.2), (2.6, 8.0, -0.4), (-0.5, 10.0, -0.1)])
    minis.stand(minis.primed(lambda: instance(generals.rider_mesh(bare, bare, bare)), 1.15, 0.42, paint=("#3a3434",), ring="#4a3a30"), [(rng.uniform(-1, 8), rng.uniform(11.6, 18), math.pi + rng.gauss(0, 0.3)) for _ in range(26)])
    minis.dice([(2.4, 2.3, 0.4, "#a8281c", "#efe2c0"), (1.8, 2.0, -0.3, "#e0d6bf", "#1b2026")], 0.45, -0.14)
    minis.lights("#8fb0f0", "#ffc890", (2, 30, 9), 5000, (-8, -3, 6), 600, (0, 6.0), 0.5, "#7fa0ff")
    stage.camera((-0.9, -3.4, 4.9), (0.1, 7.2, 0.45), 36)


def night(pic):
    low = 0.4 + 0.8 * smoothstep(pic.y, pic.horizon - 0.05, pic.horizon + 0.2)
    pic.mist("camp", 0.45, ("#c06a44", 0.3), ("#4a4668", 0.3), 0.0042, 60, 0.93, low * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#b0503c", "#6a3a50", "#2c2a4c", "#11142a"), "#d8502c", "#1a1830", "#9a5450", 0.5, 5, 0.75))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.03, linear(FIRE, 0.5))
        pic.glow(name, 0.14, linear(FIRE, 0.07))
    pic.develop(1.4, 1.35, 1.1, (INK, "#ffc79a", 0.16), (0.5, (0.5, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


def grade_tile(pic):
    low = 0.55 + 0.6 * smoothstep(pic.y, pic.horizon - 0.1, pic.horizon + 0.25)
    pic.mist("sun", 0.75, ("#f39a6e", 0.75), ("#8a6a70", 0.42), 0.009, 19, 0.93, low * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ff8a52", "#e0604a", "#7a4656", "#2c3048"), "#ff6a34", "#3a2a38", "#ff9a70", 0.58, 5, 0.85)
    pic.sky(heavens.moon(pic, sky, "sun", 0.17, "#ffb45c", "#ff9a48", 2.4, 0.3))
    pic.glow("sun", 0.5, linear("#ff7a40", 0.12))
    pic.develop(0.75, 1.4, 1.08, (INK, "#ffc79a", 0.18), (0.5, (0.5, 0.5), 0.9), (0.15, 1.0), sharpen=(0.4,))


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
        d, z = min((math.hypot(x - a, y - b), c) for a, b, c in crest)
        rough = sum((1 - 2 * abs(terrain.fractal(x, y, 60 / 2**k, 9 + k, 1))) / 2**k for k in range(4))
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
    pic.rgb = pic.rgb * (1 - 0.6 * smoothstep(pic.y, 0.68, 1))[..., None]
    pic.glow("sun", 0.3, linear("#ff8a44", 0.25), smoothstep(pic.depth, 250, 900))
    for name in (n for n, (*_, ahead) in pic.marks.items() if n.startswith("fire") and ahead > 0):
        pic.glow(name, 0.04, linear(FIRE, 0.35))
    pic.develop(0.8, 1.4, 1.15, (INK, "#ffc79a", 0.12), (0.55, (0.55, 0.5), 0.9), (0.2, 0.8), sharpen=(0.4,))


# On the map: where the gates are, and how the wall runs.
GATES, course = (-3.9, -1.4, 1.1, 3.6), lambda x: 0.9 + 0.5 * np.sin(0.8 * x) - 0.06 * x


def chart(x, y, rgb):
    """A map in ink: ranges of mountains in washes, the wall with its four gates, the red print of a seal by each."""
    ink, red, d, wet = display("#1a1714"), display("#b0281a"), y - course(x), fractal_noise(*x.shape, 20, 3, 4)
    for k in range(8):
        ridge = 2.4 - 0.8 * k + 0.75 * (1 - abs(np.sin((0.8 + 0.07 * k) * x + 2.1 * k))) ** 1.3 + 0.3 * (1 - abs(np.sin(2.3 * x + 1.7 * k))) + 0.25 * wet
        below, strokes = (ridge - y).clip(0), np.sin(26 * x + 9 * wet + 5 * np.sin(2 * y + k)) * np.sin(3.1 * x + 5 * y + 2 * k) > 0.3
        rgb = boards.lay(rgb, display("#e6dcc4"), below > 0)
        rgb = boards.lay(rgb, ink, (below > 0) * (0.8 * np.exp(-below / 0.05) + 0.75 * np.exp(-below / 0.35) + 0.5 * strokes * np.exp(-below / 0.5)).clip(0, 1) * (0.35 + 0.6 * wet))
    rgb = boards.lay(rgb, display("#d8c49a"), abs(d) < 0.24)
    rgb = boards.lay(rgb, ink, (abs(abs(d) - 0.2) < 0.03) | (abs(d - 0.27) < 0.06) & (np.modf(abs(x) * 3.4)[0] < 0.55) | (abs(d) < 0.18) & (np.modf(abs(5 * x + 0.5 * np.floor(9 * d)))[0] < 0.06))
    for k, gate in enumerate(GATES):
        u, v = x - gate, y - course(gate)
        rgb = boards.lay(rgb, display("#e6d6ae"), (abs(u) < 0.4) & (abs(v - 0.25) < 0.6))
        rgb = boards.lay(rgb, ink, (abs(abs(u) - 0.4) < 0.035) & (abs(v - 0.25) < 0.6) | (abs(v - 0.98 + 0.5 * abs(u) - 0.5 * u * u) < 0.14) & (abs(u) < 0.75) | (np.hypot(u, 0.7 * v) < 0.2) & (v > -0.3))
        u, v = u - 0.1, v + 1.35
        rgb = boards.lay(rgb, red, (np.maximum(abs(u), abs(v)) < 0.52) * (np.maximum(boards.symbol((5, 2, 6, 7)[k], u / 0.42, v / 0.42) < 0.5, 0) | (np.maximum(abs(u), abs(v)) > 0.45)) * (0.55 + 0.6 * wet))
    return rgb


def seals():
    """After the assault: each clan has set its seal on the map by the gate it held; on every seal of stone stands a gilded watchtower, lanterns shine far behind."""
    stage.ambient("#3c4468", 0.2)
    still.planks(("#5a2a1c", "#200c08"), 30)
    at, turn, gilt, dark, rng, far = (0.2, 1.0, still.TOP), -0.7, surface("gilt", "#e8a83c", rough=0.36, metal=0.55, var=0.3, edge=0.4), surface("dark", "#1a0e08", rough=0.5, var=0.1), random.Random(5), Mesh("lanterns")
    still.paper((13.6, 6.6), chart, at, turn)
    for gate, tint, way in zip(GATES, ("#2c4a8c", "#b8862c", "#7c2216", "#2c6652"), (0.3, -0.5, 0.2, -0.28)):
        stone, seal = surface("stone " + tint, tint, rough=0.22, var=0.7, scale=1.1, coat=0.6, edge=0.3), Mesh("seal")
        spot = turned((gate + 1.15, course(gate) - 1.1, 0.02), at, turn)
        for high, wide, tall, what in ((0.05, 0.94, 0.1, surface("paste", "#b0281a", rough=0.5, var=0.2)), (0.6, 1.0, 1.0, stone), (0.24, 1.05, 0.06, gilt), (1.1, 1.06, 0.08, gilt), (1.18, 0.94, 0.12, stone)):
            seal.box((0, 0, high), (wide, wide, tall), what)
        seal.place(0.05, spot, (0, 0, way), segments=4)
        with dioramas.small((*spot[:2], still.TOP + 0.5), 0.076):
            frontier.watchtower(dict(brick=stone, stone=gilt, armour=dark, red=gilt, lamp=dark, wood=gilt, tiles=gilt), (0, 0, 0), way, 18, 11)
    for _ in range(26):
        far.ball((rng.uniform(-14, 16), rng.uniform(14, 24), rng.uniform(0.6, 5.5)), rng.uniform(0.12, 0.25), pane("far lantern", "#ff7a34", 9), detail=2)
    far.place(shadow=False)
    still.turned((-0.5, -2.8, still.TOP), [(0, 0), (0.7, 0), (1.0, 0.3), (1.08, 0.7), (1.0, 0.74), (0.94, 0.6), (0.94, 0.5)], "#dfe6ea", "#b0281a", 0.56)
    still.stick((-1.6, -1.4, 1.2), (-0.7, -2.5, 0.62), "#1c1410", True)
    stage.spot((-2, -7, 5), (3.4, -2, 0.8), 3300, "#ffc48a", 50, 0.8, 0.5)
    stage.area((-6, 4, 3.5), (1, 0, 0.6), 1.5, 1100, "#ff9a50")
    stage.area((9, 4, 4), (2, -1, 0.8), 4, 1300, "#7f9cf0")
    stage.camera((1.2, -8.7, 3.3), (2.4, -1.0, 0.9), 45, focus=(3.5, -2.6, 1.2), fstop=0.45, horizon=(0, 4000, 0))


def grade_seals(pic):
    pic.sky(np.maximum(pic.rgb, linear("#5a2a18", 0.12)))
    pic.fog(linear("#5a2a18", 0.12), 0.1, 11, 0.97, smoothstep(pic.rgb.max(2), 0.3, 0.03))
    pic.develop(1.15, 1.36, 1.16, (INK, "#ffc79a", 0.12), (0.5, (0.5, 0.5), 0.92), (0.12, 1.0), (0.4, 1.0))


SHOTS = {
    "closing": Shot(seals, grade_seals, samples=24, far=60, bounces=(3, 2, 2)),
    "hero": Shot(pass_at_dusk, grade_pass, samples=20, far=1600, bounces=(3, 2, 2)),
    "tile": Shot(tile, grade_tile, samples=22, far=800, bounces=(3, 2, 2)),
    "feature-3": Shot(stage.view(winter, (-34, -44, 58), (-26, 180, 26), 28), night, samples=20, far=1100, bounces=(3, 2, 2)),
    "feature-4": Shot(works, lambda pic: minis.finish(pic, "#a8c0f0", "#28344c", 14, 0.035, ev=1.1, glow=0.08, spread=0.36), samples=16, far=90, bounces=(3, 2, 2)),
    "feature-1": Shot(stage.view(winter, (27, -34, 46), (-22, 150, 36), 30), night, samples=20, far=1100, bounces=(3, 2, 2)),
}
