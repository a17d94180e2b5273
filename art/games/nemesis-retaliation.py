"""Nemesis, Retaliation: marines break a brood in a drowned bunker, everything seen by one phosphor-green flare."""
import math
import random

from kits import aliens, boxes, creatures, hive, minis, soldiers
from lib.tools import Mesh, Shot, glow, instance, linear, placement, product, smoothstep, stage, surface

GREEN, FIRE, ALARM = hive.GREEN, "#ffcf7a", "#ff5a2a"


def skin():
    return surface("skin", "#20241f", rough=0.25, var=0.5, scale=5, bump=0.3, bump_scale=14, specular=0.6, coat=0.6, edge=0.35)


def marine(loc, rot, pose="aim", weapon="rifle", bulk=1.12, voxel=0.012, light=None):
    armour = surface("armour", "#5c6156", rough=0.5, var=0.35, edge=0.6, streak=0.4)
    soldiers.operative(surface("fatigues", "#33382f", rough=0.85, var=0.3), armour, light, pose, "visor", "box", weapon, bulk, 3, voxel=voxel, loc=loc, rot=rot)


def muzzle(m, at, way, size):
    mesh, rng = Mesh("burst"), random.Random(int(at[0] * 100))
    x, y = way
    mesh.ball(at, size * 0.16, m["flash"], (1, 1, 1))
    for _ in range(7):
        reach, side, rise = size * rng.uniform(0.5, 1.5), rng.uniform(-0.35, 0.35), rng.uniform(-0.3, 0.4)
        mesh.tube([at, (at[0] + reach * (x - y * side), at[1] + reach * (y + x * side), at[2] + reach * rise)], lambda t: size * 0.09 * (1 - t) + 0.004, m["flash"], 6)
    mesh.place(shadow=False)
    stage.point(at, 260, FIRE, 0.08)


def fight():
    """The drowned hall with the brood in it, lit by a dropped flare and the alarm lamps."""
    m, rng = hive.materials(), random.Random(4)
    stage.ambient("#1c3a2a", 0.05)
    hive.hall(m, 9.5, 13, (-8, 92), 10, rng)
    clutter = Mesh("clutter")
    hive.eggs(clutter, m, [(-6.8, 9.5, 0, 0.9), (-5.6, 8.6, 0, 0.6), (-7.6, 8.1, 0, 0.7), (-8.2, 19, 0, 1.1), (-6.6, 20, 0, 0.8), (10, 26, 0, 1.0), (8.8, 27.4, 0, 0.8), (-5, 31, 0, 0.8)], rng)
    clutter.cylinder((4.6, 31, 0.1), 0.09, 0.5, m["flare"], 10, rot=(0, 1.4, 0.4))
    clutter.box((0, 91, 5.5), (30, 0.2, 16), glow("far wall", GREEN, 0.16))
    clutter.place(0.01)
    stage.point((4.6, 31, 1.4), 9000, GREEN, 0.3)
    stage.point((2.0, 62, 6), 9000, GREEN, 0.6)
    kinds = [aliens.warden(skin(), 0.04), creatures.stalker(skin(), 0.04)]
    for k, (x, y, z, turn, size) in enumerate(((7.4, 22.5, 0, 0.25, 1.15), (-0.4, 25.5, 0, -0.1, 1.15), (-5.5, 30, 0, -0.3, 1.2), (11.5, 31, 0, 0.35, 1.2), (3.8, 34, 0, 0.1, 1.4), (-2.6, 41, 0, 0, 1.3), (8.0, 46, 0, 0.1, 1.4))):
        instance(kinds[k % 2].data, (x, y, z), (0, 0, turn), size * (1.3 if k % 2 else 1.45))
        kinds[k % 2].location = (0, -500, 0)
    alarm = Mesh("alarm lamps")
    for x, y in ((-8.4, 15.2), (8.4, 25.2), (-8.4, 35.2), (8.4, 45.2)):
        alarm.ball((x, y - 1.05, 4.6), 0.2, glow("alarm", ALARM, 14), (1, 0.6, 1.3))
        stage.point((x * 0.86, y - 1.9, 4.6), 1100, ALARM, 0.25)
    alarm.place(shadow=False)
    stage.mark("flare", (4.6, 31, 1.6))


