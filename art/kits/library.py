"""A plundered library: shelves on both sides of a long aisle, half of their books and loose sheets on the floor."""
from lib.tools import Mesh, surface

SPINES = ("#4a3a30", "#5c4a3a", "#3a3e44", "#57302a", "#6b6252")


def _shelve(books, spines, rng, side, loc):
    """Books on a board 2.6 long, some of them gone."""
    x, y, z = loc
    at = y + 0.15
    while at < y + 2.3:
        w, h = rng.uniform(0.09, 0.2), rng.uniform(0.36, 0.54)
        if rng.random() < 0.08:
            at += rng.uniform(0.3, 1.6)
        elif at + w < y + 2.45:
            books.box((side * (x + rng.uniform(-0.06, 0.06)), at + w / 2, z + 0.04 + h / 2), (0.5, w * 0.94, h), rng.choice(spines))
        at += w


def bay(wood, spines, rng, rows=13):
    """A bookcase 2.6 wide along +y, its books towards +x, with a pilaster at either end. Returns mesh data."""
    mesh = Mesh("bookcase")
    mesh.box((-0.45, 1.3, rows * 0.33), (0.1, 2.6, rows * 0.66), wood)
    for y in (0, 2.6):
        mesh.box((0.05, y, rows * 0.33), (0.9, 0.2, rows * 0.66), wood)
    for row in range(rows):
        mesh.box((0, 1.3, 0.66 * row), (0.84, 2.5, 0.07), wood)
        _shelve(mesh, spines, rng, 1, (0.05, 0, 0.66 * row))
    for z, out in ((0.1, 0.2), (rows * 0.66, 0.25), (rows * 0.66 + 0.25, 0.45)):
        mesh.box((0, 1.3, z), (0.9 + out, 2.6, 0.25), wood)
    return mesh.data(0)


def aisle(m, rng):
    """Along +y from -5 to 38, where a tall window lets the light in; 4.6 wide, 10 high. `m`: the materials of siege."""
    room, books = Mesh("library"), Mesh("books")
    spines = [surface("spine " + t, t, rough=0.9, var=0.2, scale=3) for t in SPINES]
    for s in (-1, 1):
        room.box((s * 3.75, 16, 5), (0.2, 44, 10), m["inner"])
        room.box((s * 3.2, 38, 5.2), (2.0, 0.6, 10.4), m["plaster"])
        for k in range(16):
            y = -5 + 2.6 * k
            room.box((s * 3.2, y, 3.3), (0.9, 0.16, 6.6), m["wood"])
            room.box((s * 3.3, y, 8.3), (0.9, 0.5, 3.4), m["plaster"])
            for row in range(10):
                z = 0.15 + 0.66 * row
                room.box((s * 3.2, y + 1.3, z), (0.8, 2.5, 0.07), m["wood"])
                _shelve(books, spines, rng, s, (3.15, y, z))
    for k in range(16):
        room.box((0, -5 + 2.6 * k, 9.7), (7.4, 0.4, 0.5), m["wood"])
    for args in ((0, 16, 10.1), (8, 44, 0.2), m["inner"]), ((0, 18, -0.1), (8, 48, 0.2), m["slab"]), ((0, 38, 0.7), (5, 0.6, 1.4), m["plaster"]), ((0, 38, 9.9), (5, 0.6, 1.0), m["plaster"]):
        room.box(*args)
    for x in (-1.1, 0, 1.1):
        room.box((x, 38, 5.4), (0.13, 0.2, 8.2), m["dark"])
    for z in (3.0, 4.6, 6.2, 7.8):
        room.box((0, 38, z), (4.4, 0.2, 0.1), m["dark"])
    room.place(0.01, smooth=0)
    paper = surface("paper", "#d6cfbf", rough=0.9, var=0.1)
    for _ in range(90):
        x, y = rng.gauss(0, 1.3), rng.uniform(5, 34)
        if abs(x) < 2.6:
            books.box((x, y, 0.014), (0.26, 0.36, 0.008), paper, (rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), rng.random() * 3))
    for _ in range(60):
        s, y = rng.choice((-1, 1)), rng.uniform(9, 35)
        books.box((s * rng.uniform(1.9, 2.7), y, 0.08), (0.34, 0.5, rng.uniform(0.1, 0.18)), rng.choice(spines), (0, 0, rng.random() * 3))
    books.place(smooth=0)
