"""Bas-reliefs of things built elsewhere: pressed into wax, struck in metal. Heights are numpy arrays over -1 to 1."""
import math

import bpy
import numpy as np
from scipy.ndimage import map_coordinates

from kits import chateau
from kits.tabletop import lathe
from lib.tools import (
    _add_bump, _Graph, Matrix, Mesh, Sculpt, Vector, colour, gaussian_filter, ngon, perlin, placement, product, smoothstep, stage, surface, turns,
)


def cast(build, middle, width, above=0.15, pixels=640):
    """How far what `build` makes, in a mesh or by itself, comes forward, 0 to 1, `width` about `middle`; nothing of it stays.

    Seen along +Y, from a little `above`. 0 where nothing is.
    """
    with stage.made() as parts:
        build(mesh := Mesh("cast"))
        mesh.place()
    bpy.context.view_layer.update()
    graph, way, up = bpy.context.evaluated_depsgraph_get(), Vector((0, 1, -above)).normalized(), Vector((0, above, 1)).normalized()
    far = np.full((pixels, pixels), np.inf)
    for j, i in np.ndindex(far.shape):
        start = Vector(middle) + 0.5 * width * ((2 * i / pixels - 1) * Vector((1, 0, 0)) + (1 - 2 * j / pixels) * up) - 90 * way
        hit, spot, *_ = bpy.context.scene.ray_cast(graph, start, way)
        if hit:
            far[j, i] = (spot - start).length
    for part in parts:
        bpy.data.objects.remove(part)
    seen = np.isfinite(far)
    near, back = np.percentile(far[seen], (1, 99))
    return np.where(seen, 0.25 + 0.75 * ((back - far) / (back - near)).clip(0, 1), 0)


def grid(pixels=640):
    """x to the right and y up of each place of a relief."""
    return np.meshgrid(np.linspace(-1, 1, pixels), np.linspace(1, -1, pixels))


def pierced(name, points, gone, material):
    """A sheet through a grid of points (rows, columns, 3) without its faces where `gone`."""
    mesh, kept = Mesh(name).sheet(points.tolist(), material), ~gone[:-1, :-1].ravel()
    mesh.faces = [face for face, keep in zip(mesh.faces, kept) if keep]
    mesh.slots = mesh.slots[: len(mesh.faces)]
    return mesh


def sampled(relief, x, y):
    n = relief.shape[0] - 1
    return map_coordinates(relief, [(1 - np.asarray(y)) * n / 2, (np.asarray(x) + 1) * n / 2], order=1, mode="nearest")


def wax_seal(relief, deep, tint, gold):
    """A seal of wax, its field 2 wide and facing +Z: `relief` stands `deep` in it, rubbed with gold, in pearls and a rim of wax squeezed out."""
    rows, gilt, angles = [], [], np.linspace(0, math.tau, 1401)
    c, s = np.cos(angles), np.sin(angles)
    wave = np.array([perlin.noise(Vector((1.1 * a, 1.1 * b, 2))) + 0.35 * perlin.noise(Vector((3.1 * a, 3.1 * b, 5))) for a, b in zip(c, s)])
    outline, press = 1.26 + 0.13 * wave, 1.03 + 0.012 * wave
    pearls = np.sqrt((1 - (np.abs((angles * 84 / math.pi) % 2 - 1) / 0.85) ** 2).clip(0))
    raised = smoothstep(relief - gaussian_filter(relief, 0.03 * len(relief)), 0.03, 0.2)
    for r in np.linspace(0, 1, 330):
        ring = np.exp(-(((r - 0.985) / 0.008) ** 2)) * 0.035 + np.exp(-(((r - 0.87) / 0.006) ** 2)) * 0.025
        bead, at = 0.04 * pearls * math.sqrt(max(0, 1 - ((r - 0.928) / 0.032) ** 2)), (r * c / 0.86, r * s / 0.86)
        rows.append(np.stack([r * c, r * s, deep * sampled(relief, *at) * (r < 0.855) + ring + bead], 1))
        gilt.append(sampled(raised, *at) * (r < 0.855) + 20 * bead + 20 * ring)
    for t in np.linspace(0, 1, 60):
        a = math.pi * max(0.15, 1 - t)
        r, high = press + (outline - press) / 2 * (1 + math.cos(a)) - 0.25 * max(0, t - 0.85), (0.15 + 0.05 * wave) * math.sin(a) ** 0.7
        rows.append(np.stack([r * c, r * s, high - 2.2 * max(0, t - 0.85)], 1))
        gilt.append(0 * angles)
    wax = surface("wax", tint, rough=0.3, var=0.15, scale=2, bump=0.12, bump_scale=3, coat=0.2)
    g = _Graph(wax)
    for name, value in (("Weight", 0.35), ("Scale", 0.1), ("Radius", (1.0, 0.16, 0.08))):
        g.bsdf.inputs["Subsurface " + name].default_value = value
    rubbed = g.node("Attribute")
    rubbed.attribute_name = "gilt"
    share = g.math("MULTIPLY", rubbed.outputs["Fac"], g.remap(g.noise(7, 6), 0.36, 0.5))
    g.wire(g.mix(g.base(), colour(gold), share), g.bsdf.inputs["Base Color"])
    g.wire(share, g.bsdf.inputs["Metallic"])
    seal = Mesh("seal").sheet([[tuple(p) for p in row] for row in rows], wax).place(smooth=180)
    seal.data.attributes.new("gilt", "FLOAT", "POINT").data.foreach_set("value", np.concatenate(gilt).clip(0, 1).astype(np.float32))
    return seal


