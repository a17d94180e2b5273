import type { Problem } from './field.ts'

/** What the service answers when asked for JSON. The reference is what a visitor quotes when writing again. */
export type SuccessAnswer = { reference: string; message: string }
export type RefusalAnswer = { message: string; fields: Problem[] }

/** AR-XXXX-XXXX, without letters and digits that look alike. */
export const referencePattern = /^AR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/
