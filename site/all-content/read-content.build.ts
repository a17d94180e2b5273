import { readFileSync } from 'node:fs'
import { parseRedirects, staffRedirectsFile } from '../addresses/redirects.ts'
import { checkContact, readContact } from '../contact/read-contact.build.ts'
import { readOnce } from '../content/read-once.build.ts'
import { documentRedirects } from '../documents/locate-documents.build.ts'
import { checkSets, readSetEntries, readSets, slugsOfSets } from '../documents/read-sets.build.ts'
import { readLudomentor } from '../downloads/read-ludomentor.build.ts'
import { checkGameLists, checkGames, readGameEntries, readGameLists, slugsOfGames } from '../games/read-games.build.ts'
import { checkHome, readHome } from '../home/read-home.build.ts'
import { checkLegalTexts, readLegalTexts } from '../legal/read-legal.build.ts'
import { checkPictures, missingMedia, readManifest } from '../pictures/pictures.build.ts'
import { readPress } from '../press/read-press.build.ts'
import { readSite } from '../site-file/read-site.build.ts'

export type Content = ReturnType<typeof readContent>

type SingleFile = { file: string; data: { openQuestions?: readonly string[] | undefined; [field: string]: unknown } }

/** The files that are one of their kind. The editor has the same (`site/editor/collections.ts`). */
export const singleFiles = [readSite, readHome, readContact, readGameLists, readLudomentor, readPress]

/**
 * Everything the staff edit: the parts that the features read, each checked alone, then what files say of one another.
 * Throws one ContentError with the mistakes of all files.
 */
export const readContent = readOnce((mistakes) => {
  const parts = [...singleFiles, readGameEntries, readSetEntries, readLegalTexts, staffRedirects]
  const slugs = slugsOfGames()
  const legal = readLegalTexts.withMistakes()
  mistakes.push(
    ...parts.flatMap((part) => part.withMistakes().mistakes),
    ...singleFiles.flatMap(({ file, withMistakes }) => missingMedia(file, 'site', withMistakes().value)),
    ...checkPictures(readManifest()),
    ...checkHome(readHome.withMistakes().value, slugs),
    ...checkContact(readContact.withMistakes().value),
    ...checkGameLists(readGameLists.withMistakes().value, slugs),
    ...checkGames(readGameEntries.withMistakes().value, slugs, slugsOfSets()),
    ...checkSets(readSetEntries.withMistakes().value),
    // A text with a mistake has no known path, so translations that lead to it cannot be checked.
    ...(legal.mistakes.length > 0 ? [] : checkLegalTexts(legal.value)),
  )
  if (mistakes.length > 0) return undefined
  // For the same address the staff's redirect wins, because it is last.
  const redirects = new Map(
    [...documentRedirects(readSets()), ...staffRedirects()].map((redirect) => [redirect.from, redirect]),
  )
  return {
    site: readSite(),
    singleFiles: singleFiles.map((read): SingleFile => ({ file: read.file, data: read() })),
    games: readGameEntries(),
    sets: readSets(),
    legal: readLegalTexts(),
    redirects: [...redirects.values()],
  }
})

const staffRedirects = readOnce((mistakes) => parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes))
