import { Marked, type Tokens } from 'marked'
import { removeDiacritics, slugify } from '../text/slugs.ts'

/** What a link to another site says to screen readers, in the language of the text. */
const newTab = { en: 'opens in a new tab', pl: 'otwiera się w nowej karcie' } as const

/**
 * Markdown of our own files to HTML, with an id on each second-level heading and the list of these for a table of
 * contents. Tables carry their roles and their columns' names, because the stylesheet shows each row as a block. The head
 * of a table is left out when all its cells are empty.
 */
export function renderMarkdown(markdown: string, language: keyof typeof newTab) {
  const contents: { id: string; title: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const name = slugify(removeDiacritics(title)) || 'section'
        const id = contents.some((entry) => entry.id === name) ? `${name}-${contents.length + 1}` : name
        contents.push({ id, title })
        return `<h2 id="${id}" class="display-face text-heading text-balance">${inner.replace(/^\d+\./, '<span class="text-accent">$&</span>')}</h2>\n`
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const columns = header.map((cell) => `<th scope="col" role="columnheader">${inline(cell)}</th>`)
        const head = `<thead role="rowgroup"><tr role="row">${columns.join('')}</tr></thead>`
        const lines = rows.map((cells) => {
          const line = cells.map((cell, index) =>
            index === 0
              ? `<th scope="row" role="rowheader">${inline(cell)}</th>`
              : `<td role="cell" data-column="${escapeHtml(header[index]?.text ?? '')}">${inline(cell)}</td>`,
          )
          return `<tr role="row">${line.join('')}</tr>`
        })
        return [
          '<table class="legal-table" role="table">',
          header.some(({ text }) => text) ? head : '',
          `<tbody role="rowgroup">${lines.join('\n')}</tbody></table>\n`,
        ].join('\n')
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        if (!/^https?:/.test(href)) return `<a href="${escapeHtml(href)}">${inner}</a>`
        const hint = `<span class="sr-only"> (${newTab[language]})</span>`
        return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${inner}${hint}</a>`
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), contents }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
