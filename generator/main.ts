import { cp, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { writeFeeds } from './feeds.ts'
import { makeDocuments } from './files.ts'
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
      },
    },
  }
}
