import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aPressInquiry } from '../server/testing/a-form.ts'
import { aSite } from '../server/testing/a-service.ts'
import { anNginx, requestOnce } from '../server/testing/an-nginx.ts'
import { findFreePort } from '../testing/free-port.ts'
import { aFolder, atTheEnd } from '../testing/lifetime.ts'

const run = promisify(execFile)

/** Does for deploy/release.sh what systemctl does with our unit: start, stop and ask, by port. */
const manager = `#!/bin/sh
for unit; do :; done
port=\${unit#*@}; pid=$ROOT/$port.pid
echo "$1 $port" >>$ROOT/asked
case $1 in
is-active) [ -f $pid ] && kill -0 $(cat $pid) 2>/dev/null ;;
start) cd $ROOT/port-$port && PORT=$port HOST=127.0.0.1 DATA_DIR=$ROOT/data RATE_LIMIT_PER_MINUTE=0 \\
  TRUST_PROXY_HOPS=1 LOG_LEVEL=error setsid node_modules/.bin/node server/main.ts >$ROOT/$port.log 2>&1 & echo $! >$pid ;;
stop) kill -TERM $(cat $pid) 2>/dev/null; while kill -0 $(cat $pid) 2>/dev/null; do sleep 0.1; done; rm $pid ;;
esac
`

async function aMachine() {
  // Not in memory, where nothing may be executed on some machines.
  const root = aFolder('releases', tmpdir())
  const ports = [await findFreePort(), await findFreePort()]
  writeFileSync(join(root, 'manager'), manager, { mode: 0o755 })
  for (const name of ['one', 'two', 'broken', 'half']) aRelease(root, name)
  const common = { PATH: process.env.PATH, ROOT: root }
  const release = async (name: string, reload = 'true') => {
    const env = {
      ...common,
      SERVICE: join(root, 'manager'),
      PORTS: ports.join(' '),
      RELOAD: reload,
      DRAIN_SECONDS: '3',
      WAIT_SECONDS: name === 'broken' ? '3' : '120',
    }
    return run('sh', ['deploy/release.sh', name], { env })
  }
  atTheEnd(async () => {
    for (const port of ports)
      await run(join(root, 'manager'), ['stop', `x@${port}`], { env: common }).catch(() => undefined)
  })
  await release('one')
  const { origin, pid } = await anNginx(root)
  const asked = () => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')
  return { root, ports, origin, asked, release: (name: string, by = `kill -HUP ${pid}`) => release(name, by) }
}

/** The service itself, and a site of one page whose script is the release's own. */
function aRelease(root: string, name: string) {
  const folder = join(root, 'releases', name)
  mkdirSync(folder, { recursive: true })
  const page = `<title>${name}</title>`
  const siteFolder = aSite({ ...(name !== 'half' && { 'index.html': page }), [`assets/${name}.js`]: name })
  cpSync(dirname(siteFolder), join(folder, 'build'), { recursive: true })
  for (const part of ['contract', 'forms', 'node_modules', 'package.json'])
    symlinkSync(resolve(part), join(folder, part))
  if (name !== 'broken') symlinkSync(resolve('server'), join(folder, 'server'))
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }

/** What visitors met while something else went on: every answer that was no good one. */
async function visitedDuring(origin: string, work: () => Promise<unknown>) {
  const bad: string[] = []
  let going = true
  const visit = async (visitor: number) => {
    for (let round = 0; going; round += 1) {
      // One that is kept open nginx closes when it reloads; a browser opens another by itself, fetch for a form does not.
      const page = await requestOnce(origin)
      const body = JSON.stringify(aPressInquiry({ message: `${visitor} ${round}` }))
      const form = await requestOnce(`${origin}/submit-form`, { method: 'POST', headers: json, body })
      for (const answer of [page, form]) if (answer.status !== 200) bad.push(`${answer.status} ${answer.body}`)
    }
  }
  const visits = Promise.all([1, 2, 3].map(visit))
  await work().finally(() => {
    going = false
  })
  await visits
  return bad
}

test('a release and its way back are put into service without one failed answer', async () => {
  const { root, ports, origin, asked, release } = await aMachine()
  const titleOf = async () => /<title>(.*)<\/title>/.exec(await (await fetch(origin)).text())?.[1]
  expect(await visitedDuring(origin, () => release('two'))).toEqual([])
  await expect.poll(titleOf).toBe('two')
  expect(await (await fetch(`${origin}/assets/one.js`)).text()).toBe('one')
  expect(await visitedDuring(origin, () => release('one'))).toEqual([])
  await expect.poll(titleOf).toBe('one')
  // What comes back after a restart of the machine is what is in service.
  const [onePort, twoPort] = [ports[1], ports[0]]
  expect(asked().filter((path) => /able/.test(path))).toEqual([
    ...[`enable ${onePort}`, `enable ${twoPort}`, `disable ${onePort}`],
    ...[`enable ${onePort}`, `disable ${twoPort}`],
  ])
  await expect(release('broken')).rejects.toThrow('the old one stays')
  await expect(release('half')).rejects.toThrow('There is no whole build')
  await expect(release('two', 'false')).rejects.toThrow('nginx did not take the new release')
  expect(readlinkSync(join(root, 'current'))).toBe(join(root, 'releases', 'one'))
  expect(asked().at(-1)).toBe(`stop ${twoPort}`)
  expect(await titleOf()).toBe('one')
}, 300_000)
