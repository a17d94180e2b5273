import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Store } from '../store/store.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype } from './a-form.ts'

/** Submissions, every tenth of them with a file of so many bytes, each sent until it is acknowledged. */
export function aLoad(originOf: (request: number) => string | undefined, fileBytes = 20_000) {
  const file = fileNamed('rules.pdf', aPdf(fileBytes))
  const acknowledged = new Map<string, string>()
  let sent = 0
  let repeats = 0

  function send(number: number, fields: { message: string; submissionKey: string }) {
    const origin = originOf(number + repeats)
    if (number % 10 !== 0) return sendInquiry(origin, fields)
    // Each from an IP address of its own, or those sent again after a kill could be too many for one.
    const from = { 'X-Forwarded-For': `192.0.2.${number % 250}` }
    return sendPrototype(origin, fields, [file], from)
  }

  async function sendNext() {
    sent += 1
    const number = sent
    const fields = { message: `message ${number}`, submissionKey: randomUUID() }
    for (;;) {
      try {
        const answer = await (await send(number, fields)).json()
        acknowledged.set(fields.message, answer.reference)
        return
      } catch {
        // Killed before it answered; a page sends the same form with the same key again.
        repeats += 1
        await sleep(20)
      }
    }
  }

  return {
    acknowledged,
    /** Sends at least so many submissions, eight at a time, and meanwhile calls `kill` ten times. */
    async sendDuringKills(minSubmissions: number, kill: () => Promise<void>, isAhead = () => false) {
      let kills = 0
      const senders = Array.from({ length: 8 }, async () => {
        while (kills < 10 || sent < minSubmissions) await (isAhead() ? sleep(10) : sendNext())
      })
      for (; kills < 10; kills += 1) {
        await sleep(200 + Math.random() * 500)
        await kill()
      }
      await Promise.all(senders)
    },
    /** Expects each submission to be stored once with its files; returns all. */
    async expectStored(store: Store) {
      const stored = await Array.fromAsync(store.submissions.all())
      // None is lost or altered, and none is there twice.
      expect(new Map(stored.map(({ fields, reference }) => [fields.message, reference]))).toEqual(acknowledged)
      expect(stored).toHaveLength(acknowledged.size)
      const files = stored.flatMap((submission) => submission.attachments)
      expect(files).toHaveLength(Math.floor(acknowledged.size / 10))
      expect((await store.submissions.verify()).damaged).toEqual([])
      return stored
    },
  }
}
