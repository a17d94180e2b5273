"""Adds the Korean letters that content/document-words.yaml uses to the two text faces of the printed sheets.

Needed only when a Korean word changes:  apt-get install fonts-nanum python3-fonttools
                                         /usr/bin/python3 generator/files/fonts/add-hangul.py
Only the letters in use are added, some sixty: all of Korean has 11,172. Licence: LICENSE-nanum.txt.
"""

import re
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
WORDS = HERE.parents[2] / "content" / "document-words.yaml"
NANUM = Path("/usr/share/fonts/truetype/nanum")
FACES = {"sheet-text-regular": "NanumGothic.ttf", "sheet-text-semibold": "NanumGothicBold.ttf"}
# The name of the language itself is written in it too (site/downloads/languages.ts).
LETTERS = sorted(set(re.findall("[\uac00-\ud7a3]", WORDS.read_text(encoding="utf-8") + "한국어")))


def add(face, source):
    font = TTFont(HERE / f"{face}.ttf", recalcTimestamp=False)
    nanum = TTFont(NANUM / source)
    scale = font["head"].unitsPerEm / nanum["head"].unitsPerEm
    outlines = nanum.getGlyphSet()
    for letter in LETTERS:
        code = ord(letter)
        if code in font.getBestCmap():
            continue
        origin = nanum.getBestCmap()[code]
        name = f"uni{code:04X}"
        pen = TTGlyphPen(None)
        outlines[origin].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(nanum["hmtx"][origin][0] * scale), round(nanum["hmtx"][origin][1] * scale))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
    font.save(HERE / f"{face}.ttf")


for face, source in FACES.items():
    add(face, source)
