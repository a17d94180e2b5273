"""Etherfields: an endless mirror sea at dusk, and what has surfaced in it: masks, doors, a library, rails."""
import math
import random

import numpy as np

from kits import arms, boxes, dream, folk, gothic, heavens, minis, still, studio, terrain, vessels
from lib.tools import Mesh, Shot, Vector, display, fractal_noise, gaussian_filter, glow, instance, linear, placement, product, skies, smoothstep, stage, surface, turns

INK, LEMON = "#2c2a4a", "#fff0c4"


def calm_sea(aim, strength, sky=0.5):
    """Light over the mirror sea; returns the materials of the dream."""
    m = dream.materials()
    stage.daylight("#f0bdb0", "#6f6aa6", sky, aim, strength, "#ffcdb4", 6)
    terrain.sea(m["sea"], 0, 1500)
    return m


def open_door(m, loc, rot, scale=1.0, power=420, opening=1.25):
    instance(dream.door_mesh(m, opening), loc, (0, 0, rot), scale)
    out, (x, y, z) = (math.sin(rot), -math.cos(rot)), loc
    stage.area((x + out[0] * 0.3, y + out[1] * 0.3, z + 1.2 * scale), (x + out[0] * 4 * scale, y + out[1] * 4 * scale, z + 0.4), 1.0 * scale, power, LEMON, 2.0 * scale)
    stage.marks(door=(x, y, z + 1.15 * scale))


def hero():
    """A giant mask has surfaced in the mirror sea, lit from behind; on floating steps somebody with a lantern has come up to its eye."""
    m, rng, slab = calm_sea((-0.35, -0.9, -0.2), 1.6, 0.3), random.Random(11), surface("worn steps", "#6d6488", rough=0.6, var=0.35, scale=0.8)
    china, where, size = surface("old porcelain", "#a898a8", rough=0.35, var=0.3, scale=0.5, streak=0.25, coat=0.3), ((15.2, 48, 4.5), (-0.12, 0.06, -0.3)), 2.6
    face = dream.mask(china, surface("gold", "#d09a48", rough=0.25, metal=1, var=0.3, scale=2), *where, size)
    for loc, rot, scale in (((-40, 130, 1), (-0.7, 0.5, 0.3), 2.2), ((-80, 230, 5), (-0.3, -0.35, -0.5), 2.6), ((-4, 280, 4), (-0.1, 0.2, 0.3), 2.8)):
        instance(face.data, loc, rot, scale)
    at = lambda *p: (placement(*where, (size,) * 3) @ Vector(p))[:]
    for side in (-1, 1):
        Mesh("light within").ball((2.45 * side, 1.0, 0.5), 1, glow("dream light", "#ffb45a", 1.5), (1.85, 0.1, 0.95), 4, (0, -0.24 * side, 0.36 * side)).place(0, *where, size)
        stage.area(at(2.4 * side, 1.4, 0.5), at(2 * side, -9, -3), 5, 2600, LEMON)
    end, steps = Vector(at(-2.3, -1.3, -0.75)), Mesh("steps")
    path = lambda t: Vector((1.4, 11, 0.1)).lerp(end, t) + Vector((-2.8 * math.sin(math.pi * t), 0, end.z * (t**1.7 - t)))
    for k in range(25):
        spot, on = path(k / 24), path((k + 1) / 24)
        for low, wide in ((0, (2.3, 0.85, 0.14)), (0.13, (2.0, 0.7, 0.12))):
            steps.box((*spot.xy, spot.z - low), wide, slab, (0, 0, math.atan2(-(on - spot).x, (on - spot).y) + rng.uniform(-0.05, 0.05)))
    steps.place(0.03)
    hand = dream.cloaked(surface("night cloak", "#221d38", rough=0.95, var=0.2), path(23 / 24) + Vector((0, 0, 0.05)), -0.4, 1.7)
    stage.point(arms.hand_lantern(hand, m["iron"], m["lamp"], 0.19), 90, "#ffb860", 0.08, name="candle")
    stage.area((-14, 44, 26), (16, 48, 9), 8, 7000, "#8f8cf0")
    stage.area((40, 66, 20), (20, 50, 8), 12, 22000, "#ffb090")
    stage.camera((0, 0, 2.2), (0, 40, 2.2), 27, (0, 0.14), horizon=(0, 3000, 0), eye=at(-2.4, 0, 0.5), other=at(2.4, 0, 0.5))


