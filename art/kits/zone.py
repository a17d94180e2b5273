"""Dead industrial country: pylons, cooling towers, a fairground, a gas mask, lightning. Metres."""
import math

import numpy as np
from scipy.interpolate import CubicSpline

from kits import boxes, dials
from kits.studio import screened
from kits.tabletop import lathe
from lib.tools import TAU, Matrix, Mesh, Sculpt, Vector, display, glow, placement, product, rock_noise, shining, stage, stained, steps, surface, turns


def materials():
    return dict(mud=surface("mud", "#5f5a3c", rough=1, var=0.5, scale=0.35, bump=0.6, bump_scale=2.5, specular=0.05),
        puddle=surface("puddle", "#1c1f1a", rough=0.05, var=0, bump=0.05, bump_scale=1.5, specular=0.7),
        rubber=surface("bumper", "#1c1a17", rough=0.5, var=0.6, scale=2, bump=0.2, bump_scale=7), seat=surface("seat", "#3a2018", rough=0.4, var=0.5, scale=4),
        pane=surface("headlamp", "#d8d0b8", rough=0.08, metal=0.6, var=0.2), concrete=surface("concrete", "#7b7868", rough=0.9, var=0.35, scale=0.3, streak=0.85, bump=0.3, bump_scale=3), dark=surface("hollow", "#0f100d", rough=0.8, var=0.3),
        rust=surface("rust", "#6b3a20", rough=0.85, metal=0.25, var=0.6, scale=2.5, bump=0.5, bump_scale=8, streak=0.5),
        steel=surface("steel", "#3a3b36", rough=0.6, metal=0.6, var=0.5, scale=1, streak=0.6), grass=surface("grass", "#8c824c", rough=0.9, var=0.4, scale=2, vary=0.6, specular=0.1),
        bark=surface("bark", "#221d16", rough=0.95, var=0.4, scale=4), brick=surface("brick", "#6a4534", rough=0.9, var=0.4, scale=2, streak=0.4), spark=glow("spark", "#dcff6a", 60))


def cooling_tower(m, loc, height):
    mesh, r0, r1, (x0, y0, z0) = Mesh("cooling tower"), height * 0.5, height * 0.48, loc
    round_at = lambda t, r, sides: [(x0 + r * math.cos(a), y0 + r * math.sin(a), z0 + height * (0.07 + 0.93 * t)) for a in np.linspace(0, TAU, sides)]
    mesh.sheet([round_at(t, height * (0.265 + 0.42 * (t - 0.72) ** 2), 73) for t in steps(36)], m["concrete"])
    for a, b in ((TAU * k / 44, TAU * (k + (1 if k % 2 else -1)) / 44) for k in range(44)):
        mesh.tube([(x0 + r0 * math.cos(a), y0 + r0 * math.sin(a), z0 - 2), (x0 + r1 * math.cos(b), y0 + r1 * math.sin(b), z0 + height * 0.08)], height * 0.006, m["concrete"], 6)
    for t in (0.1, 0.5, 0.74, 1.0):
        mesh.tube(round_at(t, height * (0.267 + 0.42 * (t - 0.72) ** 2), 61), height * (0.012 if t == 1 else 0.006), m["concrete"], 6)
    mesh.place(smooth=60)


def pylon(mesh, m, loc, height, lean=0.0, turn=0.0):
    mesh, w = mesh.at(placement(loc, (0, lean, turn))), height * 0.09
    half = lambda t: w * (1 - 0.86 * min(1, t / 0.62)) + w * 0.1
    for t0, t1 in zip(steps(11), steps(11)[1:]):
        a, b = half(t0), half(t1)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            mesh.tube([(sx * a, sy * a, height * t0), (sx * b, sy * b, height * t1)], height * 0.004, m["steel"], 5)
        for s, y in product((-1, 1), (-1, 1)):
            mesh.tube([(s * a, y * a, height * t0), (-s * b, y * b, height * t1)], height * 0.002, m["steel"], 4)
            mesh.tube([(y * a, s * a, height * t0), (y * b, -s * b, height * t1)], height * 0.002, m["steel"], 4)
    for (t, reach), s in product(((0.66, 0.2), (0.8, 0.26), (0.94, 0.17)), (-1, 1)):
        tip = (s * height * reach, 0, height * t)
        for y, z in ((-half(t), 0), (half(t), 0), (0, height * 0.06)):
            mesh.tube([(0, y, height * t + z), tip], height * 0.003, m["steel"], 5)
        mesh.tube([tip, (tip[0], 0, tip[2] - height * 0.05)], height * 0.005, m["dark"], 6)


