"""The maker's workshop: brushes, sheets, small still-life objects. 1 unit = 4 cm."""
import math

import numpy as np

from lib.materials import glow, surface
from lib.mesh import Mesh, placement

PAINTS = ("#a5281c", "#2c5d8f", "#d9a63d", "#3f7048", "#6b3f78", "#d8d0c0", "#c8642c", "#2a8a86")
LAMP = "#ffc68a"


def materials():
    return dict(
        desk=surface("desk leather", "#4a2c1c", rough=0.5, var=0.25, scale=0.9, bump=0.1, bump_scale=12, specular=0.3),
        wood=surface("pale wood", "#a5774a", rough=0.55, var=0.25, scale=3),
        dark=surface("dark", "#1b1a1d", rough=0.5, var=0.2),
        steel=surface("bright steel", "#b9bcc0", rough=0.38, metal=0.65, var=0.15),
        brass=surface("brass", "#c8963e", rough=0.3, metal=1, var=0.2),
        paper=surface("paper", "#e2d8c2", rough=0.85, var=0.06),
        ink=surface("ink lines", "#4a4038", rough=0.9, var=0),
        lamp=glow("lamp glow", LAMP, 14),
        wine=surface("wine cloth", "#6b1a22", rough=0.8, var=0.2),
        paints=[surface(f"paint {t}", t, rough=0.3, var=0.08, coat=0.5) for t in PAINTS],
    )


def brush(m, tip, tail, paint):
    """Paint brush from bristle tip to the end of its handle."""
    mesh, a, b, thick = Mesh("brush"), np.array(tip, float), np.array(tail, float), 0.07
    at = lambda t: tuple(a + (b - a) * t)
    mesh.tube([at(0), at(0.05), at(0.13)], lambda t: thick * (0.08 + 1.0 * math.sin(min(1, t * 1.1) * 1.9)), paint, 10)
    mesh.tube([at(0.12), at(0.27)], thick * 0.85, m["steel"], 12)
    mesh.tube([at(0.26 + 0.74 * k / 8) for k in range(9)], lambda t: thick * (0.75 + 0.5 * math.sin(t * 2.4) - 0.75 * t * t), m["wine"], 12)
    mesh.place()


def sheet(m, loc, turn=0.0, size=(3.0, 4.2), lines=9, boxes=0, curl=0.12, stripe=None):
    """Printed sheet with inked lines (no letters), one corner curled."""
    w, h = size
    mesh, n = Mesh("sheet"), 12
    bend = lambda u, v: curl * max(0, u + v - 1.2) ** 2 * 4
    mesh.sheet([[((i / n - 0.5) * w, (j / n - 0.5) * h, 0.01 + bend(i / n, j / n)) for i in range(n + 1)] for j in range(n + 1)], m["paper"])
    for k in range(lines):
        length = w * (0.74 if k % 4 else 0.45)
        mesh.box((-w * 0.38 + length / 2, h * 0.38 - k * h * 0.085, 0.014), (length, h * 0.014, 0.004), m["ink"])
    if stripe:
        mesh.box((0, h * 0.46, 0.015), (w * 0.86, h * 0.05, 0.005), stripe)
    for k in range(boxes):
        mesh.box((-w * 0.34 + k * w * 0.17, -h * 0.4, 0.014), (w * 0.1, w * 0.1, 0.006), m["ink"])
        mesh.box((-w * 0.34 + k * w * 0.17, -h * 0.4, 0.016), (w * 0.08, w * 0.08, 0.006), m["paper"] if k < boxes - 1 else m["paints"][0])
    mesh.place(loc=loc, rot=(0, 0, turn))


def meeple(mesh, material, loc, turn=0.0, size=1.0):
    """Simple wooden person of our own outline."""
    half = [(0, 1.0), (0.15, 0.95), (0.2, 0.8), (0.15, 0.66), (0.38, 0.55), (0.44, 0.42), (0.2, 0.36), (0.34, 0.04), (0.32, 0), (0.09, 0), (0, 0.18)]
    outline = half + [(-x, z) for x, z in reversed(half[1:-1])]
    matrix = placement(loc, (math.pi / 2, 0, turn), (size,) * 3)
    mesh.prism(outline, -0.14, 0.14, material, matrix)
