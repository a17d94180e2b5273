import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished, test } from 'vitest'
import { aFolder } from './testing/a-folder.ts'
import { aSite } from './testing/a-site.ts'
import { eventually } from './testing/eventually.ts'
import { freePort } from './testing/free-port.ts'

test('stopping npm run serve by its number stops the server', async () => {
  const port = await freePort()
  const settings = [`PORT=${port}`, 'HOST=127.0.0.1', `DATA_DIR=${aFolder('data')}`, `SITE_DIR=${aSite()}`]
  // npm keeps compiled code, too, and would do so among the folders of the tests.
  settings.push('NODE_COMPILE_CACHE=.cache/compiled-service')
  const npm = spawn('env', [...settings, 'npm', 'run', 'serve'], {
    stdio: 'ignore',
    // A group of its own, so that nothing is left running if the test fails.
    detached: true,
  })
  const { pid } = npm
  if (pid === undefined) throw new Error('npm did not start')
  let hasStopped = false
  onTestFinished(() => {
    if (!hasStopped) process.kill(-pid, 'SIGKILL')
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (it) => it.ok,
      () => false,
    )
  await eventually(answers).toBe(true)
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await eventually(answers).toBe(false)
  // Its folder goes with the test, and a server that is still stopping would make it again.
  await gone
  hasStopped = true
}, 60_000)
