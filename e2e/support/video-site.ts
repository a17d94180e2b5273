import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { withOwnService } from './own-service.ts'
import { buildCopy, copySources } from './site-copy.ts'
import { withFolder } from './temporary-folder.ts'

export const videoId = 'aaaaaaaaaaa'

/**
 * The site as it is built when the content names more films: The Castles of Burgundy with a short loop of ours, Nemesis
 * with a video of the provider's behind its second section, Grimcoven with a how-to-play video.
 * Everything else, the service and its headers included, is the real thing.
 */
export const test = base.extend<object, { videoSite: string }>({
  videoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    ({}, use) =>
      withFolder('video-site', async (folder) => {
        await copySources(folder)
        await addFilms(folder)
        buildCopy(folder)
        const settings = { SITE_DIR: join(folder, 'build', 'client') }
        await withOwnService(settings, ({ url }) => use(url))
      }),
    { scope: 'worker', timeout: 240_000 },
  ],
})

const gameFile = z.looseObject({ secondary: z.looseObject({}), howToPlay: z.looseObject({}).optional() })

async function addFilms(folder: string): Promise<void> {
  const edit = async (slug: string, change: (game: z.infer<typeof gameFile>) => void) => {
    const file = join(folder, 'content', 'games', slug, 'game.yaml')
    const game = gameFile.parse(parse(await readFile(file, 'utf8')))
    change(game)
    await writeFile(file, stringify(game))
  }
  await edit('castles-of-burgundy', ({ secondary }) => Object.assign(secondary, { loop: 'river' }))
  await edit('nemesis', ({ secondary }) => Object.assign(secondary, { videoId }))
  await edit('grimcoven', ({ howToPlay }) =>
    Object.assign(howToPlay ?? {}, {
      videoId,
      chapters: [
        { seconds: 0, title: 'Setup' },
        { seconds: 95, title: 'A first round' },
      ],
    }),
  )
  const list = join(folder, 'build', 'made', 'loops.json')
  const addresses: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  for (const ending of ['webm', 'mp4']) {
    const path = `games/castles-of-burgundy/images/river.${ending}`
    await cp(`e2e/fixtures/loop.${ending}`, join(folder, 'content', path))
    await cp(`e2e/fixtures/loop.${ending}`, join(folder, 'build', 'public', 'img', `river.${ending}`))
    addresses[path] = `/img/river.${ending}`
  }
  await writeFile(list, JSON.stringify(addresses))
}
