import { startService } from '../app.ts'
import type { Clock } from '../clock.ts'
import { readSettings } from '../env.ts'
import { makeLogger } from '../http/logger.ts'
import { aFolder } from './a-folder.ts'
import { aSite } from './a-site.ts'
import { atTheEnd } from './at-the-end.ts'
import { portOf } from './free-port.ts'

type Wishes = {
  settings?: Record<string, string>
  clock?: Clock
  site?: Record<string, string | Buffer>
}

/**
 * A whole service with an empty store and a small site, listening on a free port; stopped when the test ends or, for
 * all tests of a file that change nothing in it, after the file.
 */
export async function aService({ settings = {}, clock = Date.now, site }: Wishes = {}) {
  const env = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: aSite(site),
    DATA_DIR: aFolder('data'),
    RATE_LIMIT_PER_MINUTE: '0',
    // Nothing of the disk is held for bad days.
    DISK_RESERVE_MB: '0',
    ...settings,
  })
  const log: string[] = []
  const logger = makeLogger('info', { write: (line: string) => log.push(line) })
  const service = await startService({ env, clock, log: logger })
  atTheEnd(() => service.stop())
  const port = portOf(service.app.server)
  return { ...service, env, dataDir: env.DATA_DIR, log, port, origin: `http://127.0.0.1:${port}` }
}
