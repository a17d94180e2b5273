import type { ReactNode } from 'react'
import type { FormDefinition, FormId } from '../../forms/form.ts'
import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { linkAlone } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'

/** The form (`children`, an island) at reading width; beside it, or on phones below it, what the visitor accepts. */
export function FormScreen({ form, children }: { form: FormDefinition; children?: ReactNode }) {
  const { lead, first, inShort } = formTexts[form.formId]
  return (
    <div className="page-edge py-8 lg:py-12 grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,56rem)_18rem] xl:gap-x-24 xl:grid-cols-[minmax(0,var(--container-prose))_minmax(0,30rem)] 2xl:gap-x-24">
      <div className="group min-w-0">
        <a href="/contact" className={`mb-2 text-sm ${linkAlone}`}>
          All topics
        </a>
        <h1 className="display-face text-display">{form.heading}</h1>
        {form.note && <p className="mt-3 text-lead">{form.note}</p>}
        {first && <p className="mt-3">{first}</p>}
        {/* What is asked for is said until it is sent. */}
        <p className="mt-3 text-ash group-has-[#sent-title]:hidden">
          {lead} All fields are required unless marked optional.
        </p>
        <div className="mt-8">{children}</div>
      </div>
      <aside className="flex flex-col gap-6 self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <Photo
          photo={topicPicture(form)}
          alt=""
          sizes="30rem"
          className="hidden aspect-4/3 w-full rounded-box object-cover lg:block"
        />
        {inShort && (
          <>
            <h2 className="display-face text-heading">{inShort.title}</h2>
            <ul className="flex list-disc flex-col gap-3 pl-6 marker:text-ash">
              {inShort.lines.map((it) => (
                <li key={it}>{it}</li>
              ))}
            </ul>
          </>
        )}
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

type FormTexts = {
  /** For search engines and previews. */
  description: string
  /** What the visitor can do to be understood at once, where the form's own note does not say it. */
  lead?: string
  /** What may spare the visitor the writing. */
  first?: ReactNode
  /** What the visitor accepts, in plain words. */
  inShort?: { title: string; lines: readonly string[] }
}

/** What stands around each form. */
export const formTexts: Record<FormId, FormTexts> = {
  'digital-games-form': {
    description: 'Press, creators and streamers: ask us about our digital games.',
  },
  'games-prototypes-form': {
    description: 'Game authors: send us your prototype for testing and feedback.',
    lead: 'Tell us how your game plays, for how many and for how long. Rules as a PDF and a picture of the table help.',
    // What `content/legal/terms-of-tests*.md` say.
    inShort: {
      title: 'The terms in four lines',
      lines: [
        'Your game stays yours. You let us read, play and discuss it for tests, and nothing else.',
        'Sending is free. We promise no release.',
        'Both sides keep what they learn from each other to themselves.',
        'You can withdraw it at any time, with its reference number.',
      ],
    },
  },
  'press-contact-form': {
    description: 'Journalists and reviewers: write to us about our board games.',
    lead: 'Tell us what you write about and what you need.',
    first: (
      <>
        Facts and pictures are in the{' '}
        <a href="/press" className="underline underline-offset-4 hover:text-brass">
          press room
        </a>
        , with their usage terms.
      </>
    ),
  },
}
