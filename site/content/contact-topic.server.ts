import { content } from './load.server.ts'
import { type Photo, photo } from './pictures.server.ts'

/** The picture of the contact topic that leads to a form's page. Throws when none leads there. */
export function topicPicture(page: string): Photo {
  const topic = content().site.contactTopics.find((it) => it.to === page)
  if (!topic) throw new Error(`content/site.yaml: contactTopics: none leads to ${page}`)
  return photo('site', topic.image)
}
