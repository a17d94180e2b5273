/** 11 MB as file managers that count in 1,024s show it; a file of exactly this size is accepted (specification §5). */
export const maxFileBytes = 11 * 1024 * 1024
export const maxFiles = 10
export const maxTotalBytes = 40 * 1024 * 1024
/** Width times height; more than this is a bomb, not a scan: A2 at 300 dpi has 35 million. */
export const maxImagePixels = 100_000_000

/** The four types of specification §5, with the endings their files may have. */
export const attachmentTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
} as const

export type AttachmentType = keyof typeof attachmentTypes

/** For the `accept` of the file input: types and endings, since some systems know only one of them. */
export const acceptedFiles = Object.entries(attachmentTypes).flat(2).join(',')

export function tooLarge(file: string) {
  return `${file} is too large (max 11 MB).`
}
export function wrongType(file: string) {
  return `${file} is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.`
}
export function unsuitableName(file: string, type: AttachmentType) {
  const [ending] = attachmentTypes[type]
  return `Rename ${file} and attach it again: the name of this file has to end in ${ending}, with no ending of a program and no slash before it.`
}
export function emptyFile(file: string) {
  return `${file} is empty. Attach a file with something in it.`
}
export const tooManyFiles = 'You can attach at most 10 files. Remove some of them.'
export const tooLargeTogether = 'Your attachments can have at most 40 MB together. Remove some of them.'
