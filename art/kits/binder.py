"""A ship's ring binder: stiff pages on rings of steel, and one into which the ship is let, cut open, its rooms alight. 1 unit = 4 cm."""
import math

import numpy as np
from scipy.ndimage import distance_transform_edt

from kits import boards, still, tabletop
from lib.tools import TAU, Mesh, display, fractal_noise, pane, placement, product, stage, surface

R, REACH = 1.9, (-4.9, 0.0, 4.9)  # how wide the rings are, and where
WIDE, TALL, DEEP = 14.2, 6.6, 0.75  # a page, and how deep the ship lies in it
ABOVE = (-5.5, -4.9, -3.3, -2.7, -0.4, 2.3, 2.9, 4.1, 4.9, 5.6), (1.2, 1.3, 1.5, 2.1, 2.4, 2.4, 1.8, 1.5, 0.95, 0.1)
BELOW = (-5.5, -4.9, -3.3, -2.7, -1.9, 1.9, 2.6, 4.3, 5.6), (-1.2, -1.3, -1.5, -1.95, -2.25, -2.25, -1.7, -1.0, -0.1)
# The rooms of the ship: from x to x, floor and ceiling, the tint of their lamp and its power.
ROOMS = ((-5.5, -3.4, -1.25, 1.25, "#ff8a3c", 40), (-3.4, -1.2, -0.7, 0.75, "#ffb060", 22), (-1.2, 0.8, -0.7, 0.75, "#ffcf90", 20),
    (0.8, 3.0, -0.7, 0.75, "#6fa8ff", 22), (3.0, 5.6, -0.7, 0.75, "#ffcf90", 24), (-3.2, -0.9, 0.75, 2.1, "#7fe0c0", 20),
    (-0.9, 1.2, 0.75, 2.4, "#ffcf90", 18), (1.2, 3.4, 0.75, 2.2, "#ffb878", 18), (-3.2, -1.5, -2.0, -0.7, "#ffb878", 18),
    (-1.5, 1.9, -2.2, -0.7, "#ffdcae", 46), (1.9, 3.6, -1.8, -0.7, "#ff8a4a", 14))
BEDS = (1.15, 1.6, 2.05, 2.5)
# What stands in them: at each x and one y a pile of (height, radius, how high, what of), and boxes (y, z, three sizes, what of).
ROUND = (((-4.45,), 0.4, ((-1.1, 0.22, 2.2, "core"), *((0.3 * k - 0.96, 0.4, 0.12, "steel") for k in range(7)))),
    ((-2.9, -2.35, -1.8), 0.45, ((-0.66, 0.22, 0.62, "foil"), (-0.04, 0.13, 0.6, "dark"), (-0.1, 0.24, 0.06, "steel"))),
    ((-0.3,), 0.32, ((-0.66, 0.3, 0.06, "steel"), (-0.6, 0.08, 0.24, "dark"), (-0.36, 0.5, 0.06, "dark"), (-0.3, 0.38, 0.01, "screen"))),
    (BEDS, 0.45, ((0.5, 0.17, 0.09, "steel"), (-0.66, 0.17, 0.09, "steel"))), (BEDS, 0.5, ((-0.6, 0.17, 1.1, "sleep"),)),
    ((-2.6, -2.2, -1.8, -1.4), 0.45, ((0.8, 0.12, 0.72, "tank"), (1.48, 0.15, 0.1, "steel"), (0.78, 0.15, 0.08, "steel"))),
    ((0.5,), 0.38, ((0.78, 0.34, 0.12, "dark"), (0.9, 0.2, 0.12, "steel"))))
DESKS, SHELVES, CRATES, BUNKS = (3.5, 3.95, 4.4), (-1.66, -1.26, -0.9), ((2.25, -1.5), (2.65, -1.4), (2.3, -1.18)), (0.95, 1.32)
SQUARE = ((BEDS, (0.62, 0.02, 0.38, 0.2, 1.3, "dark")), (DESKS, (0.6, 0.1, 0.38, 0.05, 0.36, "screen")), (DESKS, (0.45, -0.45, 0.38, 0.3, 0.36, "dark")),
    *(((-2.3,), (0.45, z, 1.2, 0.4, 0.05, "steel")) for z in SHELVES), *(((-2.7,), (0.4, z + 0.1, 0.3, 0.3, 0.14, "foil")) for z in SHELVES),
    *(((1.95,), (0.5, z, 1.1, 0.4, 0.06, "steel")) for z in BUNKS), *(((2.05,), (0.48, z + 0.07, 0.85, 0.34, 0.09, "hull")) for z in BUNKS),
    *(((x,), (0.4, z, 0.34, 0.34, 0.32, "foil")) for x, z in CRATES))


