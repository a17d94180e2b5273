import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { ownFile, readRegister } from '../../site/content/download-register.server.ts'
import { Refused, writeWhole } from '../save/save.ts'

/** What the layouts show at most, by the name of a picture; CONTRIBUTING, "Replace a picture". */
const least: Record<string, [width: number, height: number]> = {
  hero: [1920, 1080],
  tile: [640, 800],
  promo: [640, 400],
  contact: [640, 400],
}

/** The same for every kind of file: how it begins. */
const beginnings = { pdf: '%PDF-', zip: 'PK\u0003\u0004' }

/**
 * Puts a picture beside its content file and returns its name: one no other can have, but for a hero, which stays `hero.webp`
 * since preview cards are made of it. Throws Refused.
 */
export async function takePicture(folder: string, stem: string, picture: Readable): Promise<string> {
  const bytes = await buffer(picture)
  // Phones store a picture lying on its side and say how it is turned.
  const sent = await sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!sent) throw new Refused('This is no picture we can read whole. Choose a WebP, PNG, JPEG or AVIF file.')
  const { data: webp, info: found } = sent
  const [width, height] = least[stem] ?? [1300, 700]
  const isShaped = height > width ? found.height > found.width : found.width > found.height
  if (found.width < width || found.height < height || !isShaped) {
    const shape = height > width ? 'higher than wide' : 'wider than high'
    throw new Refused(
      `This picture has ${found.width} x ${found.height} pixels. Here it has to be ${shape}, with at least ${width} x ${height}.`,
    )
  }
  const mark = createHash('sha1').update(webp).digest('hex').slice(0, 8)
  const name = stem === 'hero' ? 'hero.webp' : `${stem}-${mark}.webp`
  await writeWhole(join(folder, name), webp)
  return name
}

/** Every document whose file we serve, with a file of its own or a stand-in. */
export function documentsWithFile(root: string): { set: string; id: string; title: string }[] {
  return readRegister(join(root, 'content', 'downloads')).flatMap(({ slug, title: of, documents }) =>
    documents.flatMap(({ id, title, format }) =>
      format ? [{ set: slug, id, title: `${of}: ${title}` }] : [],
    ),
  )
}

/** Puts the file of a document of the register in its place, as it streams in. Throws Refused. */
export async function takeDocument(root: string, set: string, id: string, sent: Readable): Promise<string> {
  const sets = readRegister(join(root, 'content', 'downloads'))
  const document = sets.find((it) => it.slug === set)?.documents.find((it) => it.id === id)
  if (!document?.format)
    throw new Refused(`${id} is no document with a file of ours. Save it with a format first.`)
  const file = ownFile(set, document)
  const place = join(root, file)
  await mkdir(dirname(place), { recursive: true })
  // Not beside it: while a long one comes in, the build would refuse a file of no document.
  const part = join(root, '.cache', `${id}-${randomUUID()}.part`)
  await mkdir(dirname(part), { recursive: true })
  try {
    await pipeline(sent, createWriteStream(part))
    const beginning = beginnings[document.format]
    const [first] = await Array.fromAsync(createReadStream(part, { end: beginning.length - 1 }))
    if (String(first) !== beginning) {
      throw new Refused(
        `This is no ${document.format.toUpperCase()} file. Nothing was put in its place. Open it once to see whether it is the right one.`,
      )
    }
    await rename(part, place)
  } finally {
    await rm(part, { force: true })
  }
  return file
}
