"""Still lifes at evening: a wooden table, a dusk window and shelves in soft focus, what players and makers leave lying. 1 unit = 4 cm, the table at -0.2."""
import math

import numpy as np

from kits import arms, boards, folk, minis, tabletop
from kits.studio import screened
from lib.tools import _Graph, Mesh, colour, display, fractal_noise, glow, pane, placement, product, smoothstep, stage, surface

TOP = -0.2


def wood(name, pale, dark, along=(0.1, 1, 1)):
    """Wood whose grain runs along X: year rings, fine fibres, each piece a little lighter or darker."""
    material, low = surface(name, pale, var=0, coat=0.1, specular=0.4), colour(dark)
    g = _Graph(material)
    ring, shift, fibre = g.math("PINGPONG", g.remap(g.noise(0.55, 2.5, along), 0, 1, 0, 15), 1.0), g.node("HueSaturation"), g.noise(7, 5, along)
    g.wire(g.remap(g.out("ObjectInfo", "Random"), 0, 1, 0.75, 1.2), shift.inputs["Value"])
    rings = g.mix(colour(pale), low, g.remap(ring, 0.25, 1, 0, 0.75))
    g.wire(g.mix(rings, [0.45 * c for c in low], g.remap(fibre, 0.46, 0.7, 0, 0.6)), shift.inputs["Color"])
    g.wire(shift.outputs[0], g.bsdf.inputs["Base Color"])
    g.wire(g.remap(fibre, 0.35, 0.7, 0.3, 0.56), g.bsdf.inputs["Roughness"])
    return material


def planks(colours, depth):
    """A table of planks as far as y = `depth`. Returns its wood."""
    material = wood("planks", *colours)
    for k in range(round((depth + 14) / 3.4)):
        Mesh("plank").box((37 * k, 0, TOP - 0.3), (90, 3.375, 0.6), material).place(0.035, (-37 * k, 3.4 * k - 12.3, 0))
    return material


