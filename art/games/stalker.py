"""S.T.A.L.K.E.R.: evening over floodwater, things of rubber, steel and peeling paint near by, dead giants of concrete and steel far off."""
import math
import random

import numpy as np

from kits import soldiers, terrain, zone
from lib.tools import _Graph, Mesh, Shot, Vector, glow, instance, linear, placement, product, skies, smoothstep, stage, stained, surface, turns

LIME = "#dcff6a"
road = lambda y: 1.2 * math.sin(y * 0.03) + 0.02 * y  # where it lies, x by y


def man(loc, rot, pose="stride", voxel=0.012, weapon="rifle", scale=1):
    soldiers.operative(surface("coat", "#4b4a36", rough=0.9, var=0.4, scale=4, edge=0.3), surface("kit", "#2a2922", rough=0.6, metal=0.2, edge=0.5), None, pose, "mask", "rucksack", weapon, 1.04, 1, hood=True, voxel=voxel, loc=loc, rot=rot, scale=scale)


def country(m):
    """Wet evening fields with two cooling towers."""
    rng, land = random.Random(4), lambda x, y: 0.35 * terrain.fractal(x, y, 9, 3) + 0.01 * max(0, y)
    terrain.heightfield(m["mud"], land, (-60, 60), (-6, 160), 0.8)
    terrain.grass(m["grass"], land, 4000, (-16, 16), (2, 40), rng, (0.4, 1.2), lambda x, y: abs(x - road(y)) > 3.4)
    zone.cooling_tower(m, (34, 380, 0), 64)
    zone.cooling_tower(m, (-60, 330, 0), 64)


def hero():
    """A bumper car stands in the floodwater at evening; behind it the dead Ferris wheel, far off the cooling towers."""
    m, mesh = zone.materials(), Mesh("wheel")
    country(m)
    terrain.sea(m["puddle"], 0.32, 400)
    zone.wheel(mesh, m, (9, 92, 0), random.Random(9))
    mesh.place()
    instance(zone.bumper_car(m, "#9a2a1c"), (1.72, 5.5, 0.16), (0.05, 0.09, 2.35))
    stage.daylight("#c88e68", "#24465e", 0.6, (-0.25, -0.93, -0.16), 9, "#ff8a3c", 1.5, halo=((-0.2, -0.9, -0.08), "#ff9a50", 10))
    stage.area((-1.2, -0.5, 4.5), (1.7, 5.5, 0.5), 4, 520, "#b8cedc")
    stage.camera((0, 0, 1.45), (-0.1, 10, 1.8), 30, focus=(1.55, 4.9, 0.7), fstop=2, horizon=(0, 900, 6), sun=(260, 900, 70))


def tile():
    """A gas mask on a post looks into the setting sun, drops of rain on its rubber; far behind stand cooling towers edged by the same light."""
    m = zone.materials()
    country(m)
    zone.gasmask(m, (0, 0, 1.45), (0.05, 0.05, -0.85), 0.12, random.Random(5))
    stage.daylight("#c88e68", "#24465e", 0.6, (0.9, 0.45, -0.2), 14, "#ff8a3c", 1.5, halo=((0.9, 0.3, -0.12), "#ff9a50", 8))
    stage.areas(((1.2, 1.0, 2.0), (0, 0, 1.4), 0.5, 110, "#9cc4d8"), ((0.7, -1.2, 1.9), (0, 0, 1.4), 0.8, 14, "#8ab4cc"))
    stage.camera((0.03, -0.98, 1.27), (-0.03, 0, 1.445), 63, focus=(-0.04, -0.1, 1.45), fstop=5, horizon=(0, 900, 6), sun=(-190, 900, 60))


