import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().default('not stated'),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
})

/** Every package of the lock file, by name. `isShipped`: needed to run the site, not only to build it. */
export function readPackages() {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version = '', license, dev, devOptional }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      license,
      isShipped: !dev && !devOptional,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The licences of all packages as Markdown, for whoever has to give account of them. */
export function licencesText(): string {
  const table = (isShipped: boolean) =>
    readPackages()
      .filter((it) => it.isShipped === isShipped)
      .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |\n`)
      .join('')
  const head = '| package | version | licence |\n|---|---|---|\n'
  return `# Licences of the packages we use

Fonts: SIL Open Font License 1.1, \`site/fonts/OFL.txt\`.

## Needed to run the site

${head}${table(true)}
## Needed to build and check it

${head}${table(false)}`
}
