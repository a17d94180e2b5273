import type { Page } from '@playwright/test'

export const kinds = ['html', 'style', 'script', 'fonts', 'pictures', 'other'] as const
export type Kind = (typeof kinds)[number]
export type Part = { kind: Kind; name: string; bytes: number }

/** What a first visit loads before the visitor does anything: bodies in bytes as sent, so compressed where they are. */
export async function firstView(page: Page, path: string): Promise<Part[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (it) => ({
        name: new URL(it.name).pathname,
        bytes: Number(Reflect.get(it, 'encodedBodySize')),
        isPage: it.entryType === 'navigation',
      }),
    ),
  )
  return loaded.map(({ name, bytes, isPage }) => ({ kind: isPage ? 'html' : kindOf(name), name, bytes }))
}

export function weight(parts: readonly Part[], kind?: Kind): number {
  return parts.filter((it) => kind === undefined || it.kind === kind).reduce((sum, it) => sum + it.bytes, 0)
}

const endings: [Kind, RegExp][] = [
  ['style', /\.css$/],
  ['script', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|jpg|png|svg|webp|ico)$/],
]

function kindOf(name: string): Kind {
  return endings.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}
