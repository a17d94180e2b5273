import { allForms } from '../../forms/forms.ts'
import { singleFileReader } from '../content-files/content-file.build.ts'
import { type Mistake, mistake } from '../content-files/content-mistakes.ts'
import { withSiteMedia } from '../content-files/media.build.ts'
import { type ContactContent, contactFile } from './contact-schema.ts'

export const readContact = singleFileReader(contactFile, contactMistakes)

/** The picture of the topic that leads to a form's page. The content was checked, so there is one. */
export function pictureOfForm(path: string) {
  const topic = withSiteMedia(readContact()).topics.find(({ to }) => to === path)
  if (!topic) throw new Error(`No topic leads to ${path}`)
  return topic.image
}

/** A mistake for each form that no topic leads to. */
export function contactMistakes({ topics }: ContactContent): Mistake[] {
  return allForms
    .filter(({ path }) => !topics.some(({ to }) => to === path))
    .map(({ path }) => mistake(contactFile.file, 'topics', 'none', `a topic that leads to ${path}`))
}
