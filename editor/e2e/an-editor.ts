import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../../testing/free-port.ts'
import { sources } from '../server/publish.ts'

type Editor = {
  address: string
  root: string
  pid: number
  read: (file: string) => string
  git: (...args: string[]) => string
}

type Pages = { address: string; stop: () => Promise<void> }

/** An editor of its own on a copy of the website, and the development server it shows its pages from. */
export const test = base.extend<{
  root: string
  pages: Pages
  settings: Record<string, string>
  editor: Editor
}>({
  settings: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'editor-e2e-'))
    for (const it of sources) cpSync(it, join(root, it), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    mkdirSync(join(root, '.cache'))
    symlinkSync(resolve('.cache/build'), join(root, '.cache/build'))
    await use(root)
    rmSync(root, { recursive: true, force: true })
  },
  pages: async ({ root }, use) => {
    const steps = ['public', 'images', 'cards', 'documents', 'press', 'seo']
    execFileSync(process.execPath, ['generator/main.ts', ...steps], { cwd: root })
    const port = await freePort()
    const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', `${port}`]
    const server = spawn(process.execPath, astro, {
      cwd: root,
      env: { ...process.env, NODE_ENV: '' },
      stdio: 'ignore',
    })
    const address = `http://127.0.0.1:${port}`
    await answers(address, 200)
    await use({ address, stop: () => stopped(server) })
    await stopped(server)
  },
  editor: async ({ root, settings }, use) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    git('init', '-q')
    git('add', 'content')
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start')
    const port = await freePort()
    const env = { ...process.env, EDITOR_PORT: `${port}`, ...settings }
    const server = spawn(process.execPath, [resolve('editor/main.ts')], { cwd: root, env, stdio: 'ignore' })
    const address = `http://127.0.0.1:${port}`
    await answers(address, settings.EDITOR_BEHIND_PROXY ? 422 : 200)
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    await use({ address, root, pid: server.pid ?? 0, read, git })
    await stopped(server)
  },
})

/** Waits until something answers there. */
export async function answers(address: string, status: number): Promise<void> {
  const asked = () => fetch(address).then((it) => it.status, String)
  await expect.poll(asked).toBe(status)
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await new Promise((done) => server.once('exit', done))
}

export async function save(page: Page, status = 200): Promise<void> {
  const answered = page.waitForResponse((it) => it.url().endsWith('/api/keystatic/update'))
  await page.getByRole('button', { name: /^(Save|Create)$/ }).click()
  const said = (await answered).ok() ? '' : await page.locator('.refusal').innerText()
  expect((await answered).status(), said).toBe(status)
}

export async function aPicture(folder: string, width: number, height: number): Promise<string> {
  const file = join(folder, `${width}.png`)
  const background = { r: width % 256, g: height % 256, b: 90 }
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file)
  return file
}
