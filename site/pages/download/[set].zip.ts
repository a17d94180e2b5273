import type { APIRoute } from 'astro'
import { type Archive, archiveOf } from '../../documents/locate-documents.build.ts'
import { readSets } from '../../documents/read-sets.build.ts'
import { makeZip } from '../../documents/zip.build.ts'

/** All files of a set; only for sets with files on this site. */
export function getStaticPaths() {
  return readSets().flatMap((set) => {
    const archive = archiveOf(set)
    return archive ? [{ params: { set: set.slug }, props: archive }] : []
  })
}

export const GET: APIRoute<Archive> = async ({ props: { files } }) => new Response(await makeZip(files))
