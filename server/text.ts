/** The minute of a time (ms since 1970) in UTC: "2026-11-28 08:30". */
export function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/**
 * A text with the code of each character that is invisible or changes the order of its neighbours, like `[U+202E]`, in
 * the character's place. Line breaks, tabs and the joiners within an emoji or a word of Arabic letters stay.
 */
export function visible(text: string): string {
  return text.toWellFormed().replace(invisible, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\p{Script=Arabic}])[\u{200C}\u{200D}]|[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\n\t\u{200C}\u{200D}\u{FE0E}\u{FE0F}]]/gv

/** The same on one line. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ')
}
