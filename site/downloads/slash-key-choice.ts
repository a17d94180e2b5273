import { remembered } from '../ui/remembered.ts'

/** Whether "/" puts the cursor into the search on this device. */
export function isSlashKeyOn(): boolean {
  return remembered('slash-key') !== 'off'
}
