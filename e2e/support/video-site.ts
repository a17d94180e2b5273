import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { buildCopy, copySources } from './site-copy.ts'

/** Each worker serves a site of its own. */
const port = (worker: number) => Number(process.env.E2E_PORT ?? 3900) + 40 + worker
export const videoId = 'aaaaaaaaaaa'

export const game = (slug: string) => `/games/awaken-realms/${slug}`

/**
 * The site as it is built when the content names more films: The Castles of Burgundy with a short loop of ours, Nemesis
 * with a video of the provider's behind its second section, Grimcoven with a how-to-play video.
 * Everything else, the service and its headers included, is the real thing.
 */
export const test = base.extend<object, { videoSite: string }>({
  videoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this pattern
    async ({}, use, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'video-site-'))
      await copySources(folder)
      await addFilms(folder)
      buildCopy(folder)
      const server = spawn(process.execPath, ['server/main.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port(parallelIndex)),
          SITE_DIR: join(folder, 'build', 'client'),
          DATA_DIR: join(folder, 'data'),
          LOG_LEVEL: 'silent',
        },
      })
      const origin = `http://localhost:${port(parallelIndex)}`
      await answers(origin)
      await use(origin)
      server.kill()
      await rm(folder, { recursive: true, force: true })
    },
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
  const list = join(folder, '.cache', 'loops.json')
  const addresses: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  for (const ending of ['webm', 'mp4']) {
    const path = `games/castles-of-burgundy/images/river.${ending}`
    await cp(`e2e/fixtures/loop.${ending}`, join(folder, 'content', path))
    await cp(`e2e/fixtures/loop.${ending}`, join(folder, 'public', 'img', `river.${ending}`))
    addresses[path] = `/img/river.${ending}`
  }
  await writeFile(list, JSON.stringify(addresses))
}

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(origin).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The site with films does not answer at ${origin}.`)
}
