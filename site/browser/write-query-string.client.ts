/**
 * Writes fields into the query string of the page; its other values, like those of a campaign, stay. Adds no entry to the
 * browser's history. Returns the query string, from its "?" on.
 */
export function writeQueryString(fields: Iterable<[string, FormDataEntryValue]>): string {
  const url = new URL(window.location.href)
  for (const [name, value] of fields) {
    // Deleted and appended, so that the same choices give the same string in whatever order they were made.
    url.searchParams.delete(name)
    if (value !== '') url.searchParams.append(name, String(value))
  }
  try {
    window.history.replaceState(window.history.state, '', url)
  } catch {
    // Safari refuses more than 100 changes in ten seconds. The next one brings the address up to date.
  }
  return url.search
}
