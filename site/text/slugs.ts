/** Small letters without diacritics, in any script: "Règles" and "regles" are one word. */
export function removeDiacritics(word: string): string {
  return word
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
}

/**
 * The id of a section, made of its title (docs/specification.md, "Download centre"): lower case, runs of anything but
 * letters and digits become one hyphen, none at either end.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
