import { IncompleteError, type WithStore } from './command.ts'
import { damageOf } from './copied-files.ts'

/** Reads every row and every file once, and names what is missing or altered. */
export async function verify({ store, attachments, print }: WithStore) {
  const found: string[] = []
  let files = 0
  try {
    for await (const damage of store.damage()) found.push(damage)
    for await (const file of store.files()) {
      files += 1
      const damage = await damageOf(file, () => attachments.read(file.id))
      if (damage !== undefined) found.push(damage)
    }
  } catch (error) {
    found.push(`the database cannot be read to its end: ${error instanceof Error ? error.message : error}`)
  }
  if (found.length > 0) throw new IncompleteError(['Missing or altered:', ...found].join('\n  '))
  const { submissions } = await store.summary()
  await print(`Read ${submissions} submissions and ${files} files: nothing is missing or altered.`)
}
