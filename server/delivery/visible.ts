/**
 * Shows as `[U+202E]` what has no shape of its own, or changes the order of what is around it, so that a text says what
 * it seems to say. Line breaks, tabs and the joints within an emoji stay.
 */
export function visible(text: string): string {
  return text.toWellFormed().replace(unseen, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

const unseen =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u{200D}|[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\n\t\u{200D}\u{FE0E}\u{FE0F}]]/gv
