import PDFDocument from 'pdfkit'
import { a4, type Mark, type Page } from './drawing.ts'
import { faces } from './fonts.ts'

/** Any fixed date: the same sheet must have the same bytes, and so the same address, on every machine and day. */
const made = new Date('2026-01-01T00:00:00Z')

export type About = { title: string; language: string; author: string }

/**
 * Prints pages as a tagged PDF: title, language and author set, text in reading order, lines and boxes marked as decoration.
 * Streams stay uncompressed because deflate differs between processors, and the checksum must not.
 */
export async function printPdf(pages: readonly Page[], about: About): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    // None yet: pdfkit would read one of its own first.
    font: '',
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: about.language,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: about.author,
      Creator: about.author,
      CreationDate: made,
      ModDate: made,
    },
  })
  for (const [name, font] of Object.entries(faces)) pdf.registerFont(name, font)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const page of pages) {
    pdf.addPage()
    for (const mark of page) {
      if (mark.mark === 'text') {
        root.add(pdf.struct(mark.role, {}, () => print(pdf, mark)))
      } else {
        pdf.markContent('Artifact', { type: 'Layout' })
        print(pdf, mark)
        pdf.endMarkedContent()
      }
    }
  }
  root.end()
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

function print(pdf: PDFKit.PDFDocument, mark: Mark) {
  if (mark.mark === 'text') {
    const { text, x, y, size, face, fill, href } = mark
    pdf.font(face).fontSize(size).fillColor(fill)
    pdf.text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(href === undefined ? {} : { link: href }),
    })
  } else if (mark.mark === 'line') {
    pdf.lineWidth(mark.lineWidth).strokeColor(mark.stroke)
    pdf.moveTo(mark.from.x, mark.from.y).lineTo(mark.to.x, mark.to.y).stroke()
  } else {
    pdf.rect(mark.x, mark.y, mark.width, mark.height)
    if (mark.fill !== undefined) pdf.fill(mark.fill)
    if (mark.stroke !== undefined) pdf.lineWidth(mark.lineWidth ?? 1).stroke(mark.stroke)
  }
}
