import { z } from 'zod'
import {
  confirmedSchema,
  linkSchema,
  openQuestionsSchema,
  slugSchema,
  textSchema,
} from '../content-files/schema-parts.ts'

/** The product lines, in the order of their tabs. The stylesheet of the tabs (`games.css`) counts them. */
export const productLines = [
  { line: 'main', label: 'Awaken Realms' },
  { line: 'questline', label: 'Questline' },
  { line: 'lite', label: 'Lite' },
] as const
export type ProductLine = (typeof productLines)[number]['line']

/** An item of the games menu (docs/specification.md, "Layout"). */
const menuItemSchema = z
  .strictObject({
    label: textSchema,
    to: linkSchema
      .optional()
      .meta({ title: 'Leads to', description: '/path or https://; empty: our page of the game, or coming soon' }),
    game: slugSchema
      .optional()
      .meta({ title: 'Shows the game', collection: 'games', description: 'Its picture is beside the item' }),
    confirmed: confirmedSchema.optional(),
  })
  .meta({ title: 'Item' })

const menuSchema = z.array(menuItemSchema).optional()

export const gameListsFile = {
  file: 'content/game-lists.yaml',
  label: 'Games menu and first games',
  schema: z.strictObject({
    featuredGames: z
      .array(slugSchema.meta({ title: 'Game', collection: 'games' }))
      .min(1)
      .meta({
        description: 'What the page of all games and the press room begin with: those with the strongest pictures',
      }),
    menus: z
      .strictObject({
        main: menuSchema.meta({ description: 'What is below the games, which follow by themselves' }),
        questline: menuSchema,
        lite: menuSchema,
      } satisfies Record<ProductLine, z.ZodType>)
      .default({}),
    openQuestions: openQuestionsSchema,
  }),
}

export type GameListsContent = z.infer<typeof gameListsFile.schema>
export type MenuItem = z.infer<typeof menuItemSchema>
