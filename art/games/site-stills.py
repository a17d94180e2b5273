"""Pictures of the site: a vacancy, heroes about a fire, press and not-found."""
import math
import random

import numpy as np
from PIL import Image

from kits import boards, dials, figures, minis, soldiers, still, tabletop
from kits.studio import coated, drake, grade
from lib.shot import master_of
from lib.tools import Mesh, Shot, display, glow, lit_through, pane, product, shining, stage, surface, turns


def lost():
    """Where the chart ends: a brass compass lies open on blank parchment, a red piece rides on its needle; lamp and night behind."""
    window, night, lamp = (8.9, 5, 16, 20), ("#a08a9c", "#3c4a7c", "#141a3c"), (15, 9, 7, 18, 10)
    still.evening(random.Random(3), ("#4a2c1a", "#22120a"), "#18161c", window, night, (-32, -17), lamp, (1.6, 0.6, 0.6), key=200, cool=200)
    still.paper((22, 15), dials.chart, (0.5, 1.5, still.TOP), 0.12)
    with stage.small((1.7, 0, still.TOP + 0.02), 1, -0.3):
        dials.compass(1.2)
        tabletop.meeple(surface("red paint", "#9a180c", rough=0.25, var=0.08, coat=0.6), (0, 0, 0.74), 0.1, 1.5)
    stage.spot((7, -3, 8), (1.7, 0.3, 0.8), 5200, "#ffc48a", 30, 1, 0.4)
    shining("moon", (11.1, 25.6, 2.7), 0.85, glow("moon", "#ffe2b4", 3), detail=4)
    stage.spot((-5, 9, 6), (1.9, 0.6, 1.6), 3000, "#7fa8f0", 26, 1, 1.0)
    stage.area((-6, -4, 12), (2.2, 2.8, 2.6), 2.4, 160, "#d8e4ff", 6)
    stage.camera((-2.2, -11.0, 4.6), (0.2, 0.6, 1.7), 42, focus=(1.5, -0.8, 0.8), fstop=0.5, horizon=(0, 4000, 0))