def evening(rng, top, wall, window, sky, shelf, lamp, heart, back=26, depth=12, key=1100, cool=1800):
    """A table of planks, `top` its two colours, in a room with a window (x, z, width, height) under a `sky` of three colours from below.

    shelf: (from x, to x) of two rows of boxes; lamp: its shade and its foot (x, y, z, foot x, foot y), it shines on `heart`; key, cool: a warm and a cold panel from the left.
    """
    stage.ambient(sky[2], 0.14)
    black, (x, z, w, h), room, town, lit = surface("dark frame", "#0c0b0b", rough=0.5, var=0.1), window, Mesh("room"), Mesh("town"), pane("town light", "#ffba70", 10)
    if top:
        planks(top, depth)
    room.box((0, back + 0.6, 10), (140, 0.4, 90), surface("wall", wall, rough=0.9, var=0.25, scale=0.3))
    for k in range(5):
        room.box((x + w * (k / 4 - 0.5), back - 0.2, z), (0.35, 0.5, h), black).box((x, back - 0.2, z + h * (k / 4 - 0.5)), (w + 0.35, 0.5, 0.35), black)
    dusk = np.stack([np.interp(np.linspace(0, 1, 60), (0, 0.3, 0.7), tones) for tones in np.transpose([display(s) for s in sky])], 1)
    Mesh("dusk").box((x, back, z), (w, 0.1, h), screened("dusk", np.repeat(dusk[:, None], 4, 1), 0.8)).place()
    for k in range(16):  # roofs and their lights
        u, tall, foot = x + w * (k / 15 - 0.5), h * rng.uniform(0.1, 0.26), z - 0.5 * h
        town.prism([(-0.06 * w, 0), (0.06 * w, 0), (0.06 * w, tall), (0, tall * (1 + rng.uniform(0.1, 0.5))), (-0.06 * w, tall)], 0, 0.02, black, placement((u, back - 0.09, foot), (math.pi / 2, 0, 0)))
        for _ in range(2):
            town.ball((u + rng.uniform(-0.04, 0.04) * w, back - 0.16, foot + rng.uniform(0.2, 0.8) * tall), rng.uniform(0.05, 0.09), lit, detail=1)
    town.place(shadow=False)
    tints, (start, end), middle = [surface(f"box {t}", t, var=0.1) for t in ("#6a2a1e", "#1e4650", "#7a5a28", "#22301f", "#3a2238", "#14161c", "#8a7a5c")], shelf, sum(shelf) / 2
    for floor, at in ((0.4, start), (6.8, start)):
        stage.area((middle, back - 7, floor + 6), (middle, back, floor + 2), end - start, 900, "#ffb46a", 1)
        room.box((middle, back - 1.4, floor - 0.15), (end - start + 0.6, 3.2, 0.3), black)
        while at < end - 2:
            wide, tall = (rng.uniform(4.5, 6), rng.uniform(1.2, 2.6)) if rng.random() < 0.25 else (rng.uniform(1.0, 1.9), rng.uniform(3.6, 5.2))
            room.box((at + wide / 2, back - 1.4, floor + tall / 2), (wide - 0.1, 2.6, tall), rng.choice(tints))
            at += wide + (rng.random() < 0.2)
    room.place(0.04)
    (x, y, z, u, v), mesh, metal = lamp, Mesh("lamp"), surface("lamp metal", "#15171a", rough=0.3, metal=0.7, var=0.1)
    tabletop.lathe(mesh, (x, y, z), [(1.2, 0), (1.05, 0.45), (0.5, 0.92), (0.26, 1.0), (0.24, 1.36), (0, 1.4)], metal)
    mesh.tube([(x, y, z + 1.3), (0.4 * x + 0.6 * u, v, z + 2.6), (u, v, 0.55 * z), (u, v, TOP)], 0.1, metal).cylinder((u, v, TOP), 1.1, 0.22, metal, 40).place(0.02, smooth=50)
    Mesh("bulb").ball((x, y, z + 0.1), 0.4, glow("lamp bulb", "#ffc68a", 22), detail=3).place(shadow=False)
    stage.spot((x, y - 0.4, z + 0.3), heart, 4200, "#ffbc78", 110, 0.8, 0.5)
    stage.area((-6.5, -2.5, 7.5), heart, 2, key, "#ffdcb4")
    stage.area((-10, 8, 5), heart, 4, cool, sky[1])
    stage.area((window[0], back - 1, window[1]), (0, 2, 0), w, 1500, sky[1], h)
    stage.marks(light=(x, y, z))


def adventurer(height, stance, hat, paint, fire=None):
    """A painted miniature on its base, with a burning lantern in its hand if there is a `fire`."""
    bare = surface("bare", "#222222", var=0)

    def build():
        hands = folk.adventurer(bare, bare, bare, stance, hat, 0.1 if hat == "hood" else 0.45, cloak=0.08, plate=hat in ("winged", "horned"))
        if fire:
            arms.hand_lantern(hands["left"], bare, fire, 0.15)

    return minis.primed(build, height, 0.31 * height, paint=paint, ring=paint[0], lit=("fire",))


def stick(at, to, tint, brush=False):
    """A pencil from one point to another, where its point begins, or a brush of which the handle ends there."""
    a, b, mesh, wide = np.array(at), np.array(to), Mesh("stick"), 0.085 if brush else 0.13
    along = 0.06 * (b - a) / np.linalg.norm(b - a)
    mesh.tube([a, b], wide, surface("lacquer " + tint, tint, rough=0.35, var=0.1, coat=0.4), 6 + 4 * brush)
    mesh.tube([b, b + (8 if brush else 6) * along], lambda t: 0.095 if brush else 0.125 - 0.09 * t, surface("ferrule", "#a8aaa8", rough=0.3, metal=0.9, var=0.1) if brush else surface("pale wood", "#b98a58", var=0.2))
    mesh.tube([b + (6 + k + 2 * brush) * along for k in range(3 + 5 * brush)], lambda t: 0.1 * (1 - t) ** 0.6 + 0.004 if brush else 0.036 - 0.032 * t, surface("tip", "#241a14", var=0.2))
    mesh.place(0.008)


