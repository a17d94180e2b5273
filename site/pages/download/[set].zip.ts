import type { APIRoute } from 'astro'
import { type SetZip, zipOf } from '../../documents/publish-documents.build.ts'
import { readSets } from '../../documents/read-sets.build.ts'
import { makeZip } from '../../documents/zip.build.ts'

/** All files of a set; only for sets with files on this site. */
export function getStaticPaths() {
  return readSets().flatMap((set) => {
    const zip = zipOf(set)
    return zip ? [{ params: { set: set.slug }, props: zip }] : []
  })
}

export const GET: APIRoute<SetZip> = async ({ props: { files } }) => new Response(await makeZip(files))
