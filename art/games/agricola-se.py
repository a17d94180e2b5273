"""Agricola: the low sun over a small farm: the plough, frost, the same hut in two halves of a walnut."""
import math
import random

from kits import avalon, civilians, farm, heavens, relics, terrain
from lib.tools import Mesh, Shot, glow, instance, linear, lit_through, pane, placement, product, skies, smoothstep, stage, stained, steps, surface, turned


def claim():
    """Straight from above, a frosty morning: somebody with a spade stands in the only pit of clay already; his long shadow ends at the feet of the neighbour, whose track in the frost stops there."""
    m, rng, spade, pit, first, second = farm.materials(), random.Random(4), Mesh("spade"), Mesh("pit"), (3.2, 1.6), (-2.3, -1.9)
    stage.daylight("#6f94d8", "#6f94d8", 0.42, (-0.84, -0.54, -0.29), 9, "#ffc488", 0.6)
    frost = stained(surface("frost", "#c0cad8", rough=0.95, var=0.12, scale=1.5, bump=0.5, bump_scale=9, specular=0.2), "#5c6a48", lambda g: g.remap(g.noise(2.2, 6), 0.57, 0.7))
    frost = stained(frost, "#4a3a34", lambda g: g.remap(g.part(g.nodes.new("ShaderNodeTexCoord").outputs["Object"], 2), 0.0, -0.11))
    clay, trodden = surface("clay", "#93401c", rough=0.5, var=0.5, scale=1.4, bump=0.5, bump_scale=6, specular=0.4), surface("print", "#343a34", rough=1)
    edge = lambda a: 2.0 + 0.5 * terrain.fractal(1.4 * math.cos(a), 1.4 * math.sin(a), 1.1, 3, 4)

    def land(x, y):
        """Furrows on both sides of a meadow, and the hole for the pit in it."""
        side, (u, v) = 0.84 * y - 0.54 * x - 0.1 + 0.5 * terrain.fractal(x, y, 9, 6, 2), (x - first[0], y - first[1])
        ridge = 0.13 * math.sin(7.6 * (x * (0.95 if side < 0 else 0.8) + y * (-0.3 if side < 0 else 0.6)) + 0.5 * terrain.fractal(x, y, 4, 2)) + 0.05 * terrain.fractal(x, y, 0.4, 5, 3)
        return smoothstep(abs(side), 2.8, 3.1) * ridge + 0.025 * terrain.fractal(x, y, 0.7, 2, 3) - 0.7 * smoothstep(math.hypot(u, v) / edge(math.atan2(v, u)), 0.96, 0.8)
    terrain.heightfield(frost, land, (-10.7, 10.7), (-7.6, 7.6), 0.045)
    dug = lambda x, y, q: 0.05 - 0.17 * smoothstep(q, 0.96, 0.86) - 0.15 * smoothstep(q, 0.6, 0.52) + 0.07 * terrain.fractal(x, y, 0.45, 8, 4) - 0.3 * (q > 0.99)
    spots = [[(q, first[0] + q * edge(a) * math.cos(a), first[1] + q * edge(a) * math.sin(a)) for a in (math.tau * k / 180 for k in range(181))] for q in (j / 60 for j in range(61))]
    pit.sheet([[(x, y, dug(x, y, q)) for q, x, y in row] for row in spots], clay)
    for k in range(60):
        a, far = rng.uniform(0.1, 2.7) if k % 4 else rng.uniform(4.6, 5.8), 0.15 + rng.expovariate(4)
        pit.blob((first[0] + (edge(a) + far) * math.cos(a), first[1] + (edge(a) + far) * math.sin(a), 0.03), 0.05 + min(0.2, rng.expovariate(14)), clay, rng, (1.3, 1, 0.7), 3, 0.16)
    for (x0, y0), (x1, y1), bend in ((6.5, 9.5), (4.4, 3.6), -0.4), ((0.8, -9.5), second, -0.6):
        along = math.atan2(y1 - y0, x1 - x0)
        for t, (ahead, wide, long) in product((k / 12 for k in range(13)), ((0.1, 0.08, 0.15), (-0.14, 0.065, 0.075))):
            x, y, _ = turned((ahead, 0.15 * (-1) ** round(12 * t), 0), (x0 + (x1 - x0) * t + bend * math.sin(math.pi * t), y0 + (y1 - y0) * t, 0), along)
            pit.cylinder((x, y, land(x, y) - 0.05), 1, 0.062, trodden, 20, rot=(0, 0, along), scale=(long, wide, 1))
    pit.place(smooth=70)
    for (x, y), z, turn, coat, tool in (first, dug(*first, 0), 2.14, "#e0d8c4", None), (second, land(*second), -0.7, "#1c4a86", "rake"):
        civilians.civilian(*(surface(f"{tint} wool", tint, rough=0.95, var=0.25) for tint in (coat, "#3a3028", "#5a4630", "#b08a6a")), m["beam"], m["rail"], "shoulder", "cap", tool, False, 0.6, 0.012, (x, y, z), turn, 1.15)
    spade.tube([(0.28, 0.5, 0.85), (0.3, 0.26, 1.36), (0.52, -0.1, 1.86)], 0.032, m["rail"], 8).tube([(0.12, 0.5, 0.85), (0.44, 0.5, 0.85)], 0.034, m["rail"], 8)
    spade.prism([(-0.17, 0), (0.17, 0), (0.16, 0.3), (0, 0.46), (-0.16, 0.3)], -0.02, 0.02, m["shade"], placement((0.52, -0.1, 1.84), (math.pi / 2, 0.4, 0))).place(0, (*first, dug(*first, 0)), (0, 0, 2.14), 1.15)
    stage.camera((0, 0, 27), (0, 0, 0), 50)


