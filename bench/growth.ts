/**
 * `npm run bench -- growth [20 200 2000]`: what the site costs with so many games: building its pages, compressing and
 * configuring, its size, and the weight of three screens as sent with brotli. After a whole `npm run build`.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runStep, siteWithGames } from './growth-build.ts'

const asked = process.argv.slice(2).map(Number)
console.log(`${cpus().length} × ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}\n`)
console.log(
  '| games | pages | pages built: s (processor s) | compressed: s (processor s) | configuration: s | HTML and data MB | home kB | catalogue kB | game kB | style kB |',
)
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const games of asked.length > 0 ? asked : [20, 200, 2000]) {
  const folder = siteWithGames(games)
  const site = join(folder, 'build', 'client')
  const pages = runStep(folder, 'react-router', ['build'])
  const finish = runStep(folder, 'node', ['scripts/finish.ts'])
  const hosting = runStep(folder, 'node', ['scripts/hosting.ts'])
  const texts = globSync('**/*.{html,data}', { cwd: site })
  const bytes = texts.reduce((sum, it) => sum + statSync(join(site, it)).size, 0)
  const compressed = (name: string) => kilobytes(statSync(join(site, `${name}.br`)).size)
  const styles = globSync('assets/*.css.br', { cwd: site }).map((it) => statSync(join(site, it)).size)
  const row = [
    readGames(folder),
    texts.filter((it) => it.endsWith('.html')).length,
    `${pages.wall.toFixed(0)} (${pages.processor.toFixed(0)})`,
    `${finish.wall.toFixed(0)} (${finish.processor.toFixed(0)})`,
    hosting.wall.toFixed(0),
    (bytes / 1e6).toFixed(1),
    compressed('index.html'),
    compressed('our-games/index.html'),
    compressed('games/awaken-realms/nemesis/index.html'),
    kilobytes(Math.max(...styles)),
  ]
  console.log(`| ${row.join(' | ')} |`)
  rmSync(folder, { recursive: true, force: true })
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1)
}

function readGames(folder: string) {
  return globSync('content/games/*/game.yaml', { cwd: folder }).length
}
