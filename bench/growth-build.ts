import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { manifestPath } from '../content/file-manifest.ts'

/**
 * A copy of the site with so many games: the real ones, again and again under other slugs. Their pictures are those of
 * the game they repeat, already encoded: encoding is paid once per picture and grows with their number alone.
 */
export function siteWithGames(wanted: number): string {
  const folder = resolve('.cache', `bench-growth-${wanted}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sources = [
    'app',
    'content',
    'forms',
    'scripts',
    'server',
    'package.json',
    '.gitignore',
    'tsconfig.json',
  ]
  for (const part of [...sources, 'vite.config.ts', 'react-router.config.ts']) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (it) => !/content\/files|\.test\.tsx?$/.test(it),
    })
  }
  for (const part of ['node_modules', 'public']) symlinkSync(resolve(part), join(folder, part))
  const copies = copyGames(join(folder, 'content', 'games'), wanted)
  copyList('.cache/images.json', folder, (images) => repeated(images, copies, (slug) => `games/${slug}/`))
  copyList('.cache/press.json', folder, ({ pictures, ...kit }) => ({
    ...kit,
    pictures: repeated(Object(pictures), copies, (slug) => `${slug}/`),
  }))
  copyList('.cache/loops.json', folder, (loops) => repeated(loops, copies, (slug) => `games/${slug}/`))
  copyList(manifestPath, folder, (it) => it)
  return folder
}

/** Slug of each copy to that of the game it repeats. With fewer games wanted than there are, all stay. */
function copyGames(folder: string, wanted: number): Map<string, string> {
  const real = readdirSync(folder)
  const copies = new Map<string, string>()
  for (let at = real.length; at < wanted; at += 1) {
    const original = real[at % real.length] ?? ''
    const slug = `${original}-${Math.floor(at / real.length) + 1}`
    mkdirSync(join(folder, slug))
    const text = readFileSync(join(folder, original, 'game.yaml'), 'utf8')
    writeFileSync(join(folder, slug, 'game.yaml'), text)
    symlinkSync(join(folder, original, 'images'), join(folder, slug, 'images'))
    copies.set(slug, original)
  }
  return copies
}

type List = Record<string, unknown>

/** The entries of each copied game, again under its slug. */
function repeated(entries: List, copies: ReadonlyMap<string, string>, start: (slug: string) => string): List {
  const bySlug = new Map<string, [string, unknown][]>()
  for (const original of new Set(copies.values())) {
    bySlug.set(
      original,
      Object.entries(entries).filter(([name]) => name.startsWith(start(original))),
    )
  }
  const more = [...copies].flatMap(([slug, original]) =>
    (bySlug.get(original) ?? []).map(([name, entry]) => [
      start(slug) + name.slice(start(original).length),
      entry,
    ]),
  )
  return { ...entries, ...Object.fromEntries(more) }
}

function copyList(name: string, folder: string, change: (list: List) => List) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), JSON.stringify(change(JSON.parse(readFileSync(name, 'utf8')))))
}

/** Wall time and processor time of one step in the copy, in seconds. Throws with what it said when it fails. */
export function runStep(
  folder: string,
  command: string,
  args: string[],
): { wall: number; processor: number } {
  const began = performance.now()
  const child = spawnSync('bash', ['-c', 'TIMEFORMAT="took %U %S"; time "$@"', 'bash', command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=6000' },
  })
  const [, user, system] = /took ([\d.]+) ([\d.]+)\s*$/.exec(child.stderr) ?? []
  if (child.status !== 0) throw new Error(child.stdout + child.stderr)
  return { wall: (performance.now() - began) / 1000, processor: Number(user) + Number(system) }
}
