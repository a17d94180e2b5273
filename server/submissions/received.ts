import { z } from 'zod'
import type { FormValues, Problem } from '../../forms/form.ts'
import type { StagedFile } from '../attachments/attachment-store.ts'
import type { Attachment } from '../store/store.ts'
import type { FaultKind, Refusal } from './outcome.ts'

/** A file that was checked while it arrived and lies in the staging folder. */
export type ReceivedFile = {
  name: string
  staged: StagedFile
  type: Attachment['type']
  scan: Attachment['scan']
}

/** A form as it arrived, whatever kind of body carried it. */
export type Received = {
  values: FormValues
  files: readonly ReceivedFile[]
  fileProblems: readonly (Problem & { kind: FaultKind })[]
  /** Why its files were not taken, and so nothing is kept. */
  refusal?: Refusal | undefined
  /** False for payloads of specification §3, which carry no consent: there the page itself has checked the boxes. */
  carriesConsent: boolean
}

/** From a JSON body: text as it is, a ticked box as `on`, anything else as if it were not there. */
export function receivedFromJson(body: unknown): Received | undefined {
  const object = z.record(z.string(), z.unknown()).safeParse(body)
  if (!object.success) return undefined
  const values = Object.fromEntries(
    Object.entries(object.data).map(([name, value]) => [name, value === true ? 'on' : textOf(value)]),
  )
  const carriesConsent = 'gdpr' in values || 'terms' in values
  return { values, files: [], fileProblems: [], carriesConsent }
}

/** From a form posted without JavaScript. A field sent twice counts once, as it came first. */
export function receivedFromForm(body: URLSearchParams): Received {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of body) values[name] ??= value
  return { values, files: [], fileProblems: [], carriesConsent: true }
}

function textOf(value: unknown) {
  // A number is what a script may send for startedAt.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
