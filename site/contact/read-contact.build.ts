import { formRegister } from '../../forms/form-register.ts'
import { readSingleFile } from '../content/content-file.build.ts'
import { type Mistake, mistake } from '../content/content-mistakes.ts'
import { type ContactFile, contactYaml } from './contact-schema.ts'

export const readContact = readSingleFile(contactYaml)

/** Checks that a topic leads to each form. */
export function checkContact(contact: ContactFile | undefined): Mistake[] {
  if (!contact) return []
  return formRegister
    .filter(({ path }) => !contact.topics.some(({ to }) => to === path))
    .map(({ path }) => mistake(contactYaml.file, 'topics', 'none', `a topic that leads to ${path}`))
}
