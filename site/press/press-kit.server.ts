import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { cachedFile, keyOf } from '../build/cache.server.ts'
import { content } from '../content.server.ts'
import { factSheets, factSheetText } from './fact-sheet.server.ts'

/** For print at a third of a page: visibly perfect, still small enough to mail. */
const jpeg = { quality: 88, mozjpeg: true }

/** In px. */
const logoWidths = { logo: 2000, mark: 1024 }

const archiveName = 'awaken-realms-press-kit.zip'

export type PressKit = Awaited<ReturnType<typeof makePressKit>>

let kit: Promise<PressKit> | undefined

/** The press room's files, made once per build. */
export function pressKit(): Promise<PressKit> {
  kit ??= makePressKit()
  return kit
}

/**
 * Pictures as JPEG in full size, logos as SVG and PNG, a fact sheet for each game, and all of it in one ZIP. `files` holds
 * the bytes of each by its name below /press/; the rest says what the page shows of them.
 */
async function makePressKit() {
  const { press } = content()
  const files = new Map<string, Buffer>()
  const add = (name: string, bytes: Buffer) => {
    files.set(name, bytes)
    return { href: `/press/${name}`, bytes: bytes.length }
  }

  add('README.txt', Buffer.from(readmeText()))
  const logos = []
  for (const kind of ['logo', 'mark'] as const) {
    const width = logoWidths[kind]
    /** A light one is for dark grounds. */
    for (const ground of ['light', 'dark'] as const) {
      const name = `awaken-realms-${kind}-${ground}`
      const svg = await readFile(`content/press/logo/${name}.svg`)
      const png = await pngOf(svg, width)
      logos.push({
        kind,
        ground,
        svg: add(`logo/${name}.svg`, svg),
        png: { ...add(`logo/${name}.png`, png), width },
      })
    }
  }
  const pictures = new Map<string, ReturnType<typeof add> & { width: number; height: number }>()
  for (const { game, file } of press.lines.flatMap((it) => it.pictures)) {
    const picture = await jpegOf(`content/games/${game}/images/${file}`)
    const name = `pictures/${game}-${file.replace(/\.\w+$/, '.jpg')}`
    pictures.set(`${game}/${file}`, { ...picture, ...add(name, picture.jpeg) })
  }
  for (const sheet of factSheets()) add(`fact-sheets/${sheet.slug}.txt`, Buffer.from(factSheetText(sheet)))
  const archive = add(archiveName, await zipOf(files))
  return { files, logos, pictures, archive }
}

/** What the archive says about itself: the company in words and numbers, and what may be done with the pictures. */
function readmeText(): string {
  const { site, press } = content()
  const { boilerplate, facts, licence, mark } = press
  return `${[
    `${site.brand.name.toUpperCase()}: PRESS KIT`,
    boilerplate.long,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    site.home.numbers.map(({ value, label }) => `${value} ${label}`).join('\n'),
    'USAGE TERMS OF RENDERS AND MARK',
    `Credit: ${licence.credit}`,
    ...(licence.confirmed ? [] : ['Draft: these terms have still to be confirmed by the company.']),
    ...licence.words,
    mark.note,
    `Newest version: ${new URL('/press', site.origin).href}`,
    `Questions: ${new URL('/contact/press-contact', site.origin).href}`,
  ].join('\n\n')}\n`
}

/** A drawing as PNG with a clear ground, `width` px wide. */
async function pngOf(svg: Buffer, width: number): Promise<Buffer> {
  const file = await cachedFile(`${keyOf(`png ${width}`, svg)}.png`, () =>
    sharp(svg, { density: 600 }).resize(width).png({ compressionLevel: 9 }).toBuffer(),
  )
  return readFile(file)
}

async function jpegOf(master: string): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const picture = await readFile(master)
  const { width, height } = (await sharp(picture).metadata()).autoOrient
  const file = await cachedFile(`${keyOf(JSON.stringify(jpeg), picture)}.jpg`, () =>
    sharp(picture).autoOrient().jpeg(jpeg).toBuffer(),
  )
  return { jpeg: await readFile(file), width, height }
}

/** Stored, not squeezed: pictures are compressed already. Equal files make equal archives. */
function zipOf(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of files)
    zip.addBuffer(bytes, name, { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
