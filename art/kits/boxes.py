"""A game box with a motif in metal foil on the lid, shut or ajar, light in its gap. 1 unit = 10 cm."""
import math

from lib.tools import Mesh, Vector, glow, ngon, placement, stage, surface

SIDE, DEPTH, LID = 3.0, 0.95, 0.6


def arc(x, y, r, w, start=0.0, turn=360.0):
    """A band `w` wide along a circle, from `start` on through `turn` degrees."""
    parts = math.ceil(turn / 121)
    ends = [[math.radians(start + turn * (p + k / 24) / parts) for k in range(25)] for p in range(parts)]
    return [[(x + q * math.cos(a), y + q * math.sin(a)) for q, angles in ((r, at), (r - w, at[::-1])) for a in angles] for at in ends]


def line(w, *points):
    """A stroke `w` wide through points, thinner towards its end where w is a pair."""
    widths, shapes = w if hasattr(w, "__len__") else (w, w), []
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
    return [[(x - w, low), (x + w, low), (x + w, wall), (x - w, wall)], [(x - 1.35 * w, wall + 0.03), (x + 1.35 * w, wall + 0.03), (x, top)]]


def spun(shapes, angle, x=0.0, y=0.0):
    """Shapes turned by degrees about the origin, then moved."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [[(x + c * u - s * v, y + s * u + c * v) for u, v in shape] for shape in shapes]


def cooling(x, low, size):
    at, rings = (lambda t: size * (0.34 + 0.95 * (t - 0.68) ** 2)), [(k / 3 + 0.012, k / 3 + 0.313) for k in range(3)]
    return [[(x + side * at(t), low + 2.0 * size * t) for side, span in ((1, (a, b)), (-1, (b, a))) for t in [span[0] + (span[1] - span[0]) * q / 8 for q in range(9)]] for a, b in rings]


def crystal(angle, length, w):
    return spun([[(-w, 0.0), (-0.03, 0.0), (-0.03, 0.72 * length), (-w, 0.8 * length)], [(0.03, 0.0), (w, 0.0), (w, 0.66 * length), (0.03, 0.72 * length)], [(-w, 0.84 * length), (-0.02, 0.77 * length), (0.1 * w, length)], [(0.02, 0.77 * length), (w, 0.7 * length), (0.1 * w, length)]], angle)


feather = lambda long: [(q * long, v) for q, v in ((0, 0), (0.5, -0.09), (0.9, -0.08), (1, 0.03), (0.8, 0.09), (0.4, 0.06))]
BAT = (0.42, 0.98, 0.95, 0.62), (0.98, 0.52, 0.98, 0), (0.95, -0.08, 0.62, -0.52), (0.55, -0.55, 0.14, -0.62)
# In a square from -1 to 1. Shapes are polygons; none resembles printed artwork.
MOTIFS = {
    "chevron": disc(0, 0.92, 0.1, 6) + rows(3, -0.92, 0.42, lambda y: mirrored([[(0, y + 0.62), (0.8, y), (0.8, y + 0.26), (0, y + 0.9)]])),
    "hatch": arc(0, 0, 0.95, 0.1) + arc(0, 0, 0.76, 0.04) + rows(6, 0, 60, lambda a: [[tuple(r * f(math.radians(a + d)) for f in (math.cos, math.sin)) for r, d in ((0.68, -22), (0.68, 22), (0.42, 10), (0.1, 34), (0.36, -8))]]),
    "castle": line(0.07, *[*ngon(1.0, 6, math.pi / 6), ngon(1.0, 6, math.pi / 6)[0]]) + mirrored(tower(0.42, 0.12, -0.5, 0.0, 0.36)) + tower(0, 0.16, -0.5, 0.26, 0.72) + [[(-0.3, -0.5), (-0.18, -0.5), (-0.18, -0.12), (-0.3, -0.12)], [(0.18, -0.5), (0.3, -0.5), (0.3, -0.12), (0.18, -0.12)]],
    "temple": arc(0, 0.42, 0.5, 0.06) + [[(-0.9, -0.1), (0.9, -0.1), (0, 0.34)], [(-0.95, -0.92), (0.95, -0.92), (0.85, -0.8), (-0.85, -0.8)], [(-0.85, -0.22), (0.85, -0.22), (0.85, -0.14), (-0.85, -0.14)]] + rows(4, -0.7, 0.467, lambda x: [[(x - 0.09, -0.77), (x + 0.09, -0.77), (x + 0.07, -0.25), (x - 0.07, -0.25)]]),
    "antlers": disc(0, -0.1, 0.2, 6, math.pi / 6, 1.5) + mirrored(line((0.15, 0.03), (0.1, 0.1), (0.5, 0.3), (0.72, 0.62), (0.62, 1.0)) + line((0.1, 0.02), (0.5, 0.3), (0.95, 0.42)) + line((0.1, 0.02), (0.36, 0.24), (0.3, 0.78)) + line((0.08, 0.02), (0.7, 0.58), (0.98, 0.82))) + [[(-0.12, -0.45), (0.12, -0.45), (0, -0.9)]],
    "wall": [[(-0.36, -0.2), (-0.2, -0.2), (-0.2, 0.2), (-0.36, 0.2)], [(-0.08, -0.2), (0.08, -0.2), (0.08, 0.2), (-0.08, 0.2)], [(0.2, -0.2), (0.36, -0.2), (0.36, 0.2), (0.2, 0.2)], [(-0.36, 0.12), (0.36, 0.12), (0.36, 0.26), (-0.36, 0.26)], [(-0.42, -0.9), (0.42, -0.9), (0.38, -0.2), (-0.38, -0.2)], [(-0.16, 0.62), (0.16, 0.62), (0.06, 0.92), (-0.06, 0.92)]] + mirrored([[(0, 0.32), (0.5, 0.32), (0.74, 0.46), (0.46, 0.42), (0.28, 0.56), (0, 0.56)], [(0.44, -0.9), (1, -0.9), (1, -0.55), (0.44, -0.38)], [(0.46, -0.32), (0.6, -0.37), (0.6, -0.24), (0.46, -0.19)], [(0.69, -0.4), (0.83, -0.445), (0.83, -0.315), (0.69, -0.27)], [(0.9, -0.465), (1, -0.5), (1, -0.37), (0.9, -0.335)]]),
    "reactor": cooling(-0.3, -0.9, 0.66) + cooling(0.6, -0.9, 0.42) + arc(0.42, 0.42, 0.4, 0.08) + disc(0.42, 0.42, 0.1) + rows(3, 90, 120, lambda a: [[(0.42 + r * math.cos(math.radians(a + d)), 0.42 + r * math.sin(math.radians(a + d))) for r, d in ((0.14, -28), (0.28, -28), (0.29, 0), (0.28, 28), (0.14, 28))]]),
    "torii": arc(0, 0.1, 0.86, 0.05) + mirrored([[(0.42, -0.9), (0.58, -0.9), (0.52, 0.4), (0.4, 0.4)], [(0, 0.16), (0.72, 0.16), (0.72, 0.26), (0, 0.26)], [(0, 0.48), (0.85, 0.54), (0.95, 0.74), (0, 0.62)]]),
    "door": arc(0, 0.18, 0.66, 0.16, 0, 180) + mirrored([[(0.5, -0.86), (0.66, -0.86), (0.66, 0.18), (0.5, 0.18)]]) + [[(-0.44, -0.8), (-0.02, -0.62), (-0.02, 0.5), (-0.12, 0.56), (-0.28, 0.5), (-0.4, 0.36), (-0.44, 0.18)], [(-0.95, -0.98), (0.95, -0.98), (0.8, -0.88), (-0.8, -0.88)]] + disc(0.08, -0.06, 0.05) + arc(0.24, 0.14, 0.2, 0.09, 60, 230) + [[(x + r * math.cos(a), y + r * math.sin(a)) for a, r in [(math.pi * k / 4, (0.3, 1.0)[k % 2 == 0] * q) for k in range(8)]] for x, y, q in ((0.34, -0.32, 0.11), (0.2, -0.56, 0.08), (-0.84, 0.62, 0.13), (0.84, 0.74, 0.1), (0.0, 0.98, 0.1))],
    "station": [[(0, 0.98), (0.16, 0.35), (0.16, -0.3), (-0.16, -0.3), (-0.16, 0.35)]] + mirrored([[(0.2, 0.1), (0.62, -0.42), (0.62, -0.62), (0.2, -0.34)], [(0.03, -0.34), (0.15, -0.34), (0.1, -0.62), (0.05, -0.62)]]) + arc(0, 0, 0.95, 0.05, 115, 310) + disc(0.62, 0.66, 0.1),
    "sword": [[(-0.085, -0.48), (-0.012, -0.48), (-0.012, 0.42), (-0.085, 0.42)], [(0.012, -0.48), (0.085, -0.48), (0.085, 0.42), (0.012, 0.42)], [(-0.36, 0.5), (-0.42, 0.4), (0, 0.44), (0.42, 0.4), (0.36, 0.5), (0, 0.55)], [(-0.05, 0.57), (0.05, 0.57), (0.05, 0.8), (-0.05, 0.8)], [(-0.75, -0.95), (-0.1, -0.95), (-0.06, -0.56), (-0.16, -0.4), (-0.52, -0.62)], [(-0.06, -0.95), (0.8, -0.95), (0.5, -0.56), (0.14, -0.44), (0.02, -0.56)]] + disc(0, 0.89, 0.1) + arc(0, 0.2, 0.86, 0.045, -30, 240),
    "crown": [[(0.88 * x, 0.92 * y + 0.06) for x, y in shape] for shape in spun([[(-0.8, -0.2), (-0.12, -0.2), (-0.02, -0.02), (-0.16, 0.14), (-0.04, 0.3), (-0.1, 0.52), (-0.34, 0.1), (-0.56, 0.5), (-0.66, 0.06), (-0.95, 0.34)], [(-0.76, -0.42), (-0.2, -0.42), (-0.13, -0.27), (-0.79, -0.27)]], 6, -0.06, -0.1) + spun([[(0.02, -0.2), (0.8, -0.2), (0.95, 0.34), (0.66, 0.06), (0.56, 0.5), (0.34, 0.1), (0.08, 0.62), (0.06, 0.3), (-0.04, 0.14), (0.1, -0.02)], [(0.0, -0.42), (0.76, -0.42), (0.79, -0.27), (0.03, -0.27)]], -9, 0.08, -0.16) + disc(-0.66, 0.5, 0.075) + disc(-1.0, 0.2, 0.065) + disc(0.72, 0.34, 0.075) + disc(1.04, 0.04, 0.065) + disc(0.2, 0.56, 0.085)],
    "crystal": [s for a, n, w in ((0, 1.72, 0.19), (24, 1.16, 0.15), (-26, 1.3, 0.16), (52, 0.72, 0.12), (-54, 0.8, 0.12)) for s in spun(spun(crystal(0, n, w), 0, 0, 0.5), a, 0, -1.22)] + [[(-0.95, -0.98), (0.95, -0.98), (0.6, -0.8), (0.2, -0.74), (-0.2, -0.74), (-0.6, -0.8)]],
    "eye": arc(0, 0, 0.62, 0.1) + mirrored([[(0.1, -0.38), (0.34, -0.22), (0.42, 0), (0.34, 0.22), (0.1, 0.38), (0.19, 0)]]) + [[(0, -0.36), (0.08, 0), (0, 0.36), (-0.08, 0)]] + rows(16, 0, 22.5, lambda a: spun([[(0.67, -0.09), (0.97 - 0.14 * (a % 45 > 0), 0.06), (0.67, 0.09)]], a)),
    "luada": arc(0, 0.5, 0.46, 0.09) + disc(0.06, 0.5, 0.24) + mirrored(line((0.1, 0.03), (0.16, -0.02), (0.34, -0.5)) + line((0.1, 0.03), (0.36, 0.06), (0.8, -0.42)) + [[(0.2, -0.95), (1, -0.95), (0.62, -0.52)]]) + line((0.1, 0.03), (0, -0.04), (0, -0.42)) + [[(-0.42, -0.95), (0.42, -0.95), (0, -0.5)]],
    "wings": disc(0, 0.68, 0.13) + [[(0, 0.46), (0.07, 0.34), (0.05, -0.6), (0, -0.95), (-0.05, -0.6), (-0.07, 0.34)]]
    + [s for k in range(7) for s in spun([feather(0.9 - 0.05 * k)], 108 + 17 * k, -0.13, 0.2 - 0.08 * k)]
    + [[(0.13, 0.36), (a, b), (0.36 * (a + c) + 0.05, 0.36 * (b + d) + 0.08), (c, d)] for a, b, c, d in BAT],
    "candle": mirrored([[(0.62, -0.9), (0.8, -0.9), (0.8, 0.9), (0.62, 0.9)]]) + [[(-0.8, 0.76), (0.8, 0.76), (0.8, 0.92), (-0.8, 0.92)], [(-0.98, -1), (0.98, -1), (0.9, -0.84), (-0.9, -0.84)]] + line(0.13, (-0.6, 0.58), (0.6, 0.34)) + line(0.13, (-0.62, 0.26), (0.62, 0.6)) + [[(-0.15, -0.82), (0.15, -0.82), (0.15, -0.3), (0.07, -0.34), (-0.15, -0.26)], [(0, -0.22), (0.13, -0.06), (0.09, 0.08), (0.01, 0.28), (-0.09, 0.06), (-0.13, -0.06)]] + mirrored(line(0.045, (0.26, -0.06), (0.46, -0.0)) + line(0.045, (0.25, -0.24), (0.46, -0.3))),
    "rose": arc(0, 0, 0.97, 0.09) + arc(0, 0, 0.24, 0.07) + disc(0, 0, 0.09) + rows(8, 22.5, 45, lambda a: line(0.055, *[(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for r in (0.2, 0.9)])) + rows(8, 0, 45, lambda a: spun(arc(0, 0, 0.185, 0.055) + disc(0, 0, 0.055) + [[(-0.42, -0.05), (-0.24, -0.045), (-0.215, 0), (-0.24, 0.045), (-0.42, 0.05)]], a, 0.67 * math.cos(math.radians(a)), 0.67 * math.sin(math.radians(a)))),
}


def lid(motif, frame, shell, foil, eye=None):
    """A lid that faces along +Z of `frame`, its motif raised in foil, which mirrors a panel for the one who looks from `eye`: it shines from one end to the other."""
    top, relief = Mesh("lid"), Mesh("relief")
    top.frame = relief.frame = frame
    top.box((0, 0, 0.5 * LID), (SIDE, SIDE, LID), shell)
    for k, shape in enumerate(MOTIFS[motif]):
        relief.prism([(0.4 * SIDE * x, 0.4 * SIDE * y) for x, y in shape], LID - 0.02, LID + 0.075 + 0.0006 * (k % 7), foil)
    for half, high, material in ((0.47 * SIDE, 0.006, foil), (0.455 * SIDE, 0.008, shell)):  # a thin line of foil along the lid's edge
        relief.prism([(-half, -half), (half, -half), (half, half), (-half, half)], LID - 0.02, LID + high, material)
    top.place(0.045, segments=4)
    relief.place(0.01, smooth=0)
    if eye:
        normal, middle = (frame.to_3x3() @ Vector((0, 0, 1))).normalized(), frame @ Vector((0, 0, LID))
        seen = (Vector(eye) - middle).normalized()
        stage.area(middle + 6.5 * (2 * normal.dot(seen) * normal - seen) + Vector((0, 0, 1.6)), middle, 2.6, 90, "#fff1dc", 1.6)


def base(motif, frame, shell, foil, shine):
    """An open box, its opening along +Z of `frame`: light on its floor, a line of foil round the rim, the motif cut into its sides."""
    body, trim, half = Mesh("base"), Mesh("trim"), 0.5 * SIDE - 0.05
    body.frame = trim.frame = frame
    body.box((0, 0, 0.04), (2 * half, 2 * half, 0.08), shell).box((0, 0, 0.3), (2 * half - 0.2, 2 * half - 0.2, 0.04), shine)
    for k in range(4):
        body.frame = trim.frame = frame @ placement((0, 0, 0), (0, 0, 0.5 * math.pi * k))
        body.box((0, -half + 0.04, 0.5 * DEPTH), (2 * half, 0.08, DEPTH), shell)
        trim.box((0, -half + 0.04, DEPTH), (2 * half - 0.03, 0.035, 0.012), foil)
        trim.frame = trim.frame @ placement((0, -half, 0.5 * DEPTH), (math.pi / 2, 0, 0))
        for shape in MOTIFS[motif]:
            trim.prism([(0.3 * x, 0.3 * y) for x, y in shape], -0.01, 0.006, shell)
    body.place(0.02, segments=3)
    trim.place(0.004, smooth=0)


def ajar(motif, within, foil, light, gap=0.16, power=300, eye=None, turn=0.0, loose=None):
    """A huge shut box along +Z of `within`: its lid is turned by `gap` about its edge at -X, or that edge after a `turn`, and `light` falls out; or hangs at `loose`. eye: as in lid(). Returns the lid's place."""
    spin = placement((0, 0, 0), (0, 0, turn))
    place = loose or placement((-0.5 * SIDE, 0, DEPTH), (0, -gap, 0)) @ placement((0.5 * SIDE, 0, 0.02)) @ spin.inverted()
    with stage.small(within=within @ spin):
        shell, metal = surface("linen", "#0f1013", rough=0.42, var=0, bump=0.05, bump_scale=18, specular=0.5), surface("foil", foil, rough=0.24, metal=1.0, var=0.06, scale=2)
        base(motif, placement((0, 0, 0)), shell, metal, glow("shine", light, 7))
        lid(motif, place, shell, metal, eye and (within @ spin).inverted() @ Vector(eye))
        stage.area((-1.2, 0, 0.64), (3, 0, 0.64 + 2 * gap), 2.4, power, light, 0.5)
    return within @ spin @ place
