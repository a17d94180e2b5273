"""S.T.A.L.K.E.R.: lightning out of the ground, men small and black before it, dead giants of concrete and steel."""
import math
import random

from kits import boxes, heavens, minis, soldiers, terrain, zone
from lib.tools import Mesh, Shot, glow, linear, shining, skies, smoothstep, stage, surface

LIME = "#dcff6a"


def ground(x, y):
    edge, z = abs(x - zone.road(y)), 0.9 * terrain.fractal(x, y, 26, 3) + 0.3 * terrain.fractal(x, y, 6, 8) + 0.25 + 0.012 * max(0, y - 30)
    k = smoothstep(edge, 3.4, 6.4)
    return z * k + (0.06 + 0.05 * terrain.fractal(x, y, 3, 1)) * (1 - k)


def land(m, rng, whirl, radius, grass=5200, x_range=(-22, 26)):
    """Ground, wet road, grass and the spark with its light."""
    terrain.heightfield(m["mud"], ground, (-70, 80), (-4, 120), 0.5)
    terrain.sea(m["puddle"], -0.12, 300)
    zone.strip(m, -4, 110, (whirl[0], whirl[1], radius * 0.9))
    spark = zone.anomaly(m, whirl, radius, rng)
    stage.point(spark, 2600, LIME, 0.35)
    stage.mark("spark", spark)
    terrain.grass(m["grass"], ground, grass, x_range, (1, 46), rng, (0.35, 0.95), keep=lambda x, y: abs(x - zone.road(y)) > 3.4 + 1.2 * math.sin(y) and math.hypot(x - whirl[0], y - whirl[1]) > radius * 0.9)


def man(loc, rot, pose="stride", voxel=0.012, weapon="rifle"):
    coat, kit = surface("coat", "#4b4a36", rough=0.9, var=0.4, scale=4, edge=0.3), surface("kit", "#2a2922", rough=0.6, metal=0.2, edge=0.5)
    soldiers.operative(coat, kit, None, pose, "mask", "rucksack", weapon, 1.04, 1, hood=True, voxel=voxel, loc=loc, rot=rot)


def hero():
    """A man on a flooded road before a spark, cooling towers rimmed by the last light under a closing storm."""
    m, rng = zone.materials(), random.Random(11)
    m.update(asphalt=surface("wet asphalt", "#16170f", rough=0.16, var=0.8, scale=0.7, bump=0.25, bump_scale=3), concrete=surface("soot", "#151612", rough=0.9, var=0.5, scale=0.15, streak=0.9, specular=0.1))
    land(m, rng, (3.9, 36, 1.0), 4.2, 7000, (-26, 30))
    terrain.sea(m["puddle"], 0.1, 300)
    stage.daylight("#e0a850", "#0a1210", 0.4, (-0.82, -0.55, -0.1), 22, "#ffb648", 1)
    man((1.45, 15.5, 0.2), -0.2, weapon="none")
    flock = Mesh("crows")
    for _ in range(46):
        x, y, z, w = rng.gauss(22, 12), rng.uniform(110, 150), rng.gauss(46, 8), rng.uniform(0.5, 1.1)
        flock.add([(x, y, z), (x - w, y, z + w * rng.uniform(-0.3, 0.6)), (x, y + 0.3, z - 0.25), (x + w, y, z + w * rng.uniform(-0.3, 0.6))], [(0, 1, 2), (0, 3, 2)], m["dark"])
    flock.place()
    zone.cooling_tower(m, (66, 170, -3), 84)
    zone.cooling_tower(m, (24, 250, -3), 84)
    mesh = Mesh("far things")
    for foot, lean in ((-30, 76, 1), 0.12), ((-52, 130, 1), 0.0):
        zone.pylon(mesh, m, foot, 27, lean, 0.3)
    zone.wires(mesh, m, (-30, 76, 20), (-52, 130, 22), 4)
    tops = [zone.pole(mesh, m, (8.6 + 0.1 * y, y, ground(8.6, y)), lean) for y, lean in ((8, -0.09), (24, 0.07), (42, -0.04), (62, 0.06))]
    for a, b in zip(tops, tops[1:]):
        zone.wires(mesh, m, a, b, 1.0, 2, 1.4)
    mesh.place()
    terrain.dead_tree(m["bark"], (9.4, 12, ground(9.4, 12)), 9.5, random.Random(8), 2.5)
    stage.camera((-0.4, 0.2, 1.15), (4.6, 40, 7.4), 28, sun=(96, 600, 34), horizon=(0, 900, 6))