def cords(tint):
    """Two cords of silk, each of three strands, on which a seal at the origin hangs."""
    cord, silk = Mesh("cord"), surface("silk", tint, rough=0.5, var=0.2)
    for side, strand in product((-1, 1), turns(3)):
        way = ((side * (0.1 + 0.03 * z), z, 16 * z + strand) for z in np.linspace(0, 2, 160))
        cord.tube([(x + 0.042 * math.cos(a), 0.14 + 0.042 * math.sin(a), 1.12 + z) for x, z, a in way], 0.045, silk, 12)
    cord.place(smooth=60)


def picks(mesh, metal):
    """Two crossed picks."""
    for side in (-1, 1):
        pick = mesh.at(placement((0, 0.1 * side, -0.1), (0, 0.75 * side, 0)))
        pick.tube([(0, 0, -1), (0, 0, 0.98)], 0.085, metal).box((0, 0, 0.86), (0.26, 0.26, 0.24), metal)
        pick.tube([(x, 0, 0.88 - 0.4 * x * x) for x in np.linspace(-0.78, 0.78, 31)], lambda t: 0.13 - 0.22 * abs(t - 0.5), metal)


def monastery(mesh, m):
    chateau.hall(mesh, m, (0.6, 0, 0), 2.6, 1.0, 0.8, 1.1, 3)
    chateau.tower(mesh, m, (-1.05, -0.4, 0), 0.5, 2.0, 1.7)
    mesh.box((1.7, 0, 2.3), (0.09, 0.09, 0.9), m["trim"]).box((1.7, 0, 2.45), (0.5, 0.09, 0.09), m["trim"])


def town(mesh, m):
    for k, (x, high) in enumerate(((-1.15, 0.6), (-0.25, 0.95), (0.6, 0.5), (1.4, 0.75), (-0.7, 1.35), (0.25, 1.7), (1.05, 1.35))):
        chateau.house(mesh, m, (x, 0.9 * (k > 3), 0), 0.8, 0.7, high, math.pi / 2, "terra")