def tile():
    """Somebody with a small lamp before steps that wind up to a lit door in the moon; a whale that carries a village swims past."""
    m = {**calm_sea((-0.12, -0.86, -0.5), 2.0, 0.3), "stone": surface("worn steps", "#8d83a6", rough=0.75, var=0.3, scale=0.8)}
    dream.spiral_stairs(m, (0.2, 24, 0.2), 20, 3.3, 0.42, 0.316, -1.84)
    open_door(m, (0.75, 20.9, 8.85), 0.12, 1.5, 700)
    hand = dream.cloaked(surface("night cloak", "#221d38", rough=0.95, var=0.2), (-0.78, 20.82, 0.27), -0.35, 1.3)
    stage.point(arms.hand_lantern(hand, m["iron"], m["lamp"], 0.15), 130, LEMON, 0.08, name="candle")
    for x, y, z in [(1.2, 22.7, 9.2), *dream.whale(m, (-13.0, 62, 25), (0.12, 0.12, 0.2), 1.3)]:
        stage.point((x - 0.6, y - 3.4, z + 1.2), 420, "#ffa860", 0.8)
    stage.area((-30, 40, 12), (-13, 62, 24), 8, 8000, "#a8a4e8")
    stage.camera((0, 0, 2.4), (0.3, 24, 8.4), 36, moon=(14, 300, 132), horizon=(0, 3000, 0))


def lane(m, plasters):
    """Old gabled houses on both sides of a street that bends to the right."""
    rng = random.Random(5)
    for side, k in product((-1, 1), range(9)):
        gothic.house({**m, "plaster": plasters[k % 4]}, (side * 7.2 + 0.016 * k**3, 4.9 * k - 1, 0), 4.2, 5, rng.choice((1, 1, 2)), -side * math.pi / 2 - 0.008 * k * k, rng, 0.14, 1.2)


def puddle():
    """A street at night; its puddle mirrors the same street at noon in another world, balloons over the roofs. Somebody in a cloak stands at the edge."""
    m, sunny, night = dream.materials(), dream.sunny, gothic.materials("#ffb860", "#4a4a5c")
    with stage.made() as other_world:
        Mesh("other sky").ball((0, 0, 0), 400, sunny("#5aaaf0"), detail=4).place(smooth=90)
        day = dict(stone="#d8b890", carved="#fff4dc", slate="#b84a28", timber="#7a3a20", iron="#fff4dc", lit="#3a6080", dark="#3a6080")
        lane({key: sunny(tint) for key, tint in day.items()}, [sunny(tint) for tint in ("#f0b060", "#f0dcb0", "#e88858", "#e0c4a8")])
        for at, r in (((3.2, 44, 16), 3.4), ((14, 90, 29), 3.6), ((-3, 120, 62), 4)):
            dream.balloon(at, r, (sunny("#e03a2a"), sunny("#fff0d0")), sunny("#7a4a2a"))
    for obj in other_world:
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = False
    with stage.made() as street:
        lane(night, [night["plaster"]] * 4)
        stones = lambda x, y: 0.05 * (abs(math.sin(math.pi * (x / 0.44 + 0.5 * (int(y / 0.3) % 2)))) * abs(math.sin(math.pi * y / 0.3))) ** 0.35
        shore = lambda x, y: math.hypot((x + 0.2) / 3.3, (y - 6.6) / 4.0) + 0.22 * terrain.fractal(x, y, 2.6, 4, 3)
        terrain.heightfield(surface("cobbles", "#3c3c4a", rough=0.45, var=0.4, scale=1.5, specular=0.4), lambda x, y: stones(x, y) + 0.12 * min(1, max(-1, 2.5 * (shore(x, y) - 1))) - 0.02, (-6, 6), (1.5, 40), 0.055)
        stage.area((0, 6.5, 0.1), (0, 6.5, 6), 5, 700, "#ffd890", 6)
        stage.area((-6, 24, 16), (2, 8, 0), 6, 3500, "#5a78d8")
    for obj in street:
        obj.visible_glossy = False
    Mesh("puddle").box((0, 8, -0.01), (10, 16, 0.01), surface("mirror", "#f0f0f0", rough=0.0, metal=1, var=0, bump=0.02, bump_scale=1.2)).place()
    stage.point(arms.hand_lantern(dream.cloaked(surface("night cloak", "#1c1830", rough=0.95, var=0.2), (1.5, 10.4, 0.05), 2.2, 1.0), m["iron"], m["lamp"], 0.12), 30, "#ffb860", 0.06, name="lamp")
    stage.ambient("#2c3c78", 0.3)
    stage.camera((0, -1, 2.3), (0.2, 9, 0.6), 27, horizon=(0, 4000, 0))


