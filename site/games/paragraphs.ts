/** The paragraphs of a text: given one by one, or as one text with blank lines between them (specification §3). */
export function paragraphsOf(desc: string | readonly string[]): string[] {
  const texts = typeof desc === 'string' ? [desc] : desc
  return texts
    .flatMap((text) => text.split(/\r?\n[ \t]*\r?\n/))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
