"""Tamashii: a wanderer with a borrowed body, a rain-black street, the pale mask of the machine above the gates."""
import math
import random

import numpy as np
from scipy.ndimage import gaussian_filter1d

from kits import boards, neon, soldiers
from lib import stage
from lib.materials import glow, surface
from lib.mesh import Mesh
from lib.picture import linear
from lib.shot import Shot

PINK, JADE = neon.PINK, neon.JADE


def walker(loc, rot, scale=1.0):
    coat, body = surface("coat", "#2b2530", rough=0.6, var=0.3, specular=0.4), surface("body", "#4d4f5a", rough=0.35, metal=0.7, edge=0.5)
    soldiers.operative(coat, body, glow("edge", JADE, 9), "stride", "kasa", "none", "blade", 1.0, 2, coat=0.7, sweep=(-0.1, -0.25), loc=loc, rot=rot, scale=scale)


def street(m, rng):
    mesh, width, y_range = Mesh("street"), 9.5, (-4, 64)
    mesh.box((0, 60, -0.05), (160, 200, 0.1), m["wet"])
    for side, tall in zip((-1, 1), ((22, 60), (9, 20))):
        y = y_range[0]
        while y < y_range[1]:
            d, w = rng.uniform(8, 13), rng.uniform(8, 14)
            x = side * (width + w / 2 + rng.uniform(0, 1.5))
            neon.tower(mesh, m, x, y + d / 2, w, d, rng.uniform(*tall), rng, 0.26, -side)
            for _ in range(2):
                key = rng.choice(("pink", "jade", "paper", "pink"))
                at = (side * (width - rng.uniform(0, 0.7)), y + rng.uniform(0.2, 0.8) * d, rng.uniform(6, 15))
                neon.sign(mesh, m, at, (rng.uniform(0.9, 1.5), rng.uniform(3, 7)), key, rng, side)
            mesh.box((side * (width - 0.9), y + d / 2, 0.1), (1.8, d, 0.22), m["stone"])
            mesh.box((side * (width + 0.2), y + d / 2, 3.4), (2.4, d * 0.8, 0.15), m["dark"], (0, side * 0.2, 0))
            mesh.box((side * (width + 0.05), y + d / 2, 1.7), (0.2, d * 0.5, 1.7), m[rng.choice(("dim", "black", "dim"))])
            y += d + rng.uniform(0.4, 2)
    neon.cables(mesh, m, 8, (-width - 1, width + 1), (y_range[0] + 12, y_range[1]), (9, 19), rng)
    mesh.place()


def far_city(m, rng):
    mesh = Mesh("far city")
    for _ in range(16):
        w = rng.uniform(8, 20)
        neon.tower(mesh, m, rng.uniform(-90, 110), 110 + rng.uniform(0, 60), w, w, rng.uniform(30, 80), rng, 0.1)
    mesh.place()


def hero(masked=True):
    m, rng = neon.materials(), random.Random(12)
    stage.ambient("#3a2a58", 0.12)
    street(m, rng)
    gates = Mesh("gates")
    neon.gate(gates, m, (2.0, 27, 0), 10.5, 9.6)
    neon.gate(gates, m, (3.0, 50, 0), 11, 10.5)
    neon.lanterns(gates, m, (-9.5, 15, 9), (9.5, 19, 8.5), 9)
    neon.lanterns(gates, m, (-9.5, 38, 9), (9.5, 41, 9), 9)
    gates.place()
    if masked:
        neon.mask(m, (14, 78, 34), 3.0, 0.2)
    far_city(m, rng)
    walker((1.9, 13.6, 0), -0.12, 1.18)
    stage.area((14, 50, 5), (14, 76, 32), 18, 52000, PINK)
    stage.area((-14, 56, 62), (14, 78, 36), 14, 46000, JADE)
    stage.area((4, 45, 9), (2, 10, 0), 6, 6200, PINK)
    stage.area((-4.5, 9.5, 5), (1.8, 13, 1.2), 1.5, 800, JADE)
    stage.mark("mask", (14, 78, 34))
    stage.mark("horizon", (4, 140, 3))
    stage.camera((-1.2, 0.4, 1.5), (4.4, 40, 11.8), 25)


