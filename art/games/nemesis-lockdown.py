"""Nemesis, Lockdown: a last yellow lamp walks to a base going dark, under the cold blue sunset of Mars."""
import math
import random

from kits import air, aliens, boards, boxes, mars, minis, soldiers, terrain
from lib.tools import Mesh, Shot, glow, linear, product, shining, skies, smoothstep, stage, surface, turned

SUN, LAMP = "#bfe0ff", "#ffb338"


def suit():
    return surface("suit", "#8a6a4c", rough=0.8, var=0.35, edge=0.4), surface("gear", "#2a2320", rough=0.5, metal=0.3, edge=0.5)


def skin():
    return surface("skin", "#2a2022", rough=0.35, var=0.4, scale=5, bump=0.3, bump_scale=15, coat=0.4, edge=0.35)


def wanderer(loc, rot, scale=1.0):
    """Suited figure with a hand lamp that throws a pool of light ahead (+Y)."""
    soldiers.operative(*suit(), glow("visor", LAMP, 6), "stride", weapon="none", plates=1, loc=loc, rot=rot, scale=scale)
    ahead = lambda *point: turned(point, loc, rot)
    stage.spot(ahead(-0.32, 0.45, 1.1), ahead(-0.4, 8, -0.2), 2600, LAMP, 46, 0.5, 0.05)
    stage.mark("torch", ahead(-0.32, 0.4, 1.05))
    shining("hand lamp", ahead(-0.32, 0.36, 1.0), 0.07, glow("hand lamp", LAMP, 40))


def base(m, rng, x, y, lit=0.4):
    mesh = Mesh("base")
    z = mars.dune(x, y) - 0.3
    mars.dome(mesh, m, (x, y, z), 9.5, lit, rng)
    mars.dome(mesh, m, (x + 19, y + 8, z + 0.5), 7, lit * 0.5, rng, 10)
    mars.dome(mesh, m, (x - 15, y + 9, z + 0.3), 5.2, 0.0, rng, 10)
    mars.module(mesh, m, (x - 12, y + 2, z + 2.4), (x - 31, y - 3, z + 2.2), 1.9, lit * 0.7, rng)
    mars.module(mesh, m, (x + 8, y + 1, z + 2.2), (x + 27, y - 2, z + 2.2), 1.8, lit, rng)
    mars.mast(mesh, m, (x + 11.5, y + 14, z), 34, rng)
    mars.mast(mesh, m, (x - 24, y + 12, z), 19, rng, light=False)
    mesh.box((x, y - 9.4, z + 1.6), (3.4, 1.2, 3.2), m["joint"])
    mesh.box((x, y - 10.05, z + 1.5), (1.9, 0.1, 2.5), m["window"])
    mesh.place(0.03)
    stage.area((x, y - 10.3, z + 1.6), (x, y - 20, z), 2, 900, LAMP, 2.4)


def world(m, sun_dir, boulders, x_range=(-60, 70), land=mars.dune):
    terrain.heightfield(m["ground"], land, x_range, (-4, 130), 0.5)
    mars.boulders(m, land, boulders, (-26, 30), (2, 60), lambda x, y: abs(x) > 2.6 or y > 14)
    terrain.ridges(((170, 16, "#5a3020", 1.2), (260, 40, "#5a3323", 4.4)), 900, -2, 2.5, 0.012)
    stage.daylight("#a87a58", "#4a3a3c", 0.62, sun_dir, 1.7, SUN, 2)


def hero():
    """A wall of dust as high as mountains rolls over the plain; along a line of beacons a lamp hurries to the base before it arrives."""
    m, rng, posts = mars.materials(), random.Random(5), Mesh("posts")
    world(m, (-0.2, -1, -0.13), 260, (-90, 170))
    base(m, rng, 27, 62, 0.6)
    for k in range(9):
        y = 7.5 * 1.25**k
        x = 0.132 * (y - 1) - 1.2 + (0.16 + 0.005 * y) * (y - 1)
        z = mars.dune(x, y)
        posts.tube([(x, y, z - 0.3), (x + 0.03, y, z + 1.15)], 0.035, m["joint"], 8)
        posts.cylinder((x + 0.03, y, z + 1.3), 0.1, 0.05, m["joint"], 12, 0.03)
        shining("beacon", (x + 0.03, y, z + 1.2), 0.075, glow("beacon", "#ff7a2c", 60 if k % 4 != 2 else 0.5))
        if k % 4 != 2:
            stage.point((x - 0.1, y - 0.1, z + 1.2), 26, "#ff8a3c", 0.08)
    posts.place()
    wanderer((1.5, 13.0, mars.dune(1.5, 13.0)), -0.5)
    stage.area((-22, 40, 9), (4, 14, 0), 8, 5000, SUN)
    stage.camera((-1.2, 1.0, 1.7), (6.6, 60, 7.4), 29, sun=(104, 400, 66), horizon=(0, 900, 2))