def medal(relief, tint, brass, sides=6):
    """A medal of brass on z 0, 2 wide: `relief` stands on glassy enamel over rays cut into the metal, in a rim of beads. Many sides: a coin."""
    enamel = surface("enamel " + tint, tint, rough=0.3, metal=0.45, var=0.1, coat=0.25)
    body, (x, y), g = Mesh("medal"), grid(len(relief)), _Graph(enamel)
    at = g.out("TexCoord", "Object")
    _add_bump(g, g.math("SINE", g.math("MULTIPLY", g.math("ARCTAN2", g.part(at, 1), g.part(at, 0)), 72.0)), 0.25)
    lying = placement((0, 0, 0), (math.pi / 2, 0, 0))
    rings, beads = [ngon(r, sides) for r in (1, 0.9, 0.985, 0.885, 0.845)], 66 // sides
    body.prism(rings[0], 0, 0.2, brass).prism(rings[1], 0.2, 0.215, enamel).at(lying).ring(rings[2], rings[3], 0.2, 0.27, brass)
    for (ax, ay), (bx, by), t in ((p, q, k / beads) for p, q in zip(rings[4], rings[4][1:] + rings[4][:1]) for k in range(beads)):
        body.ball((ax + (bx - ax) * t, ay + (by - ay) * t, 0.225), 0.026, brass)
    body.place(0.02, segments=3, smooth=40)
    high = gaussian_filter(relief, 0.8)
    rows = [list(zip(0.7 * u, 0.7 * v, 0.2 + 0.16 * h)) for u, v, h in zip(x, y, high)]
    n, inside = len(relief), high > 0.08
    mesh = Mesh("relief").sheet(rows, brass)
    mesh.faces = [face for face in mesh.faces if any(inside[k // n, k % n] for k in face)]
    mesh.slots = mesh.slots[: len(mesh.faces)]
    cavity = 3 * (high - gaussian_filter(high, 0.012 * n))
    mesh.place(smooth=180).data.attributes.new("cavity", "FLOAT", "POINT").data.foreach_set("value", cavity.astype(np.float32).ravel())


def amulet(gem):
    """An eclipse 2 wide on z 0: a dragon of brass coiled about a black sun and biting its tail, on blue enamel, in a corona of cut rays. gem: its eye."""
    brass = surface("brass", "#cf9a48", rough=0.22, metal=1, var=0.25, scale=4, wash=0.8)
    gold, black = surface("gold", "#e0a850", rough=0.2, metal=1, var=0.15, scale=6), surface("black sun", "#020203", rough=0.03, var=0, coat=1)
    night = surface("night enamel", "#0c2a8a", rough=0.12, metal=0.5, var=0.15, coat=0.6)
    plate, body, at = Mesh("plate"), Sculpt((-0.85, -0.85, -0.05), (0.85, 0.85, 0.46), 0.0055), lambda r, a, z=0.0: (r * math.cos(a), r * math.sin(a), z)
    for k, a in enumerate(turns(32, 2)):
        long = (1.3, 1.04, 1.16, 1.04)[k % 4]
        plate.add([at(0.84, a - 0.1, 0.03), at(long, a, 0.03), at(0.84, a + 0.1, 0.03), at(0.84, a, 0.16)], [(0, 1, 3), (1, 2, 3), (0, 3, 2), (0, 2, 1)], gold)
    lathe(plate, (0, 0, 0), [(0, 0), (0.86, 0), (0.88, 0.04), (0.88, 0.12), (0.86, 0.17), (0.82, 0.19), (0.78, 0.17), (0.77, 0.1), (0.46, 0.1)], gold, 160)
    lathe(plate, (0, 0, 0.104), [(0, 0), (0.775, 0)], night, 120)
    lathe(plate, (0, 0, 0.1), [(0.47, 0), (0.47, 0.06), (0.45, 0.09), (0.43, 0.09), (0.42, 0.05)], gold, 120)
    lathe(plate, (0, 0, 0.1), [(0.425 * math.cos(t), 0.22 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 24)], black, 120)
    for a in turns(96):
        plate.ball(at(0.825, a, 0.185), 0.017, gold)
    for a in turns(36, 0.5):
        tooth = [at(0.66, a - 0.03, 0.105), at(0.755, a, 0.105), at(0.66, a + 0.03, 0.105), at(0.66, a, 0.125)]
        plate.add(tooth, [(0, 1, 3), (1, 2, 3), (0, 3, 2), (0, 2, 1)], gold)
    plate.place(0.004, smooth=40)

    def scales(p, t):
        a, turn = np.arctan2(p[..., 1], p[..., 0]) * 34, np.arctan2(p[..., 2] - 0.16, np.hypot(p[..., 0], p[..., 1]) - 0.56) * 5
        return -0.016 * np.sqrt(np.abs(np.sin(a + turn) * np.sin(a - turn)))

    head, share = 2.4, np.linspace(0, 1, 90)
    way = [at(0.555 + 0.03 * math.sin(9 * t), head - 0.34 - 5.7 * t, 0.16) for t in share]
    body.chain(way, [0.105 + 0.035 * math.sin(math.pi * min(1, 1.6 * t)) - 0.1595 * max(0, t - 0.45) for t in share], 0.02, relief=scales)
    for t in np.linspace(0.01, 0.86, 34):
        a, size = head - 0.34 - 5.7 * t, 0.15 * (1 - 0.7 * t)
        body.cone(at(0.6 + 0.5 * size, a, 0.19), at(0.62 + 1.15 * size, a - 0.14 * (1 - t) - 0.03, 0.2), 0.3 * size, 0.004, 0.012)
    (x, y, _), c, s = at(0.575, head), math.cos(head), math.sin(head)
    local = lambda f, u, z: (x - 1.3 * f * s + 1.3 * u * c, y + 1.3 * f * c + 1.3 * u * s, 1.25 * z)
    for points, radii in (
        (((-0.24, -0.01, 0.17), (-0.1, 0.0, 0.19), (0.03, 0.01, 0.2)), (0.125, 0.11, 0.115)),
        (((0.03, 0.02, 0.2), (0.17, 0.025, 0.19), (0.28, 0.0, 0.17)), (0.1, 0.072, 0.05)),
        (((-0.03, -0.07, 0.16), (0.12, -0.11, 0.15), (0.22, -0.1, 0.14)), (0.07, 0.045, 0.026)),
        (((-0.02, 0.06, 0.26), (-0.14, 0.15, 0.28), (-0.3, 0.17, 0.25), (-0.44, 0.11, 0.22)), (0.045, 0.04, 0.028, 0.004)),
        (((-0.06, 0.02, 0.28), (-0.18, 0.06, 0.3), (-0.3, 0.05, 0.28)), (0.032, 0.025, 0.003)),
        (((0.02, 0.055, 0.28), (0.1, 0.06, 0.27), (0.2, 0.05, 0.23)), (0.03, 0.03, 0.02)),
        (((-0.08, -0.08, 0.2), (-0.18, -0.15, 0.2)), (0.035, 0.003)), (((-0.04, -0.1, 0.2), (-0.1, -0.17, 0.19)), (0.028, 0.003)),
        (((0.27, 0.03, 0.19), (0.24, 0.08, 0.2)), (0.03, 0.004)),
        *((((f, -0.02, 0.2), (f + 0.01, -0.075, 0.2)), (0.016, 0.002)) for f in (0.13, 0.18, 0.23)),
    ):
        body.chain([local(*p) for p in points], [1.25 * r for r in radii], 0.014, relief=lambda p, t: -0.3 * scales(p, t))
    body.place("dragon", brass)
    Mesh("eye").ball(local(0.08, 0.035, 0.285), 0.03, gem, detail=3).place()


def chain(way):
    """A chain of oval links of brass along a curve that lies on the ground."""
    links, path, metal = Mesh("chain"), np.array(way), surface("chain", "#b98a3e", rough=0.3, metal=1, var=0.3, scale=6)
    far = np.cumsum([0, *np.linalg.norm(np.diff(path, axis=0), axis=1)])
    for k in range(int(far[-1] / 0.115)):
        a, b = (Vector([np.interp(f, far, path[:, c]) for c in range(3)]) for f in (0.115 * k, 0.115 * k + 0.12))
        turn = (b - a).to_track_quat("X", "Z").to_matrix().to_4x4()
        link = links.at(Matrix.Translation((a + b) / 2) @ turn @ placement((0, 0, 0), (0.65 - 1.3 * (k % 2), 0, 0)))
        link.tube([(0.085 * math.cos(t), 0.05 * math.sin(t), 0) for t in np.linspace(0, math.tau, 25)], 0.019, metal, 10)
    links.place(smooth=60)
