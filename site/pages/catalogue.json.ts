import { pathOfDocument, pathOfFeed, pathOfSet } from '../addresses/addresses.ts'
import { addressOf } from '../content-files/read-site.build.ts'
import { titleWithSize } from '../documents/document.ts'
import { flagOf } from '../documents/languages.ts'
import { archiveOf, hashFile } from '../documents/locate-documents.build.ts'
import { readSets } from '../documents/read-sets.build.ts'

/** Every document that is available with all that is known of it, for other programs. */
export function GET(): Response {
  return Response.json({
    sets: readSets().map((set) => {
      const archive = archiveOf(set)
      return {
        slug: set.slug,
        title: set.title,
        alsoCalled: set.alsoCalled ?? [],
        page: addressOf(pathOfSet(set.slug)),
        rss: addressOf(pathOfFeed(set.slug)),
        ...(archive && { zip: addressOf(archive.path) }),
      }
    }),
    documents: readSets().flatMap((set) =>
      set.available.map(({ sourcePath, downloadUrl, ...details }) => ({
        ...details,
        title: titleWithSize(details),
        game: set.title,
        set: set.slug,
        downloadUrl: addressOf(downloadUrl),
        latestUrl: addressOf(pathOfDocument(details.id)),
        ...(details.language && { flagUrl: addressOf(flagOf(details.language)) }),
        ...(sourcePath && { sha256: hashFile(sourcePath) }),
      })),
    ),
  })
}