def hero():
    fight()
    marine((0.2, 9.2, 0), -0.22, light=glow("visor", GREEN, 4))
    marine((3.75, 9.6, 0), 0.3, "ready", "cannon", 1.22)
    marine((2.1, 13.0, 0), -0.35)
    muzzle(hive.materials(), (2.55, 14.1, 1.42), (0.35, 0.94), 0.8)
    stage.area((2.9, 15.5, 2.0), (2.0, 8, 0.5), 0.6, 420, FIRE)
    stage.area((-4, 1, 7), (2, 10, 0.6), 3, 320, "#c8e6dc")
    stage.camera((-1.4, -2.4, 1.25), (2.5, 26, 3.9), 29)


def tile():
    """The same stand, from close behind two marines."""
    fight()
    marine((1.0, 8.4, 0), -0.1, light=glow("visor", GREEN, 4))
    marine((3.1, 10.2, 0), -0.25)
    muzzle(hive.materials(), (3.4, 11.4, 1.42), (0.25, 0.97), 0.8)
    stage.area((3.4, 12.5, 2.0), (2.0, 8, 0.5), 0.6, 420, FIRE)
    stage.area((-3, 3, 5), (1.5, 9, 1.0), 2, 170, "#d8ece2")
    aliens.warden(skin(), 0.025, (2.2, 18.5, 0), 0.1, 2.0)
    stage.camera((1.0, 0.6, 1.3), (2.35, 22, 5.6), 29)


def blast():
    """Seen from the side: one marine, one burst of fire, and what comes out of the mist."""
    m, rng = hive.materials(), random.Random(6)
    stage.ambient("#1c3a2a", 0.05)
    hive.hall(m, 11, 14, (-8, 60), 11, rng, 0.6)
    Mesh("far wall").box((0, 60, 7), (60, 0.2, 26), glow("far wall", GREEN, 0.8)).place()
    marine((-5.0, 14, 0), -1.5)
    muzzle(m, (-3.75, 14.05, 1.4), (1, 0.05), 0.45)
    creatures.stalker(skin(), 0.025, (4.4, 16, 0), -0.75, 2.5)
    stage.spot((1, 56, 9), (0, 8, 0), 300000, GREEN, 38, 0.7, 0.6)
    stage.clamp(5)
    stage.camera((0, -3.5, 1.5), (0, 14, 3.7), 30, flare=(-3.75, 14.05, 1.4), mist=(1, 60, 6))


def grade_blast(pic):
    pic.calm(0.0022 * pic.h, smoothstep(pic.normal[..., 2], 0.75, 0.95))
    pic.mist("mist", 0.44, ("#74d898", 0.62), ("#123522", 0.1), 0.05, 21, 0.95, 0.7 + 0.5 * pic.noise(3, 4, 2.0))
    for size, gain in ((0.012, 8), (0.04, 0.8), (0.2, 0.1)):
        pic.glow("flare", size, linear(FIRE, gain))
    pic.develop(1.1, 1.3, 0.95, ("#0f2f22", "#ffeec0", 0.15), (0.55, (0.5, 0.5), 0.88), (0.16, 1.0))


