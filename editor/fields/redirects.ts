import { z } from 'zod'
import { readLedger } from '../../site/content/ledger.ts'
import { at } from './values.ts'

/** `content/redirects.txt`, one a line: an address that is gone, where it leads instead, 301 for good or 302 for now. */
export const redirectsFile = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/\S+$/, 'an address of this site, like /d/nemesis-faq-en')
        .meta({ title: 'Address that is gone', description: '/d/nemesis-faq-en' }),
      to: z
        .string()
        .regex(/^(\/|https:\/\/)\S*$/, 'an address that begins with / or https://')
        .meta({ title: 'Leads to', description: '/download or https://' }),
      forGood: z
        .literal(true)
        .optional()
        .meta({ description: 'Browsers and search engines may remember it' }),
    }),
  ),
})

export function readRedirects(text: string) {
  const lines = readLedger(text).map((it) => it.split(/\s+/))
  return {
    redirects: lines.map(([from = '', to = '', status = '301']) => ({
      from,
      to,
      ...(/^30[18]$/.test(status) ? { forGood: true } : {}),
    })),
  }
}

/** The text with what was taken out left out and what is new below; comments stay. */
export function withRedirects(text: string, before: unknown, after: unknown): string {
  const [old, wanted] = [linesOf(before), linesOf(after)]
  const isGone = (line: string) =>
    linesOf(readRedirects(line)).some((it) => old.includes(it) && !wanted.includes(it))
  const kept = text.split('\n').filter((line) => line !== '' && !isGone(line))
  return `${[...kept, ...wanted.filter((it) => !old.includes(it))].join('\n')}\n`
}

function linesOf(fields: unknown): string[] {
  const list = at(fields, 'redirects')
  return (Array.isArray(list) ? list : []).map((it) => {
    return `${at(it, 'from')} ${at(it, 'to') ?? '-'} ${at(it, 'forGood') ? 301 : 302}`
  })
}
