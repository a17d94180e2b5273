import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Store } from '../store/store.ts'
import { aPdf, named } from './a-file.ts'
import { sendInquiry, sendPrototype } from './a-form.ts'

/** Messages, every tenth of them with a file of so many bytes, each sent until it is acknowledged. */
export function aLoad(originOf: (attempt: number) => string | undefined, fileBytes = 20_000) {
  const file = named('rules.pdf', aPdf(fileBytes))
  const acknowledged = new Map<string, string>()
  let sent = 0
  let repeats = 0

  function attempt(number: number, fields: { message: string; submissionKey: string }) {
    const origin = originOf(number + repeats)
    if (number % 10 !== 0) return sendInquiry(origin, fields)
    // Each from an address of its own, or some of those begun again after a kill would be one too many.
    const from = { 'X-Forwarded-For': `192.0.2.${number % 250}` }
    return sendPrototype(origin, fields, [file], from)
  }

  return {
    acknowledged,
    sent: () => sent,
    async sendNext() {
      sent += 1
      const number = sent
      const fields = { message: `message ${number}`, submissionKey: randomUUID() }
      for (;;) {
        try {
          const answer = await (await attempt(number, fields)).json()
          acknowledged.set(fields.message, answer.reference)
          return
        } catch {
          // Killed before it answered; a page sends the same form with the same key again.
          repeats += 1
          await sleep(20)
        }
      }
    },
    /** Expects all of it to be stored, once and with its files; gives what is. */
    async expectStored(store: Store) {
      const stored = await Array.fromAsync(store.all())
      const byMessage = new Map(stored.map((it) => [it.fields.message, it.id]))
      const lost = [...acknowledged].filter(([message, id]) => byMessage.get(message) !== id)
      console.info(
        `${acknowledged.size} messages, ${repeats} repeats, ${lost.length} lost, ${stored.length - byMessage.size} stored twice`,
      )
      expect(lost).toEqual([])
      expect(stored).toHaveLength(acknowledged.size)
      expect(byMessage.size).toBe(acknowledged.size)
      const files = stored.flatMap((it) => it.attachments)
      expect(files).toHaveLength(Math.floor(acknowledged.size / 10))
      expect(await Array.fromAsync(store.damage())).toEqual([])
      return stored
    },
  }
}
