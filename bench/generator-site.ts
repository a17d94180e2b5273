import { spawnSync } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sameContent } from './generator-content.ts'
import { builtSite, compressAll, copySite } from './pages-copies.ts'

/** What Next.js makes itself, or has no use for. */
const ourPages = /\.(html|data|js)(\.br|\.gz)?$/

/**
 * The same pages by Next.js 16 as a static export, made in a temporary folder: text, links and pictures are read from our
 * built pages, our stylesheets, pictures and fonts are taken as they are, what is interactive is in bench/generator.
 * Returns a folder to serve. Throws when it cannot be installed or built, or when a page of `paths` differs in content.
 */
export async function buildWithGenerator(paths: readonly string[]): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'next-site-'))
  try {
    await cp(join('bench', 'generator'), work, { recursive: true })
    console.error('Next.js: installing it and building the same pages…')
    run(work, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--fetch-retries=1'])
    await copyPages(join(work, 'built-pages'))
    await writeStyles(join(work, 'app'))
    run(work, 'node', [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'])
    const site = await copySite('next-export', ourPages)
    await cp(join(work, 'out'), site, { recursive: true })
    await intoFolders(site)
    await compressAll(site, '**/*.{html,txt}')
    await compressAll(site, '_next/static/**/*.{js,css}', 11)
    for (const path of paths) await sameContent(path, builtSite, site)
    return site
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function run(cwd: string, command: string, options: string[]): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(command, options, { cwd, env, encoding: 'utf8' })
  if (status === 0) return
  const hint = 'Without a connection to the npm registry, leave the comparison out with --no-generator.'
  throw new Error(`${command} ${options.join(' ')} failed.\n${stdout}${stderr}\n${hint}`)
}

async function copyPages(folder: string): Promise<void> {
  for await (const file of glob('**/index.html', { cwd: builtSite })) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await cp(join(builtSite, file), join(folder, file))
  }
  await cp(join(builtSite, 'pages.json'), join(folder, 'pages.json'))
}

/** Our stylesheets by the screens that load them: those of all screens, and those of a game's page alone. */
async function writeStyles(folder: string): Promise<void> {
  const everywhere = await stylesheets('index.html')
  const ofGames = await stylesheets(join('games', 'awaken-realms', 'nemesis', 'index.html'))
  await writeFile(join(folder, 'app.css'), [...everywhere.values()].join('\n'))
  const alone = [...ofGames].filter(([name]) => !everywhere.has(name)).map(([, style]) => style)
  await writeFile(join(folder, 'game.css'), alone.join('\n'))
}

async function stylesheets(page: string): Promise<Map<string, string>> {
  const html = await readFile(join(builtSite, page), 'utf8')
  const found = new Map<string, string>()
  for (const [, name = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    found.set(name, await readFile(join(builtSite, name), 'utf8'))
  }
  return found
}

/** `contact.html`, as Next.js names it, becomes `contact/index.html`, which our server answers at the same address. */
async function intoFolders(site: string): Promise<void> {
  for (const file of await Array.fromAsync(glob(join(site, '**/*.html')))) {
    if (/[\\/](index|404)\.html$/.test(file)) continue
    const folder = file.replace(/\.html$/, '')
    await mkdir(folder, { recursive: true })
    await rename(file, join(folder, 'index.html'))
  }
}
