import { readFileSync } from 'node:fs'
import { checkContact, readContact } from '../contact/read-contact.build.ts'
import { readOnce } from '../content/read-once.build.ts'
import { readSite } from '../content/read-site.build.ts'
import { siteYaml } from '../content/site-schema.ts'
import { checkSets, readSetEntries, readSets } from '../documents/read-sets.build.ts'
import { checkLudomentor, readLudomentor } from '../downloads/read-ludomentor.build.ts'
import { checkGameLists, readGameLists } from '../games/read-game-lists.build.ts'
import { checkGames, readGameEntries } from '../games/read-games.build.ts'
import { checkHome, readHome } from '../home/read-home.build.ts'
import { checkLegalTexts, readLegalTexts } from '../legal/read-legal.build.ts'
import { checkPictures, missingPictures } from '../pictures/picture-checks.build.ts'
import { checkPress, readPress } from '../press/read-press.build.ts'
import { documentRedirects, parseRedirects, staffRedirectsFile } from '../redirects/redirects.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Everything the staff edit: the parts that the features read, each checked alone, and then what files say of one another.
 * Throws one ContentError with the mistakes of all files; what a file says of others is checked once it has no mistake itself.
 */
export const readContent = readOnce((mistakes) => {
  const parts = [
    { read: readSite, check: checkSite },
    { read: readHome, check: checkHome },
    { read: readContact, check: checkContact },
    { read: readLudomentor, check: checkLudomentor },
    { read: readPress, check: checkPress },
    { read: readGameLists, check: checkGameLists },
    { read: readGameEntries, check: checkGames },
    { read: readSetEntries, check: checkSets },
    { read: readLegalTexts, check: checkLegalTexts },
  ]
  const alone = [...parts.map(({ read }) => read), staffRedirects].flatMap((read) => read.attempt().mistakes)
  mistakes.push(...alone, ...checkPictures(), ...parts.flatMap(({ check }) => check()))
  if (mistakes.length > 0) return undefined
  // For the same address the staff's redirect wins, because it is last.
  const redirects = new Map(
    [...documentRedirects(readSets()), ...staffRedirects()].map((redirect) => [redirect.from, redirect]),
  )
  return {
    site: readSite(),
    home: readHome(),
    contact: readContact(),
    ludomentor: readLudomentor(),
    press: readPress(),
    gameLists: readGameLists(),
    games: readGameEntries(),
    sets: readSets(),
    legal: readLegalTexts(),
    redirects: [...redirects.values()],
  }
})

const staffRedirects = readOnce((mistakes) => parseRedirects(readFileSync(staffRedirectsFile, 'utf8'), mistakes))

/** Checks that the picture of the not-found page is there. */
const checkSite = () => missingPictures(siteYaml, 'site', readSite.attempt().value)
