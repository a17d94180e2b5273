"""What can be measured of a master: fine detail, speckle, size. render.py writes none that fails.

The figures stand in masters.json with the file's checksum, so that only what changed is measured again. The limit of
sharpness comes from a picture without grain, home-1: 0.55 as rendered, 0.14 enlarged from 60 %, 0.06 blurred by a pixel.
"""
import glob
import hashlib
import json
import os

import numpy as np
from PIL import Image

from lib.imageops import luminance
from lib.shot import ROOT, size_of

SHARPNESS, SPECKLE = 0.2, 0.3
CONTENT, RECORD = os.path.join(os.path.dirname(ROOT), "content"), os.path.join(ROOT, "masters.json")


def sharpness(light):
    """Energy of the highest octave of the spectrum divided by that of the one below."""
    h, w = light.shape
    window = np.hanning(h)[:, None] * np.hanning(w)[None]
    power, frequency = np.abs(np.fft.rfft2((light - light.mean()) * window)) ** 2, np.hypot(np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None])
    return float(power[(frequency >= 0.25) & (frequency < 0.5)].sum() / power[(frequency >= 0.125) & (frequency < 0.25)].sum())


def speckle(light):
    """Single pixels far brighter than all eight neighbours, in a thousand."""
    centre, moved = light[1:-1, 1:-1], [light[1 + j : light.shape[0] - 1 + j, 1 + i : light.shape[1] - 1 + i] for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j]
    return float((centre - np.max(moved, axis=0) > 0.12).mean() * 1000)


def figures(path):
    with Image.open(path) as image:
        light = luminance(np.asarray(image.convert("RGB"), np.float32) / 255)
    height, width = light.shape
    return dict(width=width, height=height, sharpness=round(sharpness(light), 3), speckle=round(speckle(light), 3))


def faults(it, name):
    """What is wrong with the figures of the picture `name`; a film's first frame is as soft as the film."""
    found, (width, height) = [], size_of(name)
    if (it["width"], it["height"]) != (width, height):
        found.append(f"{it['width']} x {it['height']} pixels, its place needs {width} x {height}")
    if it["sharpness"] < SHARPNESS and name != "loop":
        found.append(f"sharpness {it['sharpness']}, at least {SHARPNESS}: render at full size, blur less")
    if it["speckle"] > SPECKLE:
        found.append(f"speckle {it['speckle']} in 1000 pixels, at most {SPECKLE}: more samples, less fine bump")
    return found


def record():
    """Writes masters.json; only files that changed since are measured."""
    known, masters = json.load(open(RECORD)) if os.path.exists(RECORD) else {}, {}
    for path in sorted(glob.glob(os.path.join(CONTENT, "**", "images", "*.webp"), recursive=True)):
        key, name = os.path.relpath(path, CONTENT), os.path.basename(path)[:-5]
        checksum, it = hashlib.sha256(open(path, "rb").read()).hexdigest(), known.get(key, {})
        if it.get("sha256") != checksum:
            it = dict(sha256=checksum, **figures(path))
        masters[key] = {**it, "faults": "; ".join(faults(it, name))}
    with open(RECORD, "w") as file:
        json.dump(masters, file, indent=2)
        file.write("\n")
