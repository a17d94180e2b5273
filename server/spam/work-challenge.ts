import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type WorkAsked, zeroBits } from '../../forms/proof-of-work.ts'
import { hour } from '../clock.ts'

/** Makes and checks challenges without keeping any: each carries its time and our signature. */
export type WorkChallenge = {
  ask(now: number): WorkAsked
  isSolved(pow: string | undefined, submissionKey: string | undefined, now: number): Promise<boolean>
}

export function workChallenge(bits: number, secret: string): WorkChallenge {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`proof of work ${text}`).digest('base64url')
  return {
    ask(now) {
      const made = `${now.toString(36)}-${randomBytes(9).toString('base64url')}`
      return { challenge: `${made}.${sign(made)}`, bits }
    },
    async isSolved(pow, submissionKey, now) {
      const [challenge = '', number] = pow?.split(':') ?? []
      const [made = '', signature = ''] = challenge.split('.')
      const madeAt = Number.parseInt(made.split('-')[0] ?? '', 36)
      // An hour is enough for the slowest telephone, and ends the use of challenges collected beforehand.
      if (!number || !submissionKey || !(madeAt <= now && now - madeAt <= hour)) return false
      const [expected, given] = [Buffer.from(sign(made)), Buffer.from(signature)]
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
      return (await zeroBits(`${challenge}:${number}:${submissionKey}`)) >= bits
    },
  }
}
