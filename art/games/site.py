"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as perlin

from kits import chateau, giants, greatwood, hexland, norse, tabletop, tallship, terrain
from kits.painted import pane
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, instance, ngon, placement, shining
from lib.picture import linear
from lib.shot import Shot, game_file

LAMP = "#ffc98a"
CASTLE, TREE, GIANT, SHIP = (-8.6, 22.0), (9.4, 27.0), (0.9, 35.0), (10.3, 0.4)


def rise(x, y):
    """Flat on the table, hills behind, one mound for the castle and one for the tree."""
    wave = perlin.noise(Vector((x * 0.09, y * 0.09, 4)))
    z = max(0, y - 7) * 0.055 * (1 + wave)
    for (cx, cy), height, width in ((CASTLE, 1.6, 4.5), (TREE, 1.0, 4.5), (GIANT, 1.2, 5.0)):
        z += height * math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / width**2))
    return z


def land(m, rng):
    """Hexagon tiles: loose and rimmed on the table, further back one country."""
    tiles = hexland.Tiles(m, 3)
    rims = Mesh("rims")
    rows = int(52 / hexland.ROOT3)
    for i in range(-22, 23):
        for j in range(rows):
            x, y = i * 1.5, j * hexland.ROOT3 + (hexland.ROOT3 / 2 if i % 2 else 0)
            if y < 1.5 + 1.6 * math.sin(i * 1.9) + 0.05 * abs(i) ** 1.5:
                continue
            if y < 7 and rng.random() < 0.3 - 0.03 * y:
                continue
            if math.dist((x, y), SHIP) < 3.6:
                continue
            z = round(rise(x, y) / 0.12) * 0.12
            woods = 3 + 16 * max(0, perlin.noise(Vector((x * 0.15, y * 0.15, 9))))
            kind = rng.choices(("wheat", "vine", "forest", "orchard", "pasture", "village", "rock", "water"), (4, 3, woods, 2, 4, 1.6, 0.5, 1.6 if y < 12 else 0))[0]
            if math.dist((x, y), CASTLE) < 3.8 or math.dist((x, y), TREE) < 1.6:
                kind = "grass"
            if y < 8:
                rims.prism([(x + a, y + b) for a, b in ngon(1.03)], -0.2, 0.03, m["ivory"])
            tiles.put(kind, x, y, z + (0.22 if kind == "water" else 0.08), rng)
    rims.place(0.02)


def pieces(rng):
    """On the dark edge of the table, which mirrors the land like water: two dice and a ship."""
    red, bone = surface("red die", "#a5281c", rough=0.45, var=0.08), surface("bone", "#e6dcc0", rough=0.3, coat=0.4, var=0.05)
    tabletop.die(bone, surface("pip", "#20242c", rough=0.4), (4.6, -1.5, 0.16), 0.5, 0.72)
    tabletop.die(red, bone, (5.5, -1.0, 0.16), -0.3, 0.72, (2, 6, 1, 3))
    tallship.ship(tallship.materials(4.0), (*SHIP, -0.2), -2.55, 0.135, brace=0.6, wake=False)


def pendant(at, radius):
    """The lamp over the table: a dark shade on a cord, its inside and bulb alight."""
    x, y, z = at
    shade, inner = Mesh("shade"), Mesh("inner")
    metal = surface("shade", "#20262c", rough=0.4, metal=0.6, var=0.2)
    rows = [[(x + radius * r * math.cos(a), y + radius * r * math.sin(a), z + radius * h) for a in (math.tau * k / 48 for k in range(49))] for r, h in ((1, 0), (0.97, 0.12), (0.8, 0.4), (0.5, 0.6), (0.2, 0.7), (0.14, 1.0))]
    shade.sheet(rows, metal)
    shade.cylinder((x, y, z + radius), 0.05, 30, metal, 8)
    shade.place()
    inner.cylinder((x, y, z + radius * 0.03), radius * 0.95, 0.02, glow("shade light", LAMP, 9), 48)
    inner.place(shadow=False)
    shining("bulb", (x, y, z + radius * 0.06), radius * 0.42, glow("bulb", "#fff0d0", 60), detail=3)
    stage.mark("lamp", (x, y, z))


