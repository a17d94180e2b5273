import { content } from '../../site/content/content.server.ts'

const { sets } = content()

/** The first document of Nemesis: in English. Staff may change all else of it. */
export function nemesisRulebook() {
  const [first] = sets.find(({ slug }) => slug === 'nemesis')?.documents ?? []
  if (!first) throw new Error('content/downloads/nemesis.yaml has no document')
  return first
}

/**
 * The first document that is not available, in a set where others are. A search for its kind and language finds nothing
 * to download.
 */
export function missingDocument() {
  const available = sets.flatMap(({ documents }) => documents)
  for (const set of sets.filter(({ documents }) => documents.length > 0))
    for (const { id, title, kind, language } of set.unavailable)
      if (language && !available.some((other) => other.kind === kind && other.language === language))
        return { set, id, title, kind, language }
  throw new Error('content/downloads has no document left that is not available')
}
