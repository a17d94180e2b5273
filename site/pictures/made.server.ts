import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'

/** The build's lists of the files it has made, and the step that makes them. */
const lists = { documents: 'documents' }

type ListName = keyof typeof lists

/** Where the list lies, below the folder the build runs in. */
export function madeList(name: ListName): string {
  return join('build', 'made', `${name}.json`)
}

/** Throws an Error that says what to run when the files have not been made yet. */
export function readMade<List>(name: ListName, shape: z.ZodType<List>): List {
  const file = madeList(name)
  if (!existsSync(file)) throw new Error(`${file} is not there yet: run "npm run build -- ${lists[name]}"`)
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function writeMade(name: ListName, list: unknown): void {
  const file = madeList(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(list))
}
