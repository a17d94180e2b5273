import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { type DownloadEntry, type DownloadSetFile, downloadSetFile } from '../site/content/download-schema.ts'

/** One set of documents of the register in `folder`. Throws ZodError when it does not fit the schema. */
export function readSet(folder: string, slug: string): DownloadSetFile {
  return downloadSetFile.parse(parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8')))
}

/** Writes a set again with `end` behind its slug, title and ids; `game` is the page the copy belongs to. */
export function writeCopy(folder: string, slug: string, set: DownloadSetFile, end: string, game = set.game) {
  const documents = set.documents.map((it) => withLink(it, end))
  const copy = { ...set, ...(game && { game }), title: set.title + end.replace('-', ' '), documents }
  writeFileSync(join(folder, `${slug}${end}.yaml`), stringify(copy))
}

/** Links instead of files of ours: printing tens of thousands of sheets is not what is measured here. */
function withLink(
  { format: _, link: __, page: ___, replaces: ____, ...entry }: DownloadEntry,
  end: string,
): DownloadEntry {
  const id = entry.id + end
  return { ...entry, id, link: `https://example.com/files/${id}-01234567.pdf`, pages: 12, bytes: 2_400_000 }
}