def tile():
    """Lightning stands behind the dead radar, a wall of masts as high as a cathedral; three men at a fire on the shore below it."""
    m, rng, mesh, fire = zone.materials(), random.Random(6), Mesh("bolts"), (-1.5, 13.5, 0.5)
    shore = lambda x, y: -0.5 + 0.9 * min(1, max(0, (y - 8.4 - 0.7 * math.sin(x * 0.5)) / 3)) + 0.15 * terrain.fractal(x, y, 4, 3)
    terrain.heightfield(m["mud"], shore, (-60, 60), (-2, 150), 0.5)
    terrain.sea(m["puddle"], -0.1, 500)
    terrain.grass(m["grass"], shore, 5200, (-15, 15), (7, 40), rng, (0.35, 0.9), keep=lambda x, y: shore(x, y) > -0.2 and math.hypot(x - fire[0], y - fire[1]) > 1.9)
    zone.array(m, (30, 34), (-50, 150), 12, 58)
    zone.bolt(mesh, m["spark"], (24, 230, 300), (4, 230, 0), 0.35, rng, 5)
    mesh.place(shadow=False)
    stage.mark("spark", (8, 230, 50))
    for x, y, rot, pose in ((-2.9, 13.9, -1.4, "rest"), (-2.0, 15.0, -0.5, "ready"), (0.1, 13.6, 1.5, "rest")):
        man((x, y, shore(x, y)), rot, pose, weapon="none" if pose == "ready" else "rifle")
    shining("fire", fire, 0.22, glow("fire", "#ff9a3c", 40), (1, 1, 1.7))
    stage.point((fire[0], fire[1] - 0.1, fire[2] + 0.5), 700, "#ff8a30", 0.2)
    stage.mark("fire", fire)
    stage.gradient_sky("#7f9a58", "#0c1614", 0.35)
    stage.camera((0.0, -2.0, 1.5), (0.4, 40, 13.6), 30, horizon=(0, 900, 4))


def moonlit():
    """A dead Ferris wheel under a full moon, a spark at its foot."""
    m, rng, at = zone.materials(), random.Random(9), (9.0, 52.0)
    land(m, rng, (1.6, 22, 0.2), 3.2, 3800, (-18, 22))
    stage.sun((-0.2, -0.9, -0.3), 0.3, "#ffe9a0", 6)
    mesh = Mesh("wheel")
    zone.wheel(mesh, m, (*at, ground(*at)), rng)
    zone.block(mesh, m, (-34, 88, 1), 9, 9, rng, rot=0.35)
    zone.block(mesh, m, (52, 110, 1), 9, 9, rng, rot=-0.3)
    mesh.place()
    terrain.dead_tree(m["bark"], (-8.5, 15, ground(-8.5, 15)), 8, random.Random(8), 0.5)
    stage.mark("horizon", (0, 900, 6))
    stage.gradient_sky("#465650", "#0c1413", 0.4)
    stage.camera((-3.4, -1.0, 1.5), (-1.6, 40, 13.2), 26, moon=(92, 600, 226))


