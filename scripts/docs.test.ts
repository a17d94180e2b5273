import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'art/README.md',
  'bench/RESULTS.md',
  ...globSync('docs/*.md'),
]

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

/** Paths in backticks that name a file or folder of this repository; `<…>` stands for any name. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@/-]+\/[\w./-]*|[\w.-]+\.(?:ts|tsx|md|css|yaml|example))`/g)]
  return quoted.flatMap(([, path]) => (path === undefined || path.startsWith('/') ? [] : [path]))
}

/** Of everything the build writes; its pages without the file's name. */
const addresses = globSync('**/*.*', { cwd: 'build/client' }).map(
  (file) => `/${file.replace(/\/?index\.html$/, '')}`,
)

/** Folders that only exist after a build or a start. */
const made = /^(build|content\/mirror|(\.\/)?data|\.cache|node_modules)(\/|$)/

/** Addresses of the service itself, folders of files, and the page that stands in development alone. */
const served =
  /^\/(submit-form|games-prototypes|attachments|healthz|readyz|metrics|assets|d|files|img|styleguide)(\/|$)/

test.each(documents)('%s names only files that exist', (document) => {
  const known = readdirSync('site', { recursive: true }).map((it) => basename(String(it)))
  const missing = pathsIn(readFileSync(document, 'utf8')).filter(
    (path) =>
      !(
        made.test(path) ||
        existsSync(path) ||
        existsSync(join('site', path)) ||
        existsSync(join('content', path))
      ) && !known.includes(path),
  )
  expect(missing).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/npm (?:run )?([a-z-]+)/g)].map(
    ([, name]) => name ?? '',
  )
  const known = [...Object.keys(scripts), 'ci', 'install', 'audit', 'sbom']
  const missing = named.filter((name) => !known.includes(name) && name !== 'run' && name !== 'scripts')
  expect(missing).toEqual([])
})

test.each(Object.keys(scripts))('CONTRIBUTING says what npm run %s does', (name) => {
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toMatch(
    new RegExp(`^\\| \`${command}\` \\| \\S.{9,} \\|$`, 'm'),
  )
})

test('every package stands with its reason in docs/dependencies.md, and no other', () => {
  const given = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([@\w/.-]+) \| \S.{4,} \|$/gm)]
  const named = given.map(([, name]) => name)
  expect(named.toSorted()).toEqual(packages.filter((it) => !it.startsWith('@types/')).toSorted())
})

test.each(documents)('%s names only settings that exist', (document) => {
  const settings = readFileSync('.env.example', 'utf8')
  const named = [...readFileSync(document, 'utf8').matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)]
  expect(named.map(([, name]) => name).filter((it) => !settings.includes(String(it)))).toEqual([])
})

test.each(documents)('%s names only addresses that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`(\/[\w/<>.-]*)`/g)].map(([, it = '']) => it)
  const missing = named
    .filter((it) => !served.test(it))
    .map((it) => it.replace(/(.)\/$/, '$1'))
    .filter((it) => !addresses.some((path) => new RegExp(`^${it.replace(/<\w+>/g, '[^/]+')}$`).test(path)))
  expect(missing).toEqual([])
})

test('the site runs on at most twelve packages', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(12)
})

test('the README fits into 100 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(101)
})
