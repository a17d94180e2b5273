import type { Glyph } from 'fontkit'
import sharp from 'sharp'
import { a4, type Face, ink, type Mark, type Page } from './drawing.ts'
import { faces } from './fonts.ts'

/** In pixels. */
const width = 240

/** Shrinks a page to a WebP picture. Letters become outlines, so no installed font is needed. */
export async function drawThumbnail(page: Page): Promise<Buffer> {
  const scale = width / a4.width
  const size = `width="${width}" height="${Math.round(a4.height * scale)}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${a4.width} ${a4.height}"><path fill="${ink.page}" d="M0 0h600v850H0z"/>${page.map(draw).join('')}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 60, effort: 2 }).toBuffer()
}

function draw(mark: Mark): string {
  if (mark.mark === 'line') {
    const { from, to, stroke, lineWidth } = mark
    return `<path stroke="${stroke}" stroke-width="${lineWidth}" d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`
  }
  if (mark.mark === 'box') {
    const { x, y, width, height, fill = 'none', stroke = 'none', lineWidth = 1 } = mark
    return `<path fill="${fill}" stroke="${stroke}" stroke-width="${lineWidth}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
  }
  const font = faces[mark.face]
  const scale = mark.size / font.unitsPerEm
  const run = font.layout(mark.text)
  let advance = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const outline = outlineOf(glyph, mark.face)
    const placed = outline === '' ? '' : `<path transform="translate(${advance} 0)" d="${outline}"/>`
    advance += run.positions[index]?.xAdvance ?? glyph.advanceWidth
    return placed
  })
  return `<g fill="${mark.fill}" transform="translate(${mark.x} ${mark.y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

const outlines = new Map<string, string>()

/** Outlines repeat thousands of times over a run, and drawing one takes longer than finding it. */
function outlineOf(glyph: Glyph, face: Face): string {
  const key = `${face} ${glyph.id}`
  const known = outlines.get(key) ?? glyph.path.toSVG()
  outlines.set(key, known)
  return known
}
