/** The few things of fontkit (the font reader inside pdfkit) that we use; it ships no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; path: { toSVG(): string } }
  export type Font = {
    unitsPerEm: number
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): { advanceWidth: number; glyphs: Glyph[]; positions: { xAdvance: number }[] }
  }
  export function create(bytes: Buffer): Font
}

/** pdfkit takes a font that is already read, which saves reading it anew for each document; its types do not say so. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, src: import('fontkit').Font): this
  }
}
