import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest'
import { getPort } from './free-port.ts'

/** Runs `work` after the current test, or after the file if called outside a test. Runs in reverse order. */
export function atTheEnd(work: () => Promise<void> | void) {
  const when = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  when(work)
}

/** An empty folder; removed after the current test, or after the file if called outside a test. */
export function aFolder(name: string, parent = roomyFolder()): string {
  const folder = mkdtempSync(join(parent, `${name}-`))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** In memory if there is room: making a database for each test is mostly syncing files. */
function roomyFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 30 ? memory : tmpdir()
}

/** Expects a result that comes later; waits long enough for a busy machine. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 40_000, interval: 20 })
}

/** Lets a server listen until the test ends, on a port of the system's choice, which it returns. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return getPort(server)
}