def tile():
    m, rng = neon.materials(), random.Random(5)
    stage.ambient("#3a2a58", 0.3)
    steps = Mesh("steps")
    for k in range(46):
        steps.box((0, 6 + k * 0.9, k * 0.3 - 3), (9, 1.2, 6), m["stone"])
        if k % 3 == 0:
            for side in (-1, 1):
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 0.6), (0.7, 0.7, 1.3), m["stone"])
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 1.4), (0.45, 0.45, 0.4), m["paper"])
                steps.box((side * 4.7, 6 + k * 0.9, k * 0.3 + 1.75), (0.9, 0.9, 0.16), m["black"])
    steps.box((0, -2, -0.05), (60, 16, 0.1), m["wet"])
    for y in (21, 33):
        neon.gate(steps, m, (0, y, (y - 6) / 3), 7.4, 6.4)
    steps.place(0.02)
    for side in (-1, 1):
        mesh = Mesh("side")
        for y in (6, 18, 31):
            neon.tower(mesh, m, side * 13.5, y + 4, 9, 10, 15 + y * 0.35, rng, 0.3, -side)
            neon.sign(mesh, m, (side * 7.2, y, 9 + y * 0.35), (1.2, 5.5), rng.choice(("pink", "jade")), rng, side)
        mesh.place()
    neon.mask(m, (0, 60, 35.5), 2.35, 0.0)
    walker((0.0, 6.4, 0.3), 0.05, 1.0)
    stage.area((0, 38, 14), (0, 58, 33), 12, 22000, PINK)
    stage.area((-22, 42, 58), (0, 60, 37), 12, 32000, JADE)
    stage.area((0, 24, 18), (0, 9, 1), 5, 5200, PINK)
    stage.area((-4, 3, 5), (0, 7, 1.2), 1.5, 260, JADE)
    stage.mark("mask", (0, 60, 35.5))
    stage.mark("horizon", (0, 140, 12))
    stage.camera((0.3, -2.4, 1.2), (0.05, 30, 11.2), 33)


def rain(pic):
    """Fine slanted streaks, brighter against the light."""
    drops = (np.random.RandomState(2).rand(pic.h, pic.w) > 0.9985).astype(np.float32)
    drops = gaussian_filter1d(gaussian_filter1d(drops, pic.h * 0.011, axis=0), 0.5, axis=1)
    pic.rgb = pic.rgb + (drops * pic.h * 0.02 * 0.9)[..., None] * (0.25 * pic.rgb.mean() + pic.rgb) * linear("#ffd8e8")


def mirror():
    """One torii on a board of wet hexagons, mirrored with its lights."""
    m, rng = neon.materials(), random.Random(6)
    stage.ambient("#1c1634", 0.2)
    lines = [glow("jade line", JADE, 4), glow("pink line", PINK, 4)]

    def edges(mesh, x, y, z, ring):
        for k in range(6):
            if ring and rng.random() < 0.3:
                a = math.pi / 3 * (k + 0.5)
                mesh.box((x + 0.98 * math.cos(a), y + 0.98 * math.sin(a), z + 0.004), (0.03, 0.86, 0.012), lines[x > 0.5], (0, 0, a))

    wet = surface("mirror", "#0c0d14", rough=0.09, var=0.3, scale=2.5, specular=0.9)
    boards.hexes([wet], m["black"], 7, rng, edges, 0.05)
    gate = Mesh("gate")
    neon.gate(gate, m, (0, 0.6, 0.03), 4.2, 4.0)
    gate.place()
    disc = Mesh("disc")
    disc.cylinder((0, 15, 2.6), 3.1, 0.1, glow("disc", PINK, 3.2), 64, rot=(math.pi / 2, 0, 0))
    for k in range(26):
        x, h = rng.uniform(-24, 24), rng.uniform(1.5, 8)
        disc.box((x, 19 + rng.uniform(0, 6), h / 2), (rng.uniform(1, 2.4), 1.5, h), m["black"])
    disc.place()
    stage.area((0, 13, 3), (0, 0, 1), 4, 900, PINK)
    stage.area((-6, -4, 5), (0, 0.5, 1.5), 2, 160, JADE)
    stage.area((6, -4, 5), (0, 0.5, 1.5), 2, 110, PINK)
    stage.mark("mask", (0, 15, 2.6))
    stage.mark("horizon", (0, 140, 2))
    stage.camera((-1.1, -8.6, 1.75), (0, 1.5, 1.55), 33)


