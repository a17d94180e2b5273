/**
 * Section id of the download page (specification §2): lower case, runs of anything but letters and digits become one
 * hyphen, none at either end.
 */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
