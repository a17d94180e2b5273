import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { addressKey } from './place-line.ts'
import type { Plan } from './plan.ts'
import type { Note } from './published-list.ts'

/** What a server says of a file without sending it. */
type Answer = { status: number; bytes?: number; type?: string }

/** How we say who asks. */
export const headers = { 'User-Agent': 'awaken-realms-website (npm run documents)' }

/** How long we leave a server alone after each question, in ms. */
const rest = 250

/**
 * Asks for the size and type of each address, one after the other and with a rest between them; no file is read. Notes
 * say which do not answer, and which answer with a web page where a document should be. Sizes are by `addressKey`.
 */
export async function checkLinks(
  links: readonly { about: string; address: string }[],
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<{ sizes: ReadonlyMap<string, number>; notes: Note[] }> {
  const sizes = new Map<string, number>()
  const notes: Note[] = []
  for (const { about, address } of links) {
    const answer = await askServer(address)
    const problem = faultOf(answer)
    if (problem)
      notes.push({
        about,
        problem: `${address} ${problem}`,
        remedy: 'ask for the file, or correct its address',
      })
    else if (answer.bytes !== undefined) sizes.set(addressKey(address), answer.bytes)
    await wait(rest)
  }
  return { sizes, notes }
}

/** The plan with the true sizes the servers named in place of the rounded ones of titles. */
export function withSizes(
  plan: Plan,
  sets: readonly DownloadSet[],
  sizes: ReadonlyMap<string, number>,
): Plan {
  const sizeOf = ({ link }: DownloadEntry) => (link ? sizes.get(addressKey(link)) : undefined)
  const changes = plan.changes.map((change) => {
    const bytes = sizeOf(change.entry)
    return bytes === undefined ? change : { ...change, entry: { ...change.entry, bytes } }
  })
  const planned = new Set(changes.map((it) => it.entry.id))
  const others = sets.flatMap(({ slug, documents }) =>
    documents.flatMap((entry) => {
      const bytes = sizeOf(entry)
      if (planned.has(entry.id) || bytes === undefined || bytes === entry.bytes) return []
      const what = `bytes: ${entry.bytes ?? 'nothing'} -> ${bytes}`
      return [{ set: slug, entry: { ...entry, bytes }, is: 'changed' as const, what }]
    }),
  )
  return { ...plan, changes: [...changes, ...others] }
}

function faultOf({ status, type = '' }: Answer): string | undefined {
  if (status === 0) return 'does not answer'
  if (status !== 200) return `answers ${status}`
  // Sites of one script answer every address with their one page and a 200.
  if (type.startsWith('text/html')) return 'answers with a web page'
  return undefined
}

/** Asks with HEAD; for a server that has no answer to that, with GET, whose body is let go. Status 0: no answer at all. */
async function askServer(address: string): Promise<Answer> {
  try {
    const head = await question(address, 'HEAD')
    const unknown = [403, 405, 501].includes(head.status) || !head.headers.has('content-length')
    const response = unknown ? await question(address, 'GET') : head
    await response.body?.cancel()
    const bytes = Number(response.headers.get('content-length') ?? Number.NaN)
    const type = response.headers.get('content-type')
    return { status: response.status, ...(bytes > 0 && { bytes }), ...(type && { type }) }
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return { status: 0 }
    throw error
  }
}

function question(address: string, method: 'HEAD' | 'GET'): Promise<Response> {
  // Identity: the length of a compressed answer is not that of the file.
  const asked = { ...headers, 'Accept-Encoding': 'identity' }
  return fetch(address, { method, headers: asked, signal: AbortSignal.timeout(20_000) })
}
