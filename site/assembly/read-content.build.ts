import { readFileSync } from 'node:fs'
import { readOnce } from '../content/read-once.build.ts'
import { readSite } from '../content/read-site.build.ts'
import { checkSets, readSetEntries, readSets } from '../documents/read-sets.build.ts'
import { checkGames, readGameEntries } from '../games/read-games.build.ts'
import { checkLegalTexts, readLegalTexts } from '../legal/read-legal.build.ts'
import { checkPictures } from '../pictures/picture-checks.build.ts'
import { checkPress, readPress } from '../press/read-press.build.ts'
import { documentRedirects, parseRedirects, staffRedirectsFile } from '../redirects/redirects.ts'
import { checkSite } from './check-site.build.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Everything the staff edit: the parts that the features read, each checked alone, and then what files say of one another.
 * Throws one ContentError with the mistakes of all files; what a file says of others is checked once it has no mistake itself.
 */
export const readContent = readOnce((mistakes) => {
  const parts = [readSite, readGameEntries, readSetEntries, readLegalTexts, readPress, staffRedirects]
  const checks = [checkPictures, checkSite, checkGames, checkSets, checkLegalTexts, checkPress]
  mistakes.push(...parts.flatMap((part) => part.attempt().mistakes), ...checks.flatMap((check) => check()))
  if (mistakes.length > 0) return undefined
  // For the same address the staff's redirect wins, because it is last.
  const redirects = new Map(
    [...documentRedirects(readSets()), ...staffRedirects()].map((redirect) => [redirect.from, redirect]),
  )
  return {
    site: readSite(),
    games: readGameEntries(),
    sets: readSets(),
    legal: readLegalTexts(),
    press: readPress(),
    redirects: [...redirects.values()],
  }
})

const staffRedirects = readOnce((mistakes) => parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes))
