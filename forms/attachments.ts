import type { FilesField } from './form.ts'
import type { FieldError } from './protocol.ts'

/**
 * In limits and settings a MB has 1,024² bytes, so that a file that any system shows as 11 MB is accepted. In downloads
 * it has a million bytes (`site/text/amounts.ts`).
 */
export const maxFileMB = 11
export const maxTotalMB = 40
export const maxFileBytes = maxFileMB * 1024 ** 2
export const maxTotalBytes = maxTotalMB * 1024 ** 2
export const maxFiles = 10

/**
 * The service closes the connection instead of reading a body announced as longer. There is room for two files too many, so
 * that their sender still gets a message.
 */
export const maxBodyBytes = (maxFiles + 2) * maxFileBytes

/** The four specified types, with the endings their files may have. */
export const attachmentTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
} as const

export type AttachmentType = keyof typeof attachmentTypes

/** For the `accept` of the file input: types and endings, since some systems know only one of them. */
export const acceptedFiles = Object.entries(attachmentTypes).flat(2).join(',')

/** The part of the browser's `File` that the rules look at. */
type ChosenFile = { name: string; size: number; type: string }

/**
 * Checks files in the page, before anything is sent; the service checks them again, by content. Returns one error for each
 * wrong file, one for too many files and one for too many bytes (docs/specification.md, "Validation").
 */
export function validateFiles(files: readonly ChosenFile[]): FieldError[] {
  const messages = files.flatMap((file) => fileError(file) ?? [])
  if (files.length > maxFiles) messages.push(tooManyFiles)
  if (files.reduce((sum, file) => sum + file.size, 0) > maxTotalBytes) messages.push(tooLargeTogether)
  return errorsOfFiles(messages)
}

/** Each message once: phones give all photos the same name. */
export function errorsOfFiles(messages: readonly string[]): FieldError[] {
  return Array.from(new Set(messages), (message) => ({ field: 'attachments' satisfies FilesField['name'], message }))
}

export function fileError(file: ChosenFile): string | undefined {
  if (file.size > maxFileBytes) return tooLarge(file.name)
  if (file.size === 0) return emptyFile(file.name)
  const known = Object.entries(attachmentTypes).some(
    // The type is empty on systems that do not know the ending; then the ending alone decides.
    ([type, endings]) => (file.type === type || file.type === '') && hasEnding(file.name, endings),
  )
  return known ? undefined : wrongType(file.name)
}

/** A size like "0.8 MB", in units of 1,024 like the limits. Rounded up, so that 11 MB is never said of a larger file. */
export function attachmentSize(bytes: number): string {
  const size = bytes / 1024 ** 2
  return size < 0.1 ? `${Math.ceil(bytes / 1024)} kB` : `${Math.ceil(size * 10) / 10} MB`
}

export function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending))
}

export const tooLarge = (file: string) => `${file} is too large (max ${maxFileMB} MB).`
export const wrongType = (file: string) =>
  `${file} is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.`
export const unsuitableName = (file: string, type: AttachmentType) =>
  `Rename ${file} so that it ends in ${attachmentTypes[type][0]}, and attach it again.`
export const emptyFile = (file: string) => `${file} is empty. Attach a file with something in it.`
export const tooManyFiles = `You can attach at most ${maxFiles} files. Remove some of them.`
export const tooLargeTogether = `Your attachments can have at most ${maxTotalMB} MB together. Remove some of them.`
