import { digitalGames } from './digital-games.ts'
import type { FormDefinition, FormId } from './form.ts'
import { gamesPrototypes } from './games-prototypes.ts'
import { pressContact } from './press-contact.ts'

export const formRegister: readonly FormDefinition[] = [digitalGames, gamesPrototypes, pressContact]

export function formOf(formId: FormId): FormDefinition {
  const form = formRegister.find((it) => it.formId === formId)
  if (!form) throw new Error(`There is no form ${formId}.`)
  return form
}