def table():
    """Doors stand round a board like hours round a dial; the sleepers walk in file, dark, into the light of the one that is open."""
    (_, bare), m = minis.slate(2, "#6a5a90", 0.22, "#191624"), {**dream.materials(), "trim": surface("old trim", "#8d7f90", rough=0.6, var=0.25, scale=2, edge=0.25)}
    minis.board("ring", (15, 15), "#f0d0b0", at=(0, 8), cell=1.25, tints=("#3c3560", "#5c4268", "#70504a", "#2c4a60"), seed=4)
    for a in turns(11, 0.5):
        x, y = 6.3 * math.cos(a), 8 + 6.3 * math.sin(a)
        if y > 4.5 and not -1.5 < x < 4:
            instance(dream.door_mesh(m, 0, False), (x, y, -0.14), (0, 0, a - math.pi / 2), 0.72)
    open_door(m, (1.4, 17.0, -0.2), 0.1, 2.5, 4200, 2.6)
    spots = [(-2.3, 3.4, -0.9), (-1.0, 4.4, -0.8), (0.3, 5.6, -0.7), (1.5, 7.0, -0.4), (2.2, 8.8, 0.0), (2.2, 10.6, 0.2), (1.8, 12.3, 0.2), (1.4, 14.0, 0.0)]
    for k, (stance, hat, cloth) in enumerate((("lantern", "hood", "#8a4a6a"), ("raise", "bare", "#c08a3c"), ("stand", "brim", "#3f7080"), ("raise", "hood", "#c8b8a0"))):
        dreamer = minis.primed(lambda: folk.adventurer(bare, bare, bare, stance, hat, 0.3, mantle=k % 2 == 0, voxel=0.014), 1.2, paint=(cloth, "#6a4a38", "#d8b060*"), ring=cloth)  # noqa: B023
        minis.stand(dreamer, spots[k::4])
    dream.paper_boats(m["linen"], [(-3.6, 6.4, 0.4), (3.6, 8.8, 1.2), (3.9, 6.4, 2.0)], -0.2, 0.5)
    minis.cards([(3.3, 3.4, -0.3), (3.8, 3.7, -0.5)], "#3a2a50", lift=-0.12, face=("#c8b0a0", "#8a4a6a", "#2c2c50"))
    minis.lights("#ffd9a8", "#ffe0c0", (1.4, 24, 8), 5000, (-7, -4, 7), 60, (0.2, 6.2), 0.2, "#a080ff")
    stage.camera((-0.6, -2.6, 2.3), (0.5, 8.0, 1.75), 33)


