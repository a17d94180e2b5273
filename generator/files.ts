import { join } from 'node:path'
import { content } from '../site/content.server.ts'
import { readDocumentWords } from '../site/downloads/document-words.server.ts'
import { readRegister } from '../site/downloads/download-register.server.ts'
import { writeMade } from '../site/pictures/made.server.ts'
import { cache } from './cache.ts'
import { writeArchives } from './files/archives.ts'
import { makeFiles } from './files/make-files.ts'
import { mirrorFolder } from './files/mirror.ts'
import { removeOthers } from './files/remove-others.ts'
import { publicFolder } from './places.ts'

const out = join(publicFolder, 'files')

/** The documents: published files as they are, stand-ins and blank forms for the others, an archive for each set. */
export async function makeDocuments(): Promise<string> {
  const { site } = content()
  const sets = readRegister()
  const words = readDocumentWords()
  const publisher = { name: site.brand.name, origin: site.origin }
  const places = { dropped: 'content/files', mirror: mirrorFolder, cache, out }
  const files = await makeFiles(sets, words, publisher, places)
  const archives = await writeArchives(sets, files, places)
  await removeOthers(out, files, archives)
  writeMade('documents', { files, archives })

  const all = Object.values(files)
  const published = all.filter((file) => file.is === 'published').length
  const megabytes = all.reduce((sum, file) => sum + file.bytes, 0) / 1e6
  return `${all.length} documents, ${megabytes.toFixed(1)} MB, ${published} of them published ones`
}
