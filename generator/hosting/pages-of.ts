import type { Site, SiteFile } from '../../server/site/site-index.ts'

/** The pages of the site and the one for what is not found. */
export function pagesOf({ files, notFound }: Pick<Site, 'files' | 'notFound'>): SiteFile[] {
  return [...files.values(), ...(notFound ? [notFound] : [])].filter((it) => it.isPage)
}