def keys():
    """Four keys, each on the card of a role, lie round the lock in the middle of the board; light comes through its keyhole."""
    rng, _ = minis.slate(5, "#6a5aa0", 0.16, "#14111f")
    minis.board("ring", (17, 17), "#d8b890", cell=1.3, tints=("#3a3366", "#4c3a66", "#2c4a66", "#5c3c58"), seed=9)
    metal = dream.old_lock(glow("light behind the lock", "#ffdc98", 9), LEMON)
    for k, (a, tint) in enumerate(zip((-2.52, -1.88, -1.26, -0.62), ("#b8402c", "#2a7a78", "#c8902c", "#7a4aa8"))):
        turn = a + math.pi / 2
        minis.cards([(3.0 * math.cos(a), 3.0 * math.sin(a), turn)], tint, "#e8cf9c", -0.12 + 0.024 * k, face=("#e6d6b4", tint, "#241a38"))
        dream.old_key(metal, k, placement((1.72 * math.cos(a), 1.72 * math.sin(a), 0.03 + 0.024 * k), (0, 0, turn + 0.1 * (-1) ** k)) @ placement((0, -2.45, 0)))
        minis.tokens(rng, tint, [(4.5 * math.cos(a + 0.3), 4.5 * math.sin(a + 0.3), 1 + k % 2)], 0.26)
    dream.paper_boats(surface("folded page", "#d8cfc4", rough=0.9, var=0.1), [(-2.9, 2.2, 0.5), (3.1, 2.6, 2.2), (0.6, 3.6, 1.2)], -0.14, 0.75, 0.004)
    minis.dice([(-1.9, 1.5, 0.5, "#b8402c", "#f0e2c8"), (-1.35, 2.1, -0.3, "#e6dcc8", "#2a2238")], 0.5, -0.14)
    for at, y, size, power, tint in (((-6, 2, 4.5), -2.5, 2.5, 700, "#ffc88e"), ((7, 3, 4), -1, 3, 420, "#7f86ff"), ((0, 8, 5), 0, 6, 300, "#b090e8")):
        stage.area(at, (0, y, 0), size, power, tint)
    stage.camera((-0.8, -8.4, 6.2), (0.0, -1.25, 0), 47, focus=(0, -2.4, 0.1), fstop=0.7, lock=(0, 0, 0.1), horizon=(0, 3000, 0))