def hexbolt(m, steel, at, turn, size):
    """A worn hexagon bolt, its head up at z 0, its thread below; a nut sits on it, wire is wound about its neck."""
    around, spread = np.linspace(0, math.tau, 145), Mesh("bolt")
    six = 1 / np.cos(around % (math.tau / 6) - math.tau / 12)
    part = lambda rows: spread.sheet([[(r * math.cos(a), r * math.sin(a), z) for r, a in zip(np.broadcast_to(ring, 145), around)] for ring, z in rows], steel)
    hexagon = lambda z, *limits: [(np.minimum(1.1 * six, 1.1 * limit), z + dz) for limit, dz in limits]
    thread = [(0.62 - 0.09 * abs((2 * (z / 0.22 - around / math.tau)) % 2 - 1) * min(1, 3 * (z + 4.6)), z) for z in np.arange(-1.7, -4.5, -0.02)]
    head = hexagon(0, (0, 0.86), (0.7, 0.84), (0.86, 0.84), (0.94, 0.83), (1.0, 0.78), (1.08, 0.69), (1.2, 0.55), (1.2, 0.06), (1.06, 0), (0.98, 0), (0.98, -0.05), (0.6, -0.05))
    part([*head, (0.6, -0.15), (0.6, -1.65), *thread, (0.5, -4.55), (0.44, -4.6), (0, -4.6)])
    part(hexagon(-3.2, (0.5, 0), (0.94, 0), (1.0, 0.05), (1.08, 0.13), (1.2, 0.25), (1.2, 0.6), (1.08, 0.72), (1.0, 0.8), (0.94, 0.85), (0.6, 0.85), (0.5, 0.75)))
    spread.place(0, at, turn, size, smooth=28)
    coil = [((0.66 + 0.02 * math.sin(3 * a)) * math.cos(a), (0.66 + 0.02 * math.cos(5 * a)) * math.sin(a), -0.35 - 0.02 * a) for a in np.linspace(0, 38, 300)]
    Mesh("wire").tube(coil, 0.055, m["copper"], 8).place(0, at, turn, size)


def bolts():
    """Bolts and drops of water hang still in the evening air over floodwater, drawn up by something that cannot be seen."""
    m, rng, drops = zone.materials(), random.Random(3), Mesh("drops")
    m["copper"] = surface("copper", "#c8642c", rough=0.3, metal=1, var=0.4, scale=6)
    steel = stained(surface("bolt", "#8c8a86", rough=0.34, metal=0.95, var=0.4, scale=2, edge=0.7, bump=0.12, bump_scale=7), "#4a2210", lambda g: g.remap(g.noise(2.2, 9), 0.52, 0.62))
    water, lit = surface("drop", "#ffffff", rough=0, var=0, glass=1, ior=1.33), glow("lit drop", LIME, 6)
    country(m)
    terrain.sea(m["puddle"], 0.24, 400)
    ring = lambda x, y: 0.245 + 0.008 * math.cos(26 * math.hypot(x - 0.15, y - 3)) * math.exp(-1.1 * math.hypot(x - 0.15, y - 3))
    Mesh("pool").sheet([[(x, y, ring(x, y)) for x in np.linspace(-3.2, 3.2, 320)] for y in np.linspace(0.6, 9, 420)], m["puddle"]).place(smooth=180)
    hexbolt(m, steel, (0.1, 0.95, 1.1), (0.5, 0.6, 0.3), 0.072)
    for at, turn, size in (((-0.62, 2.1, 1.3), (0.4, -0.9, 0), 0.055), ((0.52, 2.3, 0.75), (-0.5, 0.5, 1), 0.05)):
        hexbolt(m, steel, at, turn, size)
    for _ in range(260):
        x, y, z = rng.gauss(0.12, 0.3), rng.gauss(1.9, 0.6), rng.uniform(0.25, 1.7)
        drops.ball((x, y, z), 0.004 + 0.016 * rng.random() ** 3, water, (1, 1, rng.uniform(0.9, 1.4)), 3)
    for k in range(40):
        drops.ball((rng.gauss(0.15, 0.03 + 0.004 * k), rng.gauss(2.9, 0.15), 0.28 + 0.02 * k), 0.004 + 0.008 * rng.random() ** 2, lit, (1, 1, 1.3), 2)
    drops.place(smooth=180)
    stage.daylight("#c88e68", "#24465e", 0.45, (-0.6, -0.9, -0.14), 9, "#ff8a3c", 1.5, halo=((-0.36, -0.9, -0.08), "#ff9a50", 10))
    stage.area((-1.4, -0.4, 1.8), (0, 0.9, 1), 0.8, 110, "#a8c8d8")
    stage.point((0.12, 2.5, 0.7), 14, LIME, 0.03)
    stage.camera((0, 0, 1.12), (0, 1, 1.04), 42, focus=(0.02, 0.9, 1.0), fstop=4, horizon=(0, 900, 6), sun=(330, 850, 70))


