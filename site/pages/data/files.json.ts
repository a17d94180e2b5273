import { content } from '../../content/content.server.ts'
import { flagOf } from '../../downloads/languages.ts'

/** The documents that are available, in the shape and under the address of the former site. */
export const GET = () =>
  Response.json(
    content().sets.flatMap((set) =>
      set.documents.map(({ category, title, downloadUrl, language }) => ({
        game: set.title,
        category,
        title,
        downloadUrl,
        flagUrl: language === undefined ? '' : flagOf(language),
      })),
    ),
  )
