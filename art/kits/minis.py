"""Based miniatures on a board and the people who play: 1 unit = 4 cm. A figure kit builds a figure once; here it is primed, based and repeated."""
import math
import random

import bpy
import numpy as np

from kits import boards, tabletop
from lib.tools import _Graph, Matrix, Mesh, Sculpt, colour, instance, linear, ngon, rock_noise, smoothstep, stage, surface

HEIGHT = 0.95  # of a man, with his base; bosses are larger
BONE = "#a59a86"


def _coat(tint, metal=0.0, name="coat"):
    """A painter's zenithal light: near-black from below, the full colour on what faces up, edges dry-brushed pale."""
    base, material = colour(tint), surface(name, tint, rough=0.36 if metal else 0.5, metal=metal, var=0.0, specular=0.5)
    g = _Graph(material)
    cavity = g.node("Attribute")
    cavity.attribute_name = "cavity"
    mixed = g.mix([c * 0.1 + 0.002 for c in base], base, g.remap(g.part(None, 2), -0.4, 0.85))
    mixed = g.mix(mixed, [c * 0.4 for c in base], g.remap(g.noise(11, 5), 0.48, 0.75, 0, 0.32))
    mixed = g.mix(mixed, [min(0.8, c * 1.5 + 0.1) for c in base], g.remap(cavity.outputs["Fac"], 0.05, 0.3, 0, 0.9))
    mixed, shift = g.mix(mixed, [c * 0.06 for c in base], g.remap(cavity.outputs["Fac"], -0.25, -0.01, 0.95, 0)), g.node("HueSaturation")
    g.wire(g.remap(g.out("ObjectInfo", "Random"), 0, 1, 0.8, 1.25), shift.inputs["Value"])
    g.wire(mixed, shift.inputs["Color"])
    g.wire(shift.outputs[0], g.bsdf.inputs["Base Color"])
    return material


def primed(build, height=HEIGHT, base=0.34, tint=BONE, lit=(), paint=(), ring=None):
    """Mesh data of what `build` makes, scaled to `height` above a round base with a `ring` of colour.

    paint: colours of its parts in the order they are made, metal where one ends with "*"; `tint` for all without it.
    lit: names of the materials that stay what they are, flames for example. base 0: none.
    """
    with stage.made() as objects:
        build()
    parts = sorted((obj for obj in objects if obj.type == "MESH"), key=lambda obj: obj.session_uid)
    coats, graph, shapes = [_coat(t.rstrip("*"), 0.85 * t.endswith("*")) for t in paint or (tint,)], bpy.context.evaluated_depsgraph_get(), []
    for k, obj in enumerate(parts):
        mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        mesh.transform(obj.matrix_world)
        kept = [material for material in mesh.materials if material and material.name in lit]
        slots = [kept.index(material) + 1 if material in kept else 0 for material in mesh.materials] or [0]
        painted = [slots[face.material_index] for face in mesh.polygons]
        mesh.materials.clear()
        for material in (coats[min(k, len(coats) - 1)], *kept):
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", painted)
        shapes.append(mesh)
    for obj in objects:
        bpy.data.objects.remove(obj)
    corners = np.concatenate([_points(mesh) for mesh in shapes])
    low, top, middle = corners[:, 2].min(), corners[:, 2].max(), corners.mean(0)
    to_base = Matrix.Translation((0, 0, 0.07)) @ Matrix.Scale(height / (top - low), 4) @ Matrix.Translation((-middle[0], -middle[1], -low))
    for mesh in shapes:
        mesh.transform(to_base)
        mesh["tall"] = height
    if not base:
        return shapes
    foot = Mesh("base")
    foot.prism(ngon(base * 1.04, 40), 0, 0.05, surface("ring", ring or "#7a7468", rough=0.45, var=0.15))
    foot.prism(ngon(base * 0.97, 40), 0.05, 0.078, surface("sand", "#2a241c", rough=0.95, var=0.7, scale=14, bump=0.8, bump_scale=16, specular=0.1))
    return [*shapes, foot.data()]


def _points(mesh):
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)


def _posed(mesh, pose):
    """The same figure turned in the waist and leaning, to one side or the other."""
    if not pose or "tall" not in mesh:
        return mesh
    if f"pose {pose}" not in mesh:
        copy = mesh.copy()
        at = _points(copy)
        t = smoothstep(at[:, 2] / mesh["tall"], 0.2, 0.9)
        c, s = np.cos(0.55 * pose * t), np.sin(0.55 * pose * t)
        x, y = at[:, 0] * c - at[:, 1] * s, at[:, 0] * s + at[:, 1] * c
        at[:, 0], at[:, 1] = x + 0.07 * pose * t * t * mesh["tall"], y + 0.09 * t * t * mesh["tall"]
        copy.vertices.foreach_set("co", at.ravel())
        mesh[f"pose {pose}"] = copy
    return mesh[f"pose {pose}"]


