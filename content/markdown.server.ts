import { Marked } from 'marked'

/** Letters of Polish and its neighbours that do not fall apart into a base letter and an accent. */
const plainLetters: Record<string, string> = { ł: 'l', đ: 'd', ß: 'ss' }

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

/** Markdown to HTML with an anchor on each second-level heading, and the list of these for a table of contents. */
export function renderMarkdown(markdown: string): {
  html: string
  contents: { id: string; title: string }[]
} {
  const contents: { id: string; title: string }[] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`
        const id = anchorOf(text)
        contents.push({ id, title: text })
        return `<h2 id="${id}">${inner}</h2>\n`
      },
      table(token) {
        const table = Object.getPrototypeOf(this).table.call(this, token)
        return `<div class="table-scroll" role="region" tabindex="0" aria-label="Table">${table}</div>`
      },
      link({ href, tokens }) {
        const outside = /^https?:/.test(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
        return `<a href="${href}"${outside}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, contents }
}
