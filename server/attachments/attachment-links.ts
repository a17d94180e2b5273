import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '../clock.ts'

/** Addresses under which one attachment can be fetched without signing in, until they expire. */
export type AttachmentLinks = {
  make(id: string, now: number): string
  isGood(id: string, expires: string | undefined, signature: string | undefined, now: number): boolean
}

export function attachmentLinks(secret: () => string, publicUrl: string, days: number): AttachmentLinks {
  const sign = (id: string, expires: string) =>
    createHmac('sha256', secret()).update(`attachment ${id} ${expires}`).digest('base64url')
  return {
    make(id, now) {
      const expires = String(now + days * day)
      return new URL(`/attachments/${id}?expires=${expires}&signature=${sign(id, expires)}`, publicUrl).href
    },
    isGood(id, expires = '', signature = '', now) {
      const [expected, given] = [Buffer.from(sign(id, expires)), Buffer.from(signature)]
      return Number(expires) > now && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
