import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeZip, type ZipEntry } from '../server/cli/zip.ts'
import { content } from '../site/content.server.ts'
import { writeMade } from '../site/pictures/made.server.ts'
import { factSheets, factSheetText } from '../site/press/fact-sheet.server.ts'
import type { PressKit } from '../site/press/press-kit.server.ts'
import { publicFolder } from './places.ts'
import { jpegOf, pngOf } from './press/encode.ts'
import { readmeText } from './press/readme-text.ts'

const folder = join(publicFolder, 'press')
const archive = 'awaken-realms-press-kit.zip'
const logoWidths = { logo: 2000, mark: 1024 }

/** The press room's files: pictures as JPEG, logos as SVG and PNG, a fact sheet per game, and all of it in one ZIP. */
export async function makePressKit(): Promise<string> {
  const entries: ZipEntry[] = []
  const put = async (name: string, bytes: Buffer | string) => {
    const target = join(folder, name)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
    entries.push({ name, from: Buffer.from(bytes) })
    return { href: `/press/${name}`, bytes: Buffer.byteLength(bytes) }
  }

  await rm(folder, { recursive: true, force: true })
  const { press, site } = content()
  const kit: PressKit = { archive: { href: '', bytes: 0 }, pictures: {}, logos: [] }

  await put('README.txt', readmeText(press, site))
  for (const kind of ['logo', 'mark'] as const) {
    for (const ground of ['light', 'dark'] as const) {
      const name = `awaken-realms-${kind}-${ground}`
      const svg = await readFile(join('content', 'press', 'logo', `${name}.svg`))
      const png = await pngOf(svg, logoWidths[kind])
      kit.logos.push({
        kind,
        ground,
        svg: await put(`logo/${name}.svg`, svg),
        png: { ...(await put(`logo/${name}.png`, png)), width: logoWidths[kind] },
      })
    }
  }
  for (const { game, file } of press.lines.flatMap((it) => it.pictures)) {
    const { jpeg, width, height } = await jpegOf(join('content', 'games', game, 'images', file))
    const name = `pictures/${game}-${file.replace(/\.\w+$/, '.jpg')}`
    kit.pictures[`${game}/${file}`] = { ...(await put(name, jpeg)), width, height }
  }
  for (const sheet of factSheets()) await put(`fact-sheets/${sheet.slug}.txt`, factSheetText(sheet))

  await writeZip(join(folder, archive), entries)
  kit.archive = { href: `/press/${archive}`, bytes: (await stat(join(folder, archive))).size }
  writeMade('press', kit)
  return `${entries.length} press files, ${(kit.archive.bytes / 1e6).toFixed(1)} MB as one archive`
}
