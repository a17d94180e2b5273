import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const target = join('docs', 'licences.md')

/** The licence of every package, from the lock file; a test keeps the list true. */
export async function writeLicences(): Promise<string> {
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const packages = packagesOf(lock)
  await writeFile(target, licencesText(packages))
  return `${packages.length} packages in ${target}`
}

export type Package = { name: string; version: string; licence: string; shipped: boolean }

/** Packages whose lock entry names no licence, looked up by hand in the package itself. */
const lookedUp: Record<string, string> = { 'png-js': 'MIT' }

/** Every package of a lock file (npm's version 3), by name. `shipped`: needed to run the site, not only to build it. */
export function packagesOf(lock: unknown): Package[] {
  const entries = Object.entries(Object(Reflect.get(Object(lock), 'packages')))
  return entries
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, entry]) => {
      const name = path.split('node_modules/').at(-1) ?? path
      const field = (key: string): unknown => Reflect.get(Object(entry), key)
      return {
        name,
        version: String(field('version')),
        licence: String(field('license') ?? lookedUp[name] ?? 'not stated'),
        shipped: field('dev') !== true && field('devOptional') !== true,
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** The list as Markdown: licences and how often they occur, then the packages that run in production by name. */
export function licencesText(packages: readonly Package[]): string {
  const byLicence = Map.groupBy(packages, (it) => it.licence)
  const counts = [...byLicence].sort(([, a], [, b]) => b.length - a.length)
  const shipped = packages.filter((it) => it.shipped)
  const others = packages.filter((it) => !it.shipped)
  return `${[
    '# Licences of the packages we use',
    'Written by `npm run build -- licences` from `package-lock.json`; a test keeps it true. Fonts: SIL Open Font License 1.1, `site/fonts/OFL.txt`.',
    [
      '| licence | packages |',
      '|---|---|',
      ...counts.map(([licence, all]) => `| ${licence} | ${all.length} |`),
    ].join('\n'),
    '## Needed to run the site',
    table(shipped),
    '## Needed to build and check it',
    table(others),
  ].join('\n\n')}\n`
}

function table(packages: readonly Package[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n')
}
