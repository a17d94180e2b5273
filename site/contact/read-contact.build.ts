import { formRegister } from '../../forms/form-register.ts'
import { singleFileReader } from '../content-files/content-file.build.ts'
import { type Mistake, mistake } from '../content-files/content-mistakes.ts'
import { withSiteMedia } from '../content-files/media.build.ts'
import { type ContactFile, contactYaml } from './contact-schema.ts'

export const readContact = singleFileReader(contactYaml, checkContact)

/** The picture of the topic that leads to a form's page; there is one, since the content was checked. */
export function findFormPicture(path: string) {
  const topic = withSiteMedia(readContact()).topics.find(({ to }) => to === path)
  if (!topic) throw new Error(`No topic leads to ${path}`)
  return topic.image
}

/** Checks that a topic leads to each form. */
export function checkContact({ topics }: ContactFile): Mistake[] {
  return formRegister
    .filter(({ path }) => !topics.some(({ to }) => to === path))
    .map(({ path }) => mistake(contactYaml.file, 'topics', 'none', `a topic that leads to ${path}`))
}
