"""A wood of trees as big as towers: trunks, roots, vines, ferns, leaf frames, a camp fire."""
import math
import random

from kits import terrain
from lib.tools import TAU, Mesh, Vector, glow, instance, perlin, placement, product, surface, turns


def materials():
    return dict(bark=surface("great bark", "#4a4433", rough=0.95, var=0.5, scale=0.5, streak=0.5, bump=0.7, bump_scale=1.6, specular=0.1),
        moss=surface("moss", "#4d6b2c", rough=1, var=0.5, scale=0.9, bump=0.6, bump_scale=3, specular=0.05),
        fern=surface("fern", "#4f8a34", rough=0.7, var=0.25, scale=3, vary=0.5, specular=0.25), leaf=surface("leaf", "#3f7a34", rough=0.6, var=0.3, scale=2, vary=0.7, specular=0.3),
        stone=surface("old stone", "#8b8d7c", rough=0.9, var=0.4, scale=0.8, streak=0.5, bump=0.5, bump_scale=3, specular=0.15),
        ivory=surface("ivory", "#e8e2c8", rough=0.6, var=0.15, scale=0.4, streak=0.2), roof=surface("roof", "#3c7a6a", rough=0.5, var=0.25, scale=1.5),
        wood=surface("plank", "#5a4430", rough=0.85, var=0.3, scale=3), lamp=glow("lamp", "#ffd890", 14))


def trunk(m, loc, radius, height, seed=0, lean=(0, 0), flare=1.0, ivy=0):
    """Twisted trunk with furrowed bark, burls and roots that run out over the ground; radius at breast height.

    ivy: leaf clumps that climb it. The canopy lies out of sight.
    """
    rng, n = random.Random(seed), 180
    count = rng.randint(6, 8)
    roots = [(TAU * (k + rng.uniform(-0.3, 0.3)) / count, rng.uniform(0.16, 0.26), rng.uniform(0.7, 1.5), rng.uniform(0.5, 1.0)) for k in range(count)]
    burls, twist = [(rng.random() * TAU, rng.uniform(1.2, 7) * radius, rng.uniform(0.1, 0.22)) for _ in range(7)], rng.choice((-1, 1)) * rng.uniform(0.05, 0.11)

    def girth(a, z):
        spin, low = a + twist * z / radius, max(z, -0.25 * radius)
        c, s, r = math.cos(spin), math.sin(spin), 1 - 0.3 * z / height + 0.32 * flare * math.exp(-low / (0.8 * radius))
        for at, wide, long, high in roots:
            d = (spin - at + 0.25 * math.sin(low / radius + at) + math.pi) % TAU - math.pi
            r += flare * long * (math.exp(-low / (0.42 * radius)) + 0.22 * math.exp(-low / (2.6 * high * radius))) * math.exp(-((d / wide) ** 2) / (1 + 0.8 * low / radius))
        for at, high, size in burls:
            r += size * math.exp(-((((a - at + math.pi) % TAU - math.pi) * 3) ** 2) - ((z - high) / (0.35 * radius)) ** 2)
        flow, ridge = terrain.fractal(1.3 * c, 1.3 * s + 0.16 * z / radius, 0.9, seed, 3), 1 - abs(perlin.noise(Vector((5.5 * c, 5.5 * s, 0.34 * z / radius + seed)))) * 2
        fine = 1 - abs(perlin.noise(Vector((12 * c, 12 * s, 0.8 * z / radius - seed)))) * 2
        return radius * (r + 0.13 * flow + 0.085 * ridge + 0.04 * fine)

    def skin(a, z, out=0.0):
        bend, r = 0.25 * radius * (math.sin(z / height * 4 + seed) - math.sin(seed)), girth(a, z) + out
        return (r * math.cos(a) + lean[0] * z + bend, r * math.sin(a) + lean[1] * z, z)
    mesh, levels = Mesh("trunk"), [radius * (-0.35 + 0.1 * k) for k in range(18)] + [radius * (1.45 + 0.2 * k + 0.006 * k * k) for k in range(80)]
    mesh.sheet([[skin(TAU * (i % n) / n, z) for i in range(n + 1)] for z in levels if z < height], m["bark"])
    kinds = [leaf_clump(m, k) for k in range(3)]
    bands = [(rng.uniform(-2.8, -0.3), rng.choice((-1, 1)) * rng.uniform(0.1, 0.3), rng.uniform(2, 6) * radius) for _ in range(5)]
    for k in range(ivy):
        a, turn, top = bands[k % 5]
        z = top * rng.random() ** 1.3
        a += turn * z / radius + rng.gauss(0, 0.1)
        at = skin(a, z, 0.02 * radius)
        instance(rng.choice(kinds), tuple(p + q for p, q in zip(at, loc)), (rng.random(), rng.random(), rng.random() * 6), rng.uniform(0.6, 1.1))
    return mesh.place(loc=loc, smooth=60)


