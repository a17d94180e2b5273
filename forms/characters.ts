/*
 * What happens to characters that nobody should see:
 * - Control characters are removed on arrival, because nobody types them. A text of one line gets a space for line breaks
 *   and tabs: a line break in a person's name could forge a mail header.
 * - Hidden characters cannot be seen, or they change the order of their neighbours. In texts they stay, and staff see their
 *   codes. They are removed from the name of a file on arrival, because it is used as it is in headers and on disks.
 */

const controls = /(?![\t\n])\p{Cc}/gu

// A joiner (U+200C, U+200D) is hidden, except in an emoji, after an Arabic letter, and after a mark (Indian scripts).
const hidden =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])[\u{200C}\u{200D}]|[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\t\n\u{200C}\u{200D}\u{FE0E}\u{FE0F}]]/gv

/** A text as it is stored: with one kind of line break, and no white space around it. */
export function tidyText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '').trim()
}

/** Like `tidyText`, on one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/[\t\n\u2028\u2029]+/g, ' ')
}

/** The name of a file as it is stored; may be empty. */
export function tidyName(name: string): string {
  return tidyLine(name).replace(hidden, '').normalize('NFC').trim()
}

/** A text for staff, with the code of each hidden character, like `[U+202E]`, in the character's place. */
export function showHidden(text: string): string {
  return text.toWellFormed().replace(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/** Like `showHidden`, on one line. */
export function showHiddenInLine(text: string): string {
  return showHidden(text).replace(/\s+/g, ' ')
}
