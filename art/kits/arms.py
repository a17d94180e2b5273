"""Hand-held things, built along +Y from a grip at the origin; pose(...) puts them into a hand."""
import math

from mathutils import Matrix, Vector

from lib.mesh import TAU, Mesh, shining, steps, turns


def aimed(loc, to, scale=1.0):
    """Frame at loc whose +Y looks along `to`."""
    return Matrix.Translation(loc) @ Vector(to).to_track_quat("Y", "Z").to_matrix().to_4x4() @ Matrix.Scale(scale, 4)


def sword(mesh, frame, steel, grip, length=1.0, width=0.055, guard=0.26):
    """Ridged blade, straight guard, disc pommel."""
    mesh, w, rows = mesh.at(frame), width / 2, []
    for t in steps(14):
        half, y, thick = w * (1 - 0.25 * t) if t < 0.86 else w * 0.785 * max(0, (1 - t) / 0.14) ** 0.75, 0.12 + length * t, 0.009 * (1 - 0.5 * t)
        rows.append([(-half, y, 0), (-half * 0.3, y, thick), (0, y, thick * (0.6 if t < 0.7 else 1.1)), (half * 0.3, y, thick), (half, y, 0),
                     (half * 0.3, y, -thick), (0, y, -thick), (-half * 0.3, y, -thick), (-half, y, 0)])
    mesh.sheet(rows, steel).box((0, 0.1, 0), (guard, 0.035, 0.035), steel)
    for side in (-1, 1):
        mesh.ball((side * guard / 2, 0.105, 0), 0.026, steel)
    mesh.tube([(0, -0.12, 0), (0, 0.1, 0)], lambda t: 0.019 + 0.003 * math.sin(t * 40), grip, 10).cylinder((0, -0.145, -0.022), 0.042, 0.044, steel, 20)


def axe(mesh, frame, steel, wood):
    """Bearded axe; the handle runs along +Y."""
    mesh, length = mesh.at(frame), 0.8
    mesh.tube([(0, -0.25, 0), (0, length * 0.5, 0.01), (0, length, 0)], 0.02, wood, 8)
    mesh.prism([(x, length * 0.9 + y) for x, y in [(0.02, 0), (0.1, 0.06), (0.24, 0.16), (0.27, 0.0), (0.24, -0.2), (0.14, -0.08), (0.02, -0.06)]], -0.014, 0.014, steel)
    mesh.box((0, length * 0.9 - 0.02, 0), (0.07, 0.12, 0.06), steel)


def staff(mesh, frame, wood, tip):
    mesh, length = mesh.at(frame), 1.15
    mesh.tube([(0, -1.0, 0), (0.01, -0.3, 0.01), (0, 0.3, 0), (0.01, length, 0)], lambda t: 0.017 + 0.005 * math.sin(t * 30) ** 2, wood, 8)
    for a in turns(4):
        mesh.tube([(0.0, length, 0), (0.07 * math.cos(a), length + 0.08, 0.07 * math.sin(a)), (0.03 * math.cos(a), length + 0.22, 0.03 * math.sin(a))], lambda t: 0.014 * (1 - 0.7 * t), wood, 6)
    mesh.ball((0, length + 0.1, 0), 0.042, tip)


def shield(mesh, frame, wood, steel, radius):
    """Round shield facing +Y with boss, rim and rivets."""
    mesh = mesh.at(frame @ Matrix.Rotation(-math.pi / 2, 4, "X"))
    mesh.cylinder((0, 0, -0.015), radius, 0.03, wood, 40, radius * 0.97)
    mesh.tube([(radius * math.cos(a), radius * math.sin(a), 0.0) for a in [TAU * k / 40 for k in range(41)]], 0.018, steel, 6)
    mesh.ball((0, 0, 0.01), radius * 0.27, steel, (1, 1, 0.7), 3)
    for a in turns(12):
        mesh.ball((radius * 0.82 * math.cos(a), radius * 0.82 * math.sin(a), 0.015), 0.016, steel, detail=1)
    for k in range(4):
        mesh.box((radius * 0.5 * math.cos(TAU * k / 4), radius * 0.5 * math.sin(TAU * k / 4), 0.016), (radius * 0.8, 0.035, 0.012), steel, (0, 0, TAU * k / 4))


def kite_shield(mesh, frame, field, steel):
    """Tall pointed shield facing +Y."""
    mesh = mesh.at(frame @ Matrix.Rotation(math.pi / 2, 4, "X"))
    outline = [(-0.27, 0.4), (0, 0.46), (0.27, 0.4), (0.27, 0.05), (0.16, -0.28), (0, -0.52), (-0.16, -0.28), (-0.27, 0.05)]
    for size, z0, z1, material in ((0.95, -0.02, 0.015, steel), (0.855, -0.03, -0.015, field)):
        mesh.prism([(x * size, y * size) for x, y in outline], z0, z1, material)


def hand_lantern(hand, iron, fire, size=0.1):
    """Small lantern under a hand; returns the flame point."""
    x, y, z = hand
    z -= size * 3.3
    mesh = Mesh("hand lantern")
    mesh.tube([(x, y, hand[2]), (x, y, z + size * 2.4)], 0.012 * size * 10, iron, 6).cylinder((x, y, z), size * 0.75, size * 0.2, iron, 8)
    mesh.cylinder((x, y, z + size * 1.6), size * 0.85, size * 0.7, iron, 8, size * 0.15)
    for a in turns(6):
        mesh.cylinder((x + size * 0.66 * math.cos(a), y + size * 0.66 * math.sin(a), z), size * 0.07, size * 1.65, iron, 5)
    mesh.place()
    shining("flame", (x, y, z + size * 0.8), size * 0.36, fire, (1, 1, 1.5))
    return (x, y, z + size * 0.9)
