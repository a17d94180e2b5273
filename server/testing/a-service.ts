import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { redirectsFile, servedFolder } from '../../contract/built-site.ts'
import { answerFolder } from '../../forms/answer-markup.ts'
import { getPort } from '../../testing/free-port.ts'
import { aFolder, atTheEnd } from '../../testing/lifetime.ts'
import { startProcess } from '../../testing/service-process.ts'
import { startService } from '../app.ts'
import { runCommand } from '../cli/commands.ts'
import type { Clock } from '../clock.ts'
import { makeLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { aPdf, aPng, fileNamed, sendInquiry, sendPrototype } from './a-form.ts'

/** The pages that the service fills in, as they are built. */
const builtAnswerPages = join(servedFolder, answerFolder)

type SiteFiles = Record<string, string | Buffer>

/** The folder of a small site with these files, by their names from the folder on, and our own answer pages. */
export function aSite(files: SiteFiles = { 'index.html': '<title>Home</title>' }) {
  if (!existsSync(builtAnswerPages)) throw new Error('The tests of the service need a build: npm run build')
  // In a folder called like that of the pictures: a file is cached by its path in the site alone.
  const folder = join(aFolder('site'), 'img', 'client')
  cpSync(builtAnswerPages, join(folder, answerFolder), { recursive: true })
  const all = { [redirectsFile]: '[]', '404.html': '<title>404</title>', ...files }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

export type ServiceOptions = { settings?: Record<string, string>; clock?: Clock; siteFiles?: SiteFiles }

/** A whole service with an empty store and a small site; stopped after the test, or the file if called outside a test. */
export async function aService({ settings: given = {}, clock = Date.now, siteFiles }: ServiceOptions = {}) {
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: aSite(siteFiles),
    DATA_DIR: aFolder('data'),
    RATE_LIMIT_PER_MINUTE: '0',
    // The tests run on disks with little room, too.
    DISK_RESERVE_MB: '0',
    ...given,
  })
  const log: string[] = []
  const logger = makeLog('info', { write: (line) => log.push(line) })
  const service = await startService(settings, clock, logger)
  atTheEnd(() => service.stop())
  const port = getPort(service.app.server)
  return { ...service, settings, dataDir: settings.DATA_DIR, log, port, origin: `http://127.0.0.1:${port}` }
}

/** The real service in a process of its own, with a small site, until the test ends. Rejects when it does not start. */
export async function aProcess(settings: Record<string, string>, program?: readonly string[], options = {}) {
  const service = await startProcess({ SITE_DIR: aSite(), ...settings }, program, options)
  onTestFinished(() => void service.end('SIGKILL'))
  return service
}

/** Returns the output of a command with these settings, or with only this DATA_DIR. */
export async function run(settings: string | Record<string, string>, ...args: string[]) {
  const printed: string[] = []
  const given = typeof settings === 'string' ? { DATA_DIR: settings } : settings
  await runCommand(args, {
    settings: readSettings({ DISK_RESERVE_MB: '0', ...given }),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    print: (line) => void printed.push(line),
  })
  return printed.join('\n')
}

/** A running service that has received an inquiry and then a prototype with three files. */
export async function aServiceWithSubmissions(settings: Record<string, string> = {}) {
  const service = await aService({ settings })
  const sent = async (answer: Promise<Response>) => String((await (await answer).json()).reference)
  const odd = { fullname: 'A\u202Eda\nNowak', message: '=1+1, "quoted"\nsecond line' }
  const inquiry = await sent(sendInquiry(service.origin, odd))
  const files = [fileNamed('box.png', aPng()), fileNamed('box.png', aPng()), fileNamed('../../etc/żółw.pdf', aPdf())]
  const prototype = await sent(sendPrototype(service.origin, { email: 'other@example.com' }, files))
  return { ...service, inquiry, prototype }
}
