import type { DocumentSet, GameDocument } from './document.ts'
import { downloads } from './load-downloads.server.ts'

export type GameDocuments = NonNullable<ReturnType<typeof documentsOf>>

/**
 * Where the documents of a game page are, how many of them are here, and the rulebook a new player wants, if it is here;
 * undefined when the page names no set of documents.
 */
export function documentsOf(slugs: readonly string[] = [], register: readonly DocumentSet[] = downloads()) {
  const sets = register.filter((it) => slugs.includes(it.slug))
  const [first] = sets
  if (!first) return undefined
  const documents = sets.flatMap((it) => it.documents)
  const rulebook = latestRulebook(documents)
  return {
    path: `/download/#${first.section}`,
    count: documents.length,
    rulebook: rulebook && { path: `/d/${rulebook.id}`, bytes: rulebook.bytes, version: rulebook.version },
  }
}

type Rulebook = Pick<GameDocument, 'id' | 'kind' | 'language' | 'title' | 'version' | 'replacedBy' | 'bytes'>

/**
 * The English rulebook of the game itself.
 *
 * | among several                  | chosen                                                       |
 * |--------------------------------|--------------------------------------------------------------|
 * | one another document replaces  | the one that replaces it                                     |
 * | rules of modes and expansions  | those called rulebook, rules or manual and nothing before it |
 * | several versions               | the highest                                                  |
 * | still several                  | the first in the register                                    |
 */
export function latestRulebook(documents: readonly Rulebook[]): Rulebook | undefined {
  return documents
    .filter((it) => it.kind === 'rulebook' && it.language === 'en' && it.replacedBy === undefined)
    .filter((it) => /^(rulebook|rules|manual)\b/i.test(it.title))
    .toSorted((a, b) => (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true }))
    .at(0)
}
