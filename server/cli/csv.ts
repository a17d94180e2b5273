import type { Overview } from './overview.ts'

/** A table for spreadsheets (RFC 4180): a column for every field any form has. */
export function asCsv(overview: readonly Overview[]): string {
  const fieldNames = [...new Set(overview.flatMap((it) => Object.keys(it.fields)))]
  const head = ['id', 'formId', 'received', ...fieldNames, 'attachments', 'spam', 'delivery']
  const rows = overview.map((it) => [
    it.id,
    it.formId,
    it.received,
    ...fieldNames.map((name) => it.fields[name] ?? ''),
    it.attachments.map((file) => file.name).join('; '),
    it.spam ? 'yes' : 'no',
    it.delivery.state,
  ])
  // The mark at the start is how spreadsheets know that this is UTF-8.
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  // A spreadsheet would run what begins like a formula; the apostrophe makes it text (OWASP, CSV injection).
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
