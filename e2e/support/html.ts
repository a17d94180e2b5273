import type { APIRequestContext } from '@playwright/test'

/** A page as it is served, for tests that need no browser. */
export async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  return {
    status: response.status(),
    title: textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    /** Headings in order: their level and their text. */
    headings: [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => ({
      level: Number(level),
      text: textOf(inner),
    })),
  }
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()
}
