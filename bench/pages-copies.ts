import { cp, glob, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export const builtSite = join('build', 'client')

/** Documents and press archives: many megabytes, and no page shows them. */
const notShown = /^(files|press\/.+\.zip)/
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** A copy of the built site, without what no page shows and what `leftOut` fits, in a temporary folder. */
export async function copySite(name: string, leftOut = /^$/, site = builtSite): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), `${name}-`))
  const folder = join(parent, 'client')
  await cp(join(site, '..', 'redirects.json'), join(parent, 'redirects.json'))
  await cp(site, folder, {
    recursive: true,
    filter: (file) => {
      const path = relative(site, file)
      return path === '' || !(notShown.test(path) || leftOut.test(path))
    },
  })
  return folder
}

/** A copy whose pages carry no script. */
export async function withoutScripts(): Promise<string> {
  const folder = await copySite('script-free', /\.html\.(br|gz)$/)
  for await (const file of glob(join(folder, '**/*.html'))) {
    const html = (await readFile(file, 'utf8')).replace(scripts, '')
    await writeFile(file, html)
    // As the build compresses its own pages.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    await writeFile(`${file}.br`, brotliCompressSync(html, { params }))
  }
  return folder
}
