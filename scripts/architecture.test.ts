import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The layers of site/, from below. Those of `top` import from all, like the files right in site/. */
const base = inSite('addresses', 'browser', 'build-cache', 'content-files', 'fonts', 'pictures', 'styles', 'text', 'ui')
const subjects = inSite('consent', 'documents', 'games')
const screens = inSite('contact', 'downloads', 'game-page', 'home', 'layout', 'legal', 'our-games', 'press')
const top = inSite('built-site', 'editor', 'pages', 'testing')

function inSite(...names: string[]): string[] {
  return names.map((name) => `site/${name}`)
}

/** What every folder of server/ may import, besides other folders of it. */
const inService = ['forms', 'server/clock.ts', 'server/settings.ts']

/**
 * Which of our folders the code of each may import from. The form service runs without the site's code, and a page must
 * never carry what belongs to the service. Unit tests may import testing/ as well; those of the service start all of it.
 */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  forms: [],
  site: ['contract', 'forms'],
  ...Object.fromEntries(base.map((folder) => [folder, ['contract', ...base]])),
  ...Object.fromEntries(subjects.map((folder) => [folder, ['contract', ...base, ...subjects]])),
  // A screen knows no other one. `layout` is what they have around them.
  ...Object.fromEntries(screens.map((folder) => [folder, [...base, ...subjects]])),
  'site/contact': ['forms', ...base, ...subjects],
  // Every feature uses it.
  'site/content-files': ['site/text'],
  server: ['contract', 'forms'],
  'server/store': inService,
  'server/http': ['contract', ...inService],
  'server/delivery': ['server/store', ...inService],
  'server/submissions': ['server/store', ...inService],
  'server/operations': ['server/store', 'server/delivery', ...inService],
  'server/cli': ['server/store', 'server/delivery', ...inService],
  scripts: ['contract', 'site'],
  testing: [],
  e2e: ['site', 'forms', 'testing'],
  bench: ['testing'],
}

const folders = [...Object.keys(mayImport), 'art', 'deploy'].join(',')
const files = globSync(`{${folders}}/**/*.{ts,tsx,astro,mjs,css,py,sh}`, {
  exclude: (path) => path.endsWith('node_modules'),
}).map((path) => path.replaceAll('\\', '/'))
const code = files.filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file))
const importers = files.filter((file) => /\.(ts|tsx|astro|mjs|css)$/.test(file))
const forTests = /\.test\.tsx?$|^((site|server)\/)?testing\//

/** What a file, or this part of it, imports, from the top of the repository on; packages by their names. */
function readImports(from: string, text = readFileSync(from, 'utf8')): { file: string; names: string }[] {
  const statements = text.matchAll(
    /^\s*(?:import|export) (?:([\w{}*,\s]+) from )?'([^']+)'|\bimport\('([^']+)'|^@import "([^"]+)"/gm,
  )
  const imports = [...statements].map(([, names = '', ...paths]) => {
    const name = paths.find((path) => path !== undefined) ?? ''
    return { names, file: name.startsWith('.') ? join(from, '..', name) : name }
  })
  // The one exception: the frame of every page loads the styles of all folders.
  return imports.filter(({ file }) => from !== 'site/layout/page.astro' || file !== 'site/site.css')
}

test.each(Object.keys(mayImport))('%s/ imports from no other folder than it may', (folder) => {
  expect(files.some((file) => file.startsWith(`${folder}/`))).toBe(true)
  const allowed = [folder, ...(mayImport[folder] ?? [])]
  const own = importers.filter((file) => file.startsWith(`${folder}/`))
  const crossed = own.flatMap((file) => {
    const forTest = file.startsWith('server/') ? 'server' : 'site/testing'
    const allowedHere = forTests.test(file) ? [...allowed, 'testing', forTest] : allowed
    return readImports(file)
      .map((imported) => imported.file)
      .filter((imported) => (imported.split('/')[0] ?? '') in mayImport)
      .filter((imported) => !allowedHere.some((name) => `${imported}/`.startsWith(`${name}/`)))
      .map((imported) => `${file}: ${imported}`)
  })
  expect(crossed).toEqual([])
})

