"""A dark room for still lifes: a lacquered table up to a wall, one light, the air before it. 1 unit = 4 cm."""
import math
import random

import numpy as np

from kits import boards, creatures, minis
from lib.tools import _Graph, Mesh, Vector, colour, gaussian_filter, glow, linear, product, smoothstep, stage, surface


def room(table, wall, air, strength=0.1, back=9.0):
    """A lacquered table up to a wall of panels; the air between them has a faint light of its own."""
    stage.ambient(air, strength)
    Mesh("table").box((0, 0, -0.1), (90, 90, 0.2), surface("lacquer", table, rough=0.17, var=0.35, scale=0.6, bump=0.03, bump_scale=2.5, specular=0.6)).place()
    panels, plaster = Mesh("wall"), surface("plaster", wall, rough=0.75, var=0.22, scale=0.8, streak=0.3, bump=0.15, bump_scale=6, specular=0.2)
    for i, j in product(range(-10, 11), range(4)):
        panels.box((2.5 * i, back + 0.1, 1.5 + 3.1 * j), (2.46, 0.2, 3.06), plaster)
    panels.place(0.03)
    return surface("black", "#08090b", rough=0.3, var=0.1, specular=0.5)


def grade(pic, light, dark, halo=0.4, gain=0.1, ev=0.9, haze=0.02, behind=11.0):
    """behind: where the air begins to shine; what stands before it stays black."""
    near, far = pic.near("light", halo)[..., None], smoothstep(pic.depth, behind, behind + 1.5)
    pic.fog(linear(light, 0.5) * near + linear(dark, 0.14) * (1 - near), haze, behind, 0.8, 0.6 + 0.8 * pic.noise(3, 4, 2.2))
    pic.glow("light", halo, linear(light, gain), 0.12 + 0.88 * far)
    pic.develop(ev, 1.32, 1.2, (dark, light, 0.14), (0.5, (0.5, 0.5), 0.92), (0.14, 1.0), (0.35, 1.0))


def screened(name, image, strength):
    """Material of a screen that shows `image`, laid over what faces -Y."""
    material, (h, w) = glow(name, "#ffffff", strength), image.shape[:2]
    g, picture = _Graph(material), boards.bpy.data.images.new(name, w, h)
    picture.pixels.foreach_set(np.dstack([image, np.ones((h, w))]).astype(np.float32).ravel().clip(0, 1))
    node, split, join, coords = g.node("TexImage"), g.node("SeparateXYZ"), g.node("CombineXYZ"), g.node("TexCoord")
    node.image, node.extension = picture, "EXTEND"
    for source, target in ((coords.outputs["Generated"], split.inputs[0]), (split.outputs[0], join.inputs[0]), (split.outputs[2], join.inputs[1]), (join.outputs[0], node.inputs[0]), (node.outputs[0], g.nodes["Emission"].inputs[0])):
        g.wire(source, target)
    return material


def drake(height, base, paint=("#0a0a0b",)):
    """A dragon on a crag on its base; paint: the colours of its hide, horns, wings and crag, black for all if left out."""
    bare, crag = surface("bare", "#222222", var=0), Mesh("crag")

    def build():
        creatures.dragon(bare, bare, bare, bare, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1)
        for k in range(9):
            crag.blob((0.25 * math.cos(2.4 * k), 0.1 + 0.3 * math.sin(2.4 * k), -1.2 + 0.13 * k), 0.62 - 0.04 * k, bare, random.Random(k), detail=3)
        crag.place()

    return minis.primed(build, height, base, paint=paint)


def coated(name, tint, clear):
    """Glass of a lens or still water: as `clear` as that straight through, at a low angle it mirrors in the colour `tint`."""
    material = surface(name, tint, rough=0.03, var=0)
    g = _Graph(material)
    through, mirror = g.node("BsdfTransparent"), g.node("BsdfGlossy", Roughness=0.03)
    mirror.inputs["Color"].default_value = through.inputs["Color"].default_value = (*colour(tint), 1)
    through.inputs["Color"].default_value = (*(0.6 + 0.4 * c for c in colour(tint)), 1)
    g.blend(through, mirror, g.remap(g.node("LayerWeight", Blend=0.4).outputs["Facing"], 0.0, 0.9, 1 - clear, 0.85))
    return material


def focused(ground, glass, way, ior, gain, at, half, tint, z=0.0):
    """What a sun along `way` does behind `glass` to the material `ground` at height z, in a square about `at`: shadow, and light bent into it."""
    image, way, bpy, rng, count = np.zeros((500, 500, 4), np.float32), Vector(way).normalized(), boards.bpy, random.Random(2), 300000
    scene, graph, across = bpy.context.scene, bpy.context.evaluated_depsgraph_get(), way.orthogonal().normalized()
    reach = max(v.co.length for v in glass.data.vertices)
    for k in range(count):
        a, r, bend, d = math.tau * rng.random(), reach * rng.random() ** 0.5, ior * (0.99 + 0.01 * (k % 3)), way
        p = glass.matrix_world.translation + r * (math.cos(a) * across + math.sin(a) * way.cross(across)) - 1.2 * reach * way
        for turn in range(12):
            _, spot, normal, _, thing, _ = scene.ray_cast(graph, p + 1e-4 * d, d)
            if thing == glass if turn == 0 else thing != glass and thing and ground.name in thing.data.materials:
                x, y = (int(250 * ((p + d * (z - p.z) / d.z)[i] - at[i] + half) / half) for i in (0, 1))
                if 0 <= min(x, y) and max(x, y) < 500:
                    image[y, x, k % 3 if turn else 3] += (3 if turn else 1) * math.pi * reach**2 / count * (250 / half) ** 2
            if thing != glass:
                break
            n, eta = (normal, 1 / bend) if d.dot(normal) < 0 else (-normal, bend)
            p, c = spot, -d.dot(n)
            s = 1 - eta * eta * (1 - c * c)
            d = (d + 2 * c * n if s < 0 else eta * d + (eta * c - math.sqrt(s)) * n).normalized()
    g, picture, lit = _Graph(ground), bpy.data.images.new("focus", 500, 500, float_buffer=True), gaussian_filter(image, (1.5, 1.5, 0))
    picture.alpha_mode, ground.cycles.emission_sampling = "CHANNEL_PACKED", "NONE"
    picture.pixels.foreach_set((lit * [*(gain * c for c in colour(tint)), 0.9]).astype(np.float32).ravel())
    mapping = g.node("Mapping", Scale=(0.5 / half,) * 3, Location=[0.5 - 0.5 * q / half for q in (*at, half)])
    node, both, own, seen = g.node("TexImage"), g.node("MixRGB", Fac=1), g.base(), g.bsdf.inputs
    node.image, node.extension, both.blend_type, (rgb, alpha) = picture, "CLIP", "MULTIPLY", node.outputs
    for source, target in zip(
        (g.out("NewGeometry", "Position"), mapping.outputs[0], rgb, own, both.outputs[0], 1, g.mix(own, (0, 0, 0), g.math("MINIMUM", alpha, 0.9))),
        (mapping.inputs[0], node.inputs[0], *both.inputs[1:3], seen["Emission Color"], seen["Emission Strength"], seen["Base Color"])):
        g.wire(source, target)