def nest():
    """From above: one marine in a ring of light, and more eggs than rounds."""
    m, rng = hive.materials(), random.Random(7)
    stage.ambient("#1c3a2a", 0.05)
    spots = [(1.9 * i + 0.95 * (j % 2) + rng.uniform(-0.4, 0.4), 2 + 1.7 * j + rng.uniform(-0.4, 0.4), 0, rng.uniform(0.75, 1.15)) for j in range(28) for i in range(-11, 12)]
    clutter = Mesh("eggs")
    hive.eggs(clutter, m, [s for s in spots if math.hypot(s[0] - 0.6, (s[1] - 13.8) * 0.8) > 2.3], rng)
    clutter.box((0, 30, -0.1), (120, 120, 0.2), m["concrete"])
    clutter.place()
    marine((0.8, 14.5, 0), -0.1, "stride", "none")
    stage.point((1.1, 15.6, 2.3), 1500, FIRE, 0.15)
    stage.spot((0, 60, 18), (0, 14, 0), 200000, GREEN, 50, 0.6, 0.6)
    stage.clamp(5)
    stage.camera((-0.8, -1.5, 7.0), (0.5, 15.5, 0.7), 34, flare=(-2, 50, 6))


def table():
    """A facility laid out of room and corridor tiles: in a pool of light five painted marines face the queen, the brood holds every other room."""
    (rng, bare), m = minis.slate(5, "#2a4a44", 0.1, "#121513", 0.8), hive.materials()
    rooms = [(0, 3.6), (4.5, 8.1), (0, 8.1), (-4.5, 8.1), (-4.5, 12.6), (0, 12.6), (4.5, 12.6), (0, 17.1), (-9, 12.6), (9, 8.1)]
    for k, (x, y) in enumerate(rooms):
        minis.board("square", (3.5, 3.5), "#d8c890", at=(x, y), cell=1.15, tints=("#33504c", "#5a645c", "#74583a", "#28484a"), seed=k + 2)
    doors, leaf = Mesh("doors"), surface("door", "#4a504a", rough=0.5, metal=0.5, var=0.45, scale=2, streak=0.6, edge=0.3)
    for (ax, ay), (bx, by) in ((a, b) for k, a in enumerate(rooms) for b in rooms[k + 1 :] if abs(math.dist(a, b) - 4.5) < 0.1):
        across, x, y = ay == by, (ax + bx) / 2, (ay + by) / 2
        minis.board("square", (1.0, 1.5) if across else (1.5, 1.0), "#c8a060", at=(x, y), cell=0.5, tints=("#4a4438",))
        doors.frame = placement((x, y, -0.14), (0, 0, math.pi / 2 if across else 0), (0.8,) * 3)
        ajar = 0.62 if ay == 3.6 else 0.02
        for side in (-1, 1):
            doors.box((side * 0.68, 0, 0.3), (0.16, 0.3, 0.6), leaf)
            doors.box((side * (0.31 + ajar), 0, 0.26), (0.58, 0.1, 0.5), m["steel"])
            for z in (0.14, 0.34):
                doors.box((side * (0.06 + ajar), -0.055, z), (0.1, 0.02, 0.09), m["stripe"], (0, side * 0.6, 0))
            doors.ball((side * 0.68, -0.1, 0.62), 0.05, glow("alarm", ALARM, 14))
    doors.place(0.015)
    squad = [(-1.4, 4.9, -0.2), (0.6, 3.7, 0.0), (1.35, 4.8, 0.3), (-0.7, 3.8, -0.1), (0.0, 5.1, 0.0)]
    for k, (pose, suit) in enumerate((("aim", "#d0742c"), ("ready", "#5888a8"), ("stride", "#c8bc9c"))):
        minis.stand(minis.primed(lambda pose=pose: soldiers.operative(bare, bare, None, pose, "visor", "box", "rifle", 1.12, 3, voxel=0.014), 1.05, paint=("#4a4640", suit, "#a0a4a8*"), ring="#d8742c"), squad[k::3])
    brood = [(x + u, y + v, math.atan2(x, 3.6 - y) + math.pi + rng.gauss(0, 0.3)) for x, y in rooms[1:] if (x, y) != (0, 8.1) for u, v in rng.sample(((-0.8, -0.7), (0.8, -0.6), (-0.7, 0.8), (0.8, 0.8)), 3)]
    minis.stand(minis.primed(lambda: aliens.prowler(bare, 0.02), 1.15, 0.5, "#869a68", ring="#3c7048"), brood)
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 2.6, 0.85, "#6e8050", ring="#3c7048"), [(0.1, 7.9, 0.12)])
    clutter = Mesh("clutter")
    hive.eggs(clutter, m, [(x, y, -0.12, s) for x, y, s in ((1.3, 9.2, 0.34), (-1.2, 9.3, 0.3), (-5.5, 13.2, 0.3), (5.4, 13.2, 0.28), (5.2, 8.9, 0.26))], rng)
    clutter.place(0.005)
    for x, y in product((-14, -7.5, 7.5, 14), (25, 33, 41)):
        pillar = Mesh("pillar")
        pillar.box((x, y, 8), (1.9, 1.9, 17), m["concrete"])
        hive.strands(pillar, m, (x, y, 0), 1.5, 13, 8, rng)
        pillar.place(0.05)
    minis.dice([(-3.3, 4.6, 0.5, "#22281f", GREEN), (-2.9, 5.2, -0.3, "#d8d2c0", "#1a3a26")], 0.4)
    minis.tokens(rng, "#8a3a1c", [(2.4, 4.3, 2), (2.9, 4.8, 3)])
    minis.cards([(3.2, 3.2, -0.3), (3.7, 3.3, -0.45)], "#1c3a2c")
    minis.lights(GREEN, "#ffd0a0", (0, 30, 9), 5000, (7, -4, 8), 520, (0, 6.2))
    stage.camera((1.9, -1.9, 4.4), (0.0, 7.0, 0.7), 38)


