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