def stand(figure, spots, lift=-0.14):
    """Puts a primed figure at (x, y, turn) or (x, y, turn, scale) spots, no two quite alike."""
    for k, (x, y, turn, *size) in enumerate(spots):
        chance = random.Random(31 * k + int(97 * x + 13 * y))
        pose, scale = (0, 1, -1)[(k + len(spots)) % 3] if len(spots) > 1 else 0, chance.uniform(0.95, 1.07) if len(spots) > 1 else 1
        for mesh in figure:
            instance(_posed(mesh, pose), (x, y, lift), (0, 0, turn), (size[0] if size else 1) * scale)


def ranks(rng, count, centre, spread, facing, clear=0.85, taken=()):
    """`count` spots around `centre` that keep `clear` units from one another and from `taken`, each turned about `facing`."""
    spots, tries = list(taken), 0
    while len(spots) < count + len(taken) and tries < 4000:
        tries += 1
        x, y = centre[0] + rng.gauss(0, spread[0]), centre[1] + rng.gauss(0, spread[1])
        if all(math.dist((x, y), spot[:2]) > clear for spot in spots):
            spots.append((x, y, facing + rng.gauss(0, 0.45)))
    return spots[len(taken):]


def slate(seed, air, strength, tint, rough=0.5):
    """The table: dark slate to the horizon under faint light of the colour `air`. Returns a Random and what figures are made of before `primed` paints them."""
    stage.ambient(air, strength)
    Mesh("slate").box((0, 60, -0.3), (400, 300, 0.2), surface("slate", tint, rough=rough, var=0.4, scale=0.9, bump=0.08, bump_scale=5, specular=0.4)).place()
    return random.Random(seed), surface("bare", "#222222", var=0)


def board(kind, size, ink, light=0.0, ground="#1d1a18", at=(0, 0), cell=1.15, tints=None, seed=3):
    """A printed board, 0.06 thick: `hex`, `square` or `ring` fields in the colours `tints`, lines of `ink` that glow by `light`."""
    Mesh("board").box((*at, -0.17), (*size, 0.06), boards.printed("board", boards.board_print(kind, size, cell, tints or (ground,), ink, seed), ink, light)).place(0.012)


def cards(spots, back, edge="#c9b48a", lift=-0.18, each=0.018, face=None):
    """Cards at (x, y, turn) spots, their backs up or, with the colours of a `face`, their pictures; lift: -0.18 on the slate, -0.12 on a board; each: how far one lies above the last."""
    for k, (x, y, turn) in enumerate(spots):
        Mesh("card").box((0, 0, 0.004), (1.55, 2.2, 0.022), boards.printed("card", boards.card_print(face or (back,), edge, int(k + abs(5 * x + 3 * y)), not face), bump=0)).place(0.004, (x, y, lift + each * k), (0, 0, turn))


def dice(spots, size=0.6, lift=-0.2):
    """Dice at (x, y, turn, body, pips), the last two as colours; lift: the height of what they lie on."""
    for k, (x, y, turn, body, pips) in enumerate(spots):
        glossy = surface("die " + body, body, rough=0.32, coat=0.4, var=0.07)
        tabletop.die(glossy, surface("pips " + pips, pips, rough=0.4), (x, y, size / 2 + lift), turn, size, ((5, 3, 6, 4), (2, 6, 1, 3), (6, 2, 3, 4), (3, 1, 5, 2))[k % 4])


def tokens(rng, tint, spots, radius=0.26, ink="#efe2c0"):
    """Stacks of (x, y, count) round tokens with a symbol."""
    for n, (x, y, count) in enumerate(spots):
        material = boards.printed("token", boards.token_print(tint, ink, n + len(spots)), bump=0)
        for k in range(count):
            Mesh("token").cylinder((0, 0, 0), radius, 0.06, material, 32).place(0.012, (x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03), -0.17 + 0.064 * k), (0, 0, rng.random()))


def finish(pic, light, mist, start=12, density=0.035, sky=None, ev=1.0, glow=0.2, spread=0.45, haze=None):
    """Fog in which the board ends, `light` behind it and `mist` elsewhere (colours), light shafts, the lens. sky, haze: images."""
    near = pic.near("back", spread)[..., None]
    haze = linear(light, 0.36) * near + linear(mist, 0.14) * (1 - near) if haze is None else haze
    pic.fog(haze, density, start, 0.97, pic.belt(0.5, 0.65, 2.6) * (0.7 + 0.6 * pic.noise(3, 4, 3)))
    seam = 0.85 * np.exp(-(((pic.y - pic.horizon) / 0.07) ** 2))[..., None]
    pic.sky(haze * (0.8 + 0.4 * pic.noise(2, 3, 2))[..., None] if sky is None else sky * (1 - seam) + haze * seam)
    seam = seam * smoothstep(pic.depth, 40, 80)[..., None]
    pic.rgb = pic.rgb * (1 - seam) + haze * seam
    pic.glow("back", spread, linear(light, glow))
    pic.rays("back", 0.12, linear(light, 1.0), 0.7, 0.9, pic.near("back", 0.4), (start * 0.6, 10))
    pic.develop(ev, 1.36, 1.15, (mist, light, 0.08), (0.6, (0.5, 0.52), 0.92), (0.12, 1.0), (0.6, 1.0))


