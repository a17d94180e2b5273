import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const counted = ['a', 'img', 'source', 'button', 'input', 'h1', 'h2', 'h3', 'li', 'details']

/** Throws, naming what differs, unless the page at this path has the same text, links and pictures in both folders. */
export async function sameContent(path: string, ours: string, others: string): Promise<void> {
  const [one, other] = await Promise.all(
    [ours, others].map(async (it) => bodyOf(await readFile(join(it, path, 'index.html'), 'utf8'))),
  )
  if (one === undefined || other === undefined) throw new Error(`There is no page at ${path}.`)
  if (textOf(one) !== textOf(other)) throw new Error(`The text of ${path} is not the same in ${others}.`)
  for (const name of counted) {
    const [expected, found] = [countOf(one, name), countOf(other, name)]
    if (expected !== found) throw new Error(`${path} has ${expected} <${name}>, in ${others} ${found}.`)
  }
}

/** What is shown without opening anything by script; React marks its own places with comments. */
function bodyOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
}

function textOf(body: string): string {
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function countOf(body: string, name: string): number {
  return body.match(new RegExp(`<${name}[\\s>]`, 'g'))?.length ?? 0
}
