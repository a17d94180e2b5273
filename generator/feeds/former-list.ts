import { type DocumentSet, isStandIn } from '../../site/downloads/document.ts'
import { flagOf } from '../../site/downloads/languages.ts'

/**
 * The documents that are here, in the shape and under the address of the former site (`/data/files.json`), which others
 * read. Placeholders are left out: the shape has no place to mark them.
 */
export function formerList(groups: readonly DocumentSet[]): object[] {
  return groups
    .flatMap((group) => group.documents)
    .filter((it) => !isStandIn(it) && it.is !== 'form')
    .map(({ game, category, title, downloadUrl, language }) => ({
      ...{ game, category, title, downloadUrl },
      flagUrl: language === undefined ? '' : flagOf(language),
    }))
}
