import { createHash } from 'node:crypto'
import { glob, stat } from 'node:fs/promises'
import { formsOrigin } from './forms-origin.ts'

/**
 * What a build is made from. Generated folders are left out. Of `server/` the build takes the rules it writes out for other
 * servers and the ZIP writer; the rest is read when the service starts.
 */
const sources = ['{app,content,forms,scripts,public}/**/*', 'server/{site,http,cli}/**/*', '*.{json,ts}']
const generated =
  /^public\/((img|files|cards|press|\.well-known)\/|(sitemap\.xml|robots\.txt|llms\.txt|site\.webmanifest)$)/

/** Changes when any source of the build has changed its name, size or time, or the one setting of the build its value. */
export async function fingerprint(): Promise<string> {
  const lines = [`FORMS_ORIGIN ${formsOrigin()}`]
  for await (const file of glob(sources)) {
    if (generated.test(file)) continue
    const { size, mtimeMs, isFile } = await stat(file).then((it) => ({
      size: it.size,
      mtimeMs: it.mtimeMs,
      isFile: it.isFile(),
    }))
    if (isFile) lines.push(`${file} ${size} ${mtimeMs}`)
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
