import type { DocumentSet, GameDocument } from '../../site/downloads/document.ts'

/**
 * Lines of `_redirects` (the format static hosts share; our own server reads it too).
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
