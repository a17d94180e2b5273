"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
import math
import random

from kits import aliens, chateau, dragon, folk, giants, greatwood, minis, norse, soldiers, tabletop, terrain, vikings
from lib import skies, stage
from lib.imageops import smoothstep
from lib.materials import glow, surface
from lib.mesh import Mesh, ngon, placement
from lib.picture import linear
from lib.shot import Shot, game_file

AMBER, TEAL = "#ffb066", "#3f8fa8"


def table_world():
    """Over two players' shoulders: on the board four worlds meet as based miniatures, its far end runs into dusk."""
    rng, p = minis.slate(5, "#0e1826", 0.2, "#0f1216")
    stage.gradient_sky("#3c5f74", "#0e1826", 0.22)
    minis.board("hex", (46, 60), "#8a744e", 0.0, "#171b1c", (0, 34), 1.25)
    wood = norse.materials()
    ship = minis.primed(lambda: norse.longship(wood, (0, 0, 0), 0.0, 1.0, True, None, False), 4.6, 2.4, brush=0.4)
    beast = minis.primed(lambda: aliens.warden(p, 0.02), 4.2, 1.25)
    king = minis.primed(lambda: giants.menhir(p, 0.07), 6.4, 1.7)
    drake = minis.primed(lambda: dragon.dragon(p, p, p, p, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1), 6.0, 1.9)
    man = minis.primed(lambda: soldiers.operative(p, p, None, "ready", weapon="rifle", voxel=0.016), 1.05)
    axe = minis.primed(lambda: vikings.viking(p, p, raised=True, voxel=0.016), 1.05)
    mage = minis.primed(lambda: folk.adventurer(p, p, p, "raise", "hood", 0.1, cloak=0.05, voxel=0.016), 1.1)
    bosses = {(-6.9, 14.0): (ship, 2.5), (3.4, 10.5): (beast, 0.35), (-1.4, 21): (king, 0.1), (9.0, 20): (drake, 0.5)}
    pins = [(-4.9, 13.0), (-8.9, 15.0), *bosses]
    for (x, y), (figure, turn) in bosses.items():
        minis.stand(figure, [(x, y, turn)])
    for figure, count, centre, spread in ((man, 9, (2.9, 6.8), (2.0, 1.0)), (axe, 9, (-4.9, 9.0), (1.8, 1.2)), (man, 7, (7.8, 14), (1.6, 1.2)), (mage, 8, (-2.2, 15.4), (2.0, 1.2)), (axe, 6, (4.6, 17), (1.6, 1.2))):
        minis.stand(figure, minis.ranks(rng, count, centre, spread, 0.1, 1.05, pins))
    minis.dice([(-1.7, 2.6, 0.5, "#e0d6bf", "#1b2026"), (-0.5, 3.1, -0.35, "#a5281c", "#e0d6bf")], 0.72)
    minis.cards([(3.3, 2.6, -0.5), (3.6, 2.7, -0.36), (3.9, 2.7, -0.22)], "#123039")
    minis.player((-7.1, -0.8, 1.35), -0.45, 0.62)
    minis.player((7.3, -0.4, 1.6), 0.5, 0.62, False)
    for y, h, seed, frequency in ((70, 4.5, 1.3, 0.03), (100, 9, 4.2, 0.02), (150, 15, 7.7, 0.014)):
        terrain.ridge(y, h, "#3a4a55", seed, 420, -2, 0.9, frequency)
    stage.area((4, 46, 12), (0, 8, 1), 12, 20000, AMBER, 6)
    stage.area((-20, 14, 12), (0, 12, 1), 6, 5200, TEAL)
    stage.area((20, 18, 10), (4, 12, 1), 6, 4200, "#ff7a4a")
    stage.spot((0, 6, 17), (0, 12, 0), 5200, "#ffdcae", 74, 0.9, 1.0)
    stage.mark("sun", (18, 300, 26))
    stage.mark("horizon", (0, 4000, 0))
    stage.camera((0, -12.5, 8.2), (0, 10, 0.4), 30, (0, 0.02), focus=(0, 12, 1), fstop=2.2)


def grade_world(pic):
    horizon = pic.marks["horizon"][1]
    near = pic.near("sun", 0.3)[..., None]
    mist = linear("#e09a55", 0.42) * near + linear("#2b5a70", 0.26) * (1 - near)
    pic.fog(mist, 0.03, 26, 0.95, pic.belt(horizon, 0.5, 0.7, 2.6) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    stops = ("#c9a67c", "#5f7c8c", "#20405a", "#0c1a2e")
    sky = skies.clouded(pic, horizon + 0.03, "sun", stops, "#6a4626", "#182a40", "#b8a894", 0.5, 5, 0.6, 3.0)
    pic.sky(sky + near * linear("#ffbf78", 0.6))
    pic.glow("sun", 0.3, linear(AMBER, 0.2))
    pic.rays("sun", 0.1, linear(AMBER, 1.0), 0.8, 0.85, pic.near("sun", 0.3), (18, 20))
    pic.rgb = pic.rgb * (1 - 0.7 * smoothstep(pic.y, 0.66, 0.86)[..., None])
    pic.develop(1.1, 1.32, 1.15, ("#16283e", "#ffdcae", 0.18), (0.45, (0.5, 0.45), 0.95), (0.12, 1.0), sharpen=(0.3, 1.1))


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
    "home-1": Shot(table_world, grade_world, samples=32, far=300, bounces=(3, 2, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(casket, grade_casket, samples=24, far=60, bounces=(4, 3, 3)),
}