def grade_evening(pic):
    """A warm sky from below, blue above; the fields in the dark of the evening."""
    pic.dim(1 - 0.5 * smoothstep(pic.depth, 8, 14) * (pic.y > pic.horizon))
    pic.mist("sun", 0.9, ("#d8a078", 0.6), ("#46606e", 0.35), 0.005, 8, 0.9, pic.belt(0.3, 0.8, 3) * (0.5 + 0.9 * pic.noise(3, 4, 2.4)))
    pic.sky(skies.clouded(pic, pic.horizon, "sun", ("#e8985a", "#7c8088", "#34566e", "#183044"), "#d07a38", "#203040", "#a89488", 0.5, 4, 0.8, 3.0))
    pic.develop(0.95, 1.4, 1.15, ("#142632", "#ffe2b8", 0.14), (0.5, (0.5, 0.45), 0.95), (0.12, 1.0), sharpen=(0.3,))


def bridge():
    """Four men come home in the evening light over a broken bridge; in the water five walk the other way over a whole one, into a green storm."""
    m, arcs, rng = zone.materials(), Mesh("arcs"), random.Random(9)
    for up, turn, light, parts in ((1, 1.57, "#ff9a48", ((-17, -1.25), (1.05, 17))), (-1, -1.57, "#a8ff50", ((-17, 17),))):
        mesh = Mesh("bridge").at(placement((0, 0, 0), (math.pi / 2, 0, 0), (1, up, 1)))
        for xs in (np.arange(*part, 0.07) for part in parts):
            arch = [(x, 0.74 * max(0, 1 - 1.3 * ((x + 1.55) % 3.1 / 1.55 - 1) ** 2) ** 0.5 - 0.2 * (abs((x + 1.55) % 3.1 - 1.55) > 1.36)) for x in xs]
            mesh.prism([*arch, *((x + rng.gauss(0, 0.02), 1 + 0.05 * terrain.fractal(x, 0, 0.8) - 0.3 * math.exp(-4 * min(abs(x - 1.05), abs(x + 1.25))) * (up > 0)) for x in xs[::-1])], -1.5, 1.5, m["concrete"])
        for k in range(9 * (up > 0)):
            mesh.tube([((-1) ** k * x, y, 0.3 * k - 1.2) for x, y in ((1.5, 0.8), (1.05, 0.8), (rng.uniform(0.4, 0.9), rng.uniform(0.2, 1.1)))], 0.022, m["rust"], 5)
        mesh.frame = placement((0, 0, 0), (0, 0, 0), (1, 1, up))
        for x, y, high in ((-17, 50, 15), (-13, 92, 19), (-4, 150, 23)):
            zone.pylon(mesh, m, (x, y, -0.5), high, 0.03, 0.5)
        mesh.place()
        zone.cooling_tower(m, (41, 170, -up), 36 * up)
        zone.cooling_tower(m, (70, 215, -up), 38 * up)
        for k, x in [(k, x) for k, x in enumerate((-5.6, -3.1, 0, 3.0, 5.4)) if x or up < 0]:
            man((x, 0.2, up), turn, "stride", 0.014, "rifle" if k % 2 or up < 0 else "none", (1, 1, up))
        stage.sun((0.8 * up, -0.35, -0.25 * up), 4.0, light, 2)
    Mesh("water").box((0, 445, 0), (1800, 900, 0.03), m["dark"]).place()
    zone.bolt(arcs, m["spark"], (44, 300, -110), (22, 300, -6), 0.6, random.Random(6), 5)
    arcs.place(shadow=False)
    stage.ambient("#2a3430", 0.25)
    stage.camera((0, -22, 0), (0, 0, 0), 50, sun=(-120, 600, 14), horizon=(0, 900, 0), storm=(24, 300, -30))


