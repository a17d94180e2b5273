import {
  attachmentTypes,
  emptyFile,
  maxFileBytes,
  maxFiles,
  maxTotalBytes,
  tooLarge,
  tooLargeTogether,
  tooManyFiles,
  wrongType,
} from './attachment-limits.ts'
import type { Problem } from './field.ts'
import { attachments } from './shared-fields.ts'

/** The part of the browser's `File` that the rules look at. */
type ChosenFile = { name: string; size: number; type: string }

/**
 * What the page can tell before anything is sent; the service decides again, by content.
 *
 * | chosen                                  | message                                  |
 * |-----------------------------------------|------------------------------------------|
 * | a file over 11 MB                       | {file} is too large (max 11 MB).         |
 * | a file of no bytes                      | {file} is empty. …                       |
 * | a type or ending not in the list        | {file} is not a PNG, JPEG, WebP or PDF … |
 * | an eleventh file                        | You can attach at most 10 files. …       |
 * | more than 40 MB together                | … at most 40 MB together. …              |
 */
export function attachmentProblems(files: readonly ChosenFile[]): Problem[] {
  const messages = files.flatMap((file) => fileProblem(file) ?? [])
  if (files.length > maxFiles) messages.push(tooManyFiles)
  if (files.reduce((sum, file) => sum + file.size, 0) > maxTotalBytes) messages.push(tooLargeTogether)
  return messages.map((message) => ({ field: attachments.name, message }))
}

export function fileProblem(file: ChosenFile): string | undefined {
  if (file.size > maxFileBytes) return tooLarge(file.name)
  if (file.size === 0) return emptyFile(file.name)
  const name = file.name.toLowerCase()
  const known = Object.entries(attachmentTypes).some(
    // Systems that do not know an ending give the type as empty; then the ending alone decides.
    ([type, endings]) => (file.type === type || file.type === '') && endings.some((it) => name.endsWith(it)),
  )
  return known ? undefined : wrongType(file.name)
}