def limbs(m, loc, radius, heights, rng, reach=6.0):
    """Great boughs leaving a trunk; returns their ends."""
    mesh, ends = Mesh("limbs"), []
    for z in heights:
        a = rng.random() * TAU
        points, way, at = [], Vector((math.cos(a), math.sin(a), 0.35)), Vector((loc[0], loc[1], loc[2] + z))
        for _ in range(9):
            points.append(at.copy())
            way = (way + Vector((rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), rng.uniform(-0.12, 0.16)))).normalized()
            at = at + way * radius * reach / 8
        mesh.tube(points, lambda t: radius * (0.34 - 0.27 * t), m["bark"], 12)
        ends.append(points[-1][:])
    mesh.place(smooth=50)
    return ends


def leaf_clump(m, seed, count=70):
    """Mesh data of loose leaves for instancing."""
    mesh, rng = Mesh("leaves"), random.Random(seed)
    for _ in range(count):
        turn = placement(Vector((rng.gauss(0, 0.45), rng.gauss(0, 0.45), rng.gauss(0, 0.3))), (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.random() * 6.3), (rng.uniform(0.7, 1.2),) * 3)
        mesh.add([(0, -0.12, 0), (0.06, 0, 0.015), (0, 0.16, -0.01), (-0.06, 0, 0.015)], [(0, 1, 2, 3)], m["leaf"], turn)
    return mesh.data(0)


def canopy(m, spots, rng, size=3.0, per=7, spread=2.5):
    kinds = [leaf_clump(m, k) for k in range(3)]
    for (x, y, z), _ in product(spots, range(per)):
        at = (x + rng.gauss(0, spread), y + rng.gauss(0, spread), z + rng.gauss(0, spread * 0.45))
        instance(rng.choice(kinds), at, (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.random() * 6.3), size * rng.uniform(0.7, 1.3))


def fern_mesh(m, seed):
    mesh, rng, fronds = Mesh("fern"), random.Random(seed), 11
    for k in range(fronds):
        a, reach, high = TAU * k / fronds + rng.uniform(-0.2, 0.2), rng.uniform(0.7, 1.1), rng.uniform(0.5, 0.9)
        c, s = math.cos(a), math.sin(a)
        for i in range(1, 13):
            t = i / 13
            out, z = reach * t, high * math.sin(t * 2.2) * 1.1
            for side in (-1, 1):
                length, px, py = 0.26 * math.sin(math.pi * min(1, t * 0.9 + 0.1)) + 0.02, c * out, s * out
                qx, qy, w = px - side * s * length + c * length * 0.45, py + side * c * length + s * length * 0.45, 0.034
                mesh.add([(px - c * w, py - s * w, z), (px + c * w, py + s * w, z), (qx, qy, z - length * 0.35)], [(0, 1, 2)], m["fern"])
    return mesh.data(0)


def ferns(m, height, count, x_range, y_range, rng, size=(0.5, 1.1), keep=None):
    kinds = [fern_mesh(m, k) for k in range(3)]
    for x, y in terrain.scatter(count, x_range, y_range, rng, keep):
        instance(rng.choice(kinds), (x, y, height(x, y) - 0.05), (rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.15), rng.random() * 6.3), rng.uniform(*size))


def vines(m, spots, rng):
    mesh = Mesh("vines")
    for x, y, z in spots:
        drop, sway = rng.uniform(4, 14), rng.uniform(-0.6, 0.6)
        mesh.tube([(x + sway * math.sin(t * 3), y, z - drop * t) for t in (k / 12 for k in range(13))], 0.035, m["bark"], 5)
        for k in range(int(drop * 5)):
            t = rng.random()
            at = (x + sway * math.sin(t * 3) + rng.uniform(-0.14, 0.14), y + rng.uniform(-0.14, 0.14), z - drop * t)
            turn = placement(at, (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.random() * 6), (1.4,) * 3)
            mesh.add([(0, -0.12, 0), (0.07, 0, 0), (0, 0.14, 0), (-0.07, 0, 0)], [(0, 1, 2, 3)], m["leaf"], turn)
    mesh.place(smooth=0)


def campfire(m, loc, rng):
    """Ring of stones, leaning logs and flames; add the light yourself."""
    (x, y, z), logs, flames = loc, Mesh("logs"), Mesh("flames")
    for k, a in enumerate(turns(7)):
        logs.tube([(x + 0.55 * math.cos(a), y + 0.55 * math.sin(a), z + 0.05), (x, y, z + 0.5)], 0.06, m["bark"], 7)
        logs.blob((x + 0.75 * math.cos(a + 0.4), y + 0.75 * math.sin(a + 0.4), z), 0.17, m["stone"], rng)
        flames.ball((x + 0.13 * math.cos(a), y + 0.13 * math.sin(a), z + 0.3 + 0.06 * (k % 3)), 0.13 - 0.01 * k, m["lamp"], (1, 1, 2.4 + 0.3 * (k % 3)))
    logs.place()
    flames.place(shadow=False)
