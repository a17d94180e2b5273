/** Points (1/72 inch) from the top left corner. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export type Face = 'regular' | 'semibold' | 'title'

/** What a reader of the PDF's structure meets: a heading, a paragraph or a link. */
export type Role = 'H1' | 'H2' | 'P' | 'Link'

type Style = { size: number; face: Face; fill: string; role: Role; href?: string }

export type Mark =
  | ({ mark: 'box'; fill?: string; stroke?: string; lineWidth?: number } & Point & Size)
  | { mark: 'line'; from: Point; to: Point; stroke: string; lineWidth: number }
  /** `y` is the baseline. */
  | ({ mark: 'text'; text: string } & Style & Point)

/** One page as a list of marks in reading order; `pdf.ts` prints it and `thumbnail.ts` shrinks it to a picture. */
export type Page = Mark[]

/** A line of text, its baseline at `y`; dark, in the regular face and a paragraph unless the style says otherwise. */
export function textAt(
  text: string,
  x: number,
  y: number,
  style: Partial<Style> & Pick<Style, 'size'>,
): Mark {
  return { mark: 'text', text, x, y, face: 'regular', fill: ink.text, role: 'P', ...style }
}

export function lineAt(x: number, y: number, width: number, lineWidth: number): Mark {
  return { mark: 'line', from: { x, y }, to: { x: x + width, y }, stroke: ink.rule, lineWidth }
}

export const a4: Size = { width: 595.28, height: 841.89 }

export const ink = {
  page: '#ffffff',
  band: '#0d0b0a',
  gold: '#c8a24a',
  light: '#f3ead8',
  text: '#221d19',
  quiet: '#6b625a',
  rule: '#b9b0a4',
} as const
