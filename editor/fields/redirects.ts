import { z } from 'zod'
import { isAddress, redirectWords } from '../../server/site/redirects.ts'
import { at } from './values.ts'

/** `content/redirects.txt`, one a line: an address that is gone, where it leads instead, 301 for good or 302 for now. */
export const redirectsFile = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: z
          .string()
          .regex(/^\/[^\s*]+$/, 'one address of this site, like /d/nemesis-faq-en')
          .refine(isAddress, 'an address without a lone %, which is written %25')
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
    )
    .superRefine((all, context) => {
      for (const [at, { from }] of all.entries())
        if (all.findIndex((it) => it.from === from) < at)
          context.addIssue({ code: 'custom', path: [at, 'from'], message: 'one line for an address' })
    }),
})

export function readRedirects(text: string) {
  return {
    redirects: redirectWords(text).map(([from = '', to = '', status = '301']) => ({
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
