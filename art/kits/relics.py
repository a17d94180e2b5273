"""Tombs, a candle with a figure in it, a raven's skull, half a walnut, a fallen leaf, an acorn somebody lives in."""
import math
import random

import bpy
import numpy as np
from scipy.ndimage import map_coordinates

from kits import reliefs
from kits.tabletop import lathe
from lib.tools import (
    _Graph, TAU, Mesh, Sculpt, Vector, gaussian_filter, glow, lit_through, perlin, rock_noise, smoothstep, stage, stained, steps, surface, turns,
)


def tombs(stone):
    """Mesh data of five weathered headstones up to 1.7 high: round, pointed, shouldered, broken, a ringed cross."""
    kinds = []
    for kind in range(5):
        s = Sculpt((-0.8, -0.4, -0.4), (0.8, 0.4, 2.0), 0.02)
        if kind == 4:
            s.block((0, 0, 0.75), (0.26, 0.2, 2.1), 0.04)
            s.block((0, 0, 1.25), (0.96, 0.2, 0.26), 0.04)
            s.chain([(0.36 * math.cos(a), 0, 1.25 + 0.36 * math.sin(a)) for a in (TAU * k / 20 for k in range(21))], [0.07] * 21, 0.02)
        else:
            s.block((0, 0, 0.4), (0.86, 0.22, 1.5), 0.04)
            if kind == 0:
                s.ellipsoid((0, 0, 1.1), (0.42, 0.13, 0.44), 0.03)
            elif kind == 1:
                s.block((0, 0, 1.1), (0.6, 0.22, 0.6), 0.04, rot=(0, TAU / 8, 0))
            elif kind == 2:
                s.block((0, 0, 1.2), (0.5, 0.22, 0.6), 0.04)
                s.ellipsoid((0, 0, 1.46), (0.25, 0.12, 0.24), 0.03)
            else:
                s.block((0.35, 0, 1.3), (1.5, 0.6, 0.7), 0.02, rot=(0, 0.5, 0), cut=True, relief=lambda p, t: 0.12 * rock_noise(p, 3, 5, 3))
            s.block((0, -0.13, 0.62), (0.6, 0.09, 0.76), 0.02, cut=True)
        s.block((0, 0, 0.02), (1.15, 0.46, 0.26), 0.05)
        s.roughen(lambda p: 0.035 * rock_noise(p, 2.5, kind, 3) + 0.012 * rock_noise(p, 13, kind + 5, 2))  # noqa: B023
        obj = s.place("tomb", stone)
        kinds.append(obj.data)
        bpy.data.objects.remove(obj)
    return kinds


