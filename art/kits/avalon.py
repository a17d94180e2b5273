"""Avalon: block-built ruins, mossy walls, rust-red bracken."""
import math

import numpy as np

from kits import greatwood, terrain
from lib.tools import TAU, Mesh, glow, instance, placement, product, stained, surface, turns

COURSE = 0.38  # height of one row of stones


def materials():
    return dict(stone=surface("weathered", "#837d74", rough=0.95, var=0.4, scale=0.5, streak=0.5, bump=0.6, bump_scale=3, specular=0.12),
        block=surface("block", "#7d776e", rough=0.92, var=0.35, scale=1.2, streak=0.35, vary=0.35, bump=0.5, bump_scale=5, specular=0.12),
        moor=surface("red moor", "#5c3524", rough=1, var=0.5, scale=0.4, bump=0.8, bump_scale=2.4, specular=0.05),
        fern=surface("bracken", "#8a3a1c", rough=0.8, var=0.3, scale=3, vary=0.6, specular=0.15),
        grass=surface("bleached grass", "#a58a5a", rough=0.85, var=0.3, scale=2, vary=0.5, specular=0.1),
        leaf=surface("rowan leaf", "#b0401e", rough=0.7, var=0.3, scale=2, vary=0.6, specular=0.2), bark=surface("birch", "#8f8a82", rough=0.9, var=0.5, scale=2.5, streak=0.7),
        steel=surface("worn steel", "#9a9b9c", rough=0.34, metal=0.95, var=0.35, scale=9, edge=0.5), leather=surface("strap", "#4a2f20", rough=0.6, var=0.3, scale=9),
        cloth=surface("sleeve", "#5a241c", rough=0.95, var=0.3, scale=9), ember=glow("ember", "#9fdcff", 24))


