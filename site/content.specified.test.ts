import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContact } from './contact/read-contact.build.ts'
import { readSite } from './content-files/read-site.build.ts'
import { languageCodes } from './documents/languages.ts'
import { readSetEntries } from './documents/read-sets.build.ts'
import { readGameEntries, readGameLists } from './games/read-games.build.ts'
import { readHome } from './home/read-home.build.ts'

/*
 * What the specification says the content must be, word for word. Staff may change it on purpose, so no other command runs
 * this file: `npx vitest run content.specified`.
 */
const site = readSite()
const games = readGameEntries()
const { menus } = readGameLists()
const documents = readSetEntries().flatMap((set) => set.documents)
const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\n\s*/)

test('the main line has one link outside, and the two others lead where the specification says', () => {
  expect(menus.main?.filter(({ to }) => to?.startsWith('https:'))).toHaveLength(1)
  const store = { label: 'Tainted Grail: The Fall of Avalon', to: expect.stringMatching(/^https:/) }
  expect(menus.questline).toMatchObject([store])
  expect(menus.lite?.map(({ label, to }) => [label, to])).toEqual([
    ['Siegestorm', '/games/awaken-realms/siege-storm'],
    ['Tamashii', '/games/awaken-realms/tamashii'],
  ])
})

test('the campaign button has its two labels and the moment between them', () => {
  const labels = { before: 'Follow B.E.L.O.W. Now', after: 'B.E.L.O.W. is now LIVE' }
  expect(site.campaign).toMatchObject({ ...labels, switchAt: '2025-10-16T16:00:00Z' })
})

test('the topics of contact have the labels and destinations of the specification, in its order', () => {
  const [support, careers] = [site.links.support.href, site.links.careers.href]
  expect(readContact().topics.map(({ label, to }) => [label, to])).toEqual([
    ['Games Feedback (Board Games)', support],
    ['Press Contact (Board Games)', '/contact/press-contact'],
    ['Games Prototypes (Board Games)', '/contact/games-prototypes'],
    ['Press Contact (Digital Games)', '/contact/digital-games'],
    ['General questions', support],
    ['Customer Support', support],
    ['Join Us', careers],
  ])
})

test('the company tells of its origin, its values and its six numbers', () => {
  const pitch = readHome().intro.join(' ')
  for (const word of [/miniature painting studio/, /[Bb]ackers/, /deep, involving, original/, /figures big/])
    expect(pitch).toMatch(word)
  expect(readHome().values.map((value) => value.title)).toEqual(['Passion', 'Community', 'Inspiration'])
  expect(site.numbers.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '$40 million+ collected since 2015',
    '250,000+ backers',
    '10+ years on the market',
    '500,000+ packages sent',
    'Almost 300 people',
    '100,000+ litres of coffee',
  ])
})

/** docs/specification.md, "Tile links". */
const toOurGames = words(`castles-of-burgundy etherfields iss-vanguard lords-of-hellas lords-of-ragnarok nemesis
  nemesis-lockdown tainted-grail tamashii the-edge-dawnfall the-great-wall`)
const toDownload = words(`this-war-of-mine dragon-eclipse grimcoven lands-of-evershade nemesis-retaliation
  puerto-rico siege-storm stalker tainted-grail-kor`)

test('the 21 games are there and lead where the specification says, one of them to the database', () => {
  const linking = (to: string) =>
    [...games.values()].filter((game) => game.tileLinks?.downloadLink === to).map((game) => game.slug)
  expect(linking('/our-games')).toEqual(expect.arrayContaining(toOurGames))
  expect(linking('/download')).toEqual(expect.arrayContaining(toDownload))
  expect(toDownload.filter((slug) => games.get(slug)?.tileLinks?.showsBgg)).toEqual(['dragon-eclipse'])
  const specified = [...toOurGames, ...toDownload, 'agricola-se']
  expect([...games.keys()]).toEqual(expect.arrayContaining(specified))
  expect(specified.filter((slug) => !games.get(slug)?.pageTitle)).toEqual(['agricola-se'])
  expect(games.get('nemesis-retaliation')?.pageTitle).toBe('Nemesis Retaliation')
  expect(games.get('grimcoven')?.howToPlay).toBeDefined()
})

