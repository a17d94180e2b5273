import type { ReactNode } from 'react'
import type { FormDefinition, FormId } from '../../forms/form.ts'
import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { linkAlone } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/**
 * The form (`children`, an island) at reading width. Beside it the picture of its topic reaches to the window's edge and
 * stays in view; what the visitor accepts stands on the picture's foot. On phones the terms stand below the form, and the
 * picture above what is said once it is sent.
 */
export function FormScreen({ form, children }: { form: FormDefinition; children?: ReactNode }) {
  const { lead, first, inShort } = formTexts[form.formId]
  return (
    <div className="group relative">
      <div className="max-lg:hidden group-has-[#sent-title]:block lg:absolute lg:inset-y-0 lg:right-0 print:hidden">
        <div className={`lg:w-[max(520px,46vw)] ${inView}`}>
          <Picture
            picture={topicPicture(form)}
            alt=""
            sizes="(min-width: 1131px) 46vw, (min-width: 1024px) 520px, 100vw"
            className="bleed object-cover"
          />
          <div
            className={`scrim-bottom absolute inset-x-0 bottom-0 max-lg:hidden ${inShort ? 'h-4/5' : 'h-48'}`}
          />
        </div>
      </div>
      <div className="page-edge relative grid gap-16 py-8 lg:grid-cols-2 lg:py-0 2xl:gap-24">
        <div className="min-w-0 max-lg:group-has-[#sent-title]:-mt-24 lg:max-w-2xl lg:py-12">
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
        <aside className={`flex flex-col justify-end gap-6 self-start lg:pb-12 lg:pl-16 ${inView}`}>
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
    </div>
  )
}

/** In view as a whole while the form scrolls, and not so large that the picture becomes coarse. */
const inView = 'top-header lg:sticky lg:min-h-[min(44rem,100dvh-5rem)]'

/** The picture of the contact topic that leads to the form. Throws when none leads there. */
function topicPicture({ page }: FormDefinition) {
  const topic = content().site.contactTopics.find((it) => it.to === page)
  if (!topic) throw new Error(`content/site.yaml: contactTopics: none leads to ${page}`)
  return pictureOf('site', topic.image)
}

type FormTexts = {
  /** For search engines and previews. */
  description: string
  /** What the visitor can do to be understood at once, where the form's own note does not say it. */
  lead?: string
  /** Where the visitor may find an answer without writing. */
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
