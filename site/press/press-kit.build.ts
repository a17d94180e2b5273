import { pathOfGame } from '../addresses/addresses.ts'
import { cached } from '../content-files/content-cache.build.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { makeZip } from '../documents/zip.build.ts'
import { gamesFeaturedFirst } from '../games/read-games.build.ts'
import { encodeJpeg } from '../pictures/encode-pictures.build.ts'
import { readPress } from './read-press.build.ts'

export type PressKit = Awaited<ReturnType<typeof makePressKit>>

/** The first picture of each game in full size, and one ZIP of all. `files`: the bytes by their name below /press/. */
export const makePressKit = cached(async () => {
  const files = new Map([['README.txt', Buffer.from(readmeText())]])
  const add = (name: string, bytes: Buffer<ArrayBuffer>) => {
    files.set(name, bytes)
    return { href: `/press/${name}`, bytes: bytes.length }
  }
  const renders = []
  for (const { slug, name, hero } of gamesFeaturedFirst()) {
    renders.push({
      game: name,
      page: pathOfGame(slug),
      picture: hero.image,
      file: add(`pictures/${slug}-hero.jpg`, await encodeJpeg(`games/${slug}`, hero.image)),
    })
  }
  return { files, renders, zip: add('awaken-realms-press-kit.zip', await makeZip(files)) }
})

/** What the ZIP says about itself: the company in words and numbers, and what may be done with the pictures. */
function readmeText(): string {
  const { brand, numbers } = readSite()
  const { boilerplate, facts, licence } = readPress()
  return `${[
    `${brand.name.toUpperCase()}: PRESS KIT`,
    boilerplate,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    numbers.map(({ value, label }) => `${value} ${label}`).join('\n'),
    'USAGE TERMS OF RENDERS',
    `Credit: ${licence.credit}`,
    ...(licence.confirmed ? [] : ['Draft: these terms have still to be confirmed by the company.']),
    ...licence.paragraphs,
    `Newest version: ${absoluteUrl('/press')}`,
    `Questions: ${absoluteUrl('/contact/press-contact')}`,
  ].join('\n\n')}\n`
}
