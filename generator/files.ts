import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readDocumentWords } from '../site/content/document-words.server.ts'
import { readRegister } from '../site/content/download-register.server.ts'
import { type FileManifest, manifestPath } from '../site/content/file-manifest.ts'
import { content } from '../site/content/load.server.ts'
import { forgetUnused } from './build/kept.ts'
import { writeArchives } from './files/archives.ts'
import { makeFiles } from './files/make-files.ts'
import { mirrorFolder } from './files/mirror.ts'
import { removeOthers } from './files/remove-others.ts'

const began = performance.now()
const out = 'public/files'
const { site } = content()
const sets = readRegister()
const words = readDocumentWords()
const publisher = { name: site.brand.name, origin: site.origin }
const cache = path.join(path.dirname(manifestPath), 'made')
const places = { dropped: 'content/files', mirror: mirrorFolder, cache, out }
const used = new Set<string>()
const files = await makeFiles(sets, words, publisher, places, used)
const archives = await writeArchives(sets, files, places, used)
await forgetUnused(cache, used)
await removeOthers(out, files, archives)
const manifest: FileManifest = { files, archives }
await mkdir(path.dirname(manifestPath), { recursive: true })
await writeFile(manifestPath, JSON.stringify(manifest))

const all = Object.values(files)
const published = all.filter((file) => file.is === 'published').length
const megabytes = all.reduce((sum, file) => sum + file.bytes, 0) / 1e6
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${all.length} files, ${megabytes.toFixed(1)} MB, ${published} of them published ones, in ${seconds} s`,
)