test('every folder of site/ has a layer, and every folder of server/ a rule', () => {
  const foldersIn = (top: string) => readdirSync(top).filter((name) => !name.includes('.'))
  expect(inSite(...foldersIn('site')).sort()).toEqual([...base, ...subjects, ...screens, ...top].sort())
  expect(foldersIn('server').filter((name) => !(`server/${name}` in mayImport))).toEqual(['testing'])
})

// A file outside these folders counts for itself: `server/app.ts` uses them all, and all of them use `server/clock.ts`.
test.each(['site', 'server'])('folders of %s/ do not import one another in a circle', (top) => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')
  const own = importers.filter((file) => file.startsWith(`${top}/`) && !forTests.test(file))
  const uses = own.flatMap((file) => readImports(file).map(({ file: to }) => [folderOf(file), folderOf(to)] as const))
  let left = uses.filter(([from, to]) => from !== to)
  expect(new Set(left.map(([from]) => from)).size).toBeGreaterThan(5)
  // A folder that imports nothing that is left is in no circle.
  for (let before = 0; before !== left.length; ) {
    before = left.length
    left = left.filter(([, to]) => left.some(([from]) => from === to))
  }
  expect(left).toEqual([])
})

test('no script of a page and no island imports a *.build.ts file, itself or through other files', () => {
  const pages = files
    .filter((file) => file.endsWith('.astro'))
    .map((page) => [page, readFileSync(page, 'utf8')] as const)
  const scripts = pages.flatMap(([page, text]) =>
    [...text.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, script = '']) => readImports(page, script)),
  )
  const hydrated = pages.flatMap(([page, text]) => {
    const islands = [...text.matchAll(/<(\w+)[^>]* client:/g)].map(([, name = '']) => name)
    return readImports(page, text).filter(({ names }) => islands.some((island) => names.includes(island)))
  })
  expect(new Set(hydrated.map(({ file }) => file))).toEqual(new Set(code.filter((file) => /\.island\.tsx$/.test(file))))
  const reached = new Set([...scripts, ...hydrated].map(({ file }) => file))
  for (const file of reached) if (code.includes(file)) for (const { file: next } of readImports(file)) reached.add(next)
  expect(reached.size).toBeGreaterThan(scripts.length)
  expect([...reached].filter((file) => /\.build\.tsx?$|^node:/.test(file))).toEqual([])
})

test('components get what they show as props, and import no *.build.ts file but its types', () => {
  const components = code.filter((file) => file.endsWith('.tsx') && !forTests.test(file))
  expect(components.length).toBeGreaterThan(20)
  const building = components.filter((file) =>
    readImports(file).some((imported) => imported.file.endsWith('.build.ts') && !imported.names.startsWith('type ')),
  )
  expect(building).toEqual([])
})

test('no code names a picture of the staff, who may choose another', () => {
  const shipped = code.filter((file) => !forTests.test(file) && !file.startsWith('e2e/'))
  const naming = /['`]content\/\S*images\/[\w-]+\.\w+['`]/
  expect(shipped.filter((file) => naming.test(readFileSync(file, 'utf8').replace(/\/\*\*.*/g, '')))).toEqual([])
})

test('SQL lives in the store', () => {
  const usingSql = code
    .filter((file) => file.startsWith('server/') && !forTests.test(file))
    .filter((file) => readImports(file).some((imported) => ['kysely', 'pg', 'node:sqlite'].includes(imported.file)))
  expect(usingSql.filter((file) => !file.startsWith('server/store/'))).toEqual([])
})

test('no source file is longer than 250 lines', () => {
  const tooLong = files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 250)
  expect(tooLong).toEqual([])
})
