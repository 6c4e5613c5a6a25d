"""Pictures of pages that are the same on every machine, and how they are compared.

Each character is a box of half an em in them: so which fonts a machine has does not matter, and what
moves, grows, breaks or changes its color is seen.
"""

import base64
import io
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import Image, ImageChops

from stories import all_stored

RECORDED = pathlib.Path(__file__).parent / "Recorded"
FOUND = pathlib.Path(__file__).resolve().parents[2] / ".build" / "screens"
# The part of all pixels that may differ by more than a shade: other versions of Chromium round corners
# otherwise. A sentence that moves by a row of pixels is more.
TOLERANCE, SHADE = 0.0005, 24


def box():
    pen = TTGlyphPen(None)
    pen.moveTo((60, 0))
    for corner in [(60, 640), (440, 640), (440, 0)]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def font():
    """The font of boxes, as a rule of a stylesheet."""
    builder = FontBuilder(1000, isTTF=True)
    glyphs = {".notdef": box(), "space": TTGlyphPen(None).glyph(), "box": box()}
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(
        {code: "space" if chr(code).isspace() else "box" for code in range(0x20, 0x3000)}
    )
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (500, 60)))
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    data = base64.b64encode(file.getvalue()).decode()
    return (
        f"@font-face {{ font-family: Boxes; font-weight: 1 1000; src: url(data:font/ttf;base64,{data}) }}"
        "*, ::before, ::after, ::marker { font-family: Boxes !important; font-style: normal !important;"
        " caret-color: transparent !important }"
    )


def picture(page):
    """The page once it rests: what depends on a size has been drawn in the one that it has."""
    page.evaluate("document.fonts.ready.then(() => new Promise((shown) => requestAnimationFrame(shown)))")
    shot, last = page.screenshot(animations="disabled"), None
    while shot != last:
        all_stored(page)
        shot, last = page.screenshot(animations="disabled"), shot
    return Image.open(io.BytesIO(shot)).convert("RGB")


def difference(one, other):
    """The part of all pixels that differ, from 0 to 1."""
    if one.size != other.size:
        return 1
    bands = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[SHADE + 1 :]) / (one.width * one.height)


def compare(name, found, record):
    """Fails unless a picture is as it was recorded; keeps it beside the build, to be looked at."""
    file = RECORDED / f"{name}.png"
    if record:
        RECORDED.mkdir(exist_ok=True)
        found.save(file, optimize=True)
        return
    assert file.exists(), f"{name} was never recorded: Scripts/test-web --record -k looks"
    part = difference(Image.open(file).convert("RGB"), found)
    if part > TOLERANCE:
        FOUND.mkdir(parents=True, exist_ok=True)
        found.save(FOUND / f"{name}.png")
    assert part <= TOLERANCE, (
        f"{part:.2%} of {name} is not as in {file}: look at {FOUND / file.name} and, if it is better,"
        " record it by Scripts/test-web --record -k looks"
    )
