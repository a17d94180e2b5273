/** Everything of the site that is not a page: the sources in `public/` and what the build makes. Astro copies it. */
export const publicFolder = 'build/public'

/** The site while it is being built. */
export const siteFolder = 'build/next'
