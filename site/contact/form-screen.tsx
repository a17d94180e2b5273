import type { ReactNode } from 'react'
import type { Photo as PhotoOf } from '../content/pictures.server.ts'
import type { FormDefinition } from '../../forms/form.ts'
import { Link, linkAlone } from '../ui/link.tsx'
import { Photo } from '../ui/photo.tsx'
import { ContactForm } from './contact-form.tsx'

type FormScreenProps = {
  form: FormDefinition
  picture: PhotoOf
  /** What the visitor can do to be understood at once. */
  lead: string
  /** What becomes of the message. Nothing we cannot keep: how soon somebody answers is not known. */
  next: readonly string[]
  /** What may spare the visitor the writing. */
  first?: ReactNode
  /** What the visitor accepts, in plain words. */
  inShort?: { title: string; lines: readonly string[] }
}

/** The form at reading width; beside it, or on phones below it, what happens next. */
export function FormScreen({ form, picture, lead, next, first, inShort }: FormScreenProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 xl:gap-x-24 lg:grid-cols-[minmax(0,var(--container-prose))_minmax(0,1fr)]">
      <div className="min-w-0">
        <Link to="/contact" className={`mb-4 text-ash ${linkAlone}`}>
          All topics
        </Link>
        <h1 className="font-carved text-title">{form.heading}</h1>
        {form.note && <p className="mt-3 text-lead">{form.note}</p>}
        {first && <p className="mt-3">{first}</p>}
        <p className="mt-3 mb-10 text-ash">{lead} Every field is needed unless it says optional.</p>
        <ContactForm form={form} />
      </div>
      <aside className="flex flex-col gap-6 self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
        <Photo
          photo={{ ...picture, alt: '' }}
          sizes="(min-width: 1536px) 38rem, 26rem"
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
        <ol className="flex list-decimal flex-col gap-3 pl-5 marker:text-brass">
          {next.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ol>
      </aside>
    </div>
  )
}