def globe():
    """In first light a snow globe stands by the box: its bed is empty, its door open, and small snowy feet have walked from it to the gap of the box."""
    m, rng, loose, bars, way = dream.materials(), random.Random(4), Mesh("loose snow"), Mesh("bars"), Vector((-0.5, -0.72, -0.62)).normalized()
    top, snow = still.planks(("#5a3a26", "#20120a"), 14), surface("snow", "#e8ecf8", rough=0.9, var=0.06, bump=0.3, bump_scale=9)
    glass = vessels.snow_globe(m, snow, placement((1.2, 0, 1.95)), rng, LEMON)
    path = lambda t: Vector((-0.5 - 3.4 * math.sin(math.pi * t) * (1 - 0.5 * t) - 0.3 * t, -1.1 + 11.6 * t**1.3, still.TOP))
    for k in range(38):
        at, on = path(k / 38), path((k + 0.5) / 38)
        step = loose.at(placement(at, (0, 0, math.atan2(at.x - on.x, on.y - at.y) + rng.gauss(0, 0.12))))
        for x, y, r in ((0.08, 0.07, 0.06), (0.075, -0.05, 0.045)):
            step.ball((x * (-1) ** k, y, 0), r, snow, (0.8, 1.2, 0.3))
    loose.place()
    studio.focused(top, glass, way, 1.36, 6, (-0.8, -3), 6, "#ffe0b8", still.TOP)
    boxes.ajar("door", placement((-3.9, 12.6, 3.56), (math.pi / 2 - 0.05, 0, -0.16), (2.5,) * 3), "#e8c890", LEMON, 0.17, 700, (0, -13, 5))
    Mesh("wall").box((0, 17.2, 10), (120, 0.4, 60), surface("wall", "#34305a", rough=0.9, var=0.2, scale=0.3)).place(shadow=False)
    up, far = np.mgrid[0:1:750j, 0:1:600j]
    sky = np.stack([np.interp(up, (0.1, 0.4, 1), tones) for tones in np.transpose([display(s) for s in ("#ffc890", "#e8a0a0", "#6a70b8")])], 2)
    sky[up < 0.15 + 0.14 * fractal_noise(750, 600, 3, 7, 6) + 0.04 * np.sin(5 * far + 1)] *= (0.3, 0.32, 0.5)
    Mesh("dawn").box((6.5, 16.8, 9), (12, 0.1, 15), studio.screened("dawn", sky, 1.6)).place(shadow=False)
    for k in range(4):
        bars.box((2.5 + 4 * k, 16.6, 9), (0.45, 0.5, 15), m["iron"]).box((6.5, 16.7, 1.5 + 5 * k), (12, 0.5, 0.45), m["iron"])
    bars.place(0.05, shadow=False)
    stage.sun(way, 5, "#ffd8a8", 0.6)
    stage.area((-9, 1.5, 8.5), (0, 0, 1), 2.6, 600, "#8a90ff", 4)
    stage.ambient("#5a64a8", 0.15)
    stage.camera((0, -13, 5.0), (-0.4, 0, 2.25), 45, focus=(1.2, -1, 2.1), fstop=0.3)


def flooded():
    """A library without a roof, under water: before a small boat with a lantern the tail of a whale goes down in front of the low moon."""
    m, rng, boat, drift = dream.materials(), random.Random(8), Mesh("boat"), Mesh("drift")
    stage.daylight("#e8a48c", "#2a2c66", 0.6, (0.1, -0.95, -0.22), 2.6, "#ffc49a", 2)
    terrain.sea(surface("black water", "#10152c", rough=0.04, var=0, bump=0.25, bump_scale=0.7, specular=0.9), 0, 1600)
    Mesh("moon in the water").ball((30, 400, 62), 52, glow("moonlight", "#ffdcb0", 2.2), detail=4).place().visible_camera = False
    spines = dream.library(m["stone"], rng)
    dream.fluke(surface("wet whale", "#23223c", rough=0.3, var=0.7, scale=1.1, bump=0.35, bump_scale=2.2, specular=0.6), glow("drop", "#ffd0a0", 0.9), (1.15, 18.5, 0))
    hull = lambda t, a: (0.62 * math.sin(math.pi * t) ** 0.6 * math.cos(a), 3.6 * t - 1.8, 0.42 - 0.5 * math.sin(a) * math.sin(math.pi * t) ** 0.4 + 0.5 * (2 * t - 1) ** 2)
    boat.sheet([[hull(0.01 + 0.98 * i / 24, math.pi * k / 12) for k in range(13)] for i in range(25)], surface("boat", "#74261e", rough=0.45, var=0.5, scale=2, streak=0.5))
    boat.place(loc=(-2.1, 10.6, 0), rot=(0.05, 0, -0.75), scale=1.15)
    hand = dream.cloaked(surface("night cloak", "#221d38", rough=0.95, var=0.2), (-2.1, 10.5, 0.24), -0.5, 0.95)
    stage.point(arms.hand_lantern(hand, m["iron"], m["lamp"], 0.13), 70, "#ffc070", 0.09, name="lamp")
    for _ in range(34):
        y = rng.uniform(5, 30)
        drift.box((rng.uniform(-4.8, 4.8), y, 0.0), (0.34, 0.48, 0.1), rng.choice(spines), (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.random() * 3))
    drift.place()
    stage.area((-9, 2, 16), (5, 13, 3), 6, 1800, "#7f8cff")
    stage.camera((-1.2, 0, 2.0), (0.6, 30, 5.4), 25, horizon=(0, 3000, 0), moon=(22.5, 300, 46))


