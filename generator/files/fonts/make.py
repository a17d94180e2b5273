"""Makes the three faces of the printed sheets from the families the site uses, whole.

Needed only when a letter is missing, from the root of the repository:

    npm install --no-save @fontsource-variable/source-sans-3 @fontsource-variable/cinzel
    apt-get install python3-fonttools python3-brotli fonts-nanum
    /usr/bin/python3 generator/files/fonts/make.py && /usr/bin/python3 generator/files/fonts/add-hangul.py

The second script puts the Korean letters back. The results lie beside this file, so that building the site needs no
Python. A changed face changes every sheet, and so the address of each. Licences: LICENSE-*.txt.
"""

import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"
ALL_SCRIPTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"]

# file name: family, parts to merge, weight, name inside the file
FACES = {
    "sheet-text-regular": ("source-sans-3", ALL_SCRIPTS, 400, "Sheet Text", "Regular"),
    "sheet-text-semibold": ("source-sans-3", ALL_SCRIPTS, 650, "Sheet Text", "Semibold"),
    "sheet-title-bold": ("cinzel", ["latin", "latin-ext"], 700, "Sheet Title", "Bold"),
}

LETTERS = {
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2027),
    0x2026, 0x2030, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, *range(0x400, 0x460), 0x490, 0x491,
}


def instance(family, part, weight, folder):
    """One part of a family at one weight, without the tables that cannot be merged."""
    font = TTFont(PACKAGES / family / "files" / f"{family}-{part}-wght-normal.woff2")
    font.flavor = None
    font = instantiateVariableFont(font, {"wght": weight})
    unwanted = ["GDEF", "GSUB", "STAT", "DSIG", "meta", "vhea", "vmtx", "BASE"]
    for table in unwanted + ([] if part == "latin" else ["GPOS"]):
        if table in font:
            del font[table]
    path = folder / f"{part}.ttf"
    font.save(path)
    return str(path)


def make(name, family, parts, weight, title, style):
    with tempfile.TemporaryDirectory() as folder:
        font = Merger().merge([instance(family, part, weight, Path(folder)) for part in parts])
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    names = {1: title, 2: style, 3: f"{title} {style}", 4: f"{title} {style}", 6: f"{title}-{style}".replace(" ", "")}
    licence = {13: "SIL Open Font License 1.1", 14: "https://openfontlicense.org"}
    for number, text in {**names, **licence}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    # A fixed date: the same fonts make the same file.
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 3_800_000_000
    font.save(HERE / f"{name}.ttf")


for name, face in FACES.items():
    make(name, *face)
