"""What is printed, drawn in numpy: boards of fields, cards, symbols. Crowds of one figure."""
import bpy
import numpy as np

from lib.tools import _Graph, _add_bump, colour, display, fractal_noise, product, smoothstep, stage, surface


def crowd(build, spots):
    """Build a figure once at the origin, then repeat it at (x, y, z, turn, scale) spots."""
    with stage.made() as parts:
        build()
    for (x, y, z, turn, scale), part in product(spots, parts):
        copy = part.copy()
        copy.location, copy.rotation_euler, copy.scale = (x, y, z), (0, 0, turn), (scale,) * 3
        bpy.context.collection.objects.link(copy)
    for part in parts:
        bpy.data.objects.remove(part)


def symbol(kind, x, y):
    """Where one of eight printed symbols is, in -1..1: star, moon, sword, peaks, eye, tower, flame, gem."""
    r, a, u = np.hypot(x, y), np.arctan2(x, y), abs(x)
    shapes = (lambda: (r < 0.58 + 0.36 * np.cos(6 * a)) & (r > 0.2), lambda: (r < 0.85) & (np.hypot(x - 0.38, y - 0.1) > 0.68),
        lambda: (u < 0.13 * (1 - (y - 0.2).clip(0, 1) ** 2)) & (abs(y) < 0.95) | (abs(y + 0.42 - 0.25 * u * u) < 0.09) & (u < 0.5) | (np.hypot(x, y + 0.85) < 0.17),
        lambda: (y > -0.6) & ((y < 0.75 - 1.5 * abs(x + 0.25)) | (y < 0.25 - 1.4 * abs(x - 0.5))) & (abs(y - 0.22 + 0.2 * np.cos(14 * x)) > 0.07),
        lambda: (abs(y) < 0.55 * (1 - x * x)) & (abs(r - 0.33) > 0.09) & (r > 0.12),
        lambda: (u < 0.42 + 0.12 * (y > 0.3)) & (abs(y) < 0.85) & ~((y > 0.6) & (np.cos(17 * x) > 0.25)) & ~((u < 0.15) & (y < -0.3)),
        lambda: (u < 0.55 * np.sqrt((1 - y).clip(0)) * (y + 0.9).clip(0) ** 0.5) & (abs(y) < 0.9) & (np.hypot(x * 1.4, y + 0.5) > 0.3),
        lambda: (u + abs(y) * 0.75 < 0.75) & (abs(u - 0.3 * (0.8 - abs(y))) > 0.05) & (abs(y - 0.2) > 0.04))
    return shapes[int(kind) % 8]().astype(np.float32)


def lay(rgb, tint, amount):
    return rgb + (tint - rgb) * np.float32(amount)[..., None]


def writing(x, y):
    """Where something is written, in rows 0.2 apart."""
    row, v = np.floor(y / 0.2), abs(np.modf(abs(y) / 0.2)[0] - 0.5)
    stroke = (np.sin(112 * x + 7 * row) > 0.1) | (v > 0.17) & (np.sin(71 * x + 3 * row) > 0) | (v < 0.05) & (np.sin(43 * x + row) > 0.5)
    return stroke & (v < 0.22 + 0.13 * (np.sin(37 * x + 5 * row) > 0.7)) & (np.sin(7 * x + 5 * np.sin(31 * row)) + np.sin(17 * x + 3 * row) > -1)


def sheet(size, dots):
    """Coordinates of a print of that size about its middle, `dots` to a unit."""
    (w, d), k = size, min(dots, 2300 / max(size))
    return np.meshgrid((np.arange(int(w * k), dtype=np.float32) + 0.5) / k - w / 2, (np.arange(int(d * k), dtype=np.float32) + 0.5) / k - d / 2)


