/** One address a line; `#` starts a comment. */
export function readLedger(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/**
 * Finds the published addresses that no longer work; `movedTo` tells where the server sends an address on to.
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
  movedTo: (address: string) => string | undefined,
): string[] {
  return ledger.flatMap((address) => {
    if (exists(address)) return []
    const target = movedTo(address)
    if (target === undefined) return [`${address}: nothing is there any more`]
    if (/^https:/.test(target)) return []
    const place = target.replace(/[?#].*/, '')
    if (exists(place)) return []
    return [`${address}: leads to ${target}, ${movedTo(place) ? 'which leads on' : 'where nothing is'}`]
  })
}