def mask():
    """A gas mask on a post in the wet grey dawn; in both its lenses the anomaly that burns behind us, two men black before it."""
    m, rng, arcs, arc, fire, wire, at, ball = zone.materials(), random.Random(5), Mesh("arcs"), glow("arc", "#d8b4ff", 16), glow("fire", "#ff6a14", 9), Mesh("fence"), (0.13, 0, 1.45), Vector((-3.2, -3.3, 2.35))
    way, land, g = lambda a, d, z=0.0: (-d * math.sin(a), -d * math.cos(a), z), lambda x, y: 0.3 * terrain.fractal(x, y, 9, 3), _Graph(fire)
    g.wire(g.remap(g.noise(2.4, 8), 0.4, 0.64, 1.5, 26), g.nodes["Emission"].inputs[1])
    zone.gasmask(m, at, (0.06, 0, -0.5), 0.12, rng)
    for z, (x, y), k in product((1.22, 1.6), ((-0.95, 2.6), (2.6, -0.9)), range(24)):  # barbed wire: two strands, a knot of four points at every hand's width
        on = lambda t, deep, a=0.0: (0.2 + (x - 0.2) * (k + t) / 24, 0.2 + (y - 0.2) * (k + t) / 24 + deep * math.cos(a), z + deep * math.sin(a))  # noqa: B023, E731
        for a in turns(4, rng.random()):
            wire.tube([on(0.4, 0), on(0.4 + 0.1 * math.cos(3 * a), 0.024, a)], lambda t: 0.0024 * (1.1 - t), m["steel"], 5).tube([on(t, 0.003, a + 19 * t) for t in np.linspace(0, 1, 25)], 0.002, m["steel"], 4)
    zone.pylon(wire.cylinder((-0.95, 2.68, 0), 0.07, 1.74, m["bark"], 12, 0.055, (0, 0.03, 0)), m, (-9, 42, 0), 20, 0.1, 0.4)
    wire.place()
    terrain.heightfield(m["mud"], land, (-60, 60), (-60, 120), 0.8)
    terrain.grass(surface("reeds", "#5c6454", rough=0.7, var=0.4, scale=2, vary=0.5), land, 6000, (-14, 14), (1.6, 34), rng, (0.5, 1.5))
    with stage.made() as mirrored:
        for a, d, turn in (0.43, 2.5, 0.5), (0.95, 3.0, -0.5):
            man((*way(a, d)[:2], land(*way(a, d)[:2])), math.pi - a + turn, weapon="rifle" if a < 0.5 else "none")
        Mesh("night").sheet([[way(a, 50 * math.cos(b), 50 * math.sin(b)) for a in np.linspace(-1.3, 2.6, 40)] for b in np.linspace(-0.1, 1.3, 12)], glow("night", "#2c2036", 0.35)).place(shadow=False)
        for k in range(18):
            start, end = (ball + Vector([rng.gauss(0, 1) for _ in range(3)]).normalized() * r for r in (1.15, rng.uniform(1.4, 2.1)))
            zone.bolt(arcs, arc, start, end if k % 3 else (*end[:2], 0), 0.011, rng, 2)
        arcs.ball(ball, 1.15, fire, detail=5).place(shadow=False)
        stage.point(ball, 2100, "#ff8c3c", 0.9)
    for obj in mirrored:
        obj.visible_camera, obj.visible_diffuse, obj.visible_glossy = False, obj.type == "LIGHT", obj.type != "LIGHT"
    for spot, wide, power in ((-2.2, 1.6, 3.0), 1.6, 170), ((2.0, 1.2, 2.2), 1.2, 50):
        stage.area(spot, at, wide, power, "#a8c8bc")
    stage.gradient_sky("#8a9a88", "#34403c", 0.35)
    stage.camera((-0.02, -0.92, 1.40), (-0.02, 0, 1.448), 51, focus=(0.1, -0.1, 1.47), fstop=9, horizon=(0, 900, 4))


