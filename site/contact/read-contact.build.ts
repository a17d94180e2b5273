import { formRegister } from '../../forms/form-register.ts'
import { readSingleFile } from '../content/content-file.build.ts'
import { type Mistake, mistake } from '../content/content-mistakes.ts'
import { withMedia } from '../pictures/pictures.build.ts'
import { type ContactFile, contactYaml } from './contact-schema.ts'

export const readContact = readSingleFile(contactYaml)

/** The picture of the topic that leads to a form's page; there is one, since the content was checked. */
export function pictureOfForm(path: string) {
  const topic = readContact().topics.find(({ to }) => to === path)
  if (!topic) throw new Error(`No topic leads to ${path}`)
  return withMedia('site', topic.image)
}

/** Checks that a topic leads to each form. */
export function checkContact(contact: ContactFile | undefined): Mistake[] {
  if (!contact) return []
  return formRegister
    .filter(({ path }) => !contact.topics.some(({ to }) => to === path))
    .map(({ path }) => mistake(contactYaml.file, 'topics', 'none', `a topic that leads to ${path}`))
}
