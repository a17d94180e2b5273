"""Closed game boxes: a motif in metal foil raised on the lid, the game's light in the gap below it. 1 unit = 10 cm."""
import math
import random

from mathutils import Vector

from kits import folk, minis, soldiers, vikings
from lib import stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Shot

SIDE, DEPTH, LID = 3.0, 0.95, 0.6


def arc(x, y, r, w, start=0.0, turn=360.0):
    """A band `w` wide along a circle, from `start` on through `turn` degrees."""
    parts = math.ceil(turn / 121)
    ends = [[math.radians(start + turn * (p + k / 24) / parts) for k in range(25)] for p in range(parts)]
    return [[(x + q * math.cos(a), y + q * math.sin(a)) for q, angles in ((r, at), (r - w, at[::-1])) for a in angles] for at in ends]


def line(w, *points):
    """A stroke `w` wide through points, thinner towards its end where w is a pair."""
    widths = w if hasattr(w, "__len__") else (w, w)
    shapes = []
    for k, ((ax, ay), (bx, by)) in enumerate(zip(points, points[1:])):
        length, last = math.dist((ax, ay), (bx, by)), len(points) - 1
        va, vb = (0.5 * (widths[0] + (widths[1] - widths[0]) * q / last) for q in (k, k + 1))
        nx, ny = (ay - by) / length, (bx - ax) / length
        shapes.append([(ax + nx * va, ay + ny * va), (bx + nx * vb, by + ny * vb), (bx - nx * vb, by - ny * vb), (ax - nx * va, ay - ny * va)])
        shapes.append([(bx + 0.98 * vb * c, by + 0.98 * vb * s) for c, s in ngon(1, 10)])
    return shapes


def disc(x, y, r, sides=40, turn=0.0, tall=1.0):
    return [[(x + u, y + tall * v) for u, v in ngon(r, sides, turn)]]


def mirrored(shapes):
    return shapes + [[(-x, y) for x, y in reversed(shape)] for shape in shapes]


def rows(count, first, step, make):
    return [shape for k in range(count) for shape in make(first + step * k)]


def tower(x, w, low, wall, top):
    """A round tower with its pointed roof."""
    return [[(x - w, low), (x + w, low), (x + w, wall), (x - w, wall)], [(x - 1.35 * w, wall + 0.03), (x + 1.35 * w, wall + 0.03), (x, top)]]


def tent(x, low, high):
    """Two cards that lean on each other, seen from the side."""
    return line(0.1, (x - 0.5 * (high - low), low), (x, high), (x + 0.5 * (high - low), low))


HEXES = [(0, 0)] + [(0.56 * math.cos(math.radians(60 * k + 30)), 0.56 * math.sin(math.radians(60 * k + 30))) for k in range(6)]

