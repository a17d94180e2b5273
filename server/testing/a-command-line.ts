import { runCommand } from '../cli/commands.ts'
import { readSettings } from '../env.ts'
import { aPdf, aPng, named } from './a-file.ts'
import { aPressInquiry, aPrototype, posted } from './a-form.ts'
import { aService } from './a-service.ts'

/** An argument that is a time sets the clock. */
export async function run(dataDir: string, ...given: string[]) {
  const time = given.find((it) => it.endsWith('Z')) ?? '2026-11-20T12:00:00Z'
  const args = given.filter((it) => !it.endsWith('Z'))
  const printed: string[] = []
  const env = readSettings({ DATA_DIR: dataDir })
  await runCommand(args, {
    env,
    clock: () => Date.parse(time),
    print: (line) => void printed.push(line),
  })
  return printed.join('\n')
}

/** A running service that has received an inquiry and then a prototype with two files. */
export async function aServiceWithSubmissions() {
  const service = await aService()
  const sent = async (answer: Promise<Response>) => String((await (await answer).json()).reference)
  const inquiry = await sent(
    fetch(`${service.origin}/submit-form`, posted(aPressInquiry({ message: '=1+1, "quoted"\nsecond line' }))),
  )
  const files = [named('box.png', aPng()), named('box.png', aPng(3, 3)), named('żółw.pdf', aPdf())]
  const prototype = await sent(
    fetch(`${service.origin}/games-prototypes`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: aPrototype({ email: 'other@example.com' }, files),
    }),
  )
  return { ...service, inquiry, prototype }
}