def candle(things, turn, spill=()):
    """A candle 4.5 high, burnt down towards `turn`, in its wax a dark figure with `things` (points, radii); spill: where it runs out (angle, lowest, thick)."""
    bounds, on = ((-2.3, -2.3, -0.1), (2.3, 2.3, 4.3), 0.03), lambda r, a, z: (r * math.cos(a), r * math.sin(a), z)
    wax, ruler, rng = Sculpt(*bounds), Sculpt(*(np.array(b) / 1.06 for b in bounds)), random.Random(3)
    lip = lambda a: 3.75 - 0.6 * max(0, math.cos(a - turn)) ** 3 + 0.08 * math.sin(3 * a + turn) + 0.05 * math.sin(7 * a)
    wax.cone((0, 0, -0.3), (0, 0, 3.3), 1.16, 1.08, 0.06, relief=lambda p, t: 0.03 * rock_noise(p, 1.4, 2))
    for a in np.linspace(0, TAU, 60):
        wax.cone(on(1, a, 3), on(1.03, a, lip(a)), 0.13, 0.055)
    wax.ellipsoid((0, 0, 4.1), (0.98, 0.98, 1), 0.06, cut=True)
    wax.ellipsoid(on(1.05, turn, 3.95), (0.6, 0.6, 0.85), 0.12, cut=True)
    for k in range(20):
        a, low, thick = turn + rng.gauss(0, 0.8), rng.choice((-0.1, 0.2, 0.9, 1.6, 2.2)), rng.uniform(0.07, 0.14)
        way = [on(1.09 + 0.09 * (1 - z / 3.7) ** 2, a + 0.04 * math.sin(3 * z + k), z) for z in np.linspace(lip(a) - 0.03, low, 12)]
        wax.chain(way, [*np.linspace(0.6 * thick, thick, 11), 1.5 * thick], 0.07)
    wax.ellipsoid((0, 0, 0.1), (1.66, 1.66, 0.42), 0.3, relief=lambda p, t: 0.06 * rock_noise(p, 1.1, 4))
    for a, low, thick in spill:
        way = [on(r, a, max(z, low)) for r, z in ((1.1, 1), (1.45, 0.66), (1.72, 0.62), (1.83, 0.45), (1.86, 0))]
        wax.chain(way, thick * np.array((1, 1, 0.9, 0.95, 1.25)), 0.1)
        if low < 0:
            wax.ellipsoid(on(1.95, a, low), (0.34, 0.26, 0.1), 0.1)
    ruler.cone((0, 0.05, 0.2), (0, 0, 1.85), 0.74, 0.36, 0.08, relief=lambda p, t: 0.05 * np.sin(9 * np.arctan2(p[..., 1], p[..., 0])))
    body = [(-0.42, 0, 1.98), (0, 0, 2.12), (0.42, 0, 1.98)], [(0, 0, 2.2), (0, 0, 2.5), (0, 0, 2.62)], [(0.45, 0, 2), (0.68, -0.05, 1.72), (0.78, -0.1, 1.85)]
    for points, radii, *soft in (*zip(body, ((0.16, 0.24, 0.16), (0.12, 0.17, 0.16), (0.14, 0.12, 0.08)), (0.1, 0.05, 0.04)), *things):
        ruler.chain(points, radii, *soft or (0.015,))
    cell, fire = lambda q: ((q - wax.low) / wax.voxel).reshape(-1, 3).T, np.array((0, 0, 3.45))
    at = lambda grid, q: map_coordinates(grid, cell(q), order=1, mode="nearest")
    solid, dark = (gaussian_filter((field < 0).astype(np.float32), soft) for field, soft in ((wax.field, 0), (np.roll(ruler.field, (-14, -3), (1, 2)), 1)))
    p = wax.low + wax.voxel * np.stack(np.indices(wax.count), -1)  # light spreads from the fire, redder with the way, and stops at the figure
    far = np.linalg.norm(p - fire, axis=-1)
    shade = sum(at(dark, fire + (p - fire) * t) for t in np.linspace(0.1, 0.95, 18)).reshape(wax.count)
    free, skin = gaussian_filter(0.09 + 0.91 * np.exp(-0.4 * shade * far), 2.5), surface("wax", "#cdb98a", 0.38, 0, 0.12, 2, 0.05, 9, coat=0.15)
    mesh, g, clear = wax.place("wax", skin).data, _Graph(skin), 1.0
    seen = np.zeros((len(mesh.vertices), 4))
    for q in (np.array([v.co for v in mesh.vertices]) + (0, step, 0) for step in np.arange(0.03, 2.2, 0.06)):
        inside, way = at(solid, q), at(far, q)[:, None]
        seen[:, :3] += (clear * inside * at(free, q))[:, None] * np.exp(-way * (0.62, 1.05, 1.9)) * (0.06, 0.0372, 0.0162)
        clear = clear * np.exp(-0.033 * inside) * (1 - 0.85 * at(dark, q))
    mesh.attributes.new("light", "FLOAT_COLOR", "POINT").data.foreach_set("color", seen.ravel())
    g.node("Attribute").attribute_name, g.bsdf.inputs["Emission Strength"].default_value = "light", 3.7
    g.wire(g.nodes["Attribute"].outputs[0], g.bsdf.inputs["Emission Color"])
    wick_and_flame((0, 0, 0))
    stage.point((0.04, 0, 4.05), 420, "#ffc27a", 0.12)