def walnut():
    """Afternoon on a sill: in the two halves of a walnut stands the same hut, in one of them among sheep on a meadow, in the other among pumpkins and wheat."""
    m, rng = dict(farm.materials(), meadow=surface("meadow", "#6a9034", rough=0.9, var=0.3, scale=2)), random.Random(4)
    stage.daylight("#f2dcb4", "#5a8ad0", 0.7, (0.66, -0.62, -0.42), 12, "#ffc680", 0.8)
    leaf = {t: lit_through(surface("leaf " + t, t, rough=0.7, var=0.35, scale=4, vary=0.35), 0.4) for t in ("#5f8a2e", "#c0701c", "#d8a030")}
    trees = [farm.oak_mesh(dict(m, leaf=material), random.Random(k)) for k, material in enumerate(leaf.values())]
    blade, ears = (lit_through(surface(t, t, rough=0.7, var=0.3, vary=0.4), 0.5) for t in ("#98c444", "#e8b850"))
    log, lit = surface("logs", "#a87848", rough=0.8, var=0.35, scale=2), pane("lit room", "#ff9a3c", 1.5)
    flock, kind, foliage = [farm.sheep_mesh(m, random.Random(k), k > 0) for k in range(3)], farm.gourd_mesh(3), farm.gourd_leaf()
    hill = lambda x, y: 0.5 * terrain.fractal(x, y, 6, 3, 3) - 0.5
    free = lambda x, y: math.hypot(x, y / 0.84) < 5.5 and max(abs(x - 1.5) - 2.1, abs(y - 1.5) - 1.6) > 0
    halves = ((-1.9, -0.9, 1.73), (0.24, -0.08, 0.3), 2.25, m["meadow"]), ((2.7, 2.1, 1.62), (0.22, 0.1, -0.55), 2.1, m["soil"])
    for k, (at, tilt, size, ground) in enumerate(halves):
        with stage.small(within=placement(at, tilt, (size,) * 3)):
            relics.walnut_half(3 * k + 2)
            with stage.small(size=0.15):
                rows = [[(6 * q * math.cos(math.tau * t), 5.1 * q * math.sin(math.tau * t)) for t in steps(72)] for q in steps(24)]
                Mesh("land").sheet([[(*spot, hill(*spot)) for spot in row] for row in rows], ground).place(smooth=60)
                farm.log_hut(m, log, lit, (1.5, 1.5, hill(1.5, 1)), 0.12, 1)
                if k == 0:
                    terrain.grass(blade, hill, 2600, (-6, 6), (-5, 5), rng, (0.12, 0.34), free)
                    farm.fence(hill, [(-5.2, 1.2), (-2.9, -0.6), (-1.4, 0.6), (-1.2, 3.9)], [(1.2, -3.9), (3.1, -2.6), (5.2, -0.9)])
                    for j, (u, v, turn) in enumerate(((-3.6, 2.0, 1.1), (-2.4, 2.9, -0.8), (-0.9, -2.0, 0.6), (-3.2, -2.2, -1.0), (1.6, -1.6, 2.0))):
                        instance(flock[j % 3], (u, v, hill(u, v)), turn, 1.25)
                else:
                    terrain.grass(ears, hill, 2600, (-6, 6), (-5, 5), rng, (0.3, 0.7), lambda x, y: free(x, y) and x > 2.2 - 0.5 * y)
                    rows = [(-4.7 + 1.5 * i + 0.5 * (j % 2), -3.9 + 1.3 * j) for i, j in product(range(6), range(6))]
                    for u, v in (spot for spot in rows if free(*spot) and spot[0] < 1.4 - 0.5 * spot[1]):
                        instance(kind, (u, v, hill(u, v) - 0.05), (0.1, 0.1, 5 * u + v), rng.uniform(1.0, 1.35))
                        for a in (6.3 * rng.random() for _ in range(4)):
                            instance(foliage, (u + 0.7 * math.cos(a), v + 0.7 * math.sin(a), hill(u, v) + rng.uniform(0.15, 0.5)), a, rng.uniform(0.25, 0.45))
                instance(trees[2 * k], (-0.6 - 0.6 * k, 3.9, hill(-0.6, 3.7)), 0, 0.41)
    stone = stained(surface("sill", "#8e7f6c", 0.8, 0, 0.4, 1.6, 0.6, 7, specular=0.3), "#5c6a34", lambda g: g.remap(g.noise(0.6, 8), 0.5, 0.66, 0, 0.7))
    for k in range(3):
        Mesh("slab").box((0, 0, -0.6), (13, 17, 1.2), stone).place(0.22, (13.06 * k - 16.5, -3, 0), segments=5)
    Mesh("sky").box((0, 270, 40), (420, 1, 220), glow("sky", "#ffe0b0", 1.3)).place(shadow=False)
    for way in (0, math.pi):
        with stage.small(within=placement((-4.7, 4.0, 1.15), (way, 0.1, 0.5), (1.45,) * 3)):
            relics.walnut_half(9)
    relics.leaf(leaf["#c0701c"], (2.7, -1.9, 0.16), (0.12, 0.1, 0.55), 1.15)
    terrain.heightfield(surface("lawn", "#b4ac50", rough=1, var=0.3, scale=0.1), lambda x, y: -9 + 0.03 * y, (-160, 160), (14, 260), 6)
    for x, y, size in [(rng.uniform(-0.75, 0.75) * y, y, rng.uniform(0.9, 2.2)) for y in (48, 70, 100, 150) for _ in range(7)]:
        instance(rng.choice(trees), (x, y, -9 + 0.03 * y), 6 * rng.random(), size)
    stage.area((5, -9, 7), (0, 0, 1), 6, 240, "#c8dcff")
    stage.camera((-0.15, -11.6, 5.5), (0.25, 0.3, 1.8), 43, focus=(-0.6, -1.0, 1.8), fstop=0.23)


