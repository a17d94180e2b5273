"""Cuts the site's web fonts out of the whole families: the letters its languages use, the weights it uses.

Needed only when a letter or weight is missing, from the root of the repository:

    npm install --no-save source-sans @fontsource-variable/cinzel @fontsource-variable/oswald
    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 site/fonts/make.py

The results lie beside this file, so that building the site needs no Python. `fonts.css` repeats the weights and, roughly, the letters.
Licence: OFL.txt.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
MODULES = HERE.parents[1] / "node_modules"
FEATURES = ["ccmp", "liga", "locl", "kern", "mark", "mkmk"]

POLISH = {ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"}
LATIN = {*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, *range(0x2010, 0x2027), 0x20AC}
CENTRAL = {ord(letter) for letter in "ĀāĂăĄąĆćČčĎďĐđĘęĚěĹĺĽľĿŀŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŸŹźŻżŽž"}
CYRILLIC = {*range(0x400, 0x460), 0x490, 0x491}
SIGNS = {0x131, 0x2C6, 0x2DA, 0x2DC, 0x2032, 0x2033, 0x2039, 0x203A, 0x2122, 0x2191, 0x2193, 0x2212}

# The text face's own lines are lower than those it is set with on the web; the site is laid out with these.
TEXT_LINES = 1024, -400

SOURCE_SANS = "source-sans/VF/SourceSans3VF-Upright.ttf"
FONTSOURCE = "@fontsource-variable/{0}/files/{0}-{1}-wght-normal.woff2"

# file name: family's file, letters, weight or range of weights
FACES = {
    "source-sans-latin": (SOURCE_SANS, LATIN | SIGNS | POLISH, (400, 600)),
    "source-sans-central": (SOURCE_SANS, CENTRAL - POLISH, (400, 600)),
    "source-sans-cyrillic": (SOURCE_SANS, CYRILLIC, (400, 600)),
    "cinzel-latin": (FONTSOURCE.format("cinzel", "latin"), LATIN | SIGNS, 600),
    "cinzel-central": (FONTSOURCE.format("cinzel", "latin-ext"), CENTRAL, 600),
    "oswald-latin": (FONTSOURCE.format("oswald", "latin"), LATIN | SIGNS, 500),
}


def cut(source: str, letters: set[int]) -> TTFont:
    """The face with these letters only, read anew so that no table speaks of the others."""
    font = TTFont(MODULES / source)
    subsetter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False))
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = None
    held = io.BytesIO()
    font.save(held)
    return TTFont(io.BytesIO(held.getvalue()))


def set_lines(font: TTFont, ascent: int, descent: int) -> None:
    """What browsers take a line's height from, the same on every system."""
    lines, names = font["hhea"], font["OS/2"]
    lines.ascent = names.sTypoAscender = ascent
    lines.descent = names.sTypoDescender = descent
    lines.lineGap = names.sTypoLineGap = 0
    names.fsSelection |= 1 << 7


def make(name: str, source: str, letters: set[int], weight) -> None:
    font = instantiateVariableFont(cut(source, letters), {"wght": weight})
    if source == SOURCE_SANS:
        set_lines(font, *TEXT_LINES)
    # A fixed date: the same families make the same file.
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")


if __name__ == "__main__":
    for name, (source, letters, weight) in FACES.items():
        make(name, source, letters, weight)
        print(f"{name}: {(HERE / f'{name}.woff2').stat().st_size} bytes")