def wick_and_flame(at, size=1.0):
    """What burns on a candle: the wick begins 3 above `at`, the flame ends at 4.5."""
    Mesh("wick").tube([(0, 0, 3), (0.01, 0, 3.3), (0.03, 0, 3.6), (0.08, 0, 3.72)], 0.035, surface("wick", "#0c0a08", var=0.2)).place(0, at, scale=size)
    flame, g = Mesh("flame"), _Graph(burning := glow("flame", "#ffc060", 1))
    ramp = g.node("ValToRGB")
    g.wire(g.part(g.out("TexCoord", "Generated"), 2), ramp.inputs[0])
    for k, (t, *tint) in enumerate(((0, 0.05, 0.1, 0.5), (1, 9, 3.4, 0.7), (0.16, 1.2, 0.6, 0.3), (0.36, 14, 8, 3), (0.7, 13, 6.5, 2))):
        (ramp.color_ramp.elements[k] if k < 2 else ramp.color_ramp.elements.new(t)).color = (*tint, 1)
    g.wire(ramp.outputs[0], g.nodes["Emission"].inputs[0])
    g.blend(g.nodes["Emission"], g.node("BsdfTransparent"), g.remap(g.node("LayerWeight").outputs["Facing"], 0.25, 1.0))
    lathe(flame, (0.04, 0, 3.58), [(0.155 * math.sin(math.pi * t**0.62) ** 0.9, 0.92 * t) for t in np.linspace(0, 1, 40)], burning)
    flame.place(0, at, scale=size, shadow=False)


def raven_skull(light):
    """The skull of a great raven, its beak at +X, 3.7 long: candles have burnt down on its crown, wax runs over the bone."""
    bone = surface("old bone", "#e0d2b0", rough=0.42, var=0.35, scale=2.5, edge=0.3, wash=1, bump=0.3, bump_scale=14)
    stained(bone, "#7a5a34", lambda g: g.remap(g.noise(1.6, 8), 0.5, 0.66, 0, 0.7))
    stained(bone, "#1c1612", lambda g: g.remap(g.part(g.out("TexCoord", "Object"), 0), 0.8, 2.0, 0, 0.9))
    rng, s, wax = random.Random(7), Sculpt((-1.4, -0.9, -0.9), (2.7, 0.9, 1.0), 0.013), Sculpt((-1.4, -1, -0.8), (0.8, 1, 2.2), 0.015)
    s.ellipsoid((-0.4, 0, 0.12), (0.82, 0.66, 0.62), 0.1)
    s.chain([(0, 0, 0.22), (0.55, 0, 0.2), (1.1, 0, 0.12), (1.7, 0, 0), (2.2, 0, -0.2), (2.42, 0, -0.48)], [0.45, 0.34, 0.27, 0.21, 0.13, 0.02], 0.12)
    for side in (-1, 1):
        p = lambda x, y, z: (x, side * y, z)  # noqa: B023
        s.ellipsoid(p(0.24, 0.56, 0.1), (0.38, 0.52, 0.34), 0.04, cut=True)
        s.ellipsoid(p(-0.5, 0.72, -0.12), (0.26, 0.16, 0.26), 0.08, cut=True)
        s.ellipsoid(p(1.05, 0.26, 0.12), (0.3, 0.14, 0.09), 0.04, rot=(0, 0.15, 0), cut=True)
        s.chain([p(-0.25, 0.52, 0.42), p(0.1, 0.54, 0.52), p(0.45, 0.42, 0.46), p(0.75, 0.25, 0.36)], [0.05, 0.07, 0.08, 0.04], 0.06)
        s.chain([p(-0.45, 0.6, -0.3), p(0.2, 0.58, -0.28), p(0.8, 0.32, -0.1), p(1.2, 0.2, -0.04)], [0.08, 0.055, 0.06, 0.05], 0.05)
    s.roughen(lambda q: 0.014 * rock_noise(q, 4, 4, 3) + 0.03 * np.exp(-((rock_noise(q, 0.9, 9, 2) / 0.05) ** 2)))
    s.place("skull", bone)
    crown = lambda a, t: (-0.4 + 0.87 * math.cos(a) * math.sin(t), 0.7 * math.sin(a) * math.sin(t), 0.12 + 0.67 * math.cos(t))
    for k, (a, t, high, thick) in enumerate(((2.6, 0.25, 1.1, 0.2), (0.2, 0.55, 0.62, 0.18), (-2.0, 0.62, 0.45, 0.17))):
        x, y, z = crown(a, t)
        wax.cone((x, y, z - 0.1), (x, y, z + high), thick * 1.15, thick, 0.08, relief=lambda q, t: 0.012 * rock_noise(q, 3, 2))
        wax.ellipsoid((x, y, z + high + 0.25), (0.8 * thick, 0.8 * thick, 0.22), 0.04, cut=True)
        for b in (rng.random() * math.tau for _ in range(13)):
            low, wide = rng.uniform(0.1, 0.9), rng.uniform(0.022, 0.042)
            way = [(x + 1.06 * thick * math.cos(b), y + 1.06 * thick * math.sin(b), z + high * q) for q in (1, 0.97, 0.6, low * 0.4)]
            if low < 0.5:
                way += [crown(a + 0.35 * math.sin(b - a) * q, t + 0.45 * q * (1.2 - low)) for q in (0.6, 1, 1.5)]
            wax.chain(way, [0.5 * wide, *[wide] * (len(way) - 2), 1.5 * wide], 0.035)
        wick_and_flame((x, y, z + high - 1.2), 0.4)
        stage.point((x, y, z + high + 0.42), 55 - 12 * k, light, 0.1)
    wax.place("wax", lit_through(surface("wax", "#e2cda0", rough=0.35, var=0.1, coat=0.2), 0.45))