def vacancy():
    """A painter's table: a dragon on its painting handle, its hide done and its wings still bare, brushes and wet paint before it, the rack of colours behind."""
    rng, handle, rack, beech = random.Random(8), Mesh("handle"), Mesh("rack"), still.wood("beech", "#b9854e", "#7a4c26")
    tints = ("#a8281c", "#d0602a", "#d8a030", "#e6dcc4", "#5a8a3a", "#2f6a4a", "#1f7a7a", "#1f5a9a", "#3a3a8a", "#6a3a7a", "#8a2a5a", "#5a3a24")
    stage.ambient("#22386a", 0.14)
    still.planks(("#6f4a30", "#341e12"), 12)
    for row, k in product(range(4), range(15)):
        still.turned((1.5 * k - 10.5 + rng.gauss(0, 0.08), 9.0, 0.55 + 2.3 * row), POT, "#b8b4aa", "#1a1c20", 0.68, tints[(k + 5 * row) % 12])
        rack.box((0, 9.2, 0.4 + 2.3 * row), (26, 1.9, 0.22), beech)
    rack.box((0, 10.4, 4), (30, 0.3, 14), surface("wall", "#1a2434", rough=0.9, var=0.25)).place(0.04)
    tabletop.lathe(handle, (1.1, 1.6, still.TOP), [(0, 0), (0.95, 0), (1.0, 0.12), (0.86, 0.4), (0.55, 0.8), (0.62, 1.25), (0.95, 1.5), (1.2, 1.56), (1.2, 1.72), (0, 1.72)], still.wood("handle", "#8a5a34", "#4a2a16"))
    handle.place(smooth=50)
    minis.stand(drake(4.3, 1.12, ("#b0301c", "#d8c49a", "#c4c4bc", "#4a4640")), [(1.1, 1.6, 0.3)], 1.52)
    still.turned((-3.9, 2.6, still.TOP), [(0, 0), (0.9, 0), (0.92, 0.1), (0.88, 2.2), (0.95, 2.28), (0.84, 2.3), (0.84, 0.4)], "#5a7a80", "#20242a", 0.3)
    for k, tint in enumerate(("#a8281c", "#1f4a6a", "#c8922c", "#20242a", "#2f5a3a", "#7a2a4a", "#d8c8a8")):
        u, v, high = 0.62 * math.cos(2.4 * k), 0.62 * math.sin(2.4 * k), rng.uniform(1.6, 2.1)
        still.stick((-3.9 - 0.3 * u, 2.6 - 0.3 * v, still.TOP + 0.4), (-3.9 + high * u, 2.6 + high * v, 2.0 * high), tint, True)
    for x, y, tint in ((3.3, 0.6, "#a8281c"), (4.2, 1.5, "#d8a030"), (4.0, -0.4, "#1f5a7a"), (-1.9, 0.4, "#1f7a7a"), (-2.7, -0.5, "#e6dcc4")):
        still.turned((x, y, still.TOP), POT, "#b8b4aa", tint, 0.68, tint)
    still.stick((-1.9, -1.9, -0.1), (1.0, -1.1, -0.1), "#1f4a6a", True)
    troop = [still.adventurer(1.4, *look) for look in (("stand", "winged", ("#84847f",)), ("raise", "horned", ("#2f5a3a", "#84847f")))]
    for k, (x, y, turn) in enumerate(((-1.3, 3.6, -2.7), (3.6, 3.8, 2.7), (4.9, 4.2, 2.4))):
        minis.stand(troop[k % 2], [(x, y, turn)], still.TOP)
    stage.spot((-4.5, -5.5, 9), (1.0, 1.6, 3.0), 8500, "#ffd2a0", 44, 0.9, 0.6)
    stage.area((-7, 4, 7), (0, 9, 4), 5, 1500, "#ffb46a")
    stage.area((-5, -8, 6), (0, 0, 0.5), 3, 900, "#ffc890")
    stage.area((9, 5, 7), (1, 1.5, 3), 4, 2400, "#5f8ae0")
    stage.camera((-0.7, -10.4, 3.6), (0.25, 2.0, 2.65), 40, focus=(1.0, 1.1, 4), fstop=0.2, light=(-7, 9, 8))