def grade(pic, start=13):
    pic.calm(0.0022 * pic.h, smoothstep(pic.normal[..., 2], 0.75, 0.95))
    pic.mist("flare", 0.45, ("#74d898", 0.36), ("#123522", 0.16), 0.024, start, 0.85, (0.5 + 0.7 * (pic.y - 0.2)).clip(0.3, 1) * (0.5 + 0.9 * pic.noise(3, 4, 2.0)))
    pic.rays("flare", 0.3, linear(GREEN, 1.2), 0.5, 0.9, pic.near("flare", 0.2), (10, 12))
    pic.glow("flare", 0.16, linear(GREEN, 0.22), (pic.depth > 20) * 1.0)
    pic.develop(1.35, 1.3, 0.9, ("#12302a", "#ffeec0", 0.15), (0.5, (0.6, 0.5), 0.9), (0.16, 1.0))


SHOTS = {
    "closing": boxes.shot("hive", "#58e08a", "#5a1c14", "#b8c4b4", "soldiers", "above", 10, box=((0.9, 0.4, 0), (0, 0, 0.5)), lid=((-2.4, 2.6, 1.4), (1.3, 0, 0.3)), crew=((-2.4, -0.4, -1.2), (-2.0, -1.3, -1.0), (-1.2, -2.1, -0.7), (-0.1, -2.6, -0.3), (-2.8, -1.7, -1.0)), dice=((-3.3, -0.6), (-3.6, -1.0)), cards=((3.3, -0.9, 0.5),), eye=(0.1, -9.2, 3.5), to=(0.35, 0, 1.25)),
    "hero": Shot(hero, grade, samples=40, far=110, bounces=(2, 1, 2)),
    "tile": Shot(tile, grade, samples=28, far=110, bounces=(2, 1, 2)),
    "feature-3": Shot(nest, lambda pic: grade(pic, 20), samples=20, far=80, bounces=(2, 1, 2)),
    "feature-2": Shot(blast, grade_blast, samples=40, far=70, bounces=(2, 1, 2)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, "#8fe0a8", "#1a3430", 15, 0.035, ev=1.6, glow=0.05, spread=0.34), samples=14, far=90, bounces=(3, 2, 2)),
}