def tile():
    """What waits on the roof, dark before the sun; a lamp walks to the door below."""
    m, rng = mars.materials(), random.Random(8)
    world(m, (-0.05, -1, -0.2), 260)
    base(m, rng, 1.5, 44, 0.5)
    aliens.prowler(skin(), 0.025, (1.6, 43, mars.dune(1.5, 44) + 8.55), 0.75, 2.2, 0.4)
    wanderer((-1.3, 10.5, mars.dune(-1.3, 10.5)), -0.15)
    stage.area((-4.5, 4.5, 4.5), (-1.3, 10.5, 1.0), 1.6, 200, "#ffd9a8")
    stage.camera((0, 0, 1.5), (0.6, 44, 7.4), 34, sun=(0, 400, 140), horizon=(0, 900, 2))


def watched():
    """A rover's lamps climb a slope; on the crest three of them stand before the sun."""
    m = mars.materials()
    land = lambda x, y: mars.dune(x, y) * 0.6 + 8.5 * math.exp(-(((y - 50 - 0.1 * x) / 11) ** 2)) * (0.85 + 0.2 * math.sin(0.06 * x + 0.5))
    world(m, (-0.12, -1, -0.16), 700, (-90, 110), land)
    mars.rover(m, (-4.6, 26, land(-4.6, 26) - 0.1), -0.35, 1.0)
    for s in (-0.6, 0.6):
        stage.spot((-3.7 + s, 28.6, land(-4, 28) + 1.2), (1.5 + 2 * s, 42, land(1.5, 42)), 14000, LAMP, 40, 0.5, 0.08)
    boards.crowd(lambda: aliens.prowler(skin(), 0.025), [(x, y, land(x, y) - 0.15, turn, 3.3) for x, y, turn in ((-1.5, 49.5, 0.7), (7.5, 50.5, -0.25), (15.5, 51.5, -0.9))])
    stage.camera((0, 0, 2.4), (4.0, 50, 8.6), 33, sun=(60, 400, 84), horizon=(0, 900, 2))


def listening():
    """Great dishes in a row at dusk, all turned to the sun; somebody with a lamp on the way to the first."""
    m = mars.materials()
    world(m, (-0.3, -1, -0.14), 260, (-90, 130))
    for x, y in ((11, 38), (4, 66), (-2, 96), (-7, 128)):
        mars.dish(m, (x, y, mars.dune(x, y) - 0.3), 9.0, 1.0, 0.6)
    wanderer((-1.6, 13.5, mars.dune(-1.6, 13.5)), -0.35)
    stage.area((-4.5, 5.5, 4.5), (-1.6, 13.5, 1.0), 1.6, 200, "#ffd9a8")
    stage.area((36, 12, 9), (11, 38, 9), 9, 6500, "#ff9a5c")
    stage.area((-26, 22, 22), (10, 38, 10), 7, 5000, SUN)
    stage.camera((-0.8, 0, 1.7), (2.0, 40, 9.6), 30, sun=(-60, 400, 92), horizon=(0, 900, 2))