def table():
    """Four painted stalkers and two patrols on the tiles of a printed zone; an anomaly bursts between them and throws all their shadows outwards."""
    (rng, bare), m, small, r = minis.slate(7, "#6f7f86", 0.08, "#15181a"), zone.materials(), Mesh("small things"), 1.86
    minis.board("hex", (22, 20), "#d8cfa0", at=(0, 8.4), cell=r, tints=("#3f4a34", "#5c5a3a", "#6e4a30", "#38464a", "#4a5250"), seed=5)
    for _ in range(90):
        a, away, size = math.tau * rng.random(), rng.uniform(0.3, 1.6), rng.uniform(0.03, 0.12)
        small.blob((0.5 + away * math.cos(a), 7.0 + away * math.sin(a), size * 0.4 - 0.14 + 1.5 * rng.random() ** 4), size, m["brick"], rng, rough=0.3)
    shining("spark", (0.5, 7.0, 0.9), 0.12, m["spark"], detail=3)
    for k in range(5):
        zone.bolt(small, m["spark"], (0.5, 7.0, 0.9), (0.5 + 1.3 * math.cos(1.25 * k), 7.0 + 1.3 * math.sin(1.25 * k), -0.1), 0.018, rng, 2)
    stage.point((0.5, 7.0, 1.15), 330, "#5fc8ff", 0.08)
    stage.mark("spark", (0.5, 7.0, 0.9))
    walk = [(-1.5, 4.6, -0.5), (-0.2, 4.0, -0.1), (1.5, 4.5, 0.4), (-2.6, 5.7, -0.9)]
    for k, (pose, cloth) in enumerate((("aim", "#6a4a20"), ("ready", "#4a5430"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "mask", "rucksack", hood=True, voxel=0.014), 1.05, paint=(cloth, "#5c5040", "#6a6c70*"), ring="#d8902c"), walk[k::2])
    patrols = [(-3.6, 7.4, -1.6), (-2.6, 8.6, -2.2), (-4.4, 8.9, -1.8), (3.4, 6.4, 1.6), (4.2, 7.4, 1.8), (3.0, 8.4, 2.4), (4.9, 5.9, 1.3), (-0.9, 9.9, 2.8), (1.9, 9.6, 3.4), (0.5, 10.6, 3.1)]
    for k, pose in enumerate(("aim", "ready", "stride")):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", voxel=0.014), 1.05, paint=("#39444e", "#566058", "#70747a*"), ring="#3a5a78"), patrols[k::3])
    small.place()
    zone.cooling_tower(m, (-4.6, 15, -0.2), 5.2)
    zone.cooling_tower(m, (4.6, 19, -0.2), 5.2)
    minis.tokens(rng, "#7a3a1c", [(2.4, 3.2, 2), (2.9, 3.6, 1), (-2.6, 3.3, 3)], 0.22)
    minis.lights("#e0d060", "#ffd8a0", (1, 30, 6), 2200, (-7, -4, 6), 320, (0, 5.0), 0.4, "#a0e0c0")
    stage.camera((-0.3, -2.6, 2.5), (0.2, 8.0, 1.5), 35)


def causeway(x, y):
    edge = abs(x - zone.road(y)) - 3.3
    return 0.05 - 0.55 * min(1, max(0, edge / 2.6)) + 0.1 * terrain.fractal(x, y, 3, 8)


def line():
    """Six pylons march through flooded land to a red sun, a man on the dam between."""
    m, rng, mesh = zone.materials(), random.Random(9), Mesh("line")
    terrain.heightfield(m["mud"], causeway, (-8, 12), (-6, 150), 0.5)
    terrain.sea(m["puddle"], -0.3, 900)
    zone.strip(m, -6, 150, (0, 0, 0))
    terrain.grass(m["grass"], causeway, 2600, (-6, 9), (3, 60), rng, (0.3, 0.8), keep=lambda x, y: 3.3 < abs(x - zone.road(y)) < 5.2)
    feet = [(22 - 0.09 * y, y, -0.6) for y in (52, 84, 120, 164, 220, 300)]
    for k, foot in enumerate(feet):
        zone.pylon(mesh, m, foot, 32, (0.0, 0.02, -0.05, 0.01, -0.03, 0.0)[k])
    for (x, y, z), (x1, y1, _) in zip([(28, -20, -0.6), *feet], feet):
        for t, reach in ((0.61, 0.2), (0.75, 0.26), (0.89, 0.17)):
            zone.wires(mesh, m, (x, y, 32 * t), (x1, y1, 32 * t), 2.6, 2, 64 * reach)
    mesh.place()
    man((zone.road(19), 19, 0.2), 0.0)
    stage.daylight("#d9803c", "#3a3226", 0.8, (0.08, -1, -0.1), 2.4, "#ff9a4a", 2)
    stage.camera((0.0, 0.0, 2.2), (3.2, 40, 9.0), 27, horizon=(0, 1500, 2), sun=(-80, 1000, 100))


