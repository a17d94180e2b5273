import { absolute, content } from '../content/content.server.ts'
import type { AvailableDocument, DocumentSet } from '../downloads/document-schema.ts'
import { archiveOf, sha256Of } from '../downloads/downloads.server.ts'
import { flagOf } from '../downloads/languages.ts'

/** Every document that is available with all that is known of it, for everybody's use. */
export async function GET(): Promise<Response> {
  const { sets } = content()
  const documents = sets.flatMap((set) => set.documents.map((document) => catalogued(document, set)))
  return Response.json({
    sets: sets.map((set) => {
      const archive = archiveOf(set)
      return {
        slug: set.slug,
        title: set.title,
        alsoCalled: set.alsoCalled ?? [],
        page: absolute(`/download/${set.slug}`),
        rss: absolute(`/download/${set.slug}/rss.xml`),
        ...(archive && { zip: absolute(archive.address) }),
      }
    }),
    documents: await Promise.all(documents),
  })
}

async function catalogued({ file, downloadUrl, ...facts }: AvailableDocument, set: DocumentSet) {
  return {
    ...facts,
    game: set.title,
    set: set.slug,
    downloadUrl: absolute(downloadUrl),
    latestUrl: absolute(`/d/${facts.id}`),
    ...(facts.language && { flagUrl: absolute(flagOf(facts.language)) }),
    ...(file && { sha256: await sha256Of(file) }),
  }
}
