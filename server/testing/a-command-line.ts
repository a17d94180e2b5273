import { runCommand } from '../cli/commands.ts'
import { readSettings } from '../env.ts'
import { aPdf, aPng, named } from './a-file.ts'
import { sendInquiry, sendPrototype } from './a-form.ts'
import { aService } from './a-service.ts'

/** Gives what a command prints that has these settings, or only this DATA_DIR. */
export async function run(settings: string | Record<string, string>, ...args: string[]) {
  const printed: string[] = []
  const given = typeof settings === 'string' ? { DATA_DIR: settings } : settings
  await runCommand(args, {
    env: readSettings({ DISK_RESERVE_MB: '0', ...given }),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    print: (line) => void printed.push(line),
  })
  return printed.join('\n')
}

/** A running service that has received an inquiry and then a prototype with three files. */
export async function aServiceWithSubmissions(settings: Record<string, string> = {}) {
  const service = await aService({ settings })
  const sent = async (answer: Promise<Response>) => String((await (await answer).json()).reference)
  const inquiry = await sent(sendInquiry(service.origin, { message: '=1+1, "quoted"\nsecond line' }))
  const files = [named('box.png', aPng()), named('box.png', aPng(3, 3)), named('żółw.pdf', aPdf())]
  const prototype = await sent(sendPrototype(service.origin, { email: 'other@example.com' }, files))
  return { ...service, inquiry, prototype }
}