def cutaway(m, paper):
    """A stiff page that stands upright, its middle at 0: the ship lies in it, each room with its own light and what belongs there."""
    lining, wall = surface("lining", "#6c7078", rough=0.55, var=0.3, scale=4), surface("wall", "#9a9ca4", rough=0.45, metal=0.3, var=0.25, scale=3)
    deck, page, x, ways = Mesh("decks"), Mesh("page"), np.linspace(-5.5, 5.6, 600), np.linspace(0, TAU, 480, endpoint=False)
    loop = np.array([*zip(x, np.interp(x, *ABOVE)), *zip(x[::-1], np.interp(x[::-1], *BELOW))])
    far = np.interp(ways, *zip(*sorted(zip(np.arctan2(loop[:, 1], loop[:, 0]) % TAU, np.hypot(*loop.T)))), period=TAU)
    hull, page.frame = [(r * math.cos(a), r * math.sin(a)) for a, r in zip(ways, far)], placement((0, 0, 0), (-TAU / 4, 0, 0))
    edge = [tuple(q / (abs(2 * u / WIDE) ** 16 + abs(2 * v / TALL) ** 16) ** (1 / 16) for q in (u, v)) for u, v in hull]
    page.ring(edge, hull, 0, DEEP, paper).place(0.03, rot=(TAU / 4, 0, 0), segments=3)
    deck.tube([(u, -0.01, v) for u, v in hull + hull[:1]], 0.06, m["gold"], 10).box((0, DEEP + 0.03, 0), (WIDE - 0.4, 0.06, TALL - 0.4), lining)
    for left, right, low, high, tint, power in ROOMS:
        middle, wide, high = (left + right) / 2, right - left, min(high, np.interp((left + right) / 2, *ABOVE))
        deck.box((left, DEEP / 2 + 0.03, (low + high) / 2), (0.08, DEEP, high - low + 0.04), m["hull"])
        deck.box((middle, DEEP / 2 + 0.03, low), (wide, DEEP, 0.08), m["hull"])
        deck.box((middle, 0.25, high - 0.09), (0.55 * wide, 0.08, 0.03), pane("tube " + tint, tint, 9))
        for k, (foot, head) in product(range(3), ((0.06, 0.3), (0.33, 0.9))):  # panels on the wall behind
            at = (left + (k + 0.5) * wide / 3, DEEP - 0.03, low + (foot + head) / 2 * (high - low))
            deck.box(at, (wide / 3 - 0.05, 0.06, (head - foot) * (high - low)), wall)
        stage.area((middle, 0.3, high - 0.13), (middle, 0.32, low), 0.6 * wide, 1.4 * power, tint, 0.3)
    for places, y, pile in ROUND:
        for at, (z, r, tall, key) in product(places, pile):
            deck.cylinder((at, y, z), r, tall, m[key], 32)
    for places, (y, z, *size, key) in SQUARE:
        for at in places:
            deck.box((at, y, z), size, m[key])
    for at in BEDS:  # the sleepers
        for z, r, shape in (0.02, 0.1, (1, 0.6, 2)), (-0.25, 0.1, (0.7, 0.6, 2.6)), (0.3, 0.08, (1, 1, 1)):
            deck.ball((at, 0.3, z), r, m["dark"], shape, 3)
    deck.ball((0.5, 0.38, 1.5), 0.42, m["globe"], detail=4).place(0.012)
    bell = (0.34, 0), (0.34, 0.1), (0.26, 0.16), (0.3, 0.3), (0.42, 0.5), (0.5, 0.74), (0.52, 0.8), (0.46, 0.8), (0.34, 0.45), (0, 0.3)
    eyelet, spots = ((0.27, 0), (0.3, 0.06), (0.4, 0.05), (0.43, 0)), [(at, 0, 0.5 - TALL / 2) for at in REACH]
    for profile, at, rot in [(bell, (-5.55, 0.02, z), (0, -TAU / 4, 0)) for z in (-0.62, 0.62)] + [(eyelet, at, (TAU / 4, 0, 0)) for at in spots]:
        tabletop.lathe(Mesh("turned"), (0, 0, 0), profile, m["gold"]).place(0, at, rot, smooth=60)
    for at, y, z in spots:
        Mesh("hole").cylinder((at, y, z), 0.28, 0.01, m["dark"], 32, rot=(TAU / 4, 0, 0)).place()


