import { createHash } from 'node:crypto'
import { glob, stat } from 'node:fs/promises'
import { formsOrigin } from './build/forms-origin.ts'

/**
 * What a build is made from. Of `server/` it takes the rules it writes out for other servers and the ZIP writer; the rest
 * is read when the service starts.
 */
const sources = ['{content,forms,generator,public,site}/**/*', 'server/{site,http,cli}/**/*', '*.{json,ts}']

/** Changes when any source of the build has changed its name, size or time, or the one setting of the build its value. */
export async function fingerprint(): Promise<string> {
  const lines = [`FORMS_ORIGIN ${formsOrigin()}`]
  for await (const file of glob(sources)) {
    const it = await stat(file)
    if (it.isFile()) lines.push(`${file} ${it.size} ${it.mtimeMs}`)
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
