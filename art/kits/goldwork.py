"""Worked metal with plaits and beads: a drinking horn in silver mounts, a chalice, a neck ring of twisted gold. 1 unit = 4 cm."""
import math

import numpy as np
from scipy.interpolate import CubicSpline

from lib.tools import _Graph, TAU, Mesh, Sculpt, Vector, colour, gaussian_filter, lit_through, rock_noise, smoothstep, stage, surface, turns


def ball(z, at, half):
    """How high a round moulding stands, `half` to either side of `at`: 0 to 1."""
    return np.sqrt((1 - ((z - at) / half) ** 2).clip(0))


def beads(a, z, at, count, half):
    """A row of so many beads round a band."""
    return 1.6 * half * ball(z, at, half) * ball(np.modf(a / TAU * count)[0], 0.5, 0.5)


def plait(a, v, count):
    """How high three plaited cords stand, 0 to about 1, at angles `a` round a band and heights `v` in it, -1 to 1."""
    high = np.zeros(np.broadcast(a, v).shape)
    for k in range(3):
        u = count * a + TAU * k / 3
        off = (v - 0.66 * np.sin(u)) / np.hypot(1, 0.75 * np.cos(u)) / 0.27
        cord = np.sqrt((1 - off**2).clip(0)) * (1 - 0.35 * np.exp(-((off / 0.16) ** 2)))
        high = np.maximum(high, (off**2 < 1) * (0.55 * cord + 0.25 + 0.2 * np.sin(2 * u)))
    return high


def chased(name, rows, high, metal, shape):
    """Worked metal through `rows` of (radius, height), each round a circle, that stands out by `high`; `shape` puts the points x, y, z in their place."""
    r, z = (np.array(part)[:, None] for part in zip(*rows))
    a = np.linspace(0, TAU, 1201)
    r, z = r + high(a, z), z + 0 * a
    mesh = Mesh(name).sheet(np.stack(shape(r * np.cos(a), r * np.sin(a), z), -1).tolist(), metal).place(smooth=80)
    cavity = 18 * (r - gaussian_filter(r, (3, 6), mode=("nearest", "wrap")))
    mesh.data.attributes.new("cavity", "FLOAT", "POINT").data.foreach_set("value", cavity.astype(np.float32).ravel())


def drinking_horn(silver, within):
    """A horn 9.4 long that lies along +X of `within` and bends to +Y, its mouth at the origin: mounts of silver, a plait round the rim, a knob at its tip."""
    wide = lambda z: 1.14 * np.maximum(1 - z / 9.9, 0) ** 0.8
    s = np.linspace(-1, 11, 600)
    bend = 0.05 * s + 0.016 * s**2
    path = np.cumsum([np.cos(bend), np.sin(bend)], 1) * 12 / 599

    def shape(x, y, z):
        turn, u, v = (np.interp(z, s, line) for line in (bend, *path))
        high = y + wide(z) + 0.06 + 0.02 * np.maximum(z, 0) ** 2
        at = np.stack([u - x * np.sin(turn), v + x * np.cos(turn), high, np.ones_like(z)], -1) @ np.array(within).T
        return at[..., 0], at[..., 1], at[..., 2]

    a, z = np.meshgrid(np.linspace(0, TAU, 361), np.linspace(0.2, 9.1, 420))
    grain = rock_noise(np.stack([np.cos(a), np.sin(a), 0.1 * z], -1), 2.6, 3, 4) + 0.3 * rock_noise(np.stack([np.cos(a), np.sin(a), 0.05 * z], -1), 13, 5, 2)
    r = wide(z) + 0.012 * rock_noise(np.stack([0.2 * np.cos(a), 0.2 * np.sin(a), z], -1), 1.6, 4, 3)
    horn = surface("horn", "#8a5a30", rough=0.24, var=0, coat=0.35, specular=0.5)
    g = _Graph(horn)
    g.node("Attribute").attribute_name = "tint"
    g.wire(g.nodes["Attribute"].outputs[0], g.bsdf.inputs["Base Color"])
    mesh = Mesh("horn").sheet(np.stack(shape(r * np.cos(a), r * np.sin(a), z), -1).tolist(), lit_through(horn, 0.6)).place(smooth=180)
    t = (z / 8.6 + 0.34 * grain).clip(0, 1)
    tint = [np.interp(t, (0, 0.25, 0.5, 0.8), tones) for tones in zip(*(colour(c) for c in ("#e8c48c", "#c07c30", "#5e2c0e", "#120a06")))]
    mesh.data.attributes.new("tint", "FLOAT_COLOR", "POINT").data.foreach_set("color", np.stack([*tint, np.ones_like(t)], -1).astype(np.float32).ravel())
    stage.point(within @ Vector((3.2, 0.5, 0.9)), 36, "#ffae5c", 0.3)
    edges = lambda a, z: beads(a, z, 0.33, 90, 0.05) + beads(a, z, 1.39, 86, 0.05) + 0.03 * (ball(z, 0.22, 0.04) + ball(z, 1.5, 0.04))
    rim = lambda a, z: 0.075 * plait(a, (z - 0.86) / 0.44, 7) + edges(a, z)
    band = lambda a, z: 0.05 * (plait(a, (z - 5.2) / 0.2, 6) + ball(z, 4.95, 0.05) + ball(z, 5.45, 0.05))
    lip = [(wide(z) - 0.06, z) for z in (0.9, 0.5, 0.1)] + [(wide(0) + 0.1 * math.cos(q), 0.04 - 0.1 * math.sin(q)) for q in np.linspace(3.1, -0.6, 16)]
    chased("lip", lip, lambda a, z: 0 * a, silver, shape)
    chased("rim", [(wide(z) + 0.045, z) for z in np.linspace(0.1, 1.56, 200)] + [(wide(1.58) - 0.02, 1.58)], rim, silver, shape)
    chased("band", [(wide(z) + 0.035, z) for z in np.linspace(4.9, 5.5, 90)], band, silver, shape)
    knob = zip((0.04, 0.06, 0.12, 0.06, 0.05, 0.14, 0.05, 0.0, -0.02), (7.6, 7.65, 7.72, 7.8, 8.5, 8.6, 8.7, 8.75, 8.8))
    rows = [(wide(z) + out, z) for out, z in knob] + [(0.1 + 0.24 * math.sin(q), 9.06 - 0.26 * math.cos(q)) for q in np.linspace(0.6, 3, 14)]
    chased("knob", [*rows, (0.06, 9.4), (0, 9.46)], lambda a, z: 0.012 * np.cos(9 * a) * (z > 8.8), silver, shape)