def grade_flooded(pic):
    pic.mist("moon", 0.5, ("#f0a884", 0.6), ("#48508e", 0.35), 0.014, 13, 0.85, pic.belt(0.5, 0.7, 1.6) * (0.6 + 0.7 * pic.noise(2.4, 4, 2.4)))
    pic.fog(linear("#e89c80", 0.6), 1, 40, 0.9, np.exp(-(((pic.y - pic.horizon) / 0.06) ** 2)))
    sky = skies.clouded(pic, pic.horizon, "moon", ("#d08c80", "#86649a", "#403c80", "#181844"), "#b8705c", "#3a3468", "#c79aa8", 0.5, 14, 0.75, 3.0)
    sky, low = heavens.stars(pic, sky, 0.0012, 0.8, mask=(1 - 2.2 * pic.y).clip(0, 1)), np.exp(-(((pic.y - pic.horizon) / 0.07) ** 2))[..., None]
    pic.sky(heavens.moon(pic, sky, "moon", 0.17, "#fff0d4", "#e8b890", 2.0, 0.12, 21) * (1 - low) + linear("#e89c80", 0.6) * low)
    pic.rays("moon", 0.16, linear("#ffd49a", 1.0), 0.8, 0.8, pic.near("moon", 0.3), (9, 25))
    pic.glow("moon", 0.4, linear("#ffb27a", 0.14), ((pic.depth - 20) / 12).clip(0, 1))
    pic.glow("lamp", 0.06, linear("#ffc878", 0.4))
    pic.develop(0.7, 1.34, 1.25, (INK, "#ffe2cc", 0.18), (0.5, (0.52, 0.5), 0.92), (0.15, 1.0), sharpen=(0.35,))


def grade_puddle(pic):
    pic.fog(linear("#3c4c90", 0.3), 0.03, 12, 0.9, smoothstep(pic.horizon + 0.2 - pic.y, 0, 0.2) * (0.6 + 0.8 * pic.noise(3, 4, 2.4)))
    pic.sky(heavens.stars(pic, linear("#1c2050", 0.5) + linear("#4a5498", 0.4) * np.exp((pic.y - pic.horizon) / 0.16)[..., None], 0.0009, 0.6))
    pic.glow("lamp", 0.05, linear("#ffb860", 0.3))
    pic.develop(0.7, 1.34, 1.2, (INK, "#ffe2cc", 0.12), (0.5, (0.5, 0.55), 0.92), (0.14, 1.0), sharpen=(0.35,))


def grade_hero(pic):
    low = (0.74, pic.horizon)
    pic.mist(low, 0.6, ("#e8a89c", 0.5), ("#5a5590", 0.32), 0.006, 34, 0.93, pic.belt(0.4, 0.6, 1.8))
    haze, tint = np.exp(-(((pic.y - pic.horizon) / 0.05) ** 2)) * (0.75 + 0.4 * pic.noise(2, 8, 5)), linear("#e0a49c", 0.5)
    pic.fog(tint, 0.018, 44, 0.9, haze)
    sky = skies.clouded(pic, pic.horizon, (0.74, pic.horizon - 0.06), ("#d8a098", "#8c6c9c", "#423e80", "#1a1944"), "#f0a888", "#3a3468", "#c79aa8", 0.5, 14, 0.65, 3.0)
    pic.sky(heavens.stars(pic, sky, 0.0008, 0.7, mask=(1 - 2.2 * pic.y).clip(0, 1)) * (1 - haze[..., None]) + tint * haze[..., None])
    for eye in ("eye", "other"):
        pic.rays(eye, 0.2, linear(LEMON, 1.0), 1.2, 0.75, pic.near(eye, 0.1), (14, 40))
        pic.glow(eye, 0.07, linear("#ffe8b0", 1.1), gaussian_filter(smoothstep(pic.depth, 47.2, 48.6), 1))
        pic.glow(eye, 0.2, linear("#ffc878", 0.13), gaussian_filter(smoothstep(pic.depth, 47.2, 48.6), 1))
    pic.glow("candle", 0.03, linear("#ffb860", 0.4))
    pic.develop(0.5, 1.36, 1.3, (INK, "#ffe2cc", 0.2), (0.45, (0.55, 0.5), 0.95), (0.13, 1.1), sharpen=(0.35,))