def table_world(lamp=(0.7, 20, 11.3), eye=(-0.4, -22.5, 10), pitch=18.0, lens=30, cool=0.42, size=2.3):
    m, rng = {**hexland.materials(), "window": pane("lit window", "#ffc46e", 2.5)}, random.Random(7)
    stage.gradient_sky("#5b7c96", "#18263c", cool)
    top = Mesh("table")
    top.box((0, 0, -0.3), (140, 90, 0.2), surface("table lacquer", "#0a0d12", rough=0.09, var=0, specular=0.9))
    top.place()
    land(m, rng)
    pieces(rng)
    chateau.chateau(m, (*CASTLE, rise(*CASTLE) + 0.25), 1.35, 0.25)
    dark = norse.materials("#ffd9a0", "#ffb060")
    norse.world_tree(dark, (*TREE, rise(*TREE)), 13, random.Random(4), 15, 0, 3, True)
    leaves = [greatwood.leaf_clump({"leaf": surface("gold leaf", "#c08a30", rough=0.7, var=0.3, scale=3, vary=0.4)}, k) for k in range(3)]
    for _ in range(420):
        a, up = rng.random() * math.tau, rng.random()
        out = 5.2 * math.sqrt(rng.random()) * math.sin(0.5 + 2.3 * up)
        instance(rng.choice(leaves), (TREE[0] + out * math.cos(a), TREE[1] + out * math.sin(a), rise(*TREE) + 6.2 + 6.2 * up), (rng.random(), rng.random(), a), rng.uniform(0.7, 1.2))
    stone = surface("giant", "#2c2e30", rough=0.95, var=0.3)
    hand = giants.menhir(stone, 0.07, (*GIANT, rise(*GIANT) - 0.4), 0.55, 0.35)
    stage.point(giants.lantern(hand, 0.55, dark["iron"], glow("far lantern", "#ffd9a0", 60), 0.5), 120, LAMP, 0.1)
    for y, h, seed, frequency in ((64, 7.5, 1.3, 0.03), (92, 14, 4.2, 0.02), (130, 24, 7.7, 0.014)):
        terrain.ridge(y, h, "#4a5a66", seed, 420, -2, 0.9, frequency)
    pendant(lamp, size)
    stage.spot(lamp, (0, 6, 0), 42000, LAMP, 120, 0.9, 1.2)
    stage.point((lamp[0], lamp[1] + 1, lamp[2] - 0.6), 5200, LAMP, 1.0)
    stage.area((-14, -6, 10), (0, 8, 0), 6, 900, "#8fb4e0")
    stage.sun((0.5, 0.75, -0.55), 0.9, "#9fc0e8", 4)
    for obj in bpy.data.objects:
        obj.visible_glossy = obj.type != "LIGHT" and obj.name not in ("bulb", "inner", "shade")
    stage.mark("horizon", (0, 4000, 0))
    stage.camera(eye, (eye[0], eye[1] + 10, eye[2] - 10 * math.tan(math.radians(pitch))), lens, (0, -0.07))


def grade_world(pic):
    horizon = pic.marks["horizon"][1]
    near = pic.near("lamp", 0.3)[..., None]
    mist = linear("#e8a860", 0.5) * near + linear("#3f6478", 0.2) * (1 - near)
    low = pic.belt(horizon, 0.5, 0.6, 2.6)
    pic.fog(mist, 0.022, 38, 0.86, low * (0.5 + 0.8 * pic.noise(3, 4, 3)))
    stops = ("#a7b4ae", "#56788a", "#20405a", "#0c1a2e")
    sky = skies.clouded(pic, horizon + 0.03, "lamp", stops, "#5a3a20", "#182a40", "#9fa8a4", 0.5, 5, 0.55, 3.0)
    pic.sky(sky + pic.near("lamp", 0.26)[..., None] * linear("#ffbf78", 0.75))
    pic.glow("lamp", 0.2, linear(LAMP, 0.22))
    pic.rays("lamp", 0.1, linear(LAMP, 1.0), 0.8, 0.8, pic.near("lamp", 0.12), (30, 30))
    floor = smoothstep(pic.y, 0.56, 0.68)[..., None]
    pic.rgb = pic.rgb * (1 - 0.74 * floor)
    pic.glow((0.52, 0.6), 0.5, linear("#ffb060", 0.014))
    pic.develop(1.15, 1.34, 1.2, ("#16283e", "#ffdcae", 0.18), (0.45, (0.5, 0.42), 0.95), (0.12, 1.0), sharpen=(0.35,))


