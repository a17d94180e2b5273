import { z } from 'zod'

const file = z.object({ href: z.string(), bytes: z.int() })

export const pressKitList = z.object({
  archive: file,
  pictures: z.record(z.string(), file.extend({ width: z.int(), height: z.int() })),
  logos: z.array(
    z.object({
      kind: z.enum(['logo', 'mark']),
      /** Its own colour: a light one is for dark grounds. */
      ground: z.enum(['light', 'dark']),
      svg: file,
      png: file.extend({ width: z.int() }),
    }),
  ),
})

/** The files of the press room, with their true sizes. Pictures by `game/file`. */
export type PressKit = z.infer<typeof pressKitList>
