import type { PressFile } from '../../site/content/press-schema.ts'
import type { Missing } from './missing.ts'

/** What the press room shows and the company has still to confirm or to supply. */
export function pressDrafts({ licence, mark }: PressFile): Missing[] {
  return [
    ...(licence.confirmed ? [] : [{ what: 'draft: usage terms', where: 'content/press.yaml: licence' }]),
    ...(mark.confirmed ? [] : [{ what: 'the company’s logo', where: 'content/press.yaml: mark' }]),
  ]
}

/** The questions the content files keep for the owner and the lawyer. */
export function openQuestions(files: readonly { where: string; toConfirm?: string[] }[]): Missing[] {
  return files.flatMap(({ where, toConfirm = [] }) => toConfirm.map((what) => ({ what, where })))
}
