import { Marked, type Token, type Tokens } from 'marked'

/** Letters of Polish and its neighbours that do not fall apart into a base letter and an accent. */
const plainLetters: Record<string, string> = { ł: 'l', đ: 'd', ß: 'ss' }

/** What the rendered text says beyond its author's words. */
const words = {
  en: { newTab: 'opens in a new tab', anchor: 'Link to this section' },
  pl: { newTab: 'otwiera się w nowej karcie', anchor: 'Odnośnik do tej części' },
} as const

/** An anchor from a heading: lower case, plain letters, hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[łđß]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Markdown of our own files to HTML, with an anchor on each second-level heading and the list of these for a table of
 * contents. Tables carry their roles and their columns' names, so that a stylesheet may lay rows out as cards.
 */
export function renderMarkdown(
  markdown: string,
  language: keyof typeof words,
): { html: string; contents: { id: string; title: string }[] } {
  const say = words[language]
  const contents: { id: string; title: string }[] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`
        const id = anchorOf(text)
        contents.push({ id, title: text })
        const anchor = `<a class="heading-anchor" href="#${id}" aria-label="${say.anchor}: ${escaped(text)}">#</a>`
        return `<h2 id="${id}">${inner}${anchor}</h2>\n`
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const columns = header.map((it) => `<th scope="col" role="columnheader">${inline(it)}</th>`)
        const lines = rows.map((cells) => {
          const line = cells.map((cell, at) =>
            at === 0
              ? `<th scope="row" role="rowheader">${inline(cell)}</th>`
              : `<td role="cell" data-column="${escaped(header[at]?.text ?? '')}">${inline(cell)}</td>`,
          )
          return `<tr role="row">${line.join('')}</tr>`
        })
        return [
          '<table class="legal-table" role="table">',
          `<thead role="rowgroup"><tr role="row">${columns.join('')}</tr></thead>`,
          `<tbody role="rowgroup">${lines.join('\n')}</tbody></table>\n`,
        ].join('\n')
      },
      list(token) {
        const list = Object.getPrototypeOf(this).list.call(this, token)
        return token.items.every(isLinkAlone) ? list.replace('<ul>', '<ul class="link-list">') : list
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        if (!/^https?:/.test(href)) return `<a href="${escaped(href)}">${inner}</a>`
        const said = `<span class="sr-only"> (${say.newTab})</span>`
        return `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${inner}${said}</a>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, contents }
}

/** A list of nothing but links has room for fingers; links in sentences have not, and need not (WCAG 2.5.8). */
function isLinkAlone({ tokens: [only, ...others] }: Tokens.ListItem): boolean {
  if (only?.type !== 'text' || others.length > 0) return false
  const parts: Token[] = 'tokens' in only ? (only.tokens ?? []) : []
  return parts.length === 1 && parts[0]?.type === 'link'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