def shells():
    """Rows of empty bodies hang in their racks, waiting for a mind."""
    m = neon.materials()
    stage.ambient("#2a2048", 0.12)
    room = Mesh("rack room")
    room.box((0, 12, -0.05), (30, 44, 0.1), m["wet"])
    room.box((0, 12, 6.1), (30, 44, 0.2), m["dark"])
    spots = []
    for side in (-1, 1):
        room.box((side * 4.6, 12, 3), (0.4, 44, 6), m["concrete"])
        for k in range(11):
            y = 2.2 + 2.1 * k
            spots.append((side * 2.75, y, 0.75, side * 1.35, 1.0))
            room.tube([(side * 2.75, y, 2.4), (side * 2.75, y, 6)], 0.05, m["metal"], 8)
            room.box((side * 3.4, y, 1.9), (0.12, 1.3, 3.0), m["dark"])
            room.box((side * 3.3, y, 3.5), (0.1, 1.2, 0.08), m["pink" if k in (3, 8) else "jade"])
            room.cylinder((side * 2.75, y, 0.4), 0.5, 0.16, m["metal"], 20)
            room.box((side * 3.9, y + 1.05, 3), (1.2, 0.3, 6), m["metal"])
            for q in (0, 1, 2):
                room.tube([(side * (2.8 + 0.15 * q), y, 2.4), (side * 3.2, y + 0.3, 3.4 + 0.3 * q), (side * (2.6 + 0.4 * q), y + 0.2, 6)], 0.03, m["black"], 5)
    room.cylinder((0, 25.4, 3.1), 1.9, 0.1, glow("far ring", PINK, 5), 48, rot=(math.tau / 4, 0, 0))
    room.place(0.01)
    pale, joint = surface("pale", "#b9b2ae", rough=0.4, var=0.15, edge=0.4), surface("joint", "#3a3c46", rough=0.4, metal=0.6, edge=0.5)
    boards.crowd(lambda: soldiers.operative(joint, pale, None, "ready", "visor", "none", "none", voxel=0.015), spots)
    walker((0.1, 7.2, 0), 0.0)
    for y in (4, 10, 17):
        stage.area((0, y, 5.6), (0, y, 0), 1.6, 200, JADE, 3)
    stage.area((0, 24.5, 3.2), (0, 6, 0.8), 2.5, 1500, PINK)
    stage.mark("mask", (0, 25, 3.1))
    stage.mark("horizon", (0, 60, 2))
    stage.camera((0.0, -0.4, 1.5), (0.05, 12, 2.15), 34)


def grade(pic, start):
    pic.denoise(6, 2.6, 2)
    at, horizon = pic.marks["mask"][:2], pic.marks["horizon"][1]
    near = pic.near(at, 0.5)[..., None]
    haze = linear("#221638", 0.3) * (1 - near) + linear("#c23a70", 0.34) * near
    low = pic.belt(horizon, 0.55, 0.45, 1.2)
    pic.fog(haze, 0.0075, start, 0.85, low * (0.6 + 0.8 * pic.noise(2.5, 4, 2.0)))
    wisp = pic.noise(3, 9, 2.2, 6)[..., None]
    pic.sky(linear("#181236", 0.5) + linear("#b83064", 0.42) * near * (0.3 + wisp) + linear("#1d4a55", 0.25) * wisp**2)
    pic.glow(at, 0.3, linear(PINK, 0.06), (pic.depth > 200) * 1.0)
    rain(pic)
    pic.develop(0.95, 1.3, 1.02, ("#141a3a", "#ffd0c8", 0.14), (0.55, (0.55, 0.5), 0.9), (0.15, 1.0))


def grade_room(pic):
    pic.denoise(6, 2.6, 2)
    near = pic.near("mask", 0.3)[..., None]
    pic.fog(linear("#1a2a3c", 0.25) * (1 - near) + linear(PINK, 0.3) * near, 0.03, 6, 0.85, 0.6 + 0.8 * pic.noise(3, 4, 1.5))
    pic.rays("mask", 0.3, linear(PINK, 1.2), 0.5, 0.9, pic.near("mask", 0.2), (6, 8))
    pic.develop(1.0, 1.3, 1.02, ("#141a3a", "#ffd0c8", 0.14), (0.6, (0.5, 0.5), 0.85), (0.15, 1.0))


SHOTS = {
    "hero": Shot(hero, lambda pic: grade(pic, 15), samples=54, far=300, bounces=(2, 1, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 12), samples=64, far=200, bounces=(2, 1, 2)),
    "feature-3": Shot(shells, grade_room, samples=54, far=60, bounces=(2, 1, 2)),
    "feature-4": Shot(mirror, grade_room, samples=14, far=60, bounces=(3, 1, 3)),
    "feature-2": Shot(stage.view(hero, (-7.5, 6, 16), (4, 44, -1), 28), lambda pic: grade(pic, 15), samples=30, far=300, bounces=(2, 1, 2)),
    "feature-1": Shot(stage.view(lambda: hero(False), (2.2, 16.4, 0.45), (2.7, 50, 4.6), 30), lambda pic: grade(pic, 12), samples=54, far=300, bounces=(2, 1, 2)),
}
