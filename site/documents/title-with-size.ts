import { fileSize } from '../text/file-size.ts'
import type { AvailableDocument } from './document-schema.ts'

/**
 * The title as visitors and other programs get it, with the size at its end where that is known: "Rulebook DE (6.1 MB)".
 * `space`: what is put before the unit.
 */
export function titleWithSize({ title, bytes }: Pick<AvailableDocument, 'title' | 'bytes'>, space = ' '): string {
  return bytes === undefined ? title : `${title} (${fileSize(bytes).replace(' ', space)})`
}
