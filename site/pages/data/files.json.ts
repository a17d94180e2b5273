import { titleWithSize } from '../../documents/document.ts'
import { flagOf } from '../../documents/languages.ts'
import { readSets } from '../../documents/read-sets.build.ts'

/** The documents that are available, in the shape and under the address of the former site. */
export const GET = () =>
  Response.json(
    readSets().flatMap((set) =>
      set.available.map((document) => ({
        game: set.title,
        category: document.category,
        title: titleWithSize(document),
        downloadUrl: document.downloadUrl,
        flagUrl: document.language === undefined ? '' : flagOf(document.language),
      })),
    ),
  )
