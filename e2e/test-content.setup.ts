import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { dump, load } from 'js-yaml'
import { z } from 'zod'
import {
  carouselGame,
  emptySet,
  emptySetGame,
  halfFilledSet,
  howToPlayGame,
  ownVideoGame,
  providerVideoGame,
  testContentFolder,
  videoId,
} from './support/test-content.ts'

test('the site is built with test content', async () => {
  test.setTimeout(240_000)
  await rm(testContentFolder, { recursive: true, force: true })
  await copySources()
  await addVideos()
  await addPictures()
  await addSets()
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: testContentFolder,
    encoding: 'utf8',
    // Playwright's own "test" would build the pages with React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(status, stdout + stderr).toBe(0)
})

const folders = ['content', 'contract', 'forms', 'public', 'server', 'site']
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Everything the pages are built from, and the pictures earlier builds have encoded. */
async function copySources(): Promise<void> {
  for (const name of [...folders, ...files]) await cp(name, join(testContentFolder, name), { recursive: true })
  await mkdir(join(testContentFolder, '.cache'))
  for (const name of ['node_modules', '.cache/build']) await symlink(resolve(name), join(testContentFolder, name))
}

const gameFileSchema = z.looseObject({
  hero: z.looseObject({ image: z.unknown() }),
  sections: z.array(z.looseObject({ type: z.string(), images: z.array(z.unknown()).optional() })),
  howToPlay: z.looseObject({}).optional(),
  sets: z.array(z.string()).optional(),
})

type GameContent = z.infer<typeof gameFileSchema>

async function edit(slug: string, work: (game: GameContent) => void): Promise<void> {
  const file = join(testContentFolder, 'content', 'games', slug, 'game.yaml')
  const game = gameFileSchema.parse(load(await readFile(file, 'utf8')))
  work(game)
  await writeFile(file, dump(game, { skipInvalid: true }))
}

/** A short video of ours and one of the provider's, each behind the secondary section of a game, and a how-to-play video. */
async function addVideos(): Promise<void> {
  const secondaryOf = ({ sections }: GameContent) => sections.find(({ type }) => type === 'secondary')
  await edit(ownVideoGame.slug, (game) => change(secondaryOf(game), { video: 'river', videoId: undefined }))
  await edit(providerVideoGame.slug, (game) => change(secondaryOf(game), { video: undefined, videoId }))
  await edit(howToPlayGame.slug, ({ howToPlay }) => change(howToPlay, { videoId }))
  for (const ending of ['webm', 'mp4']) {
    const path = `games/${ownVideoGame.slug}/images/river.${ending}`
    await cp(`e2e/fixtures/loop.${ending}`, join(testContentFolder, 'content', path))
  }
}

function change(part: object | undefined, fields: object): void {
  if (!part) throw new Error('the file of the game has no such part')
  Object.assign(part, fields)
}

async function addPictures(): Promise<void> {
  await edit(carouselGame.slug, ({ hero, sections }) => {
    const features = sections.filter(({ type }) => type === 'feature')
    for (const [index, feature] of features.entries())
      feature.images = index === 0 ? [feature.images?.[0], hero.image] : feature.images?.slice(0, 1)
  })
}

async function addSets(): Promise<void> {
  await edit(emptySetGame, (game) => change(game, { sets: [...(game.sets ?? []), emptySet.slug] }))
  for (const { slug, ...set } of [emptySet, halfFilledSet])
    await writeFile(join(testContentFolder, 'content', 'documents', `${slug}.yaml`), dump(set))
}
