import { titleWithSize } from '../../documents/document-summary.ts'
import { flagOf } from '../../documents/languages.ts'
import { readSets } from '../../documents/read-sets.build.ts'

/** The documents that are available, in the shape and under the address of the former site. */
export const GET = () =>
  Response.json(
    readSets().flatMap((set) =>
      set.available.map((entry) => ({
        game: set.title,
        category: entry.category,
        title: titleWithSize(entry),
        downloadUrl: entry.downloadUrl,
        flagUrl: entry.language === undefined ? '' : flagOf(entry.language),
      })),
    ),
  )
