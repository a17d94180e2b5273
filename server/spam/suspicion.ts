import type { FormValues } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { second } from '../clock.ts'

export type Suspicion = { reasons: string[]; isSpam: boolean }

/**
 * Why a submission looks like a robot's. Suspected ones are kept and marked, never dropped, and the sender is answered
 * like any other, so that a person loses nothing and a robot learns nothing. Spam waits until staff clear it; what only
 * looks odd is delivered with its mark, for a draft kept by the browser or a wrong clock can explain it.
 *
 * | sign                                                        | reason                 | spam |
 * |-------------------------------------------------------------|------------------------|------|
 * | the field nobody can see is filled in                       | hidden field filled in | yes  |
 * | sent sooner after the form was shown than a person can type | sent in … s            | no   |
 */
export function suspicionOf(values: FormValues, now: number, leastSeconds: number): Suspicion {
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const startedAt = values[technicalFields.startedAt]
  const took = now - Number(startedAt)
  // Absent without JavaScript; in the future when the visitor's clock is ahead of ours. Both tell nothing.
  const isQuick = startedAt && took >= 0 && took < leastSeconds * second
  const reasons = [
    ...(isSpam ? ['hidden field filled in'] : []),
    ...(isQuick ? [`sent in ${Math.floor(took / second)} s`] : []),
  ]
  return { reasons, isSpam }
}
