import { pathOfDocument, pathOfFeed, pathOfSet } from '../addresses/addresses.ts'
import { absoluteUrl } from '../content-files/read-site.build.ts'
import { titleWithSize } from '../documents/document.ts'
import { flagOf } from '../documents/languages.ts'
import { hashFile, zipOf } from '../documents/publish-documents.build.ts'
import { readSets } from '../documents/read-sets.build.ts'

/** Every document that is available with all that is known of it, for other programs. */
export function GET(): Response {
  return Response.json({
    sets: readSets().map((set) => {
      const zip = zipOf(set)
      return {
        slug: set.slug,
        title: set.title,
        alsoCalled: set.alsoCalled ?? [],
        page: absoluteUrl(pathOfSet(set.slug)),
        rss: absoluteUrl(pathOfFeed(set.slug)),
        ...(zip && { zip: absoluteUrl(zip.path) }),
      }
    }),
    documents: readSets().flatMap((set) =>
      set.available.map(({ sourcePath, downloadUrl, ...details }) => ({
        ...details,
        title: titleWithSize(details),
        game: set.title,
        set: set.slug,
        downloadUrl: absoluteUrl(downloadUrl),
        latestUrl: absoluteUrl(pathOfDocument(details.id)),
        ...(details.language && { flagUrl: absoluteUrl(flagOf(details.language)) }),
        ...(sourcePath && { sha256: hashFile(sourcePath) }),
      })),
    ),
  })
}
