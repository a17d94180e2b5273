import { readFileSync } from 'node:fs'
import { parseRedirects, staffRedirectsFile } from './addresses/redirects.ts'
import { readContact } from './contact/read-contact.build.ts'
import { cachedReader } from './content-files/content-cache.build.ts'
import { readManifest } from './content-files/media.build.ts'
import { readSite } from './content-files/read-site.build.ts'
import { documentRedirects } from './documents/locate-documents.build.ts'
import { readSetEntries, readSets } from './documents/read-sets.build.ts'
import { readLudomentor } from './downloads/read-ludomentor.build.ts'
import { readGameEntries, readGameLists, readGames } from './games/read-games.build.ts'
import { readHome } from './home/read-home.build.ts'
import { readLegalTexts } from './legal/read-legal.build.ts'
import { checkPictures } from './pictures/picture-sizes.build.ts'
import { readPress } from './press/press-kit.build.ts'

export type Content = ReturnType<typeof readContent>

type SingleFile = { file: string; data: { openQuestions?: readonly string[] | undefined; [field: string]: unknown } }

/** The single files. The editor has the same (`site/editor/collections.ts`). */
export const singleFileReaders = [readSite, readHome, readContact, readGameLists, readLudomentor, readPress]

/**
 * Everything the staff edit, in the parts that the features read and check. Throws one ContentError with the mistakes of all
 * files.
 */
export const readContent = cachedReader(() => {
  const parts = [...singleFileReaders, readGameEntries, readSetEntries, readLegalTexts, staffRedirects]
  const mistakes = [...parts.flatMap((part) => part.checked().mistakes), ...checkPictures(readManifest())]
  if (mistakes.length > 0) return { value: undefined, mistakes }
  // For the same address the staff's redirect wins, because it is last.
  const redirects = new Map(
    [...documentRedirects(readSets()), ...staffRedirects()].map((redirect) => [redirect.from, redirect]),
  )
  const content = {
    site: readSite(),
    singleFiles: singleFileReaders.map((read): SingleFile => ({ file: read.file, data: read() })),
    games: readGames(),
    sets: readSets(),
    legal: readLegalTexts(),
    redirects: [...redirects.values()],
  }
  return { value: content, mistakes }
})

const staffRedirects = cachedReader(() => parseRedirects(readFileSync(staffRedirectsFile, 'utf8')))