# In a square from -1 to 1. Shapes are polygons; none resembles printed artwork.
MOTIFS = {
    "hatch": arc(0, 0, 0.95, 0.1) + arc(0, 0, 0.76, 0.04) + rows(6, 0, 60, lambda a: [[tuple(r * f(math.radians(a + d)) for f in (math.cos, math.sin)) for r, d in ((0.68, -22), (0.68, 22), (0.42, 10), (0.1, 34), (0.36, -8))]]),
    "dish": arc(0, -0.45, 0.72, 0.1, 0, 180) + arc(0, -0.45, 0.4, 0.06, 0, 180) + line(0.06, (0, -0.05), (0, 0.2)) + [[(-0.95, -0.66), (0.95, -0.66), (0.85, -0.5), (-0.85, -0.5)], [(-0.12, -0.5), (0.12, -0.5), (0.12, -0.2), (-0.12, -0.2)]] + line(0.05, (0, 0.3), (0, 0.75)) + disc(0, 0.82, 0.07) + disc(-0.6, 0.62, 0.16),
    "hive": [s for x, y in HEXES for s in line(0.05, *[(x + u, y + v) for u, v in [*ngon(0.27, 6, math.pi / 6), ngon(0.27, 6, math.pi / 6)[0]]])] + [[(0, -0.2), (0.07, 0), (0, 0.2), (-0.07, 0)]],
    "castle": line(0.07, *[*ngon(1.0, 6, math.pi / 6), ngon(1.0, 6, math.pi / 6)[0]]) + mirrored(tower(0.42, 0.12, -0.5, 0.0, 0.36)) + tower(0, 0.16, -0.5, 0.26, 0.72) + [[(-0.3, -0.5), (-0.18, -0.5), (-0.18, -0.12), (-0.3, -0.12)], [(0.18, -0.5), (0.3, -0.5), (0.3, -0.12), (0.18, -0.12)]],
    "temple": arc(0, 0.42, 0.5, 0.06) + [[(-0.9, -0.1), (0.9, -0.1), (0, 0.34)], [(-0.95, -0.92), (0.95, -0.92), (0.85, -0.8), (-0.85, -0.8)], [(-0.85, -0.22), (0.85, -0.22), (0.85, -0.14), (-0.85, -0.14)]] + rows(4, -0.7, 0.467, lambda x: [[(x - 0.09, -0.77), (x + 0.09, -0.77), (x + 0.07, -0.25), (x - 0.07, -0.25)]]),
    "antlers": disc(0, -0.1, 0.2, 6, math.pi / 6, 1.5) + mirrored(line((0.15, 0.03), (0.1, 0.1), (0.5, 0.3), (0.72, 0.62), (0.62, 1.0)) + line((0.1, 0.02), (0.5, 0.3), (0.95, 0.42)) + line((0.1, 0.02), (0.36, 0.24), (0.3, 0.78)) + line((0.08, 0.02), (0.7, 0.58), (0.98, 0.82))) + [[(-0.12, -0.45), (0.12, -0.45), (0, -0.9)]],
    "wall": disc(0.0, 0.5, 0.3) + [[(-1, -0.8), (1, -0.8), (1, -0.36), (-1, -0.36)], [(-0.3, -0.34), (0.3, -0.34), (0.26, 0.02), (-0.26, 0.02)], [(-0.5, 0.04), (0.5, 0.04), (0.32, 0.2), (-0.32, 0.2)]] + rows(5, -1.0, 0.167, lambda x: [[(x, -0.34), (x + 0.1, -0.34), (x + 0.1, -0.2), (x, -0.2)]]) + rows(4, 0.4, 0.167, lambda x: [[(x, -0.34), (x + 0.1, -0.34), (x + 0.1, -0.2), (x, -0.2)]]),
    "reactor": [[(-0.62, -0.9), (0.3, -0.9), (0.16, -0.2), (0.2, 0.35), (-0.52, 0.35), (-0.48, -0.2)]] + arc(-0.16, 0.42, 0.36, 0.06, 0, 180) + [[(0.62, 1.0), (0.36, 0.28), (0.56, 0.32), (0.42, -0.3), (0.86, 0.5), (0.64, 0.46), (0.86, 1.0)]],
    "torii": arc(0, 0.1, 0.86, 0.05) + mirrored([[(0.42, -0.9), (0.58, -0.9), (0.52, 0.4), (0.4, 0.4)], [(0, 0.16), (0.72, 0.16), (0.72, 0.26), (0, 0.26)], [(0, 0.48), (0.85, 0.54), (0.95, 0.74), (0, 0.62)]]),
    "door": [[(-0.42, -0.9), (-0.3, -0.9), (-0.3, 0.2), (-0.42, 0.2)], [(0.3, -0.9), (0.42, -0.9), (0.42, 0.2), (0.3, 0.2)], [(-0.24, -0.9), (0.1, -0.74), (0.1, 0.08), (-0.24, 0.2)]] + arc(0, 0.2, 0.42, 0.12, 0, 180) + arc(0.55, 0.68, 0.28, 0.1, 70, 220),
    "cards": tent(-0.42, -0.8, 0.0) + tent(0.42, -0.8, 0.0) + line(0.09, (-0.7, 0.06), (0.7, 0.06)) + tent(0, 0.13, 0.72) + line(0.05, (0, 0.72), (0, 1.0)) + [[(0.02, 1.0), (0.02, 0.8), (0.34, 0.9)]] + line(0.09, (-0.95, -0.88), (0.95, -0.88)),
    "station": [[(0, 0.98), (0.16, 0.35), (0.16, -0.3), (-0.16, -0.3), (-0.16, 0.35)]] + mirrored([[(0.2, 0.1), (0.62, -0.42), (0.62, -0.62), (0.2, -0.34)], [(0.03, -0.34), (0.15, -0.34), (0.1, -0.62), (0.05, -0.62)]]) + arc(0, 0, 0.95, 0.05, 115, 310) + disc(0.62, 0.66, 0.1),
    "candle": line(0.06, (-0.75, -0.9), (-0.75, 0.9), (0.75, 0.9), (0.75, -0.9), (-0.75, -0.9)) + line(0.05, (-0.75, 0.2), (-0.2, 0.2)) + line(0.05, (0.2, 0.2), (0.75, 0.2)) + [[(-0.12, -0.86), (0.12, -0.86), (0.12, -0.2), (-0.12, -0.2)], [(0, -0.12), (0.14, 0.1), (0.08, 0.3), (0, 0.62), (-0.1, 0.28), (-0.14, 0.1)]],
    "sword": [[(-0.06, -0.5), (0.06, -0.5), (0.06, 0.42), (-0.06, 0.42)], [(-0.34, 0.44), (0.34, 0.44), (0.34, 0.54), (-0.34, 0.54)], [(-0.045, 0.56), (0.045, 0.56), (0.045, 0.82), (-0.045, 0.82)], [(-0.75, -0.9), (0.8, -0.9), (0.5, -0.52), (0.14, -0.44), (0.1, -0.56), (-0.1, -0.56), (-0.16, -0.4), (-0.52, -0.58)]] + disc(0, 0.9, 0.1),
    "crown": [[(-0.85, -0.5), (-0.12, -0.62), (-0.2, -0.2), (-0.04, 0.05), (-0.22, 0.3), (-0.42, 0.0), (-0.62, 0.52), (-0.72, 0.0), (-0.98, 0.3)], [(0.02, -0.6), (0.85, -0.5), (0.98, 0.3), (0.72, 0.0), (0.62, 0.52), (0.42, 0.0), (0.2, 0.6), (0.12, 0.1), (-0.02, -0.16)]] + line(0.07, (-0.85, -0.72), (0.0, -0.82)) + line(0.07, (0.12, -0.82), (0.85, -0.72)),
    "crystal": [[(0, 1.0), (0.22, 0.4), (0.02, 0.3), (-0.03, 0.9)], [(-0.05, 0.9), (-0.02, 0.3), (-0.24, 0.42)], [(0.24, 0.36), (0.16, -0.7), (0.02, -0.95), (0.02, 0.26)], [(-0.26, 0.36), (-0.02, 0.26), (-0.02, -0.95), (-0.18, -0.7)]] + mirrored([[(0.34, -0.72), (0.66, 0.3), (0.78, -0.02), (0.5, -0.8)]]) + arc(0, 0.1, 0.95, 0.04, 20, 140),
    "wing": arc(0, 0.42, 0.5, 0.1) + mirrored([[(0.06, -0.34), (0.3, 0.02), (0.98, 0.3), (0.84, -0.1), (0.66, -0.06), (0.58, -0.34), (0.42, -0.26), (0.34, -0.5), (0.2, -0.42)]]) + [[(0, 0.0), (0.09, -0.3), (0.05, -0.6), (0, -0.98), (-0.05, -0.6), (-0.09, -0.3)]],
    "tree": line((0.24, 0.1), (0, -0.9), (-0.04, -0.3), (0.0, 0.2)) + mirrored(line((0.12, 0.03), (0.0, -0.1), (0.4, 0.2), (0.62, 0.5)) + line((0.1, 0.03), (0, 0.1), (0.24, 0.52), (0.22, 0.86)) + line((0.08, 0.02), (0.36, 0.18), (0.82, 0.16)) + line((0.14, 0.03), (0.02, -0.78), (0.5, -0.95))) + line(0.03, (0.62, 0.16), (0.62, -0.1)) + disc(0.62, -0.24, 0.11, 6, 0, 1.3),
    "rose": arc(0, 0, 0.95, 0.08) + disc(0, 0, 0.15) + rows(8, 0, 45, lambda a: [[((0.5 + 0.3 * math.cos(t)) * math.cos(math.radians(a)) - 0.15 * math.sin(t) * math.sin(math.radians(a)), (0.5 + 0.3 * math.cos(t)) * math.sin(math.radians(a)) + 0.15 * math.sin(t) * math.cos(math.radians(a))) for t in [math.tau * k / 20 for k in range(20)]]]),
}