def circle():
    """Six very different heroes sit out the night in a ring on a round board, about a fire whose heart is a glowing die."""
    stage.ambient("#163a5c", 0.16)
    still.planks(("#3a261a", "#180e08"), 60)
    rng, bare, ground, black = random.Random(6), surface("bare", "#222222", var=0), boards.board_print("ring", (9.4, 9.4), 0.95, ("#3a3226", "#2c3a34", "#4a3a28"), "#c8a060", 5), surface("charred", "#1c120c", rough=0.9, var=0.4)
    Mesh("round board").cylinder((0, 0, still.TOP), 4.6, 0.12, boards.printed("round", ground), 96).place(0.03)
    fire, sparks, stone, spark = Mesh("fire"), Mesh("sparks"), surface("stone", "#5a5650", rough=0.8, var=0.3), pane("spark", "#ff9a48", 14)
    tabletop.die(boards.printed("ember", np.ones((2, 2, 1)) * display("#ff9030"), "#ff9030", 0.7, 0), surface("pips", "#2a0f04", rough=0.6, var=0), (0, 0, 0.62), 0.6, 0.92, (5, 3, 6, 4))
    for k in range(80):
        a, r, high = 0.7 * k, 0.05 + 0.01 * k, 1.25 + 0.036 * k
        if k < 9:  # logs, stones about them, embers above
            fire.tube([(math.cos(a), math.sin(a), -0.02), (0.16 * math.cos(a + 0.5), 0.16 * math.sin(a + 0.5), 0.3)], 0.13, black, 8)
            fire.blob((1.25 * math.cos(a), 1.25 * math.sin(a), 0.0), 0.24, stone, rng, (1, 1, 0.8))
        sparks.ball((rng.gauss(0, r), rng.gauss(0, r), high), 0.018, spark, detail=1)
    fire.place(0.01)
    sparks.place(shadow=False)
    hero, man, viking = still.adventurer, lambda p: soldiers.operative(p, p, voxel=0.018), lambda p: figures.viking(p, p, raised=True, voxel=0.018)
    three = [minis.primed(lambda build=build: build(bare), 2.5, 0.72, paint=paint, ring=paint[0]) for build, paint in ((viking, ("#8a5a2c", "#a8a49a*", "#6a4a2c")), (man, ("#4a5a4a", "#8a8478", "#2a2c30*")), (lambda p: figures.survivor(p, p, p), ("#c8c4b8", "#c87a2c")))]
    party = [three[0], hero(2.6, "raise", "hood", ("#3a3f8a", "#6a4a7a")), hero(2.5, "stand", "winged", ("#8a2a20", "#5a4028", "#b8bab4*")), three[2], three[1], hero(2.45, "lantern", "brim", ("#3f5a3a", "#7a5230"))]
    for hero, a in zip(party, turns(6, 0, 0.05)):
        minis.stand(hero, [(2.85 * math.cos(a), 2.85 * math.sin(a), a + math.pi / 2)], still.TOP + 0.12)
    minis.tokens(rng, "#a8742a", [(-5.6, -1.6, 3), (5.5, -1.9, 2)], 0.34)
    minis.dice([(5.0, -3.2, 0.5, "#e6dcc4", "#1b2026")], 0.6)
    stage.point((0, 0, 1.8), 1300, "#ffa050", 0.35)
    for side, tint in ((-1, "#4fa0e0"), (1, "#3fb0c8")):
        stage.point((0.9 * side, -0.3, 0.7), 200, "#ff8c38", 0.15)
        stage.area((8 * side, 6, 5), (0, 0, 1), 3, 1700, tint)
    stage.area((0, -9, 6), (0, 0, 1), 4, 260, "#6f9ad0")
    stage.camera((0, -10.4, 5.4), (0, 0.1, 1.0), 48, focus=(0, -0.8, 0.9), fstop=0.6, light=(0, 0, 0.8))


def photo(game, picture="tile", part=(0, 0, 1, 1)):
    """A print of one of our masters in grey on paper, with its white border; part: left, top, right and bottom as shares."""
    with Image.open(master_of(game, picture)) as master:
        grey = master.convert("L").crop([round(size * share) for size, share in zip(master.size * 2, part)])
    grey.thumbnail((900, 900))
    tones = np.pad(np.asarray(grey)[::-1] / 255, round(0.05 * grey.width), constant_values=1)
    return boards.printed("photo of " + game, np.dstack([0.03 + 0.97 * tones] * 3), bump=0)


