import type { Redirect } from '../../site/build/built-site.server.ts'
import type { DocumentSet, GameDocument } from '../../site/downloads/document.ts'

/**
 * What the lines of redirects say, for `build/redirects.json`; the first for an address counts. `from` is decoded, as
 * the server looks it up. Throws with the line when one cannot be understood.
 */
export function redirectsIn(text: string): Redirect[] {
  const found = new Map<string, Redirect>()
  for (const words of redirectWords(text)) {
    const [from, to, status = '301', ...rest] = words
    const code = statuses.find((it) => String(it) === status)
    if (!from?.startsWith('/') || !URL.canParse(from, 'http://x') || !to || !code || rest.length > 0)
      throw new Error(
        `content/redirects.txt: found "${words.join(' ')}", allowed: "/from /to" and a status of 301, 302, 307 or 308`,
      )
    const address = decodeURIComponent(from)
    if (!found.has(address)) found.set(address, { from: address, to, status: code })
  }
  return [...found.values()]
}

const statuses = [301, 302, 307, 308] as const

/** The words of each line; a `#` within a word is part of an address. */
export function redirectWords(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim())
  return lines.filter((line) => line !== '').map((line) => line.split(/\s+/))
}

/**
 * Lines of redirects, in the form of content/redirects.txt.
 *
 * | address                                    | leads to                                               |
 * | ------------------------------------------ | ------------------------------------------------------ |
 * | /d/<document>                              | the latest edition: the file, the outside link or page |
 * | /files/<set>/<document>-<old checksum>.pdf | the same document's latest edition                     |
 * | the same of a document that was withdrawn  | where /d/<document> leads by content/redirects.txt     |
 * | /files/<set>/all.zip and SHA256SUMS        | the set's page, when nothing of it is here any more    |
 *
 * An old address must go on working for ever (`content/ledger.txt`), so it is sent on.
 */
export function redirectLines(
  groups: readonly DocumentSet[],
  ledger: readonly string[],
  byHand: readonly string[][],
): string[] {
  const documents = new Map(groups.flatMap((group) => group.documents.map((it) => [it.id, it])))
  const current = new Set([...documents.values()].map((it) => it.downloadUrl))
  const lasting = [...documents.values()].map(
    (it) => `/d/${it.id} ${latestOf(it, documents).downloadUrl} 302`,
  )
  const old = ledger.flatMap((address) => {
    const id = documentAt(address)
    if (id === undefined || current.has(address)) return []
    const document = documents.get(id)
    const [, withdrawnTo] = byHand.find(([from]) => from === `/d/${id}`) ?? []
    const target = document ? latestOf(document, documents).downloadUrl : withdrawnTo
    return target ? [`${address} ${target} 302`] : []
  })
  const withoutArchive = new Set(groups.filter((it) => !it.archive).map((it) => it.slug))
  const archives = ledger.flatMap((address) => {
    const slug = /^\/files\/([^/]+)\/(?:all\.zip|SHA256SUMS)$/.exec(address)?.[1]
    return slug !== undefined && withoutArchive.has(slug) ? [`${address} /download/${slug} 302`] : []
  })
  return [...lasting, ...old, ...archives]
}

function latestOf(document: GameDocument, documents: ReadonlyMap<string, GameDocument>): GameDocument {
  const next = document.replacedBy === undefined ? undefined : documents.get(document.replacedBy)
  return next ? latestOf(next, documents) : document
}

/** The id of the document whose file is, or once was, at an address; undefined where it is no document's. */
function documentAt(address: string): string | undefined {
  return /^\/files\/[^/]+\/(.+?)(?:-placeholder)?-[0-9a-f]{8}\.(?:pdf|zip)$/.exec(address)?.[1]
}
