import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { manifestPath } from '../site/content/file-manifest.ts'
import { copyGames } from './growth-content.ts'

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

/** What no step of the measured build writes: pictures, films and documents as the last build left them. */
const shared = ['node_modules', 'public/img', 'public/files', 'public/flags', '.cache/cards']

/**
 * A copy of the site with so many games: the real ones, again and again under other slugs and with documents of their
 * own. Their pictures are those of the game they repeat, already encoded: encoding is paid once per picture and grows
 * with their number alone.
 */
export function siteWithGames(wanted: number): string {
  const folder = resolve('.cache', `bench-growth-${wanted}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, '.cache'), { recursive: true })
  for (const part of [...sources, 'public', 'vite.config.ts', 'react-router.config.ts']) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (it) => !/content\/files|\.test\.tsx?$|public\/(img|files|flags|cards|press)$/.test(it),
    })
  }
  for (const part of shared) symlinkSync(resolve(part), join(folder, part))
  const copies = copyGames(join(folder, 'content'), wanted)
  copyList('.cache/images.json', folder, (images) => repeated(images, copies))
  copyList('.cache/loops.json', folder, (loops) => repeated(loops, copies))
  copyList(manifestPath, folder, (it) => it)
  return folder
}

type List = Record<string, unknown>

/** The entries of each copied game, again under its slug. */
function repeated(entries: List, copies: ReadonlyMap<string, string>): List {
  const start = (slug: string) => `games/${slug}/`
  const byGame = Map.groupBy(Object.entries(entries), ([name]) => name.split('/').slice(0, 2).join('/'))
  const more = [...copies].flatMap(([slug, original]) =>
    (byGame.get(`games/${original}`) ?? []).map(([name, entry]) => [
      start(slug) + name.slice(start(original).length),
      entry,
    ]),
  )
  return { ...entries, ...Object.fromEntries(more) }
}

function copyList(name: string, folder: string, change: (list: List) => List) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  if (existsSync(name)) {
    writeFileSync(join(folder, name), JSON.stringify(change(JSON.parse(readFileSync(name, 'utf8')))))
  }
}

/** Seconds by the clock and of the processor, and the most memory, in MB, of one process of the step. */
export type Step = { wall: number; processor: number; memory: number }

/** Runs one step of the build in the copy. Throws with what it said when it fails. */
export function runStep(folder: string, command: string, args: string[]): Step {
  const began = performance.now()
  const child = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: `--import=${resolve('bench', 'growth-usage.mjs')}` },
  })
  if (child.status !== 0) throw new Error(child.stdout + child.stderr)
  const [, user, system, memory] = /^used (\d+) (\d+) (\d+)$/m.exec(child.stderr) ?? []
  return {
    wall: (performance.now() - began) / 1000,
    processor: (Number(user) + Number(system)) / 1e6,
    memory: Number(memory) / 1024,
  }
}