def bones(bone, height, spots):
    """Rib pairs of a colossal skeleton: (centre x, y, height, lean)."""
    mesh = Mesh("ribs")
    for cx, cy, tall, lean in spots:
        mesh.ball((cx, cy, height(cx, cy) - 0.3), tall * 0.055, bone, (1.2, 1.6, 0.8), 3)
        for side in (-1, 1):
            rows = []
            for t in steps(32):
                a = 0.15 + 2.25 * t
                x, z = side * tall * 0.62 * math.sin(a) ** 0.8 * (1 - 0.12 * t), height(cx, cy) - 2.5 + tall * (1 - math.cos(a * 0.98)) * 0.6
                turn, r = a - 1.2, tall * (0.058 - 0.053 * t**1.3) * (1 + 0.1 * math.sin(t * 23 + cy))
                rows.append([(cx + x + side * r * math.cos(q) * math.cos(turn), cy + lean * t * tall * 0.3 + 1.5 * r * math.sin(q), z + r * math.cos(q) * math.sin(turn)) for q in (math.tau * k / 14 for k in range(15))])
            mesh.sheet(rows, bone)
    mesh.place(smooth=60)


def walnut_half(seed):
    """Half the shell of a walnut, 2 long, pointed at +X, that opens upwards at z 0: grooves wind over it, its lip is pale."""
    bark, pale = surface("walnut", "#94602e", rough=0.48, var=0.4, scale=3, wash=1, bump=0.15, bump_scale=12, coat=0.15), surface("lip", "#b8864c", rough=0.55, var=0.4, scale=7)
    around = turns(280) + [0.0]
    point = lambda a: 0.13 * math.exp(-((min(a, TAU - a) / 0.2) ** 2)) - 0.04 * math.exp(-(((a - math.pi) / 0.25) ** 2))
    reach = lambda a: 1 / math.hypot(math.cos(a), math.sin(a) / 0.86) + point(a)

    def groove(p):
        """From 0 on the lobes to 1 in the winding grooves between them."""
        q = Vector((1.7 * p.x, 3.2 * p.y, 3.2 * p.z)) + 0.35 * perlin.noise_vector(2.2 * p + Vector((seed, 0, 0)))
        return max(smoothstep(abs(perlin.noise(f * q + Vector((0, seed, f)))), width, 0) * deep for f, width, deep in ((1, 0.13, 1), (2.3, 0.12, 0.55)))

    rows, cavity = [], []
    for t in steps(90):
        p = math.pi / 2 * (0.02 + 0.98 * t)
        ways = [Vector((math.cos(a) * math.sin(p), math.sin(a) * math.sin(p), -math.cos(p))) for a in around]
        cuts = [groove(way) * smoothstep(t, 1, 0.93) for way in ways]
        swell = [1 - 0.075 * cut + 0.03 * perlin.noise(5 * way) + 0.03 * smoothstep(t, 0.9, 0.98) for cut, way in zip(cuts, ways)]
        rows.append([(s * reach(a) * way.x, s * reach(a) * way.y, 0.8 * s * way.z) for a, way, s in zip(around, ways, swell)])
        cavity += [0.3 * (0.4 - cut) for cut in cuts]
    shell = Mesh("shell").sheet(rows, bark).place(smooth=180)
    shell.data.attributes.new("cavity", "FLOAT", "POINT").data.foreach_set("value", cavity)
    lip = ((1.03, 0.0), (1.025, 0.014), (1.01, 0.022), (0.985, 0.008), (0.97, 0.016), (0.955, 0.014), (0.945, -0.01), (0.93, -0.08), (0.87, -0.4))
    ragged = lambda a, r: r + 0.008 * perlin.noise(Vector((9 * math.cos(a), 9 * math.sin(a), seed + 9 * r)))
    Mesh("lip").sheet([[(ragged(a, r) * reach(a) * math.cos(a), ragged(a, r) * reach(a) * math.sin(a), z) for a in around] for r, z in lip], pale).place(smooth=70)


