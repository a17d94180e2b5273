import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const docFiles = ['README.md', 'CONTRIBUTING.md', 'art/README.md', 'bench/RESULTS.md', ...globSync('docs/*.md')]
const docs = docFiles.map((file): [string, string] => [file, readFileSync(file, 'utf8')])

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

/** All texts that the first group of a pattern finds. */
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Folders that only exist after a build or a start. */
const generated = /^(build|content\/mirror|(\.\/)?data|\.cache|node_modules)(\/|$)/

const inSite = readdirSync('site', { recursive: true }).map((path) => basename(String(path)))
const exists = (path: string) => ['', 'site', 'content'].some((folder) => existsSync(join(folder, path)))

/** Files may be named from the top of the repository, from site/ or content/, or by the name of one in site/ alone. */
test.each(docs)('%s names only files that exist', (_, text) => {
  const paths = findAll(text, /`([\w.@-][\w.@/-]*\/[\w./-]*|[\w.-]+\.(?:ts|tsx|md|css|yaml|example))`/g)
  expect(paths.filter((path) => !generated.test(path) && !exists(path) && !inSite.includes(path))).toEqual([])
})

test.each(docs)('%s names only npm scripts and settings that exist', (_, text) => {
  const known = [...Object.keys(scripts), 'run', 'scripts', 'ci', 'install', 'audit', 'sbom']
  expect(findAll(text, /npm (?:run )?([a-z-]+)/g).filter((name) => !known.includes(name))).toEqual([])
  const settings = readFileSync('.env.example', 'utf8')
  const named = findAll(text, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)
  expect(named.filter((name) => !settings.includes(name))).toEqual([])
})

test.each(Object.keys(scripts))('CONTRIBUTING says what npm run %s does', (name) => {
  const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  const line = new RegExp(`^\\| \`${command}\` \\| \\S.{9,} \\|$`, 'm')
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toMatch(line)
})

test('docs/dependencies.md gives a reason for every package, and for no other', () => {
  const named = findAll(readFileSync('docs/dependencies.md', 'utf8'), /^\| ([@\w/.-]+) \| \S.{4,} \|$/gm)
  expect(named.toSorted()).toEqual(packages.filter((name) => !name.startsWith('@types/')).toSorted())
})