def box(motif, frame, shell, foil, shine, gap=0.09):
    """A box whose lid faces along +Z of `frame`, moved away from its base by `gap`, out of which `shine` glows."""
    base, lid, relief, core = Mesh("base"), Mesh("lid"), Mesh("relief"), Mesh("core")
    base.frame = core.frame = frame
    base.box((0, 0, 0.5 * DEPTH), (SIDE - 0.1, SIDE - 0.1, DEPTH), shell)
    core.box((0, 0, DEPTH + 0.5 * gap), (SIDE - 0.07, SIDE - 0.07, gap), shine)
    lid.frame = relief.frame = frame @ placement((0, 0, DEPTH + gap))
    lid.box((0, 0, 0.5 * LID), (SIDE, SIDE, LID), shell)
    for k, shape in enumerate(MOTIFS[motif]):
        relief.prism([(0.4 * SIDE * x, 0.4 * SIDE * y) for x, y in shape], LID - 0.02, LID + 0.075 + 0.0006 * (k % 7), foil)
    for half in (0.47 * SIDE, 0.455 * SIDE):  # a thin line of foil along the lid's edge
        relief.prism([(-half, -half), (half, -half), (half, half), (-half, half)], LID - 0.02, LID + (0.006 if half > 0.46 * SIDE else 0.008), foil if half > 0.46 * SIDE else shell)
    base.place(0.03, segments=3)
    core.place()
    lid.place(0.045, segments=4)
    relief.place(0.01, smooth=0)