def bumper_car(m, tint):
    """Mesh data of a fairground car with its rubber rim, seat, wheel and pole, 3.4 high, its front at +Y."""
    mesh, paint = Mesh("bumper car"), surface("car " + tint, tint, rough=0.36, var=0.35, scale=3, streak=0.6, coat=0.2, bump=0.06, bump_scale=16)
    stained(paint, "#b8ac96", lambda g: g.remap(g.noise(5, 9), 0.57, 0.58, 0, 0.8))
    stained(paint, "#3c1c0c", lambda g: g.remap(g.noise(5, 9), 0.585, 0.6))
    plan = [(0.62 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.98 * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))) for a in np.linspace(0, TAU, 121)]
    shell = [(0.0, 1.04, 0), (0.2, 1.04, 0), (0.52, 1.03, 0.04), (0.66, 0.98, 0.12), (0.74, 0.88, 0.2), (0.72, 0.8, 0.16), (0.4, 0.74, 0)]
    mesh.sheet([[(s * x, s * y, z + rise * max(0, y)) for x, y in plan] for z, s, rise in shell], paint)
    mesh.prism([(0.74 * x, 0.74 * y) for x, y in plan[:-1]], 0.3, 0.42, m["dark"]).tube([(1.08 * x, 1.06 * y, 0.2) for x, y in plan], 0.13, m["rubber"], 24)
    mesh.tube([(1.04 * x, 1.04 * y, 0.5) for x, y in plan], 0.025, m["steel"], 6).ball((0, 0.5, 0.72), 0.5, paint, (0.98, 0.8, 0.46), 3)
    for side in (-1, 1):
        lamp = mesh.at(placement((0.34 * side, 0.98, 0.62), (-1.35, 0, -0.3 * side)))
        lathe(lamp, (0, 0, 0), [(0.06, -0.2), (0.115, -0.06), (0.12, 0.05), (0.105, 0.07), (0.095, 0.05)], m["steel"])
        lathe(lamp, (0, 0, 0.03), [(0.1, 0), (0.07, 0.022), (0, 0.035)], m["pane"])
    mesh.ball((0, -0.62, 0.72), 0.42, m["seat"], (1, 0.3, 0.8), 4).tube([(0.19 * math.cos(a), 0.12 + 0.06 * math.sin(a), 0.98 + 0.17 * math.sin(a)) for a in np.linspace(0, TAU, 21)], 0.022, m["dark"], 6)
    return mesh.tube([(0, -0.85, 0.5), (0, -0.85, 3.3), (0, -0.7, 3.4), (0, -0.5, 3.42)], 0.035, m["steel"], 8).data()


def bolt(mesh, material, start, end, thick, rng, forks=3):
    way, rough = [np.array(start, float), np.array(end, float)], math.dist(start, end) * 0.13
    for _ in range(5):
        middles = [(a + b) / 2 + [rng.gauss(0, rough) for _ in range(3)] for a, b in zip(way, way[1:])]
        way, rough = [p for pair in zip(way, middles) for p in pair] + [way[-1]], rough * 0.52
    mesh.tube(way, lambda t: thick * (1.15 - t), material, 5)
    for _ in range(forks):
        k = rng.randrange(4, 26)
        bolt(mesh, material, way[k], way[k] + (way[-1] - way[0]) * rng.uniform(0.15, 0.4) + [rng.gauss(0, rough * 40) for _ in range(3)], thick * 0.5, rng, forks - 2)