def tile():
    """A pair of oxen draws the plough along a ridge, black before the rising sun; the furrows catch its light, gulls follow."""
    m, rng, gear = farm.materials(), random.Random(4), Mesh("plough")
    stage.daylight("#ffc88a", "#20304c", 0.25, (-0.1, -0.98, -0.2), 18, "#ff8a3c", 1.0)

    def ridge(x, y):
        furrow = 0.13 * math.sin(3.6 * y + 0.2 * x + 0.5 * terrain.fractal(x, y, 6, 2)) + 0.05 * terrain.fractal(x, y, 0.6, 5, 3)
        return 0.3 * smoothstep(y, 2, 25) - 30 * smoothstep(y, 26.5, 70) - 0.006 * (x - 1) ** 2 + furrow * (1 - smoothstep(y, 25, 26))
    Mesh("field").sheet([[(0.12 * k, 0.1 * j, ridge(0.12 * k, 0.1 * j)) for k in range(-150, 151)] for j in range(-20, 300)], m["soil"]).place(smooth=60)
    oxen = farm.cow_mesh(m, False)
    for x, y in ((2.3, 25.0), (1.7, 26.0)):
        instance(oxen, (x, y, ridge(x, 25) - 0.05), (0, 0, -math.pi / 2), 1.1)
    z = ridge(-1, 25)
    for line, thick in (([(3.2, 24.8, z + 1.5), (2.6, 26.2, z + 1.5)], 0.08), ([(3.0, 25.5, z + 1.3), (-1.2, 25.4, z + 0.5), (-2.2, 25.4, z + 0.1)], 0.07), ([(-1.5, 25.4, z + 0.3), (-2.4, 25.3, z + 0.8), (-3.2, 25.3, z + 1.05)], 0.045), ([(-1.5, 25.4, z + 0.3), (-2.4, 25.6, z + 0.8), (-3.2, 25.7, z + 1.05)], 0.045), ([(-0.6, 25.4, z + 0.65), (-0.9, 25.4, z - 0.1)], 0.05)):
        gear.tube(line, thick, m["beam"], 7)
    gear.prism([(-2.1, -0.1), (-1.1, 0.0), (-2.1, 0.2)], 0, 0.5, m["beam"], placement((0, 25.4, z - 0.1)), 0.6).place()
    civilians.civilian(*(m["beam"],) * 6, "walk", "cap", None, False, 0.6, 0.012, (-3.5, 25.4, ridge(-3.5, 25)), -math.pi / 2, 1.08, 2)
    avalon.ravens((-6.5, 27, z + 3.2), 22, (2.2, 1.5, 1.3), rng, 0.26)
    tree = farm.oak_mesh(m, rng)
    for k in range(34):
        x = rng.uniform(-60, 60)
        instance(tree, (x, rng.uniform(90, 150), rng.uniform(-7, -4)), (0, 0, rng.random() * 6), rng.uniform(0.7, 1.2))
    terrain.ridges(((190, 16, "#5d6f5a", 1.2), (280, 34, "#66788a", 4.4), (420, 60, "#66788a", 7.7)), 1000, -26, 3, 0.01)
    stage.camera((0, -3, 2.6), (-0.2, 26, 3.1), 58, sun=(4, 240, 22), horizon=(0, 4000, 3))


