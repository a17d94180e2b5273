import { cp, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { readSite } from '../server/site/site-index.ts'
import type { Redirect } from '../site/build/built-site.server.ts'
import { buildAnswers } from './answers.ts'
import { writeFeeds } from './feeds.ts'
import { makeDocuments } from './files.ts'
import { writeHosting } from './hosting.ts'
import { publicFolder, siteFolder } from './places.ts'

/** What is not yet an address in site/pages. */
export function remainingSteps(): AstroIntegration {
  return {
    name: 'remaining',
    hooks: {
      'astro:config:setup': async () => {
        await rm(publicFolder, { recursive: true, force: true })
        await makeDocuments()
      },
      'astro:build:done': async () => {
        await cp(publicFolder, siteFolder, { recursive: true })
        await writeFeeds()
        await buildAnswers()
        await writeHosting()
      },
    },
  }
}

export function redirectsIn(folder: string): Redirect[] {
  return [...readSite(folder, { tls: false }).redirects.values()].map(({ from, to, status }) => ({
    from,
    to,
    status: status === 301 || status === 308 ? status : 302,
  }))
}
