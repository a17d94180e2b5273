import { createHash } from 'node:crypto'
import type { FormId } from '../../forms/form.ts'

/** The same for a message sent twice; also how a stored one that was altered is found. */
export function contentHash(
  formId: FormId,
  fields: Readonly<Record<string, string>>,
  files: readonly { name: string; sha256: string }[],
): string {
  const content = [formId, fields, files.map((it) => [it.name, it.sha256])]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
