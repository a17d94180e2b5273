/**
 * `npx node bench/main.ts server [--rounds 5] [--seconds 3] [--write]`: pages and files from our server
 * beside nginx with the generated configuration on the same folder, one core each, in turn; medians.
 */
import { createHash } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { markdownTable, median, report } from './result-tables.ts'
import { type Contender, startContenders } from './server-contenders.ts'
import { type Load, load } from './server-load.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})

const largest = (pattern: string) =>
  globSync(join('build/client', pattern))
    .map((file) => ({ address: file.slice('build/client'.length), bytes: statSync(file).size }))
    .sort((a, b) => b.bytes - a.bytes)[0]?.address ?? '/'
const targets: { name: string; address: string }[] = [
  { name: 'home page', address: '/' },
  { name: 'contact page', address: '/contact' },
  { name: 'game page', address: '/games/awaken-realms/nemesis' },
  { name: 'largest script', address: largest('assets/*.js') },
  { name: 'largest preview card', address: largest('cards/**/*.jpg') },
  { name: 'largest document', address: largest('files/**/*.pdf') },
]

const contenders = await startContenders(4440)
try {
  await compare(contenders)
} finally {
  for (const { stop } of contenders) stop()
}

async function compare([ours, nginx]: Contender[]) {
  if (!ours || !nginx) return
  const rows: (string | number)[][] = []
  for (const { name, address } of targets) {
    const bytes = await sameBytes([ours, nginx], address)
    const loads: Record<'ours' | 'nginx', Load[]> = { ours: [], nginx: [] }
    // The first round only warms up.
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const pair = {
        ours: load(ours, address, Number(options.seconds)),
        nginx: load(nginx, address, Number(options.seconds)),
      }
      if (round > 0) for (const key of ['ours', 'nginx'] as const) loads[key].push(pair[key])
    }
    const both = (figure: keyof Load, digits: number) =>
      [loads.ours, loads.nginx].map((them) => median(them.map((it) => it[figure])).toFixed(digits))
    const ratio = median(
      loads.ours.map((it, index) => it.perProcessorSecond / (loads.nginx[index]?.perProcessorSecond ?? 0)),
    )
    rows.push([
      name,
      bytes,
      ...both('perSecond', 0),
      ...both('perProcessorSecond', 0),
      ratio.toFixed(2),
      ...both('p99', 1),
    ])
  }
  const head = ['', 'bytes', 'ours a second', 'nginx', 'ours a processor second', 'nginx', 'ratio of these']
  report('server', markdownTable([...head, 'ours p99 ms', 'nginx'], rows), options)
}

/** The length of the body both send; throws when it is not the same. */
async function sameBytes(both: Contender[], address: string): Promise<number> {
  const bodies = await Promise.all(both.map(({ origin }) => bodyOf(origin + address)))
  const sums = new Set(bodies.map((it) => createHash('sha256').update(it).digest('hex')))
  if (sums.size !== 1) throw new Error(`${address} is not the same from both servers.`)
  return bodies[0]?.length ?? 0
}

function bodyOf(url: string) {
  return new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) =>
      buffer(response).then(resolve, reject),
    ).on('error', reject)
  })
}
