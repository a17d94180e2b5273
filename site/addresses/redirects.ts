import { canonicalPath, type Redirect, redirectStatuses } from '../../contract/built-site.ts'
import { type Checked, type Mistake, mistake } from '../content-files/content-mistakes.ts'

export const staffRedirectsFile = 'content/redirects.txt'

/** A line of a text that staff write, without its comment: from a `#` on that is not within an address. */
export function withoutComment(line: string): string {
  return line.replace(/(^|\s)#.*/, '').trim()
}

/** A path of this site, or a whole address. */
function isTarget(to: string): boolean {
  return /^\/(?!\/)/.test(to) || (/^https?:\/\//.test(to) && URL.canParse(to))
}

/**
 * The redirects in the text that staff write. A line is `/from /to status`, without a status 302; addresses are
 * percent-encoded. There is a mistake for each other line.
 */
export function parseRedirects(text: string): Checked<Redirect[]> {
  const seen = new Set<string>()
  const mistakes: Mistake[] = []
  const redirects = text.split('\n').flatMap((line, index) => {
    const entry = withoutComment(line)
    if (entry === '') return []
    const [from = '', to, code = '302', ...rest] = entry.split(/\s+/)
    const status = redirectStatuses.find((known) => String(known) === code)
    const path = /^\/[^*?#]*$/.test(from) ? canonicalPath(from) : undefined
    const isNew = path !== undefined && !seen.has(path)
    if (isNew && to && isTarget(to) && status && rest.length === 0) {
      seen.add(path)
      return [{ from: path, to, status }]
    }
    const allowed = '"/from /to", each "from" once, and a status of 301, 302 or 308'
    mistakes.push(mistake(staffRedirectsFile, `line ${index + 1}`, `"${entry}"`, allowed))
    return []
  })
  return { value: redirects, mistakes }
}
