/** The paragraphs of a text, divided at blank lines (docs/specification.md, "Game page"). A range, "1–2", stays on one line. */
export function paragraphsOf(desc: string): string[] {
  return desc
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060')
    .split(/\r?\n[ \t]*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