def cartridges(spots, tip, size=0.8):
    """Rifle cartridges of brass with a `tip` at (place, rotation)."""
    brass = surface("brass", "#c89440", rough=0.24, metal=1, var=0.25)
    for at, rot in spots:
        mesh = Mesh("cartridge")
        tabletop.lathe(mesh, (0, 0, 0), [(0, 0), (0.25, 0), (0.25, 0.06), (0.21, 0.1), (0.25, 0.16), (0.24, 1.02), (0.17, 1.2), (0.165, 1.4)], brass)
        tabletop.lathe(mesh, (0, 0, 0), [(0.16, 1.38), (0.15, 1.6), (0.1, 1.85), (0.0, 2.02)], tip)
        mesh.place(0, at, rot, size, smooth=40)


def turned(at, profile, tint, fill, level, band=None):
    """Turned ware at `at`: a mug, a jar, a pot with its band of colour; `fill` stands in it up to `level`."""
    mesh, glaze = Mesh("ware"), surface("glaze " + tint, tint, rough=0.24, var=0.15, coat=0.5)
    tabletop.lathe(mesh, (0, 0, 0), profile, glaze)
    mesh.cylinder((0, 0, level), profile[-1][0], 0.05, surface("fill " + fill, fill, rough=0.1, var=0.05, coat=0.5), 40)
    if band:
        mesh.cylinder((0, 0, 0.12), 1.03 * profile[2][0], 0.4, surface("band " + band, band, var=0.1), 40)
    mesh.place(0.01, at, (0, 0, -0.5), smooth=60)


def mug(x, y, tint):
    turned((x, y, TOP), [(0, 0), (0.85, 0), (0.95, 0.1), (1.0, 1.0), (1.0, 2.1), (0.94, 2.16), (0.88, 2.1), (0.88, 0.4)], tint, "#1c0c06", 1.6)
    Mesh("handle").tube([(0.95 + 0.62 * math.sin(a), 0, 1.1 + 0.6 * math.cos(a)) for a in np.linspace(0, math.pi, 14)], 0.15, surface("handle", tint, rough=0.24, var=0.15, coat=0.5)).place(0, (x, y, TOP), (0, 0, -0.5))


def lines(q, step=1.0, width=0.016):
    """Where lines are that repeat each `step`."""
    return abs(np.modf(abs(q) / step + 0.5)[0] - 0.5) < width


def paper(size, draw, at, turn=0.0, thick=0.02):
    """A sheet or pad of `size` at (x, y, z), draw(x, y, rgb) draws on it with numpy; a cutting mat where `draw` is two colours."""
    x, y = boards.sheet(size, 110)
    rgb = display("#ebe3d2") * (0.9 + 0.16 * fractal_noise(*x.shape, 30, int(7 * size[0]), 3))[..., None]
    rgb = draw(x, y, rgb) if callable(draw) else boards.lay(0 * rgb + display(draw[0]), display(draw[1]), 0.6 * (lines(x) | lines(y)))
    Mesh("paper").box((0, 0, thick / 2), (*size, thick), boards.printed("paper", rgb, bump=0)).place(0.004, at, (0, 0, turn))