def darkroom():
    """A darkroom: in the tray the picture of a dragon comes up out of the developer, pictures of other worlds hang to dry before the red lamp."""
    stage.ambient("#3a0a08", 0.05)
    black, enamel, tray, line = surface("black", "#0a0808", rough=0.4, var=0.2), surface("enamel", "#c8bcb4", rough=0.22, var=0.1, coat=0.5), Mesh("tray"), Mesh("line")
    Mesh("bench").box((0, 4, -0.2), (60, 30, 0.4), surface("bench", "#140c0a", rough=0.16, var=0.4, scale=0.6, bump=0.06, bump_scale=3, specular=0.6)).place()
    Mesh("wall").box((0, 17, 8), (70, 0.4, 30), surface("wall", "#5a2c26", rough=0.9, var=0.35, scale=0.5, streak=0.4)).place()
    rim = lambda half, deep, r: [(sx * (half - r) + r * math.cos(q), sy * (deep - r) + r * math.sin(q)) for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for q in np.linspace(k * math.pi / 2, (k + 1) * math.pi / 2, 12)]
    tray.sheet([[(*p, z) for p in (*shape, shape[0])] for shape, z in ((rim(half, half - 1.0, r), z) for half, r, z in ((4.2, 0.3, 0.12), (4.3, 0.4, 0.2), (4.75, 0.7, 1.3), (4.95, 0.8, 1.36), (5.0, 0.85, 1.28), (4.4, 0.5, 0)))], enamel)
    tray.box((0, 0, 0.1), (8.4, 6.4, 0.06), enamel).place(0.02, (0.2, -0.6, 0), (0, 0, 0.12), smooth=60)
    Mesh("developer").box((0, 0, 0.85), (9.1, 7.1, 0.01), coated("developer", "#ffffff", 0.985)).place(0, (0.2, -0.6, 0), (0, 0, 0.12))
    Mesh("wet print").sheet([[(x, y, 0.02 * x * x + 0.25 * (y > 2)) for x in np.linspace(-2.6, 2.6, 20)] for y in np.linspace(-1.9, 1.9, 20)], photo("dragon-eclipse", "hero", (0.36, 0.06, 1, 0.88))).place(0, (0.1, -0.7, 0.5), (-0.02, 0.03, 0.3), 1.2, smooth=60)
    line.tube([(-12 + 24 * t, 1 + 11 * t, 6.6 - 1.6 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 60)], 0.035, black, 6)
    for t, game, lean in ((0.21, "nemesis", 0.1), (0.36, "siege-storm", -0.08), (0.5, "lords-of-ragnarok", 0.05), (0.63, "etherfields", -0.06), (0.75, "agricola-se", 0.04), (0.87, "iss-vanguard", 0)):
        at, paper = (-12 + 24 * t, 1 + 11 * t, 6.6 - 1.6 * math.sin(math.pi * t)), lit_through(photo(game), 0.55)
        Mesh("print").sheet([[(x, y, 0.12 * math.sin(2 * y + x) * (y + 0.4) ** 2 * 0.2) for x in np.linspace(-1.4, 1.4, 12)] for y in np.linspace(-3.5, 0, 24)], paper).place(0, at, (math.pi / 2, lean, 0.43), smooth=80)
        for x in (-1.1, 1.1):
            line.box((at[0] + 0.9 * x, at[1] + 0.4 * x, at[2] - 0.1 - lean * x), (0.13, 0.16, 0.55), enamel)
    line.place(0.01)
    Mesh("lamp").cylinder((0, 0, 0), 1.1, 0.3, black, 48, 0.9).cylinder((0, 0, -0.9), 1.0, 0.9, glow("safe light", "#ff2a12", 9), 48, 1.0).place(0.03, (5.2, 13.5, 6.6), shadow=False)
    stage.point((5.2, 12.5, 6.0), 3600, "#ff2a14", 0.9, name="light")
    stage.spot((-3.0, 2, 11), (0.4, -0.7, 0.5), 20000, "#ffdcc0", 38, 0.9, 0.3)
    stage.camera((-0.6, -12.2, 6.9), (0.3, 3, 2.1), 35, focus=(0, -0.8, 0.6), fstop=0.5, horizon=(0, 4000, 0))


POT = [(0, 0), (0.6, 0), (0.62, 0.06), (0.62, 0.62), (0.55, 0.7), (0.55, 0.86), (0.5, 0.86), (0.5, 0.6)]
SHOTS = {
    "contact-7": Shot(vacancy, lambda pic: grade(pic, "#ffb870", "#1c2c50", 0.3, ev=0.6, behind=15, haze=0.2), samples=40),
    "promo": Shot(circle, lambda pic: grade(pic, "#ffa050", "#123050", 0.3, 0.07, behind=14, haze=0.01), samples=96, far=40),
    "not-found": Shot(lost, lambda pic: grade(pic, "#ffb870", "#16284c", 0.3, ev=0.7, behind=16, haze=0.01), samples=40, bounces=(4, 4, 3)),
    "press": Shot(darkroom, lambda pic: (grade(pic, "#ff4a2a", "#3a0808", 0.35, 0.1, behind=14, haze=0.02), pic.sharpen(0.7, 0.8)), samples=32),
}
