/**
 * `npm run bench -- growth [20 200 2000]`: what the site costs with so many games: the time and memory of each step of
 * its build, its size, and the weight of the screens that list games, as sent with brotli. After a whole `npm run build`.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runStep, type Step, siteWithGames } from './growth-build.ts'
import { markdownTable } from './result-tables.ts'

/** The steps of scripts/build.ts but for pictures and printed documents, which grow with their own number alone. */
const steps: [name: string, command: string, args: string[]][] = [
  ['cards', 'node', ['scripts/cards.ts']],
  ['press', 'node', ['scripts/press.ts']],
  ['seo', 'node', ['scripts/seo.ts']],
  ['pages', 'react-router', ['build']],
  ['feeds', 'node', ['scripts/feeds.ts']],
  ['finish', 'node', ['scripts/finish.ts']],
  ['hosting', 'node', ['scripts/hosting.ts']],
  ['ledger', 'node', ['scripts/ledger.ts']],
]

const screens = {
  home: 'index.html',
  catalogue: 'our-games/index.html',
  downloads: 'download/index.html',
  'press room': 'press/index.html',
  game: 'games/awaken-realms/nemesis/index.html',
}

const asked = process.argv.slice(2).map(Number)
const names = steps.map(([name]) => name)
const times: string[][] = []
const weights: string[][] = []
console.log(`${cpus().length} × ${cpus()[0]?.model}`)
for (const games of asked.length > 0 ? asked : [20, 200, 2000]) {
  const folder = siteWithGames(games)
  const load = loadavg()[0]?.toFixed(0)
  const took = steps.map(([, command, args]) => runStep(folder, command, args))
  const site = join(folder, 'build', 'client')
  const count = String(globSync('content/games/*/game.yaml', { cwd: folder }).length)
  const pages = String(globSync('**/*.html', { cwd: site }).length)
  times.push([count, pages, load ?? '', total(took), ...took.map(inShort), memory(took)])
  weights.push([
    count,
    megabytes(site, '**/*.{html,data}'),
    megabytes(site, '**/*.{br,gz}'),
    megabytes(site, '**/*'),
    ...Object.values(screens).map((name) => kilobytes(site, `${name}.br`)),
    kilobytes(site, 'assets/*.css.br'),
    kilobytes(site, 'download/index.json.br'),
  ])
  rmSync(folder, { recursive: true, force: true })
}
const head = ['games', 'pages', 'load', 'all: s (processor s)', ...names, 'memory MB']
console.log(`\n${markdownTable(head, times)}`)
const sizes = ['HTML and data MB', 'compressed MB', 'all files MB']
const weightHead = [
  'games',
  ...sizes,
  ...Object.keys(screens).map((it) => `${it} kB`),
  'style kB',
  'search kB',
]
console.log(`\n${markdownTable(weightHead, weights)}`)

function total(took: readonly Step[]) {
  return inShort({
    wall: took.reduce((sum, it) => sum + it.wall, 0),
    processor: took.reduce((sum, it) => sum + it.processor, 0),
  })
}

function inShort({ wall, processor }: Pick<Step, 'wall' | 'processor'>) {
  return `${wall.toFixed(0)} (${processor.toFixed(0)})`
}

function memory(took: readonly Step[]) {
  return Math.max(...took.map((it) => it.memory)).toFixed(0)
}

function sizeOf(site: string, pattern: string) {
  const files = globSync(pattern, { cwd: site }).map((it) => statSync(join(site, it)))
  return files.reduce((sum, it) => sum + (it.isFile() ? it.size : 0), 0)
}

function megabytes(site: string, pattern: string) {
  return (sizeOf(site, pattern) / 1e6).toFixed(1)
}

function kilobytes(site: string, pattern: string) {
  return (sizeOf(site, pattern) / 1000).toFixed(1)
}
