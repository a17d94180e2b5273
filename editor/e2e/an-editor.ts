import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../testing/free-port.ts'

type Editor = { address: string; root: string; pid: number; read: (file: string) => string }

/** An editor of its own, on a clone of the content. */
export const test = base.extend<{ editor: Editor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  editor: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'editor-e2e-'))
    cpSync('content', join(root, 'content'), { recursive: true })
    // What the steps of the build need, so that a new picture or file can be made ready.
    for (const it of ['generator', 'site', 'server', 'forms', 'public', 'node_modules', '.cache', 'art'])
      symlinkSync(resolve(it), join(root, it))
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
    git('init', '-q')
    git('add', 'content')
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start')
    const port = await freePort()
    const env = { ...process.env, EDITOR_PORT: String(port) }
    const server = spawn(process.execPath, [resolve('editor/main.ts')], { cwd: root, env })
    await new Promise((done) => server.stdout.once('data', done))
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    await use({ address: `http://127.0.0.1:${port}`, root, pid: server.pid ?? 0, read })
    server.kill()
    await new Promise((done) => server.once('exit', done))
    rmSync(root, { recursive: true, force: true })
  },
})
