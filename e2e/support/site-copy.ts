import { spawnSync } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { manifestPath } from '../../site/content/file-manifest.ts'

/** Documents and the press archive are many megabytes, and no film is in them. */
const leftOut = /^public\/(files|press)\//

/** Everything the pages are built from, in a folder of its own, to be built otherwise. */
export async function copySources(folder: string): Promise<void> {
  const sources = ['app', 'content', 'forms', 'scripts', 'public', 'package.json', 'tsconfig.json']
  // Tailwind looks for class names in everything .gitignore does not name: without it, in its own output, too.
  for (const name of [...sources, 'react-router.config.ts', 'vite.config.ts', '.gitignore']) {
    await cp(name, join(folder, name), { recursive: true, filter: (it) => !leftOut.test(it) })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const list of ['.cache/images.json', '.cache/loops.json', '.cache/press.json', manifestPath]) {
    await mkdir(dirname(join(folder, list)), { recursive: true })
    await cp(list, join(folder, list))
  }
}

/** Builds the pages of such a copy into its build/client. */
export function buildCopy(folder: string, settings: Record<string, string> = {}): void {
  const router = join(process.cwd(), 'node_modules', '@react-router', 'dev', 'bin.cjs')
  for (const command of [[router, 'build'], ['scripts/finish.ts']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
      // Playwright's own "test" would build pages by another React than the one that takes them over.
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    })
    if (status !== 0) throw new Error(`The copy of the site could not be built:\n${stdout}${stderr}`)
  }
}
