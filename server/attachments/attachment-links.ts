import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '../clock.ts'

export type AttachmentLinks = ReturnType<typeof attachmentLinks>

/** Addresses under which one attachment can be fetched without signing in, until they expire. */
export function attachmentLinks(secret: () => string, publicUrl: string, days: number) {
  const sign = (id: string, expires: string) =>
    createHmac('sha256', secret()).update(`attachment ${id} ${expires}`).digest('base64url')
  return {
    make(id: string, now: number) {
      const expires = String(now + days * day)
      return new URL(`/attachments/${id}?expires=${expires}&signature=${sign(id, expires)}`, publicUrl).href
    },
    isGood(id: string, expires = '', signature = '', now: number) {
      const [expected, given] = [Buffer.from(sign(id, expires)), Buffer.from(signature)]
      return Number(expires) > now && expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
