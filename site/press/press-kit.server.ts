import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cachedFile, keyOf } from '../build/cache.server.ts'
import { zipOf } from '../build/zip.server.ts'
import { absolute, content } from '../content.server.ts'
import { type Game, gamePath, knownPlayers } from '../games/game.ts'
import { pictureOf } from '../pictures/pictures.server.ts'

/** For print at a third of a page: visibly perfect, still small enough to mail. */
const jpeg = { quality: 88, mozjpeg: true }

export type PressKit = Awaited<ReturnType<typeof makePressKit>>

let kit: Promise<PressKit> | undefined

/** The files of the press room and what its page shows of them, made once per build. */
export function pressKit(): Promise<PressKit> {
  kit ??= makePressKit()
  return kit
}

/**
 * Of each game its first picture in full size and its facts as text, and all of it in one ZIP. `files` holds the bytes
 * of each by its name below /press/.
 */
async function makePressKit() {
  const files = new Map<string, Buffer>()
  const add = (name: string, bytes: Buffer) => {
    files.set(name, bytes)
    return { href: `/press/${name}`, bytes: bytes.length }
  }

  add('README.txt', Buffer.from(readmeText()))
  const renders = []
  for (const game of content().games.values()) {
    const { slug, name, hero } = game
    const { image } = hero
    const picture = await jpegOf(`content/games/${slug}/images/${image.file}`)
    add(`facts/${slug}.txt`, Buffer.from(factsText(game)))
    renders.push({
      game: name,
      page: gamePath(slug),
      picture: pictureOf(`games/${slug}`, image),
      file: add(`pictures/${slug}-hero.jpg`, picture),
    })
  }
  const archive = add('awaken-realms-press-kit.zip', await zipOf(files))
  return { files, renders, archive }
}

/** What the archive says about itself: the company in words and numbers, and what may be done with the pictures. */
function readmeText(): string {
  const { site, press } = content()
  const { boilerplate, facts, licence } = press
  return `${[
    `${site.brand.name.toUpperCase()}: PRESS KIT`,
    boilerplate,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    site.home.numbers.map(({ value, label }) => `${value} ${label}`).join('\n'),
    'USAGE TERMS OF RENDERS',
    `Credit: ${licence.credit}`,
    ...(licence.confirmed ? [] : ['Draft: these terms have still to be confirmed by the company.']),
    ...licence.words,
    `Newest version: ${absolute('/press')}`,
    `Questions: ${absolute('/contact/press-contact')}`,
  ].join('\n\n')}\n`
}

/** What a journalist needs of one game. What is not known is left out, never guessed. */
export function factsText(game: Game): string {
  const { designers, developer, platforms, year, players, playTime, minAge } = game.facts
  const facts: [label: string, value: string | number | undefined][] = [
    ['Kind', game.kind === 'boardGame' ? 'Board game' : 'Video game'],
    ['By', designers?.join(', ')],
    ['Developer', developer],
    ['Platforms', platforms?.join(', ')],
    ['Year', year],
    ['Players', knownPlayers(players)],
    ['Play time', playTime],
    ['Age', minAge],
    ...(game.boxAndPlay ?? []).map(({ label, value }): [string, string] => [label, value.join('; ')]),
    ['Page', absolute(gamePath(game.slug))],
    ['Get it', game.getIt],
  ]
  const rows = facts.filter(([, value]) => value !== undefined).map(([label, value]) => `${label}: ${value}`)
  return `${[game.name.toUpperCase(), game.summary, rows.join('\n'), game.hero.desc].join('\n\n')}\n`
}

async function jpegOf(master: string): Promise<Buffer> {
  const picture = await readFile(master)
  const file = await cachedFile(`${keyOf(JSON.stringify(jpeg), picture)}.jpg`, () =>
    sharp(picture).autoOrient().jpeg(jpeg).toBuffer(),
  )
  return readFile(file)
}