def prints():
    """Two prints: the page the ship lies in, with lines along its hull, and blue paper with orbits."""
    x, y = boards.sheet((WIDE, TALL), 150)
    away = distance_transform_edt(~((y < np.interp(x, *ABOVE)) & (y > np.interp(x, *BELOW)) & (x > -5.5) & (x < 5.6))) / 150
    ground = display("#d6d0c4") * (0.84 + 0.26 * fractal_noise(*x.shape, 20, 4, 3))[..., None]
    r, grid = np.hypot(x - 1, y + 0.4), 0.1 * (still.lines(x, 0.2, 0.035) | still.lines(y, 0.2, 0.035))
    outer = abs(np.maximum(abs(x) / (WIDE / 2 - 0.3), abs(y) / (TALL / 2 - 0.3)) - 1) < 0.004
    drawn, ways = (abs(away - 0.22) < 0.014) | (abs(away - 0.33) < 0.03) | outer, (abs(np.modf(r / 0.8)[0] - 0.5) < 0.02) & (r < 5) | (r < 0.3)
    inks = ("#ffffff", "#2a3a78", drawn), ("#26386e", "#b8c4e4", ways)
    return [boards.printed("print", boards.lay(ground * display(a), display(b), (grid + 0.8 * mark).clip(0, 1)), bump=0) for a, b, mark in inks]


def binder(m, tints):
    """It lies open, more pages stand fanned on its rings, each with a tab. Returns where the page with the ship stands, and its print."""
    leaf, cover = surface("leaf", "#b8ae98", rough=0.7, var=0.12, scale=2), surface("cover", "#141c38", rough=0.45, var=0.2, scale=4, bump=0.1, bump_scale=20)
    body, rings, (page, orbits) = Mesh("binder"), Mesh("rings"), prints()
    frame = lambda degrees: placement((0, 0, R), (math.radians(degrees - 90), 0, 0)) @ placement((0, 0, R - 0.5 + TALL / 2))
    body.box((0, -5.2, -0.2), (15.2, 8.6, 0.2), cover).box((0, 5.2, -0.2), (15.2, 8.6, 0.2), cover)
    body.box((0, 0, -0.2), (15.2, 1.8, 0.16), cover).box((0, 0, -0.02), (13, 1.1, 0.2), m["steel"]).place(0.06, segments=3)
    for at in REACH:
        wire = [(R + 0.23 * math.cos(a), 0.23 * math.sin(a)) for a in np.linspace(0, TAU, 33)]
        tabletop.lathe(rings.at(placement((at, 0, R), (0, TAU / 4, 0))), (0, 0, 0), wire, m["steel"], 120)
        rings.cylinder((at, 0, 0.05), 0.5, 0.12, m["dark"], 32)
    rings.place(0.01, smooth=50)
    for k, side in [(k, 1) for k in range(6)] + [(k, -1) for k in range(4)]:
        out = math.sqrt(R * R - (0.05 + 0.19 * k - R) ** 2) - 0.5 + TALL / 2
        Mesh("leaf").box((0, side * out, 0.13 + 0.19 * k), (WIDE, TALL, 0.16), orbits if side < 0 and k == 3 else leaf).place(0.03)
    for k, (degrees, tint) in enumerate(zip((54, 44, 35, 27), tints)):
        with stage.small(within=frame(degrees)):
            Mesh("leaf").box((0, 0.08, 0), (WIDE, 0.16, TALL), leaf).place(0.03)
            Mesh("tab").box((-WIDE / 2, 0.08, 2.2 - 1.3 * k), (0.9, 0.1, 1.1), surface("tab " + tint, tint, rough=0.5, var=0.1)).place(0.04)
    return frame(75), page