def printed(name, rgb, ink=None, light=0.0, bump=0.25):
    """Material that lays the print over the top of a flat thing; what is as bright as `ink` glows by `light`."""
    h, w = rgb.shape[:2]
    image = bpy.data.images.new(name, w, h)
    image.pixels.foreach_set(np.dstack([rgb, np.ones((h, w))]).astype(np.float32).ravel().clip(0, 1))
    material = surface(name, "#808080", rough=0.42, var=0.3, scale=1.5, specular=0.35)
    g = _Graph(material)
    picture = g.node("TexImage")
    picture.image, picture.extension = image, "EXTEND"
    g.wire(g.out("TexCoord", "Generated"), picture.inputs[0])
    g.wire(picture.outputs[0], g.bsdf.inputs["Base Color"])
    if bump:
        _add_bump(g, picture.outputs[0], bump)
    if light:
        top = colour(ink)
        k = top.index(max(top))
        g.wire(top, g.bsdf.inputs["Emission Color"])
        g.wire(g.remap(g.part(picture.outputs[0], k), 0.55 * top[k], 0.9 * top[k], 0, light), g.bsdf.inputs["Emission Strength"])
    return material


def _cells(kind, x, y, c):
    """Centre of the field a point lies in, the way to it, and how far the nearest edge is."""
    if kind == "square":
        cx, cy = (np.floor(q / c) * c + c / 2 for q in (x, y))
        return cx, cy, c / 2 - np.maximum(abs(x - cx), abs(y - cy))
    if kind == "ring":
        r, a = np.hypot(x, y), np.arctan2(y, x)
        k = np.floor(r / c)
        n = np.where(k == 0, 1, np.where(k < 3, 6, 12))
        m = (np.floor((a / (2 * np.pi) + 0.5) * n) + 0.5) / n - 0.5
        mid, away, radius = m * 2 * np.pi, (a / (2 * np.pi) - m) * 2 * np.pi, (k + 0.5) * c * (k > 0)
        return radius * np.cos(mid), radius * np.sin(mid), np.minimum(c / 2 - abs(r - (k + 0.5) * c), np.where(k == 0, c - r, (np.pi / n - abs(away)) * r))
    best = None
    for ox, oy in ((0, 0), (1.5 * c, 0.866 * c)):
        cx, cy = np.round((x - ox) / (3 * c)) * 3 * c + ox, np.round((y - oy) / (1.732 * c)) * 1.732 * c + oy
        edge = 0.866 * c - np.maximum(abs(y - cy), abs(y - cy) / 2 + abs(x - cx) * 0.866)
        best = (cx, cy, edge) if best is None else [np.where(edge > best[2], a, b) for a, b in zip((cx, cy, edge), best)]
    return best