def leaf(material, at, rot, size, lobes=0.0):
    """A fallen leaf, curled, with ribs and a stalk, 2 long; lobes: how deep its edge is cut."""
    wide = lambda t: 0.62 * math.sin(math.pi * t**0.8) ** 0.8 * (1 - 0.3 * t) * (1 + lobes * math.sin(26 * t - 2))
    rib = lambda t, u: 0.03 * abs(math.sin(22 * t - 7 * abs(u))) ** 0.5 + 0.16 * u * u + 0.35 * (t - 0.5) ** 2 + 0.07 * math.sin(7 * t + 3 * u)
    rows = [[(2 * t - 1, u * wide(t) * (1 + 0.04 * math.sin(60 * t)), rib(t, u)) for u in np.linspace(-1, 1, 49)] for t in steps(160)]
    mesh = Mesh("leaf").sheet(rows, material)
    mesh.tube([(2 * t - 1, 0, rib(t, 0)) for t in steps(20)], lambda t: 0.022 * (1.1 - t), material).tube([(-1, 0, 0.08), (-1.3, 0.06, 0.1), (-1.5, 0.2, 0.16)], 0.022, material)
    mesh.place(0, at, rot, size, 70)


def acorn(at, turn, light):
    """An acorn somebody lives in, 2.2 high, hung up by its stalk: an arched door and round windows are cut into the nut, `light` in them."""
    nut, cup, body = surface("nut", "#9c5418", rough=0.24, var=0.3, scale=2, streak=0.4, coat=0.6), surface("cup", "#5c4a30", rough=0.8, var=0.5, scale=6), Mesh("cup")
    t, u = np.mgrid[0:1:420j, -math.pi : math.pi : 900j]
    z, girth = 1.6 * t - 1.05 - 0.12 * np.exp(-(t / 0.02)), 0.76 * (1 - (1 - t) ** 2.4) ** 0.52
    gone, swell = t < 0, 0.006 * np.sin(70 * u) * np.sin(9 * z + 3 * np.sin(3 * u))
    for x, y, r, tall in ((0, -0.5, 0.19, 0.3), (-0.85, -0.15, 0.14, 0), (0.8, -0.22, 0.12, 0), (0.28, 0.16, 0.1, 0), (-2, -0.3, 0.15, 0), (2, -0.1, 0.13, 0)):
        v, h = girth * ((u - x + math.pi) % TAU - math.pi), z - y
        d = np.where(h < 0, np.maximum(abs(v), -h - tall + r * (tall > 0)), np.hypot(v, h)) if tall else np.hypot(v, h)
        gone, swell = gone | (d < r) & (abs(v) > 0.014) & (abs(h + 0.5 * tall) > 0.014), swell + 0.045 * smoothstep(abs(d - r - 0.025), 0.035, 0.015) - 0.03 * (d < r)
    shell = girth + swell * smoothstep(t, 0, 0.1)
    house = reliefs.pierced("nut", np.stack([shell * np.sin(u), -shell * np.cos(u), z], -1), gone, nut).place(0, at, (0, 0, turn), smooth=60)
    house.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    for k in range(520):
        a, q = 2.39996 * k, (k / 520) ** 0.6
        r, h = 0.87 * math.sin(0.5 * math.pi * min(1, q + 0.04)) ** 0.8, 0.95 - 0.7 * q**2.2
        body.ball((r * math.cos(a), r * math.sin(a), h), 0.1 * (0.6 + 0.4 * q), cup, (0.75, 1, 0.6), 2, (0, 0.5 + 0.8 * q, a))
    body.tube([(0.1 * q * q, 0, 0.9 + 0.75 * q) for q in steps(16)], lambda q: 0.1 - 0.04 * math.sin(3 * q), cup, 14)
    body.place(0, at, (0, 0, turn), smooth=60)
    stage.point((at[0], at[1], at[2] - 0.15), 600, light, 0.1)
