import { useEffect, useRef } from 'react'
import { controlId, errorFieldAttribute } from '../../forms/answer-markup.ts'
import type { FormDefinition } from '../../forms/form.ts'
import type { FieldError } from '../../forms/protocol.ts'
import { ButtonLink } from '../ui/button.tsx'
import { linkRowClass } from '../ui/link.tsx'

/**
 * An outcome that takes focus when it appears, and for each new `outcome` again: it is read out, and keyboard and eyes go
 * on from it (WCAG 4.1.3).
 */
function NoteInFocus({ outcome, className = '', ...rest }: React.ComponentProps<'div'> & { outcome?: unknown }) {
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document's focus follows the outcome
  useEffect(() => {
    note.current?.scrollIntoView()
    note.current?.focus({ preventScroll: true })
  }, [outcome])
  return (
    <div
      ref={note}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the outcome is where a page that answers without script begins
      autoFocus
      {...rest}
      className={`flex flex-col items-start gap-3 rounded-box border bg-coal p-6 xl:p-8 ${className}`}
    />
  )
}

/** The same outcome as the toast's, in place of the form, for as long as the visitor stays (WCAG 2.2.1). */
export function SentNote({ form, reference }: { form: FormDefinition; reference: string | undefined }) {
  return (
    <NoteInFocus role="group" aria-labelledby="sent-title" className="scroll-mt-24 border-seam">
      <h2 id="sent-title" className="text-balance font-semibold text-moss text-title">
        {form.success}
      </h2>
      {reference && (
        <p className="text-lead">
          Your reference number is{' '}
          <strong className="my-2 block select-all whitespace-nowrap font-semibold text-title tabular-nums tracking-wide">
            {reference}
          </strong>{' '}
          It is shown only here; please note it. We do not confirm by e-mail.
        </p>
      )}
      <ButtonLink look="secondary" href={form.path} className="mt-3">
        Write another
      </ButtonLink>
    </NoteInFocus>
  )
}

const prefix = 'Error: '

/** Every error that prevents sending; that of a field links to it. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  // The document's title is the first thing a screen reader says of a page.
  useEffect(() => {
    document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [])

  return (
    <NoteInFocus outcome={errors} role="alert" aria-labelledby="problem-title" className="border-ember">
      <h2 id="problem-title" className="font-semibold text-ember text-heading">
        There is a problem
      </h2>
      <ul className="flex flex-col gap-1 leading-snug">
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`} {...{ [errorFieldAttribute]: error.field ?? '' }}>
            {error.field ? (
              <a href={`#${controlId(error.field)}`} className={linkRowClass}>
                {error.message}
              </a>
            ) : (
              <span className="inline-block py-2">{error.message}</span>
            )}
          </li>
        ))}
      </ul>
    </NoteInFocus>
  )
}