def grade_tile(pic):
    low, down = (0.53, pic.horizon), (pic.y - pic.horizon).clip(0, 1)
    pic.mist(low, 0.5, ("#e8a89c", 0.42), ("#5a5590", 0.3), 0.0075, 18, 0.85, pic.belt(0.4, 0.6, 1.8))
    pic.fog(linear("#d89a98", 0.4), 1, 60, 0.9, np.exp(-(((pic.y - pic.horizon) / 0.05) ** 2)) * pic.near(low, 0.6))
    sky = skies.clouded(pic, pic.horizon, (0.53, pic.horizon + 0.1), ("#e6a99c", "#8f6f9c", "#45417e", "#1d1c4a"), "#c88a80", "#3a3468", "#c79aa8", 0.5, 14, 0.55, 3.0)
    pic.sky(heavens.moon(pic, heavens.stars(pic, sky, 0.0012, 1.1, mask=(1 - 2 * pic.y).clip(0, 1)), "moon", 0.19, "#ffecd2", "#dcb48e", 1.35, 0.15, 21))
    path = np.exp(-(((pic.x - 0.54) / (0.03 + 0.9 * down)) ** 2)) * smoothstep(pic.noise(170, 6, 9, 2), 0.4, 0.8) * (down > 0) * ((pic.depth - 26) / 14).clip(0, 1)
    pic.rgb = pic.rgb * (1 - smoothstep(pic.y, 0.72, 1.05)[..., None] * (0.72, 0.7, 0.5)) + path[..., None] * linear("#ffd8b0", 0.5)
    pic.glow("door", 0.13, linear(LEMON, 0.55))
    pic.glow("candle", 0.035, linear("#ffcf80", 0.5), gaussian_filter((pic.depth > 22).astype(float), 0.8))
    pic.develop(0.35, 1.36, 1.3, (INK, "#ffe2cc", 0.2), (0.5, (0.53, 0.42), 0.95), (0.13, 1.1), sharpen=(0.3,))


def table_light(pic):
    pic.glow("lock", 0.3, linear("#ffc27a", 0.1))
    pic.develop(1.0, 1.34, 1.2, (INK, "#ffe2cc", 0.14), (0.45, (0.5, 0.52), 0.95), (0.14, 1.0), (0.4, 1.0))


SHOTS = {
    "closing": Shot(
        globe, lambda pic: pic.develop(0.65, 1.34, 1.15, (INK, "#ffe2cc", 0.14), (0.45, (0.5, 0.5), 0.95), (0.14, 1.0), (0.35,)), 48, bounces=(5, 3, 4)),
    "hero": Shot(hero, grade_hero, samples=22, far=900, bounces=(4, 2, 3)),
    "tile": Shot(tile, grade_tile, samples=26, far=700, bounces=(4, 2, 3)),
    "feature-3": Shot(puddle, grade_puddle, samples=18, far=200, bounces=(3, 2, 3)),
    "feature-2": Shot(table, lambda pic: minis.finish(pic, "#ffd9a8", "#3a2c60", 13, 0.04, glow=0.1, spread=0.36), samples=8, far=90, bounces=(2, 1, 2)),
    "feature-1": Shot(keys, table_light),
    "feature-5": Shot(flooded, grade_flooded, samples=26, far=400, bounces=(4, 2, 3))}