def radar():
    """The evening sun makes the dead radar's rust glow; four men wade in file through the marsh below it, towards what burns in the water."""
    m, rng = zone.materials(), random.Random(4)
    m.update(steel=surface("old rust", "#7a5840", rough=0.85, metal=0.1, var=0.6, scale=0.15, streak=0.6), dark=surface("wire", "#6a4a34", rough=0.8, var=0.4), puddle=surface("marsh water", "#0c1416", rough=0.05, var=0, bump=0.1, bump_scale=1.2, specular=0.7))
    marsh = lambda x, y: -0.16 + 0.42 * terrain.fractal(x, y, 11, 3) + 0.14 * terrain.fractal(x, y, 3, 8) + 1.6 * smoothstep(y, 34, 60) - 0.3 * math.exp(-(((x - 8) / 5) ** 2 + ((y - 17) / 9) ** 2))
    terrain.heightfield(m["mud"], marsh, (-100, 110), (-2, 180), 0.6)
    terrain.sea(m["puddle"], 0.0, 400)
    terrain.grass(m["grass"], marsh, 9000, (-24, 30), (2.0, 48), rng, (0.35, 1.0), keep=lambda x, y: marsh(x, y) > -0.04 and math.hypot(x - 9, y - 26) > 2.4)
    zone.array(m, (62, 66), (-86, 165), 16, 50)
    spark = zone.anomaly(dict(m, spark=glow("low spark", LIME, 14)), (9.0, 26, 0.05), 1.9, rng)
    stage.point(spark, 900, LIME, 0.3)
    stage.mark("spark", spark)
    for x, y, pose in ((-4.9, 17.0, "stride"), (-3.1, 17.6, "ready"), (-0.7, 18.6, "stride"), (2.0, 19.4, "aim")):
        man((x, y, max(marsh(x, y), -0.2) - 0.03), -1.15, pose, 0.014)
    for x, y, high in ((-10.5, 15, 10), (-17, 30, 11), (20, 38, 9)):
        terrain.dead_tree(m["bark"], (x, y, marsh(x, y)), high, random.Random(8), 0.5 + x)
    for at, power in ((-14, 15, 4), 4500), ((-17, 21, 4.5), 4500):
        stage.area(at, (0, 19, 1), 3, power, "#ff8a3c")
    stage.daylight("#6f8088", "#24384c", 0.45, (0.86, 0.36, -0.19), 6.5, "#ff9448", 1.5)
    stage.camera((-0.6, 3.0, 2.3), (1.6, 40, 9.6), 29, horizon=(0, 900, 4), sun=(-620, 600, 130))