def failing():
    """The lamps along the path go out one after another; somebody stands under the last, what waits stands behind it."""
    m = mars.materials()
    land = lambda x, y: mars.dune(x, y) * min(1, max(0, (abs(x) - 3) / 6)) - 0.1
    world(m, (-0.12, -1, -0.16), 0, (-90, 110), land)
    mars.boulders(m, land, 220, (-40, 40), (6, 70), lambda x, y: abs(x) > 6)
    path, rng, head = Mesh("path"), random.Random(6), glow("lamp head", "#ffc566", 30)
    slab = surface("slab", "#4a3a30", rough=1, var=0.45, scale=0.6, specular=0)
    for k in range(34):
        path.box((0, 1.4 + 2.6 * k, rng.uniform(-0.03, 0.02)), (4.6, 2.45, 0.2), slab, (rng.uniform(-0.01, 0.01), rng.uniform(-0.012, 0.012), rng.uniform(-0.02, 0.02)))
    for k, side in product(range(6), (-1, 1)):
        x, y, lit = side * 4.0, 10.5 + 8 * k, k < 2
        path.tube([(x, y, -0.5), (x, y, 4.6), (x - side * 0.25, y, 5.1), (x - side * 1.1, y, 5.3)], 0.09, m["joint"], 10)
        path.cylinder((x, y, -0.2), 0.26, 0.7, m["joint"], 14, 0.2)
        path.box((x - side * 1.2, y, 5.27), (0.95, 0.34, 0.16), m["joint"])
        path.box((x - side * 1.2, y, 5.17), (0.8, 0.24, 0.06), head if lit else m["dead"])
        if lit:
            stage.spot((x - side * 1.2, y, 5.1), (x - side * 1.3, y, 0), 1500, LAMP, 105, 0.6, 0.15)
            stage.mark(f"lamp{2 * k + (side > 0)}", (x - side * 1.2, y, 5.15))
    path.place(0.02)
    soldiers.operative(*suit(), glow("visor", LAMP, 6), "ready", weapon="none", plates=1, loc=(-1.3, 18.6, 0.1), rot=-0.1)
    boards.crowd(lambda: aliens.prowler(skin(), 0.025), [(2.0, 33, 0.1, -0.75, 2.1), (-11.8, 46, 0, 0.7, 2.1)])
    stage.camera((-0.7, 0, 1.9), (0.4, 40, 5.4), 37, sun=(20, 400, 52), horizon=(0, 900, 2))


def table():
    """A ring of light on the board, painted survivors back to back in it, and what the dark sends from all sides, their queen first; the base beyond."""
    (rng, bare), m = minis.slate(8, "#5a3a2c", 0.08, "#1c1512"), mars.materials()
    minis.board("ring", (26, 26), "#f0c890", at=(0, 6.2), cell=1.7, tints=("#6a3424", "#84503a", "#4a4048", "#7a6040"))
    for k, suit in enumerate(("#d09030", "#c8c0b0", "#4a7a98")):
        crew = [(0.95 * math.cos(a), 5.4 + 0.95 * math.sin(a), a - math.pi / 2) for a in (math.tau * (n + 0.3) / 5 for n in range(k, 5, 3))]
        minis.stand(minis.primed(lambda k=k: soldiers.operative(bare, bare, None, ("aim", "ready")[k % 2], voxel=0.014), 1.1, paint=("#4a4440", suit, "#a0a4a8*"), ring="#e0a030"), crew)
    dark = [(r * math.cos(a), 5.6 + r * math.sin(a), a - math.pi / 2 + rng.gauss(0, 0.2)) for r, a in ((rng.choice((3.0, 3.5, 4.8, 6.2)), math.tau * (k + 0.5 * rng.random()) / 20) for k in range(20)) if not (a > 3.6 and r > 4) and not 1.1 < a < 2.0]
    minis.stand(minis.primed(lambda: aliens.prowler(bare, 0.02), 1.15, 0.5, "#5a6a78", ring="#5a2018"), dark)
    minis.stand(minis.primed(lambda: aliens.warden(bare, 0.02), 2.9, 0.9, "#6a7080", ring="#a02818"), [(0.4, 8.6, 0.1)])
    minis.tokens(rng, "#c07a1c", [(0, 5.4, 3), (2.6, 3.0, 1), (-3.2, 3.4, 2)])
    minis.dice([(-2.7, 2.9, 0.4, "#2a2320", "#ffb338"), (-2.2, 2.5, -0.2, "#d8cfc0", "#5a2a18")], 0.4, -0.14)
    minis.cards([(3.3, 3.2, -0.3)], "#3a1c14", lift=-0.12, face=("#d0b890", "#b0602c", "#40242a"))
    base = Mesh("base")
    for x, y, r, lit in ((-5.5, 21, 3.4, 0.6), (0.6, 25, 2.4, 0.3), (-12, 25, 2.8, 0)):
        mars.dome(base, m, (x, y, -0.3), r, lit, rng)
    mars.mast(base, m, (3.6, 24, -0.2), 9, rng)
    base.place(0.02)
    mars.dish(m, (9.5, 24, -0.2), 2.6, -0.5, 0.5)
    minis.lights(SUN, "#ffd9a8", (9, 34, 9), 7000, (-9, -4, 7), 220, (0.1, 5.8), 1.6, "#70b0ff")
    stage.camera((-2.4, -2.4, 4.6), (0.2, 7.2, 0.9), 36)


