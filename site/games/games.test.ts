import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'

const { site, games } = readContent()

/** docs/specification.md, "Catalogue entry". */
const toOurGames = [
  'castles-of-burgundy',
  'etherfields',
  'iss-vanguard',
  'lords-of-hellas',
  'lords-of-ragnarok',
  'nemesis',
  'nemesis-lockdown',
  'tainted-grail',
  'tamashii',
  'the-edge-dawnfall',
  'the-great-wall',
]
const toDownload = [
  'this-war-of-mine',
  'dragon-eclipse',
  'grimcoven',
  'lands-of-evershade',
  'nemesis-retaliation',
  'puerto-rico',
  'siege-storm',
  'stalker',
  'tainted-grail-kor',
]

/** More games may come; what the specification says of these holds. */
const specified = [...toOurGames, ...toDownload, 'agricola-se']

function linking(to: string): string[] {
  return [...games].filter(([, game]) => game.catalogue?.downloadLink === to).map(([slug]) => slug)
}

test('links each game of the catalogue where the specification says', () => {
  expect(linking('/our-games')).toEqual(expect.arrayContaining(toOurGames))
  expect(linking('/download')).toEqual(expect.arrayContaining(toDownload))
})

test('of the games that link to /download only Dragon Eclipse has an outside link', () => {
  const linked = toDownload.filter((slug) => games.get(slug)?.catalogue?.bggLink)
  expect(linked).toEqual(['dragon-eclipse'])
})

test('has the 21 games of the specification, and no page title for the Agricola edition', () => {
  expect(specified).toHaveLength(21)
  expect([...games.keys()]).toEqual(expect.arrayContaining(specified))
  expect(specified.filter((slug) => !games.get(slug)?.pageTitle)).toEqual(['agricola-se'])
})

test('the video game leads to its store', () => {
  const store = expect.stringMatching(/^https:\/\/store\.steampowered\.com\/app\//)
  expect(games.get('tainted-grail')).toMatchObject({ kind: 'videoGame', hero: { buttonOneLink: store } })
})

test('a game has one name: in the main menu it is called as on its own page', () => {
  for (const [slug, { name }] of games) {
    const entry = site.menus.main.find((it) => it.to === `/games/awaken-realms/${slug}`)
    expect(entry?.label, slug).toBe(name)
  }
})

test('leads with each slide to a section that shows its picture', () => {
  for (const [slug, { hero, sections }] of games) {
    const shown = sections.flatMap((it) => (it.type === 'feature' ? it.images.map(({ file }) => file) : []))
    const lost = hero.slides.map((it) => it.file).filter((file) => !shown.includes(file))
    expect(lost, slug).toEqual([])
  }
})
