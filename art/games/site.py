"""The home page: a table that becomes the world, and four uprights, each in one colour with one tale."""
from kits import aliens, boxes, dragon, giants, minis, norse, players, terrain
from lib.tools import Mesh, Shot, game_file, linear, ngon, product, skies, smoothstep, stage, surface

AMBER, TEAL, HORN = "#ffb066", "#3f8fa8", "#544c3f"


def rise(x, y):
    """Height of the board's fields: flat where one plays, then steps up into hills on both sides of a valley."""
    aside = min(1.0, abs(x + 3 - 0.06 * y) / 26)
    return max(0.0, smoothstep(y, 22, 80) * (8 * aside + 1.2) * (0.35 + 0.9 * abs(terrain.fractal(x, y, 19, 2.7, 3))) + 1.6 * aside * terrain.fractal(x, y, 7, 9.1, 2))


def peaks(x, y):
    """Mountains behind the board, highest aside, with sharp crests."""
    crest = 1 - abs(terrain.fractal(x, y, 95, 3.3, 6))
    return smoothstep(y, 92, 190) * (10 + 34 * smoothstep(abs(x + 6), 6, 95)) * crest**2.2 - 3


def table_world():
    """Over two players' shoulders: on the board four worlds meet as based miniatures; its fields rise into a land at dusk."""
    rng, p = minis.slate(5, "#0e1826", 0.2, "#0f1216")
    stage.gradient_sky("#3c5f74", "#0e1826", 0.22)
    minis.board("hex", (96, 80), "#8a744e", 0.0, "#171b1c", (0, 44), 1.25)
    fields, stone = Mesh("fields"), surface("field", "#22241f", rough=0.75, var=0.5, scale=0.4, specular=0.2)
    for i, j in product(range(-34, 35), range(10, 50)):
        x, y = i * 1.875, 4 + (j + 0.5 * (i % 2)) * 2.165
        if (high := 0.4 * round(rise(x, y) / 0.4)) > 0:
            fields.prism([(x + a, y + b) for a, b in ngon(1.2)], -0.3, high, stone, taper=0.97)
    fields.place(0.05)
    terrain.heightfield(surface("peaks", "#3a4a55", rough=1, var=0.4, scale=0.08, bump=0.8, bump_scale=0.4, specular=0), peaks, (-230, 230), (90, 300), 2.5, 25)
    wood = norse.materials()
    ship = minis.primed(lambda: norse.longship(wood, (0, 0, 0), 0.0, 1.0, True, None, False), 4.6, 2.4, tint=HORN)
    beast = minis.primed(lambda: aliens.warden(p, 0.02), 4.2, 1.25, HORN)
    king = minis.primed(lambda: giants.menhir(p, 0.045), 8.4, 1.9, "#3a352d")
    drake = minis.primed(lambda: dragon.dragon(p, p, p, p, 0.03, (0, 0, 0), 0, 1, 2.75, 0.05, 0.1), 6.0, 1.9, HORN)
    men, axes, mages = ([minis.primed(lambda: make(p), tall, 0.4, HORN) for make in boxes.CREWS[who]] for who, tall in (("soldiers", 1.3), ("vikings", 1.3), ("folk", 1.35)))
    pack = [minis.primed(lambda: aliens.prowler(p, 0.024), 1.5, 0.6, HORN)]
    bosses = {(-6.9, 14.0): (ship, 2.5), (3.6, 11): (beast, 0.35), (-1.7, 21): (king, 0.1), (8.8, 20): (drake, 0.5)}
    pins = [*((-9.4 + 0.7 * k, 15.6 - 0.5 * k) for k in range(9)), (3.6, 10), (-1.7, 19.6), *bosses]
    for (x, y), (figure, turn) in bosses.items():
        minis.stand(figure, [(x, y, turn)])
    for kinds, count, centre, spread in (
        (pack, 3, (5.6, 9.4), (1.6, 0.8)), (men, 12, (2.6, 6.8), (3.0, 0.9)), (axes, 12, (-4.6, 8.6), (2.1, 1.1)),
        (men, 9, (8.4, 13.5), (1.5, 1.6)), (mages, 10, (-1.6, 16.2), (2.0, 1.0)), (axes, 9, (-11, 19.5), (2.2, 1.8)),
    ):
        for k, spot in enumerate(minis.ranks(rng, count, centre, spread, 0.1, 1.2, pins)):
            minis.stand(kinds[k % len(kinds)], [spot])
            pins.append(spot)
    minis.dice([(-1.7, 2.6, 0.5, "#e0d6bf", "#1b2026"), (-0.5, 3.1, -0.35, "#a5281c", "#e0d6bf")], 0.72)
    minis.cards([(3.3, 2.6, -0.5), (3.6, 2.7, -0.36), (3.9, 2.7, -0.22)], "#123039")
    players.player((-6.8, -0.8, 1.35), -0.22, 0.62, "long")
    players.player((7.0, -0.4, 1.6), 0.26, 0.62)
    for side in (-1, 1):
        stage.area((side * 2.6, 7, 9.5), (side * 6.6, -1, 3), 1.2, 160, AMBER)
        stage.area((side * 14, 1, 10), (side * 7.2, -1, 3), 2, 320, TEAL)
        stage.sun((side * 0.8, -0.25, -0.4), 0.7, "#ff9a5a", 2)
    stage.area((-2, 46, 12), (0, 8, 1), 12, 30000, AMBER, 6)
    stage.area((-20, 14, 12), (0, 12, 1), 6, 5200, TEAL)
    stage.area((20, 18, 10), (4, 12, 1), 6, 3000, "#ff7a4a")
    stage.sun((0.05, -1, -0.16), 2.2, AMBER, 3)
    stage.spot((0, 6, 17), (0, 12, 0), 5200, "#ffdcae", 74, 0.9, 1.0)
    stage.camera((0, -12.5, 7.6), (0, 10, -0.2), 30, (0, 0.02), focus=(0, 12, 1), fstop=0.3, sun=(-8, 300, 22), horizon=(0, 4000, 0))