def grade(pic):
    """Orange from the left, slate blue over the wall; the marsh steams."""
    low = pic.belt(0.15, 0.85, 4.0) * (0.4 + 1.2 * pic.noise(3, 4, 3.0))
    pic.mist("sun", 0.7, ("#ff9a50", 0.75), ("#56727e", 0.3), 0.005, 24, 0.9, low)
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#d89a68", "#6a7c88", "#2c4a60", "#10243a"), "#c86428", "#122230", "#6a7a84", 0.62, 4, 0.8, 3.6))
    pic.glow("sun", 0.6, linear("#ff8a3c", 0.08), (pic.depth > 30) * 1.0)
    for size, tint in (0.22, linear(LIME, 0.05)), (0.03, linear("#ffffe0", 0.3)):
        pic.glow("spark", size, tint, (pic.depth > 20) * 1.0)
    pic.develop(0.95, 1.38, 1.12, ("#122630", "#ffd8a0", 0.14), (0.55, (0.55, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35,))


def grade_storm(pic):
    pic.rgb = pic.rgb * (0.3 + 0.7 * ((pic.depth - 3) / 14).clip(0, 1))[..., None]
    pic.mist("sun", 0.5, ("#f09a40", 0.8), ("#28352c", 0.4), 0.003, 24, 0.8, (pic.belt(0.12, 0.9, 5) ** 2) * (0.2 + 1.5 * pic.noise(3.5, 4, 2.4)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#ffb850", "#8f7a48", "#22383a", "#081214"), "#c06a20", "#08100f", "#8f9068", 0.62, 4, 1.2, 4.2) * (0.35 + 0.85 * (pic.y / pic.horizon).clip(0, 1))[..., None])
    for size, tint in (0.16, linear(LIME, 0.12)), (0.03, linear("#ffffe0", 0.6)):
        pic.glow("spark", size, tint, (pic.depth > 20) * 1.0)
    pic.develop(0.85, 1.42, 1.1, ("#12261f", "#ffe2a0", 0.16), (0.5, (0.6, 0.55), 0.9), (0.1, 1.0), sharpen=(0.35,))


def grade_bolt(pic):
    near = pic.near((pic.marks["spark"][0], pic.marks["spark"][1] + 0.1), 0.4)[..., None]
    pic.fog(linear("#10201e", 0.3) * (1 - near) + linear("#a8c870", 0.45) * near, 0.003, 20, 0.8, pic.belt(0.15, 0.85, 2.6) * (0.4 + 1.2 * pic.noise(3, 4, 2.4)))
    sky = skies.clouded(pic, pic.horizon, "spark", ("#788a50", "#34483e", "#122022", "#050a0c"), "#5c7838", "#040808", "#7a9068", 0.62, 4, 0.8, 4.6)
    pic.sky(sky * (0.45 + 0.55 * near) + near**2 * linear("#d8ff90", 0.55))
    pic.rgb = pic.rgb * (0.35 + 0.65 * ((pic.depth - 5) / 12).clip(0, 1))[..., None]
    pic.glow("fire", 0.06, linear("#ff8a30", 0.2), (pic.depth > 12) * 1.0)
    pic.develop(0.85, 1.4, 1.1, ("#12261f", "#ffe8b0", 0.16), (0.5, (0.5, 0.5), 0.95), (0.12, 1.0), sharpen=(0.22,))


def grade_table(pic):
    pic.rgb = pic.rgb * (1 - 0.88 * smoothstep(pic.depth, 13, 15) * smoothstep(pic.normal[..., 2], 0.85, 0.6))[..., None]  # the towers
    pic.glow("spark", 0.3, linear("#a8d8ff", 0.1))
    pic.glow("spark", 0.05, linear("#c8f0ff", 0.25))
    sky = skies.clouded(pic, pic.horizon, "back", ("#e8d878", "#8a9a50", "#38503c", "#101c1c"), "#b8a040", "#141c18", "#b0b468", 0.55, 6, 0.8, 4.2)
    minis.finish(pic, "#d8cc6c", "#38503c", 10, 0.05, sky, 1.0, 0.08)


def grade_night(pic):
    low = pic.belt(0.45, 0.8, 2.2)
    pic.mist("moon", 0.5, ("#8f9c78", 0.3), ("#26352f", 0.3), 0.012, 12, 0.95, low * (0.5 + 0.9 * pic.noise(2.5, 4, 2.4)))
    sky = skies.clouded(pic, pic.horizon, "moon", ("#5d6a52", "#3a4a40", "#1c2825", "#0c1413"), "#6a7850", "#0c1211", "#7d8a6a", 0.6, 4, 0.5, 3.4)
    pic.sky(heavens.moon(pic, sky, "moon", 0.13, "#fff6cf", "#b8b48a", 1.5, 0.4))
    pic.glow("spark", 0.2, linear(LIME, 0.14))
    pic.glow("spark", 0.03, linear("#ffffe0", 0.7))
    pic.develop(1.0, 1.32, 1.0, ("#1a2b28", "#ffedb0", 0.16), (0.6, (0.55, 0.5), 0.9), (0.16, 1.0), sharpen=(0.35,))


def grade_dusk(pic):
    pic.mist("sun", 0.5, ("#f08040", 0.66), ("#72583c", 0.5), 0.0075, 20, 0.99, pic.belt(0.4, 0.7, 1.4) * (0.7 + 0.6 * pic.noise(2.5, 4, 2.4)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#e0783c", "#a86c3e", "#56523a", "#24302a"), "#e0702c", "#222822", "#b08c60", 0.55, 4, 0.6, 3.4)
    pic.sky(heavens.moon(pic, sky, "sun", 0.11, "#ff8440", "#ff7c3a", 1.7, 0.35))
    pic.develop(0.85, 1.32, 1.0, ("#1c3428", "#ffe0b0", 0.2), (0.6, (0.55, 0.5), 0.88), (0.14, 1.0), sharpen=(0.35,))


SHOTS = {
    "closing": boxes.shot("reactor", "#c8f060", "#243a2c", "#b4b89a", "soldiers", "above", 13, 0.6, dice=((-1.7, -2.5), (-1.3, -2.8)), box=((1.0, 0.4, 0), (0, 0, 0.4)), lid=((-2.2, 2.6, 1.4), (1.3, 0, 0.35)), crew=[(-2.6 + 0.62 * k, -0.4 - 0.45 * k, -1.0) for k in range(5)], cards=((3.2, -1.6, 0.9), (2.8, -2.0, 0.4)), eye=(0.1, -8.6, 4.6), to=(0.6, 0, 0.95)),
    "hero": Shot(hero, grade_storm, samples=28, far=420, bounces=(2, 1, 1)),
    "tile": Shot(tile, grade_bolt, samples=16, far=420, bounces=(2, 1, 1)),
    "feature-3": Shot(moonlit, grade_night, samples=14, far=420, bounces=(2, 1, 1)),
    "feature-4": Shot(table, grade_table, samples=28, far=90, bounces=(3, 2, 2)),
    "feature-1": Shot(radar, grade, samples=12, far=420, bounces=(2, 1, 1)),
    "feature-2": Shot(line, grade_dusk, samples=28, far=420, bounces=(2, 1, 1)),
}
