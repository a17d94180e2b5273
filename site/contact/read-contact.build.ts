import { formRegister } from '../../forms/form-register.ts'
import { readYaml } from '../content/content-file.build.ts'
import { type Mistake, mistake } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { missingPictures } from '../pictures/picture-checks.build.ts'
import { contactFileSchema, contactYaml } from './contact-schema.ts'

export const readContact = readOnce((mistakes) => readYaml(contactYaml, contactFileSchema, mistakes))

/** Checks that the pictures of the topics are there, and that a topic leads to each form. */
export function checkContact(contact = readContact.attempt().value): Mistake[] {
  if (!contact) return []
  const unreached = formRegister.filter(({ page }) => !contact.topics.some(({ to }) => to === page))
  return [
    ...unreached.map(({ page }) => mistake(contactYaml, 'topics', 'none', `a topic that leads to ${page}`)),
    ...missingPictures(contactYaml, 'site', contact),
  ]
}