def casket():
    """A box with its lid ajar: light and a small skyline rise out of it."""
    rng = random.Random(5)
    stage.ambient("#3a2c1c", 0.25)
    top = Mesh("table")
    top.box((0, 10, -0.2), (120, 90, 0.4), surface("table felt", "#241a12", rough=0.9, var=0.2, scale=1.5, bump=0.2, bump_scale=14))
    top.place()
    box, gold = surface("box", "#1d1610", rough=0.45, var=0.2, scale=1.5), surface("gilt", "#d9a548", rough=0.3, metal=1, var=0.15)
    mesh, w, d, h = Mesh("box"), 6.4, 4.6, 1.9
    for s in (-1, 1):
        mesh.box((s * w / 2, 0, h / 2), (0.16, d, h), box)
        mesh.box((0, s * d / 2, h / 2), (w, 0.16, h), box)
        for z in (0.12, h - 0.1):
            mesh.box((s * (w / 2 + 0.02), 0, z), (0.16, d + 0.2, 0.1), gold)
            mesh.box((0, s * (d / 2 + 0.02), z), (w + 0.2, 0.16, 0.1), gold)
        mesh.box((s * w * 0.36, -d / 2 - 0.06, h / 2), (0.06, 0.08, h * 0.7), gold)
    mesh.prism(ngon(0.52, 6), -0.06, 0.06, gold, placement((0, -d / 2 - 0.08, h * 0.5), (math.pi / 2, 0, 0)))
    mesh.prism(ngon(0.4, 6), -0.08, 0.08, box, placement((0, -d / 2 - 0.08, h * 0.5), (math.pi / 2, 0, 0)))
    mesh.frame = placement((0, d / 2 + 1.0, 2.6), (-0.32, 0, 0.03))
    mesh.box((0, 0, 0), (w + 0.35, 0.18, 5.2), box)
    for s in (-1, 1):
        mesh.box((0, s * 0.02 - 0.3, s * 2.55), (w + 0.35, 0.6, 0.16), box)
        mesh.box((s * (w / 2 + 0.1), -0.3, 0), (0.16, 0.6, 5.2), box)
    mesh.place(0.03)
    land, shine = chateau.materials(), Mesh("shine")
    shine.box((0, 0, 0.9), (w - 0.4, d - 0.4, 0.05), glow("shine", "#ffbf63", 9))
    shine.place(shadow=False)
    chateau.chateau(land, (-0.5, 0.0, 1.3), 0.66, -0.15, False)
    wood = greatwood.materials()
    greatwood.spires({**wood, "ivory": land["trim"], "moss": land["stone"], "roof": land["slate"]}, (1.7, 1.3, 1.4), 0.15, rng, 9, 5.0)
    norse.world_tree(norse.materials("#ffd27a", "#ffb060"), (-2.0, 1.3, 0.9), 4.6, random.Random(4), 11, 0, 2, True)
    stage.point((0, -1.4, 1.5), 300, "#ffb45e", 0.5)
    stage.point((0, 1.9, 2.6), 900, "#ffc57a", 0.5)
    stage.mark("light", (0, 0.8, 2.6))
    ivory, red = surface("bone", "#eadfc4", rough=0.3, coat=0.4, var=0.05), surface("amber die", "#b5651d", rough=0.2, coat=0.8, var=0.1)
    tabletop.die(ivory, surface("pip", "#2a1c10", rough=0.4), (-1.35, -3.7, 0.3), 0.5, 0.6)
    tabletop.die(red, ivory, (-0.4, -4.1, 0.3), -0.25, 0.6, (6, 2, 3, 4))
    tabletop.die(ivory, surface("pip2", "#2a1c10", rough=0.4), (1.5, -3.6, 0.3), 0.2, 0.6, (3, 1, 5, 2))
    tabletop.coins(gold, (0.6, -3.3, 0), 5, rng)
    stage.area((-6, -7, 6), (0, -1, 1.0), 2, 900, "#ffd9a8")
    stage.area((6, 3, 6), (0, 0, 2), 2, 900, "#ffb870")
    stage.camera((0.3, -12.2, 4.6), (0, 0, 2.3), 38)


def grade_casket(pic):
    pic.fog(linear("#1a1008", 0.3), 0.06, 16, 0.97)
    pic.sky(linear("#1a1008", 0.3) * (0.7 + 0.6 * pic.noise(2, 3, 1.0))[..., None])
    pic.glow("light", 0.36, linear("#ffb95e", 0.09))
    pic.rays("light", 0.12, linear("#ffcf8a", 1.0), 0.9, 0.95, pic.near("light", 0.25), (8, 6))
    pic.develop(1.2, 1.32, 1.15, ("#2a1a10", "#ffe0a8", 0.18), (0.55, (0.5, 0.5), 0.9), (0.14, 1.0), sharpen=(0.35,))


WOOD, TOWN, NORTH = game_file("lands-of-evershade"), game_file("grimcoven"), game_file("lords-of-ragnarok")
SHOTS = {
    "home-1": Shot(table_world, grade_world, samples=24, far=300, bounces=(3, 2, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(casket, grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