def round_tower(mesh, m, loc, radius, height, rng, broken=0.45):
    """Ruined tower laid block by block; broken: how much of the crown has fallen."""
    (x0, y0, z0), count, levels = loc, max(16, int(TAU * radius / 0.72)), int(height / COURSE)
    fall, worn = rng.random() * TAU, [rng.uniform(-1.2, 1) for _ in range(count)]
    for level, (k, a) in product(range(levels), enumerate(turns(count))):
        top = levels * (1 - broken * (0.5 + 0.5 * math.cos(a - fall)) ** 1.3 - 0.06 * math.sin(a * 7) - 0.03 * math.sin(a * 17))
        if level > top + worn[k] or (level % 17 in (9, 10, 11, 12) and level < levels - 6 and k % max(3, count // 5) == 0):
            continue
        a += TAU * 0.5 * (level % 2) / count
        r = radius * (1.06 - 0.1 * level / levels) + rng.uniform(-0.05, 0.05)
        mesh.box((x0 + r * math.cos(a), y0 + r * math.sin(a), z0 + (level + 0.5) * COURSE), (rng.uniform(0.75, 0.95), TAU * radius / count, COURSE * rng.uniform(0.94, 1.02)), m["block"], (0, 0, a))
    mesh.cylinder((x0, y0, z0 - 2), radius * 0.9, height * (1 - broken) + 1.5, m["stone"], 24)


def wall(mesh, m, start, end, height, rng, broken=0.4):
    """Ruined wall laid block by block."""
    length, a = math.dist(start[:2], end[:2]), math.atan2(end[1] - start[1], end[0] - start[0])
    count, levels, seed = int(length / 0.72), int(height / COURSE), rng.random() * 9
    for level, k in product(range(levels), range(count)):
        t = (k + 0.5 * (level % 2)) / count
        top, z = levels * (1 - broken * abs(math.sin(t * 5 + seed)) ** 2 - 0.12 * abs(math.sin(t * 23 + seed))), (level + 0.5) * COURSE
        if level > top:
            continue
        mesh.box((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, start[2] + (end[2] - start[2]) * t + z), (length / count, rng.uniform(1.12, 1.24), COURSE), m["block"], (0, 0, a))
    low = height * (0.86 - broken)  # no light through the joints
    mesh.sheet([[start, end], [(*start[:2], start[2] + low), (*end[:2], end[2] + low)]], m["block"])


def mossy(tint, rough=0.45, specular=0.5):
    stone = surface("mossy stone", tint, rough=rough, var=0.45, scale=1.6, streak=0.6, bump=0.8, bump_scale=6, specular=specular)
    return stained(stone, "#3a4a1a", lambda g: g.remap(g.noise(0.8, 8), 0.52, 0.62, 0, 0.85))


def masonry(mesh, stones, rng, x, y, half, spring):
    """Wall of bevelled stones across the view with an arched gate `half` wide to either side of x; its arch is laid of wedges."""
    z, ring = -0.3, 0.55
    while z < 10:
        tall = rng.uniform(0.3, 0.66)
        near = max(0, z + 0.45 * tall - spring)
        gap = math.sqrt(max(0, (half + ring) ** 2 - near**2)) if near else half
        for start, end in ((-14, x - gap), (x + gap, 15)):
            while start < end - 0.01:
                wide = rng.uniform(0.5, 1.15)
                wide = end - start if end - start - wide < 0.3 else wide
                mesh.box((start + wide / 2, y + rng.uniform(-0.17, 0.07), z + tall / 2), (wide, 1.3, tall), rng.choice(stones), (0, rng.uniform(-0.008, 0.008), 0))
                start += wide
        z += tall
    arch = [[(x + r, -1)] + [(x + r * math.cos(a), spring + r * math.sin(a)) for a in np.linspace(0, math.pi, 25)] + [(x - r, -1)] for r in (half + 2 * ring, half + 0.06)]
    mesh.ring(*arch, y - 0.4, y + 0.5, stones[0])
    for side in (-1, 1):
        mesh.box((x + side * (half + ring / 2), y - 0.14, spring - 0.12), (ring + 0.16, 1.44, 0.4), stones[0])
    for k in range(17):
        a, r = math.pi * (k + 0.5) / 17, half + ring / 2
        mesh.box((x + r * math.cos(a), y - 0.17 + rng.uniform(-0.04, 0.04), spring + r * math.sin(a)), (ring + rng.uniform(0, 0.15), 1.4, r * math.pi / 16.2), rng.choice(stones), (0, -a, 0))


def rowan(m, loc, height, rng, leaves):
    """Twisted trunk with foliage in clouds on its boughs."""
    terrain.dead_tree(m["bark"], loc, height, rng)
    kinds = [greatwood.leaf_clump(m, k) for k in range(3)]
    boughs = [(0.05 + 0.3 * math.cos(2.4 * k) * math.sin(math.pi * (k + 3) / 20) ** 0.6, 0.2 * math.sin(2.4 * k), 0.5 + 0.025 * k + rng.uniform(-0.03, 0.03)) for k in range(17)]
    for k in range(leaves * 7):
        at = [a + height * (b + rng.gauss(0, 0.055 - 0.02 * (c == 2))) for c, (a, b) in enumerate(zip(loc, boughs[k % 17]))]
        instance(rng.choice(kinds), at, (rng.random(), 0, rng.random() * 6), rng.uniform(0.5, 0.85))


def ravens(centre, count, spread, rng, size):
    mesh, black = Mesh("ravens"), surface("raven", "#14141a", rough=0.6)
    for _ in range(count):
        mesh.frame = placement([c + rng.gauss(0, s) for c, s in zip(centre, spread)], (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.random() * 6), (size * rng.uniform(0.7, 1.3),) * 3)
        up = rng.uniform(0.1, 0.6)
        for side in (-1, 1):
            mesh.add([(0, -0.3, 0), (0, 0.3, 0), (side * 0.7, 0.2, up), (side * 0.7, -0.22, up), (side * 1.5, -0.1, up * 0.7)], [(0, 1, 2, 3), (3, 2, 4)], black)
        mesh.add([(0, 0.8, 0), (-0.12, 0.2, 0), (0, -0.7, 0), (0.12, 0.2, 0)], [(0, 1, 2, 3)], black)
    mesh.place()
