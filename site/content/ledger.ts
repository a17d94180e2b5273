/** One address a line; `#` starts a comment. */
export function readLedger(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** The id of the document whose file is, or once was, at an address; undefined where it is no document's. */
export function documentAt(address: string): string | undefined {
  return /^\/files\/[^/]+\/(.+?)(?:-placeholder)?-[0-9a-f]{8}\.(?:pdf|zip)$/.exec(address)?.[1]
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
