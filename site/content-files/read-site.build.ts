import { singleFileReader } from './content-file.build.ts'
import { siteFile } from './site-schema.ts'

/** `content/site.yaml`: texts, links and settings of the whole site. */
export const readSite = singleFileReader(siteFile)

/** The whole address of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, readSite().origin).href
}
