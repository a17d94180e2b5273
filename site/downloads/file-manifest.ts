import { z } from 'zod'

const madeFile = z.strictObject({
  /** Path on this site; part of the name is the checksum, so the address never shows anything else. */
  address: z.string(),
  bytes: z.int(),
  sha256: z.string().length(64),
  pages: z.int().optional(),
  /** What is served: the published file, a sheet that holds its place, or a blank form of ours. */
  is: z.enum(['published', 'stand-in', 'form']),
  thumbnail: z.string().optional(),
})

/** What the build found out about each file it put into `build/public/files`, by the document's id. */
export const fileManifest = z.strictObject({
  files: z.record(z.string(), madeFile),
  /** The archive of all files of a set, by the set's slug. */
  archives: z.record(z.string(), z.strictObject({ address: z.string(), bytes: z.int(), files: z.int() })),
})

export type MadeFile = z.infer<typeof madeFile>
export type FileManifest = z.infer<typeof fileManifest>
