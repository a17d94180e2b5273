import { expect, test } from '@playwright/test'
import { pages } from './support/pages.ts'

/** What a page may allow: nothing inline, no host but those of the providers a visitor may choose. */
const allowed =
  /^('(self|none|inline-speculation-rules|sha256-[^']+)'|data:|blob:|https:\/\/[\w*.-]*(youtube|youtube-nocookie|googletagmanager|google-analytics|analytics\.google)\.com)$/

/** The sources of each directive in the policy that a page carries. */
function policyOf(html: string): Map<string, string[]> {
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? []
  const directives = policy.split(';').map((it) => it.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

test('every page carries a policy that allows its own files and hashed scripts, and its header forbids framing', async ({
  request,
}) => {
  for (const path of [...pages, '/404']) {
    const answer = await request.get(path)
    const policy = policyOf(await answer.text())
    expect(answer.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'")
    expect(policy.get('default-src'), path).toEqual(["'none'"])
    expect(policy.get('base-uri'), path).toEqual(["'none'"])
    expect(policy.get('form-action'), path).toEqual(["'self'"])
    for (const [name, sources] of policy)
      expect(
        sources.filter((it) => !allowed.test(it)),
        `${path}: ${name}`,
      ).toEqual([])
  }
})