test('the video game leads to its store', () => {
  const store = expect.stringMatching(/^https:\/\/store\.steampowered\.com\/app\//)
  expect(games.get('tainted-grail')).toMatchObject({ kind: 'videoGame', hero: { buttonOneLink: store } })
})

test.each([
  ['grimcoven', 'dice', 'lament'],
  ['siege-storm', 'last-card', 'two-hosts'],
])('%s: the button of "%s" leads to the section "%s", which it names', (slug, from, to) => {
  const button = games.get(slug)?.sections.find((section) => section.componentId === from)
  expect(button).toMatchObject({ type: 'feature', target: to })
})

test('every set of documents is there, with documents in every language and under every label', () => {
  const sets = `Castles of Burgundy, Dragon Eclipse, Etherfields, ISS Vanguard, Knockdown, Lands of Evershade,
    Lords of Hellas, Lords of Ragnarok, Nemesis, Nemesis Lockdown, Nemesis Retaliation, Platformer, Siegestorm,
    S.T.A.L.K.E.R., Tainted Grail: The Fall of Avalon, Tainted Grail: Kings of Ruin, Tamashii: Chronicle of Ascend,
    The Edge: Dawnfall 1.6, The Great Wall, This War of Mine: The Board Game, Grimcoven, Fan Community Guidelines,
    Story Dice Vault`.split(/,\s+/)
  expect(readSetEntries().map((set) => set.title)).toEqual(expect.arrayContaining(sets))
  const labels = `RULEBOOKS, RULEBOOK, Rulebooks, FAQ, STATUS SHEET, OTHER MATERIALS, Save Sheet, SAVE SHEETS,
    TEMPORARY FIX, LOGBOOK, OPERATIONS BOOK, RECORD SHEET, WALLPAPERS, PLAYERS HANDBOOK, SHEETS, GAME RULES,
    PRINT AND PLAY, MANUALS, STICKERS, Achievement Sheets, 2.0 CARDS UPDATE, JOURNALS, RESOURCES, MATERIALS,
    TALES FROM THE RUINED CITY, Fix Pack, Errata, Open and Play, Guidelines, Core Box, Space Cat, Intruder,
    Tainted Grail, ISS Vanguard, Etherfields`.split(/,\s+/)
  expect(documents.map((entry) => entry.category)).toEqual(expect.arrayContaining(labels))
  expect(documents.map((entry) => entry.language)).toEqual(expect.arrayContaining([...languageCodes]))
})

test('only the wallpapers have no language', () => {
  const wordless = documents.filter((entry) => entry.language === undefined)
  expect(wordless.map((entry) => entry.kind)).toEqual(['wallpaper'])
})

test.each([
  [
    'privacy-policy',
    `heading: '[EN] Privacy Policy & GDPR'
    (/polityka-prywatnosci)
    (/klauzula-informacyjna-dla-kandydatow)
    Share capital | 26,500.00 PLN
    Wrocław
    Deleted right after the recruitment ends; with your consent to future recruitment kept for up to 2 years
    5 years from the end of the calendar year of your last order
    The duration of the contract and 6 years after
    | Up to 2 years | Two providers: YouTube and Google
    | Up to 1 year | YouTube
    | 179 days | YouTube
    [Mozilla Firefox](https://support.mozilla.org/
    personal data is [privacy@awakenrealms.com](mailto:privacy@awakenrealms.com)
    standard contractual clauses
    ## 6. Your rights
    ## 7. No automated decisions, no profiling
    ## 8. Cookies
    ## 9. Transfers outside the European Economic Area
    ## 10. Changes to this policy`,
  ],
  [
    'polityka-prywatnosci',
    `heading: '[PL] Polityka prywatności & regulacje RODO'
    (/privacy-policy)
    (/klauzula-informacyjna-dla-kandydatow)`,
  ],
  // art. 206 of the Commercial Companies Code
  ['company-details', 'Registry court\nKRS\nNIP\nShare capital'],
  ['klauzula-kandydaci', 'do 3 miesięcy od jej zakończenia\ndo 12 miesięcy od zakończenia rekrutacji'],
  [
    'terms-of-tests',
    `heading: TERMS OF TESTS
    does not promise to publish
    Confidential Information secret
    must be made in writing
    Polish law applies
    by negotiation within 30 days
    the court competent`,
  ],
])('%s says what the specification asks of it', (name, phrases) => {
  const text = readFileSync(`content/legal/${name}.md`, 'utf8')
  expect(lines(phrases).filter((line) => !text.includes(line))).toEqual([])
})