def board_print(kind, size, cell, tints, ink, seed=3):
    """Fields in the terrain colours `tints`, with contours, hatching, symbols in medallions, a frame and worn edges."""
    x, y = sheet(size, 100)
    grain, land = fractal_noise(*x.shape, 60, seed, 3), fractal_noise(*x.shape, 5, seed + 1, 5)
    cx, cy, edge = _cells(kind, x + 0.01 * np.sin(9 * y), y + 0.01 * np.sin(8 * x), cell)
    px, py, e = (x - cx) / cell, (y - cy) / cell, edge / cell
    chance = np.modf(abs(np.sin(cx * 12.9 + cy * 78.2 + seed) * 437.58))[0]
    rank = ((0.5 + 0.4 * np.sin(0.55 * cx + seed) * np.cos(0.5 * cy + 2 * seed) + 0.5 * (chance - 0.5)).clip(0, 0.999) * len(tints)).astype(int)
    rgb, line, dark = np.array([display(t) for t in tints], np.float32)[rank] * (0.55 + 0.6 * land + 0.3 * (grain - 0.5))[..., None], display(ink), display(tints[0]) * 0.14
    hatch = np.select([rank % 4 == 1, rank % 4 == 2, rank % 4 == 3], [np.sin(46 * (px + py)) > 0.82, np.sin(40 * py + 1.6 * np.sin(14 * px)) > 0.8, (np.sin(30 * px) * np.sin(30 * py)) > 0.72], False)
    rgb = lay(rgb, dark, 0.2 * hatch * smoothstep(e, 0.1, 0.2) + 0.3 * (abs(np.modf(land * 16)[0] - 0.5) < 0.07))
    rgb *= (0.5 + 0.5 * smoothstep(e, 0.02, 0.28))[..., None]
    r, mark, has = np.hypot(px, py), (chance * 97).astype(int) % 8, (chance > 0.5) & (abs(x) < size[0] / 2 - 0.5) & (abs(y) < size[1] / 2 - 0.5)
    rgb, drawn = lay(rgb, rgb * 0.3, has & (r < 0.3)), has * np.maximum(np.choose(mark, [symbol(k, px / 0.22, py / 0.22) for k in range(8)]), abs(r - 0.3) < 0.014)
    drawn, out = np.maximum(drawn, 0.85 * (abs(e - 0.075) < 0.014)), np.minimum(size[0] / 2 - abs(x), size[1] / 2 - abs(y))
    drawn, rgb = np.where(out < 0.3, (abs(out - 0.24) < 0.025) | (abs(out - 0.14) < 0.012), drawn), lay(rgb, dark, (e < 0.03) | (out < 0.3))
    rgb = lay(rgb, line, drawn * (0.5 + 0.5 * grain) * (grain > 0.3))
    return lay(rgb, np.array([0.72, 0.68, 0.6]), smoothstep(grain + 0.25 * land, 0.76, 0.9) * (0.12 + 0.5 * (e < 0.05) + 0.5 * (out < 0.06)))


def card_print(tints, ink, seed=0, back=False):
    """A card's face, a silhouette of hills under a symbol, or its back, a lattice about a medallion."""
    x, y = sheet((1.55, 2.2), 200)
    paper, sky, land, line = *(display(t) for t in (tints * 3)[:3]), display(ink)
    out = np.minimum(0.775 - abs(x), 1.1 - abs(y))
    if back:
        rgb = paper * (0.6 + 0.9 * (abs(np.modf(abs(x + y) * 4)[0] - 0.5) * abs(np.modf(abs(x - y) * 4)[0] - 0.5) > 0.02))[..., None]
        mark, rgb = symbol(seed, x / 0.3, y / 0.3) + (abs(np.hypot(x, y) - 0.46) < 0.025), lay(rgb, paper * 0.4, np.hypot(x, y) < 0.5)
    else:
        rgb, mark = sky * (1.3 - 0.5 * abs(y - 0.3))[..., None], symbol(seed, x / 0.36, (y - 0.45) / 0.36) + (abs(np.hypot(x, y - 0.45) - 0.5) < 0.02)
        for k in range(4):
            rgb = lay(rgb, land * (1.15 - 0.27 * k), y < 0.15 - 0.24 * k + 0.14 * np.sin(x * (2.5 + k) + seed + 2 * k) + 0.05 * np.sin(13 * x + 5 * k))
        rgb, mark = lay(rgb, paper * 0.9, (y < -0.66) & (out > 0.12)), np.where(y < -0.66, symbol(seed + 3, abs(x) / 0.13 - 2.6, (y + 0.83) / 0.13), mark)
    return lay(lay(rgb, paper * 0.5, out < 0.09), line, np.where(out < 0.16, (abs(out - 0.1) < 0.018) | (abs(out - 0.145) < 0.006) | (out < 0.03), mark).clip(0, 1))


def token_print(tint, ink, seed=0):
    x, y = sheet((2, 2), 80)
    r, body = np.hypot(x, y), display(tint)
    return lay(body * (0.75 + 0.25 * (r < 0.72) + 0.5 * (r > 0.9))[..., None], display(ink), np.maximum(symbol(seed, x / 0.55, y / 0.55), abs(r - 0.78) < 0.05))
