import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { openDiskAttachments } from './disk-attachments.ts'

/** S3-compatible storage if ATTACHMENTS_URL is set, else the disk; files arrive on the disk in either case. */
export async function openAttachments(env: Env): Promise<AttachmentStore> {
  const folder = join(env.DATA_DIR, 'attachments')
  const reserve = env.DISK_RESERVE_MB * 1024 * 1024
  if (env.ATTACHMENTS_URL === undefined) return openDiskAttachments(folder, reserve)
  // Loaded only when asked for: the client is larger than the rest of the service.
  const { openS3Attachments } = await import('./s3-attachments.ts')
  return openS3Attachments(env.ATTACHMENTS_URL, folder, reserve)
}
