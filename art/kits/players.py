"""People at the table, seen from behind and never in the face; their hair is strands."""
import math

import bpy
import numpy as np

from lib.tools import Sculpt, rock_noise, surface


def _hair(is_long, seed, loc, rot, scale, count=30000):
    """Strands on the back of a player's head, away from the crown; long ones hang to the nape."""
    rng, radii, centre = np.random.default_rng(seed), np.array((1.5, 1.85, 1.75)), np.array((0, 1.75, 6.45))
    z, a = 1 - 1.62 * rng.random(count), math.tau * rng.random(count)
    root = np.stack([np.sqrt(1 - z * z) * np.sin(a), np.sqrt(1 - z * z) * np.cos(a), z], 1)
    root, locks = root[~((root[:, 1] > 0.3 - 0.5 * z) & (z < 0.55))], rng.normal(size=(420, 3))
    lock = (root @ (locks / np.linalg.norm(locks, axis=1)[:, None]).T).argmax(1)
    astray = np.clip((0.07 if is_long else 0.3) * rng.normal(size=(420, 3))[lock] + 0.07 * rng.normal(size=root.shape), -0.4, 0.4)
    volume, ends = (0.12 if is_long else 0.2) * rng.random(420)[lock][:, None], 3.9 + 0.5 * rng.random(420)[lock][:, None] + 0.15 * rng.random((len(root), 1))
    pole, steps = np.array((0.15, -0.3, 0.94)), 22 if is_long else 8
    step, at, points = (4.6 if is_long else 1.2) / steps * (0.75 + 0.3 * rng.random(len(root))[:, None] + 0.15 * rng.random(420)[lock][:, None]), centre + root * radii, []
    for k in range(steps + 1):
        points.append(at)
        out = (at - centre) / radii
        out = out / np.linalg.norm(out, axis=1)[:, None]
        flow = out * (out @ pole)[:, None] - pole + astray
        flow -= out * np.maximum(0, (flow * out).sum(1)[:, None] - (0.06 if is_long else 0.18))
        flow /= np.linalg.norm(flow, axis=1)[:, None]
        if is_long:  # from the widest place on they hang, and end at the nape
            hang = np.clip(1.6 - 2.4 * (out @ pole), 0, 1)[:, None]
            flow = ((1 - hang) * flow + hang * (np.array((0, 0.06, -1)) + 0.25 * astray)) * (at[:, 2:] > ends)
        at = at + step * flow
        out, least = (at - centre) / radii, 1.02 + (0.06 + volume) * min(1, 2 * k / steps)
        at = centre + out * radii * np.maximum(1, least / np.linalg.norm(out, axis=1)[:, None])
    curves = bpy.data.hair_curves.new("hair")
    curves.add_curves([steps + 1] * len(root))
    curves.points.foreach_set("position", np.stack(points, 1).astype(np.float32).ravel())
    curves.points.foreach_set("radius", np.tile(np.linspace(1, 0.25, steps + 1, dtype=np.float32) * 0.011, len(root)))
    material = bpy.data.materials.new("hair")
    material.use_nodes = True
    tree = material.node_tree
    fibre = tree.nodes.new("ShaderNodeBsdfHairPrincipled")
    fibre.parametrization = "MELANIN"
    for name, value in (("Melanin", 1.0), ("Melanin Redness", 0.1), ("Roughness", 0.5), ("Random Color", 0.35), ("Random Roughness", 0.3)):
        fibre.inputs[name].default_value = value
    tree.links.new(fibre.outputs[0], next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"])
    curves.materials.append(material)
    strands = bpy.data.objects.new("hair", curves)
    strands.location, strands.rotation_euler, strands.scale = loc, rot, (scale,) * 3
    bpy.context.scene.collection.objects.link(strands)


def player(at, turn, scale, cloth, is_long):
    """A player seen from behind, with long hair or short: head, collar, shoulders, arms to the table; 16 tall at scale 1."""
    s = Sculpt((-8, -6, -9), (8, 8, 5.8), 0.1)
    s.chain([(0, 0, -9), (0, 0.3, -3), (0, 0.9, 1.2)], [4.2, 4.1, 3.0], 1.2)
    for side in (-1, 1):
        s.cone((side * 0.6, 1.2, 3.6), (side * 3.9, 0.9, 1.9), 1.15, 1.25, 0.8)
        s.chain([(side * 3.9, 0.9, 1.9), (side * 4.9, 1.4, -0.6), (side * 5.2, 3.4, -3.6), (side * 3.4, 6.8, -4.6)], [1.4, 1.3, 1.15, 0.9], 0.4)
    s.chain([(1.6 * math.sin(a), 1.5 - 1.6 * math.cos(a), 3.5 - 0.3 * math.cos(a)) for a in np.linspace(-2.4, 2.4, 25)], [0.5] * 25, 0.15)
    s.roughen(lambda p: 0.15 * np.abs(rock_noise(p * (1, 1, 0.5), 0.5, 5, 2)) + 0.06 * np.abs(np.sin(7 * p[:, 0])))  # folds, and the ribs of the knit
    s.place("body", surface("pullover", cloth, rough=0.95, var=0.3, scale=2, bump=0.35, bump_scale=14, specular=0.08), at, turn, scale)
    h = Sculpt((-2.8, -2.8, 2.4), (2.8, 5.2, 9.6), 0.05)
    h.ellipsoid((0, 1.8, 6.45), (1.5, 1.85, 1.75), 0.2)
    h.ellipsoid((0, 2.6, 5.2), (1.12, 1.3, 1.2), 0.5)
    h.chain([(0, 1.3, 2.6), (0, 1.7, 5.2)], [1.2, 0.98], 0.3)
    for side in (-1, 1):
        h.ellipsoid((side * 1.56, 1.95, 5.75), (0.16, 0.36, 0.55), 0.05, rot=(0.2, 0, side * 0.5))
    h.place("head", surface("skin", "#160d09", rough=0.8, var=0.1, specular=0.1), at, turn, scale)
    _hair(is_long, 11 + int(abs(10 * at[0])), at, (0, 0, turn), scale)
