import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aFolder } from './a-folder.ts'

/** The pages that the service fills in, as they are built. */
const answerPages = join('build', 'client', 'form-answer')

/** The folder of a small site with these files, by their names from the folder on, and our own answer pages. */
export function aSite(files: Record<string, string | Buffer> = { 'index.html': '<title>Home</title>' }) {
  if (!existsSync(answerPages)) throw new Error('The tests of the service need a build: npm run build')
  const folder = join(aFolder('site'), 'client')
  cpSync(answerPages, join(folder, 'form-answer'), { recursive: true })
  const all = { '../redirects.json': '[]', '404.html': '<title>404</title>', ...files }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