def grade_mirror(pic):
    """Amber above the waterline; below it another sky, its picture stirred by the water."""
    below, flash, sun = (pic.y > 0.5)[..., None], pic.near("storm", 0.3)[..., None], pic.near("sun", 0.6)[..., None]
    evening = skies.clouded(pic, 0.5, "sun", ("#ffb058", "#b06c38", "#4a3c34", "#181c20"), "#ff8a38", "#1c1a1a", "#c08858", 0.55, 4, 0.9, 3.4) * (0.2 + 0.95 * sun)
    storm = skies.clouded(pic, 0.5, (0.6, 0.4), ("#4a6a38", "#22382c", "#0a1614", "#030807"), "#3a6a20", "#020504", "#66844c", 0.66, 6, 0.24, 4.6)[::-1] + flash**2 * linear("#b8f060", 0.34)
    pic.fog(np.where(below, linear("#1c3420", 0.25) + flash * linear("#90c050", 0.25), linear("#6a4a40", 0.1) + sun * linear("#ff9a48", 0.5)), 0.004, 24, 0.7)
    pic.background[(pic.depth > 270) & (pic.y < 0.5)] = 1
    pic.sky(np.where(below, storm, evening))
    for mark, size, tint in ("sun", 0.22, linear("#ffa040", 0.7)), ("storm", 0.12, linear(LIME, 0.12)):
        pic.glow(mark, size, tint, (below[..., 0] == (mark == "storm")) * (pic.depth > 40))
    stir = (pic.y - 0.5).clip(0, 1) ** 0.6 * (pic.noise(14, 4, 6.0) - 0.5)
    pic.rgb = pic.rgb[tuple(((at + size * stir) * full).astype(int).clip(0, full - 1) for at, size, full in ((pic.y, 0.02, pic.h), (pic.x, 0.1, pic.w)))]
    pic.develop(0.85, 1.45, 1.15, ("#12261f", "#ffe2a0", 0.14), (0.5, (0.5, 0.5), 0.95), (0.08, 1.0), sharpen=(0.3,))


def grade_dawn(pic):
    tint = linear("#9fb0a4", 0.72) * (0.5 + 0.85 * np.exp(-(((pic.y - pic.horizon) / 0.3) ** 2)) + 0.3 * (pic.noise(3, 6, 2.6) - 0.5))[..., None]
    pic.rgb = pic.rgb + (pic.rgb.mean(-1, keepdims=True) * np.array((0.9, 1.05, 0.97)) - pic.rgb) * 0.65 * smoothstep(pic.depth, 1.2, 1.7)[..., None]
    pic.fog(tint, 0.036, 1.4, 0.97, 0.6 + 0.8 * pic.noise(2.5, 4, 2.4))
    pic.sky(tint)
    pic.develop(0.95, 1.38, 1.1, ("#1a2622", "#ffe2c0", 0.12), (0.5, (0.6, 0.5), 0.95), (0.07, 1.2), sharpen=(0.3,))


SHOTS = {
    "closing": Shot(zone.reading, lambda pic: pic.develop(
        0.8, 1.34, 1.15, ("#10202c", "#e8ffd0", 0.1), (0.45, (0.58, 0.5), 0.95), (0.16, 1.0)), samples=20, bounces=(3, 3, 3)),
    "hero": Shot(hero, grade_evening, samples=48, far=420, bounces=(3, 3, 2)),
    "tile": Shot(tile, grade_evening, samples=64, far=420, bounces=(3, 2, 2)),
    "feature-4": Shot(bolts, grade_evening, samples=56, far=420, bounces=(3, 3, 2)),
    "feature-1": Shot(mask, grade_dawn, samples=30, far=120, bounces=(4, 2, 3)),
    "feature-2": Shot(bridge, grade_mirror, samples=24, far=420, bounces=(2, 1, 1)),
}
