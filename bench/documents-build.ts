import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { setSlugs } from '../site/content/download-register.server.ts'
import { manifestPath } from '../site/content/file-manifest.ts'
import { readSet, writeCopy } from './copied-set.ts'

/** A copy of the site whose register is `factor` times as long: every set that many times, under other names. */
export function buildWith(factor: number): { folder: string; documents: number; seconds: number } {
  const folder = path.resolve('.cache', `bench-documents-${factor}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, path.dirname(manifestPath)), { recursive: true })
  for (const part of [
    'app',
    'content',
    'forms',
    'scripts',
    'package.json',
    '.gitignore',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]) {
    cpSync(part, path.join(folder, part), {
      recursive: true,
      filter: (it) => !/content\/files|\.test\.ts$/.test(it),
    })
  }
  // Everything the pages of the games and the press room are made of stays as the last build left it.
  for (const part of [
    'node_modules',
    'public',
    '.cache/images.json',
    '.cache/loops.json',
    '.cache/press.json',
  ]) {
    symlinkSync(path.resolve(part), path.join(folder, part))
  }
  writeFileSync(path.join(folder, manifestPath), JSON.stringify({ files: {}, archives: {} }))
  const documents = multiply(path.join(folder, 'content/downloads'), factor)
  const began = performance.now()
  // As in the real build, where printing the documents comes first, the pages find the register already read.
  run(folder, 'node', [
    '-e',
    'import("./content/download-register.server.ts").then((it) => it.readRegister())',
  ])
  run(folder, 'react-router', ['build'])
  const seconds = (performance.now() - began) / 1000
  compressFirstView(path.join(folder, 'build/client'))
  return { folder, documents, seconds }
}

function run(cwd: string, command: string, options: string[]) {
  const { status, stdout, stderr } = spawnSync(command, options, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}

/** Only what the first view of /download fetches: compressing every page of the long registers would take long. */
function compressFirstView(site: string) {
  const assets = readdirSync(path.join(site, 'assets')).map((name) => path.join('assets', name))
  for (const name of [...assets.filter((it) => /\.(js|css)$/.test(it)), 'download/index.html']) {
    const file = path.join(site, name)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    )
  }
}

function multiply(folder: string, factor: number): number {
  let documents = 0
  for (const slug of setSlugs(folder)) {
    const set = readSet(folder, slug)
    for (let copy = 1; copy <= factor; copy++) writeCopy(folder, slug, set, copy === 1 ? '' : `-${copy}`)
    documents += factor * set.documents.length
  }
  return documents
}
