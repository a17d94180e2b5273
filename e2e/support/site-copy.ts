import { spawnSync } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const sources = ['content', 'forms', 'generator', 'public', 'server', 'site', 'package.json', 'tsconfig.json']

/** What the build has made for the pages; documents and the press archive are many megabytes, and no film is in them. */
const made = ['build/made', 'build/public/img']

/** Everything the pages are built from, in a folder of its own, to be built otherwise. */
export async function copySources(folder: string): Promise<void> {
  // Tailwind looks for class names in everything .gitignore does not name: without it, in its own output, too.
  for (const name of [...sources, ...made, 'astro.config.ts', '.gitignore']) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(name, join(folder, name), { recursive: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}

/** Builds the pages of such a copy into its build/client. */
export function buildCopy(folder: string, settings: Record<string, string> = {}): void {
  const steps = ['public', 'pages', 'finish']
  const { status, stdout, stderr } = spawnSync(process.execPath, ['generator/main.ts', ...steps], {
    cwd: folder,
    encoding: 'utf8',
    // Playwright's own "test" would build the pages with React's development version.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
  if (status !== 0) throw new Error(`The copy of the site could not be built:\n${stdout}${stderr}`)
}