def open_book(at, turn, pages, thick, hide):
    """A book bound in `hide` that lies open, 9.2 wide and 6.4 deep, pages: prints of the left and the right one. Returns how high a page lies at x."""
    leaf = lambda x: thick * math.sin(math.pi * min(1, abs(x) / 2.42) * 0.5) - 0.016 * x * x
    block, edges = Mesh("pages"), surface("edges", "#b8a680", rough=0.9, var=0.35, scale=1.2)
    for side, rgb in zip((-1, 1), pages):
        page = boards.printed("page", rgb, bump=0.1)
        page.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.06
        Mesh("page").sheet([[(side * 0.115 * k, q, leaf(0.115 * k)) for k in range(41)][::side] for q in (-3.2, 3.2)], page).place(0, at, (0, 0, turn), smooth=60)
        for k in (k / 24 for k in range(25)):
            block.sheet([[(side * (4.6 + 0.03 * (24 * k % 3)) * t, q, leaf(4.6 * t) * (1 - k) - 0.11 * k - 0.01) for t in (n / 20 for n in range(21))] for q in (-3.2, 3.2)], edges)
    block.sheet([[(0.1 * math.sin(2 * q) + w, q, 0.1 - 0.4 * smoothstep(q, -3.1, -3.5)) for q in (3.2 - 0.1 * n for n in range(84))] for w in (-0.07, 0.07)], surface("ribbon", "#8a1c14", rough=0.6, var=0.2))
    block.box((0, 0, -0.17), (9.8, 6.8, 0.1), hide).place(0.01, at, (0, 0, turn))
    return leaf


SHAPES = (lambda u, v: np.minimum(v, 0.62 * (0.5 - 1.35 * abs(u) - v)), lambda u, v: np.minimum(v, 0.3 - 2.2 * u * u - v),
    lambda u, v: np.maximum(0.15 - np.hypot(u, v - 0.22), np.minimum(0.03 - abs(u), np.minimum(v + 0.05, 0.1 - v))),
    lambda u, v: np.minimum(np.minimum(0.15 - abs(u), v), 0.7 * (0.34 - 0.9 * abs(u) - v)))


def sketch(kind, rng):
    """Print of a tile drawn by hand, in pencil and crayon: 0 peaks, 1 hills, 2 wood, 3 village, 4 river."""
    (x, y), p = boards.sheet((2, 2), 190), rng.uniform(0, 6)
    grain, edge, x, y, few = fractal_noise(*x.shape, 80, rng.randrange(99), 3), 0.866 - np.maximum(abs(y), abs(y) / 2 + 0.866 * abs(x)), x + 0.015 * np.sin(9 * y + p), y + 0.015 * np.sin(8 * x + p), kind < 2
    wash, mark, body = np.sin(46 * (x * 0.8 - 0.6 * y) + 3 * grain + p) > -0.1, np.zeros_like(x), np.zeros_like(x)
    for row, k in product(range(3 * (kind < 4)), range(3 - few)):
        u = x - (k - (0.5 if few else 1)) * (0.62 if few else 0.42) - rng.uniform(-0.1, 0.1) - 0.12 * (row % 2)
        e = SHAPES[kind](u, y - 0.26 + 0.34 * row + rng.uniform(-0.05, 0.05))
        mark, body = np.where(e > 0, (e < 0.03) | (u > 0.03) & (np.sin(75 * (0.7 * x + 0.5 * y)) > 0.55), mark), np.maximum(body, e > 0)
    if kind == 4:
        d = y - 0.22 * np.sin(2.6 * x + p)
        body, mark = abs(d) < 0.25, (abs(abs(d) - 0.25) < 0.018) | (abs(d) < 0.2) & (np.sin(40 * d + 2 * np.sin(9 * x)) > 0.9) & (np.sin(7 * x + 30 * d) > 0)
    rgb = boards.lay(display("#ece5d4") * (0.93 + 0.12 * grain)[..., None], display(("#7a78a0", "#b09a3a", "#4f8a42", "#c05a3c", "#2f7ab0")[kind]), (0.16 + 0.7 * wash * body * (0.4 + 0.6 * grain)) * (edge > 0.1))
    return boards.lay(rgb, display("#2c2b30"), 0.85 * np.maximum(mark * (edge > 0.1), abs(edge - 0.09) < 0.012) * (0.35 + 0.9 * grain).clip(0, 1))