def grail(gold, at):
    """A chalice 5.4 high of worked gold."""
    curve = np.transpose([(1.5, 1.54, 1.4, 1, 0.5, 0.3, 0.27, 0.5, 0.27, 0.36, 0.95, 1.42, 1.6, 1.66, 1.74, 1.77, 1.71),
        (0, 0.1, 0.24, 0.5, 0.95, 1.4, 1.7, 2.05, 2.4, 2.62, 2.92, 3.45, 4.1, 4.8, 5.3, 5.4, 5.42)])
    outside = CubicSpline(np.linspace(0, 1, len(curve)), curve)
    petals = lambda a, z, count, *ends: 0.07 * smoothstep(z, *ends[:2]) * smoothstep(z, *ends[2:]) * np.abs(np.cos(count * a)) ** 0.5
    rows = lambda a, z: beads(a, z, 4.86, 100, 0.05) + beads(a, z, 3.98, 96, 0.05) + beads(a, z, 0.12, 88, 0.06) + 0.05 * ball(z, 2.05, 0.24) * np.cos(12 * a)
    leaves = lambda a, z: petals(a, z, 6, 2.75, 2.95, 3.85, 3.3) + petals(a, z, 8, 0.26, 0.4, 0.9, 0.6)
    high = lambda a, z: 0.075 * plait(a, (z - 4.42) / 0.36, 9) + rows(a, z) + leaves(a, z)
    place = lambda x, y, z: (x + at[0], y + at[1], z + at[2])
    chased("grail", outside(np.linspace(0, 1, 620)).tolist(), high, gold, place)
    chased("bowl", [(1.71, 5.42), (1.66, 5.38), (1.6, 4.9), (1.52, 4.1), (1.3, 3.5)], lambda a, z: 0 * a, gold, place)


def neck_ring(gold, gems, within):
    """A ring of three twisted rods of gold, 5.4 wide and facing -Y of `within`; it is open above, where two heads of snakes meet."""
    ring, head, eyes = Mesh("ring"), Sculpt((-0.5, -0.6, -0.6), (1.3, 0.6, 0.6), 0.012), Mesh("eyes")
    around = lambda a, out, side: ((2.5 + out) * math.sin(a), side, (2.5 + out) * math.cos(a))
    for thick, far, start in ((0.2, 0.2, 0), (0.05, 0.36, 0.5)):
        for b in turns(3, start):
            way = [around(a, far * math.cos(12 * a + b), far * math.sin(12 * a + b)) for a in np.linspace(0.5, TAU - 0.5, 700)]
            ring.tube(way, thick, gold, 16)
    head.chain([(-0.3, 0, 0), (0.1, 0, 0), (0.5, 0, 0.02), (1.0, 0, -0.03)], (0.36, 0.36, 0.4, 0.22), 0.1)
    head.block((1.0, 0, -0.1), (0.9, 0.9, 0.05), 0.02, 0.03, (0, 0.12, 0), cut=True)
    for x, r in ((-0.28, 0.44), (-0.1, 0.4), (0.02, 0.4)):
        head.chain([(x, r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, TAU, 25)], [0.06] * 25, 0.02)
    for y in (-1, 1):
        head.chain([(0.3, 0.26 * y, 0.3), (0.62, 0.34 * y, 0.24), (0.95, 0.14 * y, 0.2)], (0.1, 0.11, 0.05), 0.04)
        head.ellipsoid((0.62, 0.36 * y, 0.08), (0.14, 0.1, 0.12), 0.03, cut=True)
        eyes.ball((0.62, 0.31 * y, 0.08), 0.12, gems, detail=3)
    head.roughen(lambda p: 0.012 * np.sin(34 * p[:, 0]) * np.sin(22 * np.arctan2(p[:, 1], p[:, 2])) * (p[:, 0] > 0.1) * (p[:, 0] < 0.5))
    with stage.small(within=within):
        ring.place(smooth=60)
        for side in (-1, 1):
            at, rot = around(0.46 * side, 0, 0), (0, -0.3, math.pi * (side > 0))
            head.place("head", gold, at, rot)
            eyes.place(0, at, rot)
