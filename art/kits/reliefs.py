"""Bas-reliefs of things built elsewhere: pressed into wax. Heights are numpy arrays over -1 to 1."""
import math

import bpy
import numpy as np
from scipy.ndimage import map_coordinates

from lib.tools import _Graph, Mesh, Vector, colour, gaussian_filter, perlin, product, smoothstep, stage, surface, turns


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
