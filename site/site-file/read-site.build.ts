import { singleFile } from './single-file.build.ts'
import { siteYaml } from './site-schema.ts'

/** `content/site.yaml`: texts, links and settings of the whole site. */
export const readSite = singleFile(siteYaml)

/** The whole address of a path of this site. */
export function addressOf(path: string): string {
  return new URL(path, readSite().origin).href
}
