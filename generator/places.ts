/** Everything of the site that is not a page: the sources in `public/` and what the build makes. Astro copies it. */
export const publicFolder = 'build/public'

/** The whole site as it is served. */
export const siteFolder = 'build/next'

/** What other web servers include, beside the site. */
export const hostingFolder = 'build/hosting'