def grade_crest(pic):
    """Against the sun: what is near stays black, the valley fills with lit mist."""
    pic.rgb = pic.rgb * (0.25 + 0.75 * ((pic.depth - 5) / 18).clip(0, 1))[..., None]
    pic.mist("sun", 0.42, ("#ffae58", 1.1), ("#6a6c88", 0.4), 0.006, 40, 0.94, pic.belt(0.5, 0.5, 4) * (0.6 + 0.8 * pic.noise(3, 4, 3.5)))
    sky = skies.clouded(pic, pic.horizon, "sun", ("#ffb45c", "#cc6444", "#3a4068", "#0b1630"), "#c85a20", "#141c38", "#e88858", 0.47, 12, 0.72, 4.6)
    pic.sky(heavens.moon(pic, sky, "sun", 0.105, "#fff0b8", "#ffdf98", 3.4, 0.48))
    pic.rays("sun", 0.1, linear("#ffc070", 1.0), 0.9, 0.8, pic.near("sun", 0.25), (25, 20))
    pic.glow("sun", 0.3, linear("#ffa048", 0.25))
    pic.develop(0.75, 1.4, 1.15, ("#1c2c50", "#ffdca8", 0.18), (0.5, (0.5, 0.5), 0.92), (0.14, 1.0), sharpen=(0.35, 1.0))


def grade_sill(pic):
    pic.develop(1.2, 1.4, 1.16, ("#1c3450", "#ffe0a8", 0.14), (0.6, (0.45, 0.5), 0.92), (0.12, 1.0), sharpen=(0.4, 1.0))


SHOTS = {
    "hero": Shot(stage.view(tile, (-2.8, -4, 2.5), (-4.3, 26, 3.0), 42), grade_crest, samples=16, far=700, bounces=(3, 2, 2)),
    "tile": Shot(tile, grade_crest, samples=16, far=700, bounces=(3, 2, 2)),
    "feature-2": Shot(walnut, grade_sill, samples=36, far=300, bounces=(4, 3, 3)),
    "feature-3": Shot(stage.view(walnut, (-3.6, -8.2, 3.9), (-2.3, 0.3, 1.75), 52, focus=(-2.3, -0.8, 1.8), fstop=0.2), grade_sill, samples=30, far=300, bounces=(4, 3, 3)),
    "feature-1": Shot(claim, lambda pic: pic.develop(0.75, 1.38, 1.15, ("#1c2c50", "#ffdca8", 0.14), (0.6, (0.5, 0.5), 0.92), (0.08, 1.0), sharpen=(0.35, 1.0)), samples=16, far=90, bounces=(3, 2, 2)),
}
