"""Press, not-found and promo pictures of the site, in the light of the workshop desk."""
import math
import random

import numpy as np

from kits import figures, hexland, studio, tabletop, vikings
from kits.desk import DAY, LAMP, LOW, desk, grade
from lib import stage
from lib.materials import glow, surface
from lib.mesh import TAU, Mesh, ngon
from lib.shot import Shot


def rulebook():
    m, rng = desk(power=160, rim=260)
    for s in (-1, 1):
        page, n = Mesh("page"), 14
        for layer in range(4):
            rows = []
            for i in range(n + 1):
                t = i / n
                z = 0.03 + 0.035 * layer + (0.3 + 0.05 * layer) * math.sin(t * 2.6) * math.exp(-1.6 * t)
                rows.append([(s * (0.02 + (2.0 - 0.02 * layer) * t), y, z) for y in (-1.35, 0, 1.35)])
            page.sheet(rows, m["paper"])
        for k in range(8):
            page.box((s * 1.2, 0.95 - 0.26 * k, 0.315), (1.15 if k % 3 else 0.7, 0.05, 0.012), m["ink"], (0, s * 0.12, 0))
        page.place(smooth=60)
    cover = Mesh("cover")
    cover.box((0, 0, 0.0), (4.25, 2.95, 0.05), m["wine"])
    cover.place(0.02)
    lamp = Mesh("little lantern")
    for z, r in ((0.35, 0.3), (1.25, 0.34)):
        lamp.cylinder((0, 0.1, z), r, 0.09, m["brass"], 24)
    lamp.cylinder((0, 0.1, 1.34), 0.34, 0.28, m["brass"], 24, 0.06)
    for k in range(6):
        a = TAU * k / 6
        lamp.cylinder((0.27 * math.cos(a), 0.1 + 0.27 * math.sin(a), 0.4), 0.025, 0.86, m["brass"], 8)
    lamp.tube([(0.2 * math.cos(t), 0.1, 1.66 + 0.2 * math.sin(t)) for t in np.linspace(0, TAU, 25)], 0.03, m["brass"], 8)
    lamp.place(0.01)
    core = Mesh("core")
    core.ball((0, 0.1, 0.82), 0.17, glow("assistant", "#ffd9a0", 40), (1, 1, 1.25), 3)
    core.place(shadow=False)
    stage.point((0, 0.1, 0.85), 150, LAMP, 0.12)
    stage.mark("lamp", (0, 0.1, 0.85))
    stage.camera((0.4, -5.2, 3.6), (0, 0.1, 0.55), 44)


def press():
    m, rng = desk((-5, 0.5, 6), 1300, 520)
    body, leather = Mesh("camera"), surface("leather", "#1f2024", rough=0.75, var=0.25, scale=14, bump=0.4, bump_scale=18)
    body.box((0, 0, 0.85), (3.0, 1.0, 1.25), leather)
    for z in (0.2, 1.58):
        body.box((0, 0, z), (3.04, 1.04, 0.22), m["steel"])
    body.box((0, 0, 1.85), (0.95, 0.85, 0.42), m["steel"])
    for x, r in ((-1.1, 0.27), (1.15, 0.3), (0.72, 0.16)):
        body.cylinder((x, 0, 1.68), r, 0.2, m["steel"], 32)
    for y, r, h, key in ((-0.5, 0.74, 0.3, "steel"), (-0.8, 0.66, 0.35, "dark"), (-1.15, 0.7, 0.16, "steel"), (-1.3, 0.6, 0.12, "dark")):
        body.cylinder((0.05, y, 0.88), r, h, m[key], 48, rot=(math.pi / 2, 0, 0))
    body.ball((0.05, -1.3, 0.88), 0.46, surface("lens", "#1a2c50", rough=0.04, var=0, coat=1.0), (1, 0.3, 1), 4)
    body.tube([(-1.55 - 1.3 * math.sin(t), 0.3 - 2.2 * t / 3, 0.07 + 1.35 * math.exp(-2.2 * t)) for t in np.linspace(0, 3, 24)], 0.075, m["wine"], 8)
    body.place(0.06, (0.9, 0.7, 0), (0, 0, 0.35), 1.05, segments=3)
    for k, (x, y, t) in enumerate(((-2.6, 0.6, 0.3), (-1.5, 1.8, -0.15), (-3.4, 2.4, 0.6), (3.6, 2.0, -0.4))):
        studio.sheet(m, (x, y, 0.012 * k), t, (2.7, 3.7), 10, 0, 0.15, m["paints"][k % 3])
    ink, washes = surface("print ink", "#2b2a30", rough=0.8, var=0), [surface(f"wash {t}", t, rough=0.7, var=0.25, scale=4) for t in ("#e0a060", "#8f8a7a", "#46606e", "#22303c")]
    for k, (x, y) in enumerate(((-1.6, -1.2), (-0.3, -1.7), (2.5, -1.3))):
        tabletop.hill_card(m["paper"], ink, washes if k != 1 else washes[::-1], (x, y, 0.05 + 0.02 * k), rng, (1.9, 1.35))
    vikings.viking(m["plastic"], m["plastic"], None, 0.022, (3.3, -0.2, 0.1), 2.5, 0.8, True)
    tabletop.miniature_base(m["plastic"], (3.3, -0.2, 0), 0.55, None)
    stage.camera((-0.5, -7.0, 3.6), (0.1, 0.4, 0.75), 42, focus=(0.5, -0.3, 0.9), fstop=1.4)


def lost():
    m, land, rng = studio.materials(LAMP), hexland.materials(), random.Random(3)
    stage.ambient("#26324c", 0.3)
    tabletop.table("#2a1d18", -0.42)
    tiles = hexland.Tiles(land, 2)
    for i in range(-4, 5):
        for j in range(-2, 5):
            x, y = i * 1.56, j * 1.8 + (0.9 if i % 2 else 0)
            if (i, j) == (0, 0):
                continue
            rim = Mesh("rim")
            rim.prism(ngon(1.02), -0.42, 0.03, m["dark"])
            rim.place(0.02, (x, y, 0))
            kind = rng.choice(("wheat", "pasture", "vine", "plough", "forest", "orchard") if abs(i) + abs(j) > 1 and j > -1 else ("pasture", "plough", "vine", "wheat"))
            tiles.put(kind, x, y, 0.1, rng)
    ring = Mesh("hole rim")
    ring.prism(ngon(0.98), -0.415, -0.4, m["dark"])
    ring.place()
    figures.traveller(m["plastic"], m["plastic"], None, 0.014, (-0.75, 0.62, 0.12), -2.25, 0.72, True)
    tabletop.miniature_base(m["plastic"], (-0.82, 0.72, 0.06), 0.42, None, 0.07)
    stage.point((0, 0, -0.2), 26, "#8fc0ff", 0.2)
    stage.area((-5, 3.5, 4.5), (0, 0, 0), 1.8, 900, LAMP)
    stage.area((4, 4, 4), (0, 0.5, 0.3), 1.6, 380, DAY)
    stage.mark("lamp", (0, 0, -0.1))
    stage.camera((1.3, -5.6, 3.4), (-0.1, 0.35, 0.15), 44, focus=(-0.5, 0.3, 0.4), fstop=1.2)


SHOTS = {
    "promo": Shot(rulebook, lambda pic: grade(pic, 1.2, 0.4, 0.14), **LOW),
    "press": Shot(press, grade, **LOW),
    "not-found": Shot(lost, lambda pic: grade(pic, 1.15, 0.16, 0.05, "#8fc0ff"), **LOW),
}
