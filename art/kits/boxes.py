"""Closed game boxes: a motif in metal foil raised on the lid, the game's light in the gap below it. 1 unit = 10 cm."""
import math

from mathutils import Vector

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


def box(motif, frame, shell, foil, shine, lift, slide=(0, 0), tilt=0.0):
    """A box whose lid faces along +Z of `frame`: `lift` above its base, moved by `slide`, its far side raised by `tilt`. Returns its lowest height."""
    base, lid, relief, core = Mesh("base"), Mesh("lid"), Mesh("relief"), Mesh("core")
    base.frame = core.frame = frame
    base.box((0, 0, 0.5 * DEPTH), (SIDE - 0.16, SIDE - 0.16, DEPTH), shell)
    core.box((0, 0, DEPTH + 0.02), (SIDE - 0.4, SIDE - 0.4, 0.04), shine)
    for turn in (0, math.pi / 2):  # the walls and the compartments of its tray stand up from the light
        for at, high in ((-0.5 * SIDE + 0.12, 0.16), (-0.42, 0.1), (0.42, 0.1), (0.5 * SIDE - 0.12, 0.16)):
            base.box((at * math.cos(turn), at * math.sin(turn), DEPTH + 0.5 * high), (0.08, SIDE - 0.16, high), shell, (0, 0, turn))
    lid.frame = relief.frame = frame @ placement((*slide, DEPTH + lift), (tilt, 0, 0))
    lid.box((0, 0, 0.5 * LID), (SIDE, SIDE, LID), shell)
    for k, shape in enumerate(MOTIFS[motif]):
        relief.prism([(0.4 * SIDE * x, 0.4 * SIDE * y) for x, y in shape], LID - 0.02, LID + 0.075 + 0.0006 * (k % 7), foil)
    base.place(0.025, segments=3)
    core.place()
    lid.place(0.035, segments=3)
    relief.place(0.012, smooth=0)
    return min((at @ Vector((x, y, z))).z for at, height in ((frame, DEPTH), (lid.frame, LID)) for x in (-0.5 * SIDE, 0.5 * SIDE) for y in (-0.5 * SIDE, 0.5 * SIDE) for z in (0, height))


LAYOUTS = {
    # where the box stands, how its lid is: lift, slide, tilt; then the camera from, to, lens
    "upright": (lambda turn: placement((0, 0.9, 0.5 * SIDE), (math.pi / 2, 0, turn)), (0.42, (0, 0), 0.0), ((0, -9.4, 1.0), (0, 0, 1.46), 46)),
    "leaning": (lambda turn: placement((0, 1.3, 0.5 * SIDE - 0.02), (math.pi / 2 - 0.3, 0, turn)), (0.36, (0, 0.12), 0.07), ((0, -8.6, 2.6), (0, 0.2, 1.36), 44)),
    "lying": (lambda turn: placement((0, 0.4, 0), (0, 0, turn)), (0.34, (0, 0.05), -0.2), ((0, -6.4, 6.3), (0, 0.2, 0.95), 46)),
    "above": (lambda turn: placement((0, 0, 0), (0, 0, turn)), (0.05, (0.55, 0.75), 0.0), ((0, -4.4, 8.6), (0.15, 0.3, 0.7), 46)),
}


def shot(motif, light, dark, foil="#c9a25a", layout="upright", turn=0.35, back=1.0):
    """The picture of a game's box: `light` and `dark` are its two hues, `back` is how strong the light behind it is."""

    def build():
        stage.ambient(dark, 0.16)
        stand, lid, look = LAYOUTS[layout]
        shell = surface("linen", "#101114", rough=0.5, var=0, bump=0.05, bump_scale=18, specular=0.4)
        metal = surface("foil", foil, rough=0.24, metal=1.0, var=0.06, scale=2)
        floor, table = box(motif, stand(turn), shell, metal, glow("shine", light, 5.5), *lid), Mesh("slate")
        table.box((0, 30, floor - 0.1), (200, 160, 0.2), surface("slate", "#0b0d10", rough=0.2, var=0.3, scale=0.7, bump=0.05, bump_scale=4, specular=0.55))
        table.place()
        # Where the foil mirrors the camera's side: a panel there makes it shine from one end to the other.
        face = stand(turn) @ placement((0, 0, 0), (lid[2], 0, 0))
        normal, middle = (face.to_3x3() @ Vector((0, 0, 1))).normalized(), stand(turn) @ Vector((0, 0, DEPTH + LID))
        seen = (Vector(look[0]) - middle).normalized()
        mirror = middle + 6.5 * (2 * normal.dot(seen) * normal - seen) + Vector((0, 0, 1.6))
        stage.area(mirror, middle, 2.6, 190, "#fff1dc", 1.6)
        side, rim = 1 if turn < 0 else -1, 0.25 if layout in ("above", "lying") else 1
        for way, power, tint in ((-side, 520 * rim, light), (side, 260 * rim, dark)):
            stage.area((way * 6, 2.8, 2.6), (0, 0.4, 1.2), 2.4, power, tint, 4)
        stage.area((side * 5, -5, 0.9), (0, 0, 0.6), 1.6, 70, light)
        stage.area((0, 9, 2.2), (0, 0, 1.2), 7, 900 * back * rim, light, 3)
        stage.mark("back", (0, 6, 1.6))
        stage.mark("gap", (0, 0.4, 1.3))
        stage.mark("horizon", (0, 3000, 0))
        stage.camera(*look[:2], look[2])

    def finish(pic):
        near = pic.near("back", 0.5)[..., None]
        air = linear(light, 0.3 * back) * near + linear(dark, 0.12) * (1 - near)
        pic.fog(air, 0.16, 11.5, 0.96, 0.75 + 0.5 * pic.noise(3, 4, 2.4))
        pic.sky(air * (0.8 + 0.4 * pic.noise(2, 3, 2))[..., None])
        pic.glow("back", 0.55, linear(light, 0.1 * back), 0.06 + 0.94 * smoothstep(pic.depth, 11, 14))
        pic.rays("gap", 0.1, linear(light, 1.0), 0.9, 0.7, 1.0, (4, 6))
        pic.develop(0.9, 1.32, 1.18, (dark, light, 0.1), (0.5, (0.5, 0.5), 0.92), (0.13, 1.0), (0.45, 1.0))

    return Shot(build, finish, samples=48, far=60, bounces=(3, 2, 2))
