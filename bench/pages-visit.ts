import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores out of 100 in the order of `categories`; times in ms; the bytes of all scripts' bodies as sent. */
export type Visit = { scores: number[]; paint: number; shift: number; blocking: number; script: number }

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** One visit in Lighthouse's mobile profile, by a browser of its own. Throws when Lighthouse gives no answer. */
export async function visit(address: string): Promise<Visit> {
  const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse gave no answer for ${address}`)
    const { audits, categories: found } = result.lhr
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const requests = audits['network-requests']?.details
    const rows: object[] = requests && 'items' in requests ? requests.items : []
    return {
      scores: categories.map((it) => Math.round((found[it]?.score ?? 0) * 100)),
      paint: figure('largest-contentful-paint'),
      shift: figure('cumulative-layout-shift'),
      blocking: figure('total-blocking-time'),
      script: await bodiesAsSent(rows.filter((it) => Reflect.get(it, 'resourceType') === 'Script')),
    }
  } finally {
    chrome.kill()
  }
}

/** Lighthouse knows bytes with headers only, and these weigh more the more files the same script is cut into. */
async function bodiesAsSent(requests: object[]): Promise<number> {
  const sizes = requests.map(async (it) => {
    const headers = { 'Accept-Encoding': 'br' }
    const answer = await fetch(String(Reflect.get(it, 'url')), { method: 'HEAD', headers })
    return Number(answer.headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}
