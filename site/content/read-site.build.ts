import { readYaml } from './content-file.build.ts'
import { readOnce } from './read-once.build.ts'
import { siteFileSchema, siteYaml } from './site-schema.ts'

/** `content/site.yaml`: texts, links and settings of the whole site. */
export const readSite = readOnce((mistakes) => readYaml(siteYaml, siteFileSchema, mistakes))

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, readSite().origin).href
}