def grade_world(pic):
    pic.mist("sun", 0.32, ("#e8a05a", 0.6), ("#2f6a88", 0.26), 0.006, 30, 0.86, pic.belt(0.7, 0.5, 2.6) * (0.6 + 0.8 * pic.noise(3, 4, 3)))
    sky = skies.clouded(pic, pic.horizon + 0.03, "sun", ("#c9a67c", "#4f7c94", "#1c4564", "#0c1a2e"), "#8a4a1e", "#14263c", "#f0b87a", 0.6, 5, 0.75, 4.2)
    aside = 0.65 * (1 - pic.near("sun", 0.75)[..., None])
    pic.sky(sky * (1 - aside) + linear("#2c5f80", 0.3) * aside * (0.6 + 0.8 * pic.noise(3, 6, 3)[..., None]) + pic.near("sun", 0.32)[..., None] ** 3 * linear("#ffbf78", 1.4))
    pic.glow("sun", 0.3, linear(AMBER, 0.2))
    pic.rays("sun", 0.18, linear(AMBER, 1.0), 0.8, 0.85, pic.near("sun", 0.3), (18, 20))
    pic.rgb = pic.rgb * (1 + 0.1 * (pic.near((0.5, 0.48), 0.3) * smoothstep(pic.depth, 15, 19)) - 0.82 * smoothstep(pic.y, 0.6, 0.82))[..., None]
    pic.develop(1.2, 1.4, 1.15, ("#16283e", "#ffdcae", 0.2), (0.45, (0.5, 0.45), 0.95), (0.12, 1.0), sharpen=(0.3, 1.1))


WOOD, TOWN, NORTH, WALL = (game_file(name) for name in ("lands-of-evershade", "grimcoven", "lords-of-ragnarok", "the-great-wall"))
SHOTS = {
    "home-1": Shot(table_world, grade_world, samples=32, far=300, bounces=(3, 2, 2)),
    "home-2": Shot(stage.view(WOOD.hero, (2.2, -1, 2.2), (8.6, 22, 6.0), 30), lambda pic: WOOD.grade(pic, 18, 0.012), samples=64, far=420, bounces=(4, 3, 2)),
    "home-3": Shot(stage.view(TOWN.hero, (-1.0, 1.0, 1.35), (9.6, 40, 10.4), 26), lambda pic: TOWN.grade(pic, 14, 0.25, 0.1), samples=18, far=420, bounces=(4, 2, 2)),
    "home-4": Shot(stage.view(NORTH.hero, (-10, -8, 7.5), (12.5, 80, 29), 27), NORTH.grade, samples=24, far=900, bounces=(3, 2, 2)),
    "home-5": Shot(stage.view(WALL.pass_at_dusk, (-8, -8, 55), (20, 150, 50), 33), WALL.grade_pass, samples=14, far=1600, bounces=(3, 2, 2)),
}
