import { expect, test } from 'vitest'
import { aService } from '../testing/a-service.ts'

type Headers = Record<string, string>
type Rule = [
  test: string,
  result: string,
  modifier: number,
  when: (headers: Headers, html: string) => boolean,
]

const sixMonths = 15_768_000
const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const unsafe = [...broad, "'unsafe-inline'", 'data:']

/**
 * The HTTP Observatory's published rules (MDN, "Tests & Scoring", and the table of its source, 2026) for what headers
 * and pages show. Of each test the first line that fits counts. Start: 100; bonuses count only where the rest is 90 or
 * more. Redirection and the preload list are up to the proxy and the browsers, so nothing is counted for them.
 */
const rules: Rule[] = [
  ['csp', 'not implemented', -25, (it) => !it['content-security-policy']],
  ['csp', 'unsafe inline', -20, (it) => unsafe.some((bad) => sources(it, 'script-src').includes(bad))],
  ['csp', 'broad objects', -20, (it) => broad.some((bad) => sources(it, 'object-src').includes(bad))],
  ['csp', 'insecure scheme', -20, (it) => /\s(http|ftp):/.test(it['content-security-policy'] ?? '')],
  ['csp', 'unsafe eval', -10, (it) => it['content-security-policy']?.includes("'unsafe-eval'") ?? false],
  ['csp', 'unsafe styles', 0, (it) => unsafe.some((bad) => sources(it, 'style-src').includes(bad))],
  ['csp', 'no unsafe, default none', 10, (it) => sources(it, 'default-src').join() === "'none'"],
  ['csp', 'no unsafe', 5, () => true],
  ['cookies', 'not found', 0, (it) => !it['set-cookie']],
  ['cookies', 'found', -40, () => true],
  ['cors', 'not implemented', 0, (it) => !it['access-control-allow-origin']],
  ['cors', 'universal', -50, (it) => it['access-control-allow-credentials'] === 'true'],
  ['cors', 'public or restricted', 0, () => true],
  ['hsts', 'not implemented', -20, (it) => !it['strict-transport-security']],
  ['hsts', 'less than six months', -10, (it) => maxAge(it) < sixMonths],
  ['hsts', 'six months', 0, () => true],
  ['referrer', 'not implemented', 0, (it) => !it['referrer-policy']],
  [
    'referrer',
    'private',
    5,
    (it) =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(it['referrer-policy'] ?? ''),
  ],
  ['referrer', 'unsafe or invalid', -5, () => true],
  ['scripts', 'from elsewhere', -5, (_, html) => /<script[^>]+src="(https?:)?\/\//.test(html)],
  ['scripts', 'own only', 0, () => true],
  ['sniffing', 'nosniff', 0, (it) => it['x-content-type-options'] === 'nosniff'],
  ['sniffing', 'not implemented', -5, () => true],
  ['framing', 'by frame-ancestors', 5, (it) => sources(it, 'frame-ancestors').join() === "'none'"],
  ['framing', 'by its own header', 0, (it) => /^(DENY|SAMEORIGIN)$/.test(it['x-frame-options'] ?? '')],
  ['framing', 'not implemented', -20, () => true],
  ['corp', 'same origin or site', 10, (it) => /^same-/.test(it['cross-origin-resource-policy'] ?? '')],
  ['corp', 'not implemented or cross-origin', 0, () => true],
]

/** What a directive allows, or what `default-src` does where it is absent; framing has no such fallback. */
function sources(headers: Headers, directive: string): string[] {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(/;\s*/).map((it) => {
      const [name = '', ...values] = it.split(/\s+/)
      return [name, values]
    }),
  )
  const fallback = directive === 'frame-ancestors' ? undefined : policy.get('default-src')
  return policy.get(directive) ?? fallback ?? ['*']
}

function maxAge(headers: Headers): number {
  return Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
}

function scored(headers: Headers, html: string): { score: number; results: string[] } {
  const tests = [...new Set(rules.map(([name]) => name))]
  const met = tests
    .map((name) => rules.find((rule) => rule[0] === name && rule[3](headers, html)))
    .filter((rule) => rule !== undefined)
  const penalties = met.reduce((sum, [, , modifier]) => sum + Math.min(0, modifier), 0)
  const bonuses = met.reduce((sum, [, , modifier]) => sum + Math.max(0, modifier), 0)
  const base = Math.max(0, 100 + penalties)
  return {
    score: base >= 90 ? base + bonuses : base,
    results: met.map(([name, result]) => `${name}: ${result}`),
  }
}

const script = '<script>window.a = 1</script><script type="module" src="/assets/a-1.js"></script>'
const site = {
  'index.html': `<title>Home</title>${script}`,
  'video/index.html': `<title>Video</title>${script}<button data-video-provider="youtube">Play</button>`,
  'counted/index.html': `<title>Counted</title><meta name="analytics-provider" content="google"/>${script}`,
  '404.html': `<title>404</title>${script}`,
}

test.each(['/', '/video', '/counted', '/nothing', '/submit-form'])(
  '%s behind TLS gets 130 points or more by the rules of the HTTP Observatory',
  async (address) => {
    const { origin } = await aService({ site, settings: { BEHIND_TLS: 'yes' } })
    const response = await fetch(origin + address)
    const { score, results } = scored(Object.fromEntries(response.headers), await response.text())
    expect(score, results.join('\n')).toBeGreaterThanOrEqual(130)
  },
)

test.each([
  ['nothing at all', {}, 100 - 25 - 20 - 5 - 20],
  [
    'a policy with unsafe-inline',
    { 'content-security-policy': "script-src 'unsafe-inline'" },
    100 - 20 - 20 - 5 - 20,
  ],
  ['a policy that trusts every host', { 'content-security-policy': 'default-src *' }, 100 - 20 - 20 - 5 - 20],
])('the rules take points off for %s and give no bonus', (_, headers, score) => {
  expect(scored(headers, '').score).toBe(score)
})

test.each([
  ['/', []],
  ['/video', ['https://www.youtube.com', 'https://www.youtube-nocookie.com']],
  [
    '/counted',
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  ],
])('%s lets in no host but those of the providers it names', async (address, hosts) => {
  const { origin } = await aService({ site })
  const policy = (await fetch(origin + address)).headers.get('content-security-policy') ?? ''
  expect(new Set(policy.match(/https?:\/\/[^\s;]+/g) ?? [])).toEqual(new Set(hosts))
})
