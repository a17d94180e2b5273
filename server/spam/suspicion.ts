import type { FormValues } from '../../forms/field.ts'
import { technicalFields } from '../../forms/technical-fields.ts'
import { second } from '../clock.ts'

/**
 * Why a submission looks like a robot's. Suspected ones are kept and marked, never dropped, and the sender is answered
 * like any other, so that a person loses nothing and a robot learns nothing.
 *
 * | sign                                                        | reason                 |
 * |-------------------------------------------------------------|------------------------|
 * | the field nobody can see is filled in                       | hidden field filled in |
 * | sent sooner after the form was shown than a person can type | sent in … s            |
 */
export function suspicionOf(values: FormValues, now: number, leastSeconds: number): string[] {
  const reasons: string[] = []
  if (values[technicalFields.honeypot]?.trim()) reasons.push('hidden field filled in')
  const startedAt = values[technicalFields.startedAt]
  const took = now - Number(startedAt)
  // Absent without JavaScript; in the future when the visitor's clock is ahead of ours. Both tell nothing.
  if (startedAt && took >= 0 && took < leastSeconds * second) {
    reasons.push(`sent in ${Math.floor(took / second)} s`)
  }
  return reasons
}