CREWS = {
    "soldiers": [lambda p, pose=pose: soldiers.operative(p, p, None, pose, weapon="rifle", voxel=0.018) for pose in ("ready", "aim", "stride")],
    "vikings": [lambda p, up=up: vikings.viking(p, p, raised=up, voxel=0.018) for up in (True, False)],
    "folk": [lambda p, a=a: folk.adventurer(p, p, p, a, "hood", 0.1, cloak=0.05, voxel=0.018) for a in ("raise", "lantern", "stand")],
    "dice": [],
}


def shot(motif, light, dark, foil="#c9a25a", crew="folk", turn=0.3, x=0.7, seed=1):
    """The picture of a game's box, standing on its side. `light` and `dark`: its two hues; crew: the miniatures before it, one of CREWS; turn: radians; x: its place to the right of the middle."""

    def build():
        stage.ambient(dark, 0.14)
        rng, bare = random.Random(seed), surface("bare", "#222222", var=0)
        shell = surface("linen", "#101114", rough=0.42, var=0, bump=0.05, bump_scale=18, specular=0.5)
        metal = surface("foil", foil, rough=0.24, metal=1.0, var=0.06, scale=2)
        stand = placement((x, 0.9, 0.5 * SIDE + 0.002), (math.pi / 2, 0, turn))
        box(motif, stand, shell, metal, glow("shine", light, 7))
        table = Mesh("slate")
        table.box((0, 30, -0.1), (200, 160, 0.2), surface("slate", "#0b0d10", rough=0.32, var=0.35, scale=0.7, bump=0.08, bump_scale=4, specular=0.5))
        table.place()
        figures = [minis.primed(lambda make=make: make(bare), 0.5, 0.17, "#4a463f") for make in CREWS[crew]]
        pins = [(x + 0.6 * (u - 3), -0.6) for u in range(7)]
        for k, spot in enumerate(minis.ranks(rng, 7 if figures else 0, (x - 2.3, -1.0), (0.8, 0.75), 0.3, 0.55, pins)):
            minis.stand(figures[k % len(figures)], [spot], 0)
        side = -1 if x > 0 else 1
        thrown = [(x + side * (1.0 - 0.38 * k + 1.3 * (k > 1)), -1.7 - 0.25 * (k % 2) - 0.5 * (k > 1), 0.5 + 1.9 * k, (light, "#e0d6bf")[k % 2], "#1b2026") for k in range(2 if figures else 6)]
        minis.dice(thrown, 0.19, 0)
        eye = (0.25 * x, -9.2, 1.05)
        # Where the foil mirrors the camera's side: a panel there makes it shine from one end to the other.
        normal, middle = (stand.to_3x3() @ Vector((0, 0, 1))).normalized(), stand @ Vector((0, 0, DEPTH + LID))
        seen = (Vector(eye) - middle).normalized()
        stage.area(middle + 6.5 * (2 * normal.dot(seen) * normal - seen) + Vector((0, 0, 1.6)), middle, 2.6, 120, "#fff1dc", 1.6)
        for way, power, tint in ((-1, 110 if turn > 0 else 420, light), (1, 420 if turn > 0 else 110, dark)):  # along the edges
            stage.area((x + way * 5, 2.6, 3.4), (x, 0.4, 1.6), 1.2, power, tint, 5)
        stage.area((x, 2.4, 6.2), (x, 0.2, 2.4), 4, 190, light, 0.8)
        stage.area((-3.6, -4.5, 2.6), (-1.6, -1, 0.2), 1.4, 46, light)
        stage.area((-1.5, 12, 2.0), (-0.5, 0, 1.2), 15, 950, light, 2.0)
        stage.mark("back", (-2.2, 8, 1.4))
        stage.mark("gap", (x, 0.4, 1.5))
        stage.mark("horizon", (0, 3000, 0))
        stage.camera(eye, (0.25 * x, 0, 1.42), 46, focus=(x, 0, 1.4), fstop=0.7)

    def finish(pic):
        near = pic.near("back", 0.42)[..., None] ** 1.4
        air = linear(light, 0.3) * near + linear(dark, 0.075) * (1 - near)
        pic.fog(air, 0.16, 11.5, 0.96, 0.6 + 0.8 * pic.noise(3, 4, 2.4))
        pic.sky(air * (0.6 + 0.8 * pic.noise(3, 4, 3))[..., None])
        pic.glow("back", 0.55, linear(light, 0.1), 0.06 + 0.94 * smoothstep(pic.depth, 11, 14))
        pic.rays("gap", 0.1, linear(light, 1.0), 0.9, 0.7, 1.0, (4, 6))
        pic.develop(0.95, 1.32, 1.16, (dark, light, 0.1), (0.5, (0.5, 0.5), 0.92), (0.13, 1.0), (0.45, 1.0))

    return Shot(build, finish, samples=48, far=60, bounces=(3, 2, 2))
