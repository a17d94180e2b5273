import { content } from '../../site/content.server.ts'

/** The first document of Nemesis, an English rulebook: staff may change its title and category. */
export function nemesisRulebook() {
  const [first] = content().sets.find(({ slug }) => slug === 'nemesis')?.documents ?? []
  if (!first) throw new Error('content/downloads/nemesis.yaml has no document')
  return first
}
