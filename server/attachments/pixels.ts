import { maxImagePixels } from '../../forms/attachment-limits.ts'

/** Whether a picture of this size can be opened by the staff without filling their memory. */
export function fewEnoughPixels(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= maxImagePixels
}
