/** `--color-night` of `tokens.css`, for what no stylesheet reaches; a test compares the two. */
export const pageBackground = '#0d0b0a'

/** The contrast of two colours like #c8a24a, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(colour: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** From 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
