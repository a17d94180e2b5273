"""A dark room for still lifes: a lacquered table up to a wall, one light, the air before it. 1 unit = 4 cm."""
import math
import random

import numpy as np

from kits import boards, dragon, minis
from lib.tools import _Graph, Mesh, colour, glow, linear, product, smoothstep, stage, surface


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
        dragon.dragon(bare, bare, bare, bare, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1)
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