def wheel(mesh, m, at, rng):
    """A rusty Ferris wheel 33 m high that has lost two of its twenty cabins."""
    r, mesh, on = 15.0, mesh.at(placement((at[0], at[1], at[2] + 18.5))), lambda radius, a, y: (radius * math.cos(a), y, radius * math.sin(a))
    for depth in (-0.9, 0.9):
        for radius, thick in (r, 0.16), (r * 0.92, 0.1), (2.0, 0.2):
            mesh.tube([on(radius, math.tau * k / 72, depth) for k in range(73)], thick, m["rust"], 6)
        for a in turns(20):
            mesh.tube([on(2, a, depth), on(r, a, depth)], 0.07, m["rust"], 5)
        for side in (-1, 1):
            mesh.tube([(0, depth * 2, 0), (side * 8.5, depth * 4, -19)], 0.34, m["rust"], 8)
    mesh.cylinder((0, -2, 0), 0.7, 4, m["rust"], 16, rot=(-math.pi / 2, 0, 0))
    for x, _, z in (on(r, math.tau * (k + 0.5) / 20, 0) for k in range(20) if k not in (4, 13)):
        tilt = (0, rng.uniform(-0.2, 0.2), 0)
        mesh.tube([(x, 0, z), (x, 0, z - 0.8)], 0.06, m["rust"], 5).cylinder((x, 0, z - 2.2), 1.05, 0.7, m["brick"], 12, 1.15, tilt).cylinder((x, 0, z - 0.9), 1.25, 0.45, m["rust"], 12, 0.2, tilt)
        for b in turns(4):
            mesh.tube([(x + 0.9 * math.cos(b), 0.9 * math.sin(b), z - h) for h in (1.6, 0.8)], 0.05, m["rust"], 4)


def reading():
    """A survey meter glows on a dented table by a night window, the game's box behind it; beyond the panes stand two cooling towers."""
    top = surface("zinc", "#5a5e60", rough=0.3, metal=0.9, var=0.4, scale=0.5, bump=0.12, bump_scale=1.2)
    stage.ambient("#142436", 0.12)
    Mesh("table").box((0, 3, -0.2), (60, 17, 0.4), top).place(0.08)
    black, towers, frame = surface("black", "#05070a", rough=0.9, var=0), Mesh("towers"), Mesh("frame")
    tints = np.transpose([display(t) for t in ("#8aa890", "#3a6478", "#0e1c34")])
    night = np.stack([np.interp(np.linspace(0, 1, 60), (0, 0.25, 0.7), tones) for tones in tints], 1)
    Mesh("night").box((0, 40, 6), (80, 0.1, 26), screened("night", np.repeat(night[:, None], 4, 1), 1.0)).place()
    for x, size in ((-9, 0.85), (-0.5, 0.65)):
        waist = [(size * (3.2 + 3.6 * (1 - t) ** 2.2 + 0.5 * max(0, t - 0.75)), size * 13 * t) for t in np.linspace(0, 1, 30)]
        lathe(towers, (x, 36, -4), waist, black, 60)
        shining("beacon", (x + 1.5 * size, 31, -4 + 13.3 * size), 0.16, glow("beacon", "#ff3a20", 12))
    towers.place(smooth=60)
    for x in (-16, -9.3, -2.6, 4.1, 10.8):
        frame.box((x, 14, 6), (0.5, 0.5, 24), black)
    for z in (-0.6, 4.6, 9.8):
        frame.box((-2.6, 14, z), (27, 0.5, 0.5), black)
    frame.box((23, 14.2, 6), (24.4, 0.8, 24), surface("wall", "#1c2422", rough=0.9, var=0.3)).box((-28, 14.2, 6), (24, 0.8, 24), black)
    frame.place(0.06)
    upright = placement((3.9, 4.6, 3.75), (math.pi / 2 - 0.06, 0, -0.3), (2.5,) * 3)
    boxes.ajar("reactor", upright, "#b4b89a", "#dcff6a", 0.0, 1, (-2, -12, 4))
    with stage.small((1.5, 0, 0), 1, -0.2):
        dials.counter("#b8ff5a")
        stage.point((-0.75, -2.6, 1.9), 60, "#a8ff50", 0.6)
    stage.areas(
        ((-7, 4, 8), (1.5, 0, 2), 3, 900, "#8ab0d8", 4), ((6, -7, 8), (1.5, 0, 2), 2, 420, "#ffd8b0", 2), ((-9, -4, 6), (0, -1, 1), 2, 420, "#6a90b8", 4))
    stage.camera((-2.3, -15, 5.2), (0.6, 0.5, 3.15), 44, focus=(0.9, -1.4, 2), fstop=0.5, horizon=(0, 900, 2))


