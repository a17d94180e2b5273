/**
 * `npm run images`: each master below content/ becomes AVIF and JPEG in the widths the layouts use,
 * under names that carry a hash, in public/img. A second run encodes only what changed.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { kept } from './build/kept.ts'
import { publishLoops } from './loops.ts'

type Encoded = { base: string; widths: number[]; width: number; height: number }

/** Widths in px by what the picture is for, from the file's name; a master is never enlarged. */
const widthsByName: [RegExp, number[]][] = [
  [/^(hero|loop)/, [640, 736, 960, 1440, 1920]],
  [/^tile/, [240, 400, 640]],
  [/^promo/, [220, 440]],
  [/^contact/, [320, 480, 640]],
  [/./, [480, 800, 1300]],
]

/** Higher effort costs seconds a picture and saves under 5 % (docs/decisions/pictures.md). */
const avif = { quality: 55, effort: 1 }
const jpeg = { quality: 72, mozjpeg: true }
const recipe = createHash('sha256')
  .update(JSON.stringify({ widthsByName: String(widthsByName), avif, jpeg }))
  .digest('hex')

const cache = join('.cache', 'images')
const target = join('public', 'img')

async function encode(master: string): Promise<Encoded> {
  const bytes = await readFile(master)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 10)
  const name = basename(master).replace(/\.\w+$/, '')
  const folder = basename(dirname(dirname(master)))
  const stem = `${folder}-${name}-${hash}`
  const known = before[nameOf(master)]
  if (known?.base === `/img/${stem}` && (await taken(stem, known.widths))) return known
  const image = sharp(bytes)
  const { width = 0, height = 0 } = await image.metadata()
  const wanted = widthsByName.find(([pattern]) => pattern.test(name))?.[1] ?? []
  const widths = wanted.filter((it) => it <= width)
  if (widths.length === 0) widths.push(width)
  for (const size of widths) {
    await variant(`${stem}-${size}.avif`, () => sharp(bytes).resize(size).avif(avif).toBuffer())
    await variant(`${stem}-${size}.jpg`, () => sharp(bytes).resize(size).jpeg(jpeg).toBuffer())
  }
  return { base: `/img/${stem}`, widths, width, height }
}

/** The name of a master in the list: its path below content/. */
function nameOf(master: string): string {
  return master.replaceAll('\\', '/').replace(/^content\//, '')
}

/** Copies what an earlier run encoded; false when a part of it is gone. */
async function taken(stem: string, widths: readonly number[]): Promise<boolean> {
  const files = widths.flatMap((size) => ['avif', 'jpg'].map((ending) => `${stem}-${size}.${ending}`))
  if (!files.every((it) => existsSync(join(cache, it)))) return false
  await Promise.all(files.map((it) => copyFile(join(cache, it), join(target, it))))
  return true
}

async function variant(file: string, make: () => Promise<Buffer>): Promise<void> {
  const cached = join(cache, file)
  await kept(cached, make)
  await copyFile(cached, join(target, file))
}

const started = Date.now()
await rm(target, { recursive: true, force: true })
await mkdir(cache, { recursive: true })
await mkdir(target, { recursive: true })
const masters = (await Array.fromAsync(glob('content/**/images/*.{webp,avif,png,jpg}'))).sort()
const list = join('.cache', 'images.json')
const before: Record<string, Encoded> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {}
const manifest: Record<string, Encoded> = {}
const queue = [...masters]
sharp.concurrency(1)
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let master = queue.shift(); master !== undefined; master = queue.shift()) {
      manifest[nameOf(master)] = await encode(master)
    }
  }),
)
await writeFile(list, JSON.stringify(manifest))
const loops = await publishLoops(target, join('.cache', 'loops.json'))
console.log(
  `${masters.length} pictures and ${loops} loops ready in ${((Date.now() - started) / 1000).toFixed(1)} s`,
)
