import type { ReactNode } from 'react'
import type { FormDefinition } from '../../forms/form.ts'
import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { linkAlone } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { formTexts } from './form-texts.tsx'

/** The form (`children`, an island) at reading width; beside it, or on phones below it, what happens next. */
export function FormScreen({ form, children }: { form: FormDefinition; children?: ReactNode }) {
  const { lead, next, first, inShort } = formTexts[form.formId]
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,56rem)_18rem] xl:gap-x-24 xl:grid-cols-[minmax(0,var(--container-prose))_minmax(0,30rem)] 2xl:gap-x-32">
      <div className="min-w-0">
        <a href="/contact" className={`mb-4 text-ash ${linkAlone}`}>
          All topics
        </a>
        <h1 className="font-carved text-title">{form.heading}</h1>
        {form.note && <p className="mt-3 text-lead">{form.note}</p>}
        {first && <p className="mt-3">{first}</p>}
        <p className="mt-3 mb-10 text-ash">{lead} Every field is needed unless it says optional.</p>
        {children}
      </div>
      <aside className="flex flex-col gap-6 self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <Photo
          photo={{ ...topicPicture(form), alt: '' }}
          sizes="30rem"
          className="hidden aspect-4/3 w-full rounded-box object-cover lg:block"
        />
        {inShort && (
          <>
            <h2 className="font-carved text-heading">{inShort.title}</h2>
            <ul className="flex list-disc flex-col gap-3 pl-5 marker:text-brass">
              {inShort.lines.map((it) => (
                <li key={it}>{it}</li>
              ))}
            </ul>
          </>
        )}
        <h2 className="font-carved text-heading">What happens next</h2>
        <ol className="flex list-decimal flex-col gap-3 pl-5 marker:text-brass *:pl-1">
          {next.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ol>
      </aside>
    </div>
  )
}

/** The picture of the contact topic that leads to the form. Throws when none leads there. */
function topicPicture({ page }: FormDefinition) {
  const topic = content().site.contactTopics.find((it) => it.to === page)
  if (!topic) throw new Error(`content/site.yaml: contactTopics: none leads to ${page}`)
  return photo('site', topic.image)
}
