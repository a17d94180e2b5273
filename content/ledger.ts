/** Redirects as `_redirects` writes them: address, target, status. Comments and empty lines are skipped. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([from, to]) => (from?.startsWith('/') && to ? [[from, to]] : [])),
  )
}

/** One address a line; `#` starts a comment. */
export function readLedger(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/**
 * Finds the published addresses that no longer work.
 *
 * | the address                                  | verdict |
 * | -------------------------------------------- | ------- |
 * | is a file or page of the build               | good    |
 * | is redirected to a file or page of the build | good    |
 * | is redirected to another site                | good    |
 * | is redirected to an address that redirects   | fault   |
 * | is redirected to nothing                     | fault   |
 * | is nothing                                   | fault   |
 */
export function ledgerFaults(
  ledger: readonly string[],
  exists: (address: string) => boolean,
  redirects: ReadonlyMap<string, string>,
): string[] {
  return ledger.flatMap((address) => {
    if (exists(address)) return []
    const target = redirects.get(address)
    if (target === undefined) return [`${address}: nothing is there any more`]
    if (/^https:/.test(target)) return []
    const place = target.replace(/[?#].*/, '')
    if (exists(place)) return []
    return [`${address}: leads to ${target}, ${redirects.has(place) ? 'which leads on' : 'where nothing is'}`]
  })
}