def dust(x):
    """Upper edge of the storm in the hero."""
    return 0.02 + 0.58 * smoothstep(x, 0.14, 0.84)


def grade(pic, start, ev=1.15, night=1.0, storm=False, disc=0.022):
    low = pic.belt(0.35, 0.65, 1.5)
    pic.mist("sun", 0.34, ("#9dc0e0", 0.62 * night), ("#8f5c40", 0.36 * night), 0.007 if storm else 0.012, start, 0.95, low * (0.6 + 0.8 * pic.noise(2.5, 4, 2.6)))
    stops = ("#b98862", "#a06a48", "#6b4232", "#3a2622")
    sky = skies.clouded(pic, pic.horizon, "sun", stops, "#6da0d8", "#5b3a2c", "#c7a58c", 0.42, 5, 0.55, 2.4)
    sky = sky * night + linear("#eaf4ff", 6.0) * pic.near("sun", disc)[..., None] ** 3 + linear("#9fc8f5", 0.5) * pic.near("sun", 0.1)[..., None]
    pic.sky(air.storm(pic, sky, dust, "sun", linear("#6a3420", 0.2), linear("#f0b890", 0.5)) if storm else sky)
    pic.rays("sun", 0.12, linear("#a8cdf5", 1.2), 0.5, 0.8, pic.near("sun", 0.2), (start, 50))
    for k in range(4 * ("lamp0" in pic.marks)):
        pic.glow(f"lamp{k}", 1.2 / pic.marks[f"lamp{k}"][2], linear(LAMP, 0.35))
    if "torch" in pic.marks:
        pic.glow("torch", 0.05, linear(LAMP, 0.5), (pic.depth > pic.marks["torch"][2]) * (pic.marks["torch"][2] > 0))
    if storm:
        pic.rgb = pic.rgb * (0.4 + 0.6 * smoothstep(pic.depth, 5, 22) * (0.6 + 0.4 * smoothstep(pic.depth, 110, 150)))[..., None]
    pic.develop(ev, 1.34, 1.12, ("#3a2224", "#ffdfb8", 0.15), (0.6, (0.55, 0.5), 0.86), (0.13, 1.0))


SHOTS = {
    "closing": boxes.shot("dish", "#ff8a4a", "#28406e", "#c9b79a", "soldiers", "above", 9, lid=((-2.9, 1.2, 0), (0, 0, -0.3)), crew=((-2.8, 1.1, -1.3, 0.66), (-1.3, -0.9, -1.1), (-0.6, -1.8, -0.9), (0.2, -2.5, -0.5)), cards=((3.0, -1.3, 0.3), (3.3, -1.8, 0.7)), dice=((-2.2, -1.6), (-1.9, -2.0))),
    "hero": Shot(hero, lambda pic: grade(pic, 30, 1.2, storm=True, disc=0.034), samples=20, far=420, bounces=(3, 2, 2)),
    "tile": Shot(tile, lambda pic: grade(pic, 32), samples=20, far=420, bounces=(3, 2, 2)),
    "feature-3": Shot(watched, lambda pic: grade(pic, 54, 1.3, disc=0.09), samples=28, far=420, bounces=(2, 1, 1)),
    "feature-1": Shot(table, lambda pic: minis.finish(pic, SUN, "#6a2c1c", 14, 0.035, ev=1.15, glow=0.1, spread=0.3), samples=11, far=90, bounces=(2, 1, 2)),
    "feature-4": Shot(failing, lambda pic: grade(pic, 30, 1.3, 0.8), samples=40, far=420, bounces=(3, 2, 2)),
    "feature-2": Shot(listening, lambda pic: grade(pic, 30, 1.25), samples=32, far=420, bounces=(3, 2, 2)),
}
