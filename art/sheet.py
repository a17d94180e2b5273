#!/usr/bin/env python3
"""Contact sheet, art/contact-sheet.webp: every game's pictures in one row, the site's own below. Measures changed masters too."""
import glob
import os
import sys

from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from lib import measure  # noqa: E402

ART = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(os.path.dirname(ART), "content")
NAMES = ("tile", "hero", *(f"feature-{k}" for k in range(1, 7)), "closing")
HEIGHT, GAP, GROUND = 150, 4, "#16181d"


def strip(paths):
    """Pictures of one height beside each other."""
    pictures = [Image.open(path).convert("RGB") for path in paths]
    pictures = [p.resize((round(p.width * HEIGHT / p.height), HEIGHT), Image.LANCZOS) for p in pictures]
    row, x = Image.new("RGB", (sum(p.width + GAP for p in pictures) - GAP, HEIGHT), GROUND), 0
    for p in pictures:
        row.paste(p, (x, 0))
        x += p.width + GAP
    return row


def main():
    named = ([os.path.join(game, name + ".webp") for name in NAMES] for game in sorted(glob.glob(os.path.join(CONTENT, "games", "*", "images"))))
    rows = [strip([path for path in paths if os.path.exists(path)]) for paths in named]
    own = sorted(glob.glob(os.path.join(CONTENT, "site", "images", "*.webp")))
    rows += [strip(own[i : i + 5]) for i in range(0, len(own), 5)]
    sheet = Image.new("RGB", (max(row.width for row in rows), len(rows) * (HEIGHT + GAP) - GAP), GROUND)
    for i, row in enumerate(rows):
        sheet.paste(row, (0, i * (HEIGHT + GAP)))
    sheet.save(os.path.join(ART, "contact-sheet.webp"), quality=78, method=6)
    measure.record()


main()
