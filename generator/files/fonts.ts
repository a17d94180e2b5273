import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { Face } from './drawing.ts'

const folder = path.join(import.meta.dirname, 'fonts')

/** The sheets' faces, made from the site's own fonts (see `fonts/make.py`). */
export const faces: Readonly<Record<Face, Font>> = {
  regular: readFace('sheet-text-regular.ttf'),
  semibold: readFace('sheet-text-semibold.ttf'),
  title: readFace('sheet-title-bold.ttf'),
}

/**
 * With every glyph asked for by its letter, once: fontkit keeps what it was first asked for, and a full stop that it met
 * as a part of a colon would have no letter in any PDF from then on.
 */
function readFace(file: string): Font {
  const font = create(readFileSync(path.join(folder, file)))
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}

/** Width in points. */
export function widthOf(text: string, face: Face, size: number): number {
  const key = `${face} ${text}`
  const em = widths.get(key) ?? faces[face].layout(text).advanceWidth / faces[face].unitsPerEm
  widths.set(key, em)
  return em * size
}

/** Labels and addresses come back on sheet after sheet, and setting a line takes far longer than finding it. */
const widths = new Map<string, number>()

/** The greatest size, at most `size`, at which the text is no wider than `width` points. */
export function fittingSize(text: string, face: Face, size: number, width: number): number {
  return Math.min(size, Math.floor(((size * width) / widthOf(text, face, size)) * 10) / 10)
}

/** Breaks a text at its spaces into lines no wider than `width` points; a longer word stands alone on its line. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, face, size) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Letters the face has no picture for, each once. */
export function missingLetters(text: string, face: Face): string[] {
  return [...new Set(text)].filter((letter) => !faces[face].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}
