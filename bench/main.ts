/** `npx node bench/main.ts <name> [options]`: prints a Markdown table; `--write` puts it into bench/RESULTS.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [name = '', ...options] = process.argv.slice(2)
const file = join('bench', `${name}.ts`)
const names = readdirSync('bench')
  .filter((it) => it.endsWith('.ts') && it !== 'main.ts' && !it.includes('-'))
  .map((it) => it.replace('.ts', ''))

if (name === 'main' || !existsSync(file)) {
  console.error(`There is no bench called "${name}". Choose one of: ${names.join(', ')}.`)
  process.exit(2)
}
process.exit(spawnSync('node', [file, ...options], { stdio: 'inherit' }).status ?? 1)