def lights(rim, key, back=(0, 26, 9), power=9000, lamp=(-7, -5, 9), fill=420, heart=(0, 7), pool=1.0, cold="#7fb0ff"):
    """The game's light behind, a cold rim from both sides, and `key`, a lamp that makes a pool on the event at `heart`."""
    x, y = heart
    stage.area(back, (0, 4, 0), 9, power * 0.35, rim, 5)
    for side in (-1, 1):
        stage.area((x + side * 9, y + 7, 4.0), (x, y - 1, 0.6), 3, 420 * pool, cold, 5)
    stage.area(lamp, (0, 2, 0), 2.2, fill, key)
    stage.spot((x + 0.35 * lamp[0], y - 5, 9), (x, y, 0), 4000 * pool, key, 36, 0.85, 0.5)
    stage.marks(back=(back[0], back[1] + 8, back[2] * 0.6), horizon=(0, 3000, 0))


def player(at, turn, scale, cloth, cap):
    """A player seen from behind: a knitted cap of the colour `cap` with a folded brim, collar, shoulders, arms to the table; 16 tall at scale 1."""
    s = Sculpt((-8, -6, -9), (8, 8, 5.8), 0.1)
    s.chain([(0, 0, -9), (0, 0.3, -3), (0, 0.9, 1.2)], [4.2, 4.1, 3.0], 1.2)
    for side in (-1, 1):
        s.cone((side * 0.6, 1.2, 3.6), (side * 3.9, 0.9, 1.9), 1.15, 1.25, 0.8)
        s.chain([(side * 3.9, 0.9, 1.9), (side * 4.9, 1.4, -0.6), (side * 5.2, 3.4, -3.6), (side * 3.4, 6.8, -4.6)], [1.4, 1.3, 1.15, 0.9], 0.4)
    s.chain([(1.6 * math.sin(a), 1.5 - 1.6 * math.cos(a), 3.5 - 0.3 * math.cos(a)) for a in np.linspace(-2.4, 2.4, 25)], [0.5] * 25, 0.15)
    s.roughen(lambda p: 0.15 * np.abs(rock_noise(p * (1, 1, 0.5), 0.5, 5, 2)) + 0.06 * np.abs(np.sin(7 * p[:, 0])))  # folds, and the ribs of the knit
    s.place("body", surface("pullover", cloth, rough=0.95, var=0.3, scale=2, bump=0.35, bump_scale=14, specular=0.08), at, turn, scale)
    h = Sculpt((-2.8, -2.8, 2.4), (2.8, 5.2, 9.6), 0.05)
    h.ellipsoid((0, 1.7, 5.9), (1.3, 1.45, 1.6), 0.2)
    h.ellipsoid((0, 2.6, 5.2), (1.12, 1.3, 1.2), 0.5)
    h.chain([(0, 1.3, 2.6), (0, 1.7, 5.2)], [1.15, 0.95], 0.3)
    for side in (-1, 1):
        h.ellipsoid((side * 1.46, 1.95, 5.45), (0.16, 0.36, 0.55), 0.05, rot=(0.2, 0, side * 0.5))
    h.place("head", surface("skin", "#3a2218", rough=0.7, var=0.1, specular=0.2), at, turn, scale)
    knit = Sculpt((-2.8, -2.8, 4.4), (2.8, 5.2, 9.6), 0.03)
    ribs = lambda p, t: 0.06 * np.abs(np.sin(30 * np.arctan2(p[..., 0], p[..., 1] - 1.7))) * np.clip(8.6 - p[..., 2], 0.2, 1)
    knit.cone((0, 1.75, 6.1), (0.1, 1.3, 7.15), 1.62, 1.28, 0.1, relief=ribs)
    knit.chain([(1.5 * math.sin(a), 1.78 + 1.68 * math.cos(a), 5.75 + k + 0.4 * math.cos(a)) for k in (0, 0.3, 0.6) for a in np.linspace(0, math.tau, 60)], [0.24] * 180, 0.12, relief=ribs)
    wool = surface("wool", cap, rough=1, var=0.3, scale=3, bump=0.5, bump_scale=40, specular=0.05)
    knit.place("cap", wool, at, turn, scale)