def gasmask(m, at, turn, size, rng):
    """A wet gas mask about 2.4 high that looks along -Y and hangs by a strap from the nail of a split post: two round lenses that mirror what is before it, hose, canister, slack straps."""
    rubber = stained(surface("rubber", "#1f2422", rough=0.34, var=0.35, scale=3, edge=0.5, bump=0.12, bump_scale=30, streak=0.3), "#565c54", lambda g: g.remap(g.noise(5, 9, (1, 1, 0.4)), 0.55, 0.68, 0, 0.6))
    paint = stained(surface("paint", "#3a422e", rough=0.45, metal=0.2, var=0.3, scale=4, edge=0.6, streak=0.4, bump=0.1, bump_scale=20), "#38200f", lambda g: g.remap(g.noise(7, 9), 0.56, 0.64))
    wood, strap, glass, drop = surface("post", "#3c3b34", rough=0.85, var=0.5, scale=3, streak=0.7, bump=0.3, bump_scale=14, edge=0.5), surface("strap", "#4c4a38", rough=0.85, var=0.3, scale=8, bump=0.3, bump_scale=40), surface("lens", "#e6e2da", rough=0.015, metal=1, var=0), surface("drop", "#1c2321", rough=0.03, var=0, specular=0.9)
    s, mesh, drops, post = Sculpt((-1.3, -1.6, -1.4), (1.3, 0.6, 1.4), 0.013), Mesh("fittings"), Mesh("drops"), Sculpt((-0.9, 0.4, -3), (0.9, 2, 2.2), 0.025)
    folds = lambda p, t: 0.03 * rock_noise(p, 1.3, 3) + 0.016 * np.sin(26 * p[..., 2] + 9 * p[..., 1] + 5 * rock_noise(p, 0.8, 5)) * np.clip(p[..., 1] + 0.5, 0, 1) - 0.09 * np.exp(-(((p[..., 1] - 0.3) / 0.06) ** 2))
    s.block((0, -0.15, 0.12), (1.72, 1.5, 2.0), 0.68, 0.1, relief=folds)
    eyes = [placement((0.405 * x, -0.93, 0.3), (TAU / 4 + 0.03, 0, 0.1 * x)) for x in (-1, 1)]
    for cone in ((0, -0.25, -0.6), (0, -0.45, -0.55), 0.62, 0.62, 0.2), ((0, -0.86, 0.5), (0, -1.0, -0.3), 0.1, 0.2, 0.14), ((0, -0.75, -0.55), (0, -1.12, -0.68), 0.42, 0.33, 0.12), ((0.5, -0.5, -0.6), (0.68, -0.68, -0.68), 0.34, 0.3, 0.1), *((eye @ Vector((0, 0, -0.55)), eye @ Vector((0, 0, -0.48)), 0.46, 0.44, 0.1) for eye in eyes):
        s.cone(*cone)
    s.block((0, 1.0, 0), (4, 1.2, 4), 0.02, 0.03, cut=True)
    skin, cap = s.place("mask", rubber, at, turn, size), lambda r: math.sqrt(1.1**2 - r * r) - 1.05
    grooves = [(0.8, -0.1), (0.8, 0.02), (1.03, 0.04), *((1.03 - 0.035 * (k % 2), 0.07 + 0.09 * (k // 2) + 0.03 * (k % 2)) for k in range(10)), (1.03, 0.58), (0.98, 0.63), (0.86, 0.63), (0.82, 0.59), (0, 0.57)]
    turned = [(eye, 1, key, profile) for eye in eyes for key, profile in ((m["steel"], [(0.4, -0.3), (0.4, 0.03), (0.385, 0.06), (0.36, 0.06), (0.345, 0.03), (0.335, -0.02)]), (paint, [(0.425, -0.2), (0.44, -0.19), (0.44, -0.1), (0.425, -0.09), (0.39, -0.09)]), (glass, [(0.345 * t, cap(0.345 * t)) for t in steps(24)]))]
    for frame, wide, material, profile in *turned, (placement((0, -1.1, -0.66), (TAU / 4 + 0.3, 0, 0)), 0.33, m["steel"], [(1, -0.1), (1.06, -0.08), (1.06, 0.06), (0.98, 0.1), (0.75, 0.1), (0.7, 0.16), (0, 0.16)]), (canister := placement((0.7, -0.72, -0.69), (TAU / 4 + 0.35, 0, 0.75)), 0.36, paint, grooves):
        lathe(mesh.at(frame), (0, 0, 0), [(wide * r, z) for r, z in profile], material)
    for k in range(37):
        mesh.at(canister).cylinder((0.045 * math.sqrt(k) * math.cos(2.4 * k), 0.045 * math.sqrt(k) * math.sin(2.4 * k), 0.56), 0.022, 0.02, m["dark"], 10)
    mesh.tube(CubicSpline(range(5), [(0, -1.2, -0.7), (-0.06, -1.45, -0.85), (-0.14, -1.5, -1.2), (-0.05, -1.3, -1.8), (0.2, -1.2, -2.6)])(np.linspace(0, 4, 420)).tolist(), lambda t: 0.2 + 0.022 * math.sin(330 * t), rubber, 24)
    mesh.cylinder((0, 0.42, 1.53), 0.07, 0.3, m["rust"], 8, 0.04, (-TAU / 4, 0, 0)).place(0.004, at, turn, size, smooth=50)
    for way in ((0, -0.35, 1.0), (0, 0.1, 1.27), (0, 0.46, 1.57), (0, 0.66, 1.5)), ((0.8, -0.2, 0.55), (0.98, 0.2, 0.62), (1.1, 0.4, 0.1), (1.05, 0.45, -0.9)), ((0.72, -0.1, -0.3), (0.95, 0.15, -0.4), (1.0, 0.25, -0.9), (0.9, 0.2, -2.0)):
        line, side = CubicSpline(range(4), way)(np.linspace(0, 3, 40)), (0, 0.1, 0.03) if way[0][0] else (0.11, 0, 0)
        Mesh("strap").sheet([[p - side, p + side] for p in line], strap).box(line[5], [0.1 + 1.5 * q for q in side], m["steel"]).place(0, at, turn, size).modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    post.cone((0, 1.15, -4), (0.05, 1.15, 2.6), 0.6, 0.55, 0.02, relief=lambda p, t: 0.05 * rock_noise(p * (2.5, 2.5, 0.25), 1.2, 4) + 0.12 * np.exp(-((np.sin(5 * np.arctan2(p[..., 1] - 1.15, p[..., 0]) + 1.5 * rock_noise(p * (1, 1, 0.3), 0.6, 8)) / 0.12) ** 2)))
    post.block((0, 1.2, 2.42), (3, 3, 1.2), 0.02, 0.03, rot=(0.1, 0.3, 0), cut=True, relief=lambda p, t: 0.06 * rock_noise(p * (1, 1, 0.3), 4, 2))
    post.place("post", wood, at, turn, size)
    for spot in (v for v in rng.sample(list(skin.data.vertices), 1500) if v.co.y < 0.25):
        drops.at(Matrix.Translation(spot.co) @ spot.normal.to_track_quat("Z", "Y").to_matrix().to_4x4()).ball((0, 0, 0), 0.007 + 0.03 * rng.random() ** 3, drop, (1, 1, 0.55))
    drops.place(0, at, turn, size, smooth=60)
