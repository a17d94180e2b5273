/** The paragraphs of a text, which blank lines divide (specification §3). */
export function paragraphsOf(desc: string): string[] {
  return desc
    .split(/\r?\n[ \t]*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
