/** Asks the editor's own server. Throws an Error in words for people. */
export async function ask(path: string, body?: File | string): Promise<Response> {
  const method = body === undefined ? 'GET' : 'POST'
  const sent = fetch(`/api/keystatic/${path}`, { method, body, headers: { 'no-cors': '1' } })
  const response = await sent.catch(() => {
    throw new Error('The editor’s server has stopped. Start "npm run edit" again; what you typed stays here.')
  })
  if (!response.ok) throw new Error(await response.text())
  return response
}

/** `games/nemesis.json` at the address of that form; undefined where nothing has been saved yet. */
export function entryAt(path: string): string | undefined {
  const [, name, slug] = /\/(?:collection|singleton)\/(\w+)(?:\/item\/([^/]+))?$/.exec(path) ?? []
  if (name === undefined || path.includes('/collection/') !== (slug !== undefined)) return undefined
  return slug === undefined ? `${name}.json` : `${name}/${slug}.json`
}
