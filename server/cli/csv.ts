import { stringify } from 'csv-stringify/sync'
import type { Overview } from './overview.ts'

/** A table for spreadsheets (RFC 4180), line by line, with a column for each of these fields. */
export async function* csvOf(
  overview: AsyncIterable<Overview>,
  fieldNames: readonly string[],
): AsyncGenerator<string> {
  const head = ['id', 'formId', 'received', ...fieldNames, 'attachments', 'spam', 'delivery']
  // The mark at the start is how spreadsheets know that this is UTF-8.
  yield `\ufeff${lineOf(head)}`
  for await (const it of overview) {
    yield lineOf([
      it.id,
      it.formId,
      it.received,
      ...fieldNames.map((name) => it.fields[name] ?? ''),
      it.attachments.map((file) => file.name).join('; '),
      it.spam ? 'yes' : 'no',
      it.delivery.state,
    ])
  }
}

function lineOf(cells: readonly string[]) {
  return stringify([cells.map(harmless)], { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}

/**
 * A spreadsheet would run what begins like a formula; the apostrophe makes it text. A cell may begin in the middle of
 * ours, for which sign parts cells depends on the country: a Polish Excel goes by the semicolon, whatever we wrote.
 */
function harmless(text: string): string {
  return text.replace(
    /^(?=[\s"']*[=+\-@＝＋－＠])|(?<=[;,|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g,
    "'",
  )
}
