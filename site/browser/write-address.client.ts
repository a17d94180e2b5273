/**
 * Writes fields into the query of the page's address; its other values, like those of a campaign, stay. Adds no step of
 * "back". Returns the query, from its "?" on.
 */
export function writeAddress(fields: Iterable<[string, FormDataEntryValue]>): string {
  const address = new URL(window.location.href)
  for (const [name, value] of fields) {
    // Deleted and appended, so that the same choices give the same address in whatever order they were made.
    address.searchParams.delete(name)
    if (value !== '') address.searchParams.append(name, String(value))
  }
  window.history.replaceState(window.history.state, '', address)
  return address.search
}
