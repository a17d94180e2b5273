import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { dump, load } from 'js-yaml'
import { z } from 'zod'
import { otherSite, videoId } from './support/other-site.ts'

test('the site is built with other content', async () => {
  test.setTimeout(240_000)
  await rm(otherSite, { recursive: true, force: true })
  await copySources()
  await addVideos()
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: otherSite,
    encoding: 'utf8',
    // Playwright's own "test" would build the pages with React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(status, stdout + stderr).toBe(0)
})

const folders = ['content', 'forms', 'public', 'server', 'site']
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Everything the pages are built from, and the pictures earlier builds have encoded. */
async function copySources(): Promise<void> {
  for (const name of [...folders, ...files]) await cp(name, join(otherSite, name), { recursive: true })
  await mkdir(join(otherSite, '.cache'))
  for (const name of ['node_modules', '.cache/build']) await symlink(resolve(name), join(otherSite, name))
}

const gameFile = z.looseObject({
  sections: z.array(z.looseObject({ type: z.string() })),
  howToPlay: z.looseObject({}).optional(),
})

/**
 * The Castles of Burgundy with a short video of ours, Nemesis with a video of the provider's behind its secondary
 * section, Grimcoven with a how-to-play video.
 */
async function addVideos(): Promise<void> {
  const edit = async (slug: string, change: (game: z.infer<typeof gameFile>) => void) => {
    const file = join(otherSite, 'content', 'games', slug, 'game.yaml')
    const game = gameFile.parse(load(await readFile(file, 'utf8')))
    change(game)
    await writeFile(file, dump(game, { skipInvalid: true }))
  }
  const secondaryOf = ({ sections }: z.infer<typeof gameFile>) =>
    sections.find(({ type }) => type === 'secondary') ?? {}
  await edit('castles-of-burgundy', (game) => Object.assign(secondaryOf(game), { video: 'river' }))
  await edit('nemesis', (game) => Object.assign(secondaryOf(game), { videoId }))
  await edit('grimcoven', ({ howToPlay }) => Object.assign(howToPlay ?? {}, { videoId }))
  for (const ending of ['webm', 'mp4']) {
    const path = `games/castles-of-burgundy/images/river.${ending}`
    await cp(`e2e/fixtures/loop.${ending}`, join(otherSite, 'content', path))
  }
}
