import { useEffect, useRef, useState } from 'react'
import type { FormDefinition, Problem } from '../../forms/form.ts'
import { blank } from '../../forms/protocol.ts'
import { Button, linkAlone } from '../ui/button.tsx'
import { fieldId } from './fields.tsx'

/** A result that takes focus when it appears: it is read out, and keyboard and eyes go on from it (WCAG 4.1.3). */
export function NoteInFocus({ className = '', ...rest }: React.ComponentProps<'div'>) {
  const note = useRef<HTMLDivElement>(null)

  // The document's focus and the window's scroll position.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'start' })
    note.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      ref={note}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the result is where a page that answers without script begins
      autoFocus
      {...rest}
      className={`flex flex-col gap-3 rounded-box border-2 bg-coal p-6 ${className}`}
    />
  )
}

/** The same result as the toast's, for as long as the visitor stays (WCAG 2.2.1). */
export function SentNote({ message, reference }: { message: string; reference: string | undefined }) {
  return (
    <NoteInFocus role="group" aria-labelledby="sent-title" className="border-moss">
      <h2 id="sent-title" className="font-semibold text-heading text-moss">
        {message}
      </h2>
      {reference && (
        <>
          <p>
            Your reference number is{' '}
            <strong className="whitespace-nowrap font-semibold text-lead tabular-nums tracking-wide">
              {reference}
            </strong>
            . It is shown only here: no e-mail is sent. Quote it if you write to us about this again.
          </p>
          <CopyButton text={reference} />
        </>
      )}
      <p className="text-ash">Your message is stored with us. The form below is empty again.</p>
    </NoteInFocus>
  )
}

/** Only where the browser can copy: with script, over https. */
function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'absent' | 'ready' | 'copied' | 'refused'>('absent')

  // What this browser can do.
  useEffect(() => {
    if ('clipboard' in navigator) setState('ready')
  }, [])

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  if (state === 'absent') return null
  return (
    <p className="flex flex-wrap items-center gap-4">
      <Button look="secondary" onClick={copy}>
        Copy the number
      </Button>
      <span role="status">
        {state === 'copied' && 'Copied.'}
        {state === 'refused' && 'Your browser does not allow it. Select the number and copy it.'}
      </span>
    </p>
  )
}

export function CancelledNote({ mayHaveArrived }: { mayHaveArrived: boolean }) {
  return (
    <NoteInFocus role="group" aria-labelledby="cancelled-title" className="border-edge">
      <h2 id="cancelled-title" className="font-semibold text-heading">
        Sending cancelled
      </h2>
      {mayHaveArrived && <p>It may have reached us. Press Send again: we keep only one copy.</p>}
      <p>Everything you filled in is still here{mayHaveArrived ? '.' : '. Press Send when you are ready.'}</p>
    </NoteInFocus>
  )
}

type ProblemSummaryProps = {
  form: FormDefinition
  /** What the service answered; it leads when no field is to blame. */
  message: string | undefined
  problems: readonly Problem[]
}

const prefix = 'Error: '

/** Everything that stands in the way, each with a link to its field. */
export function ProblemSummary({ form, message, problems }: ProblemSummaryProps) {
  // The document's title is the first thing a screen reader says of a page.
  useEffect(() => {
    document.title = prefix + document.title
    return () => {
      document.title = document.title.replace(prefix, '')
    }
  }, [])

  return (
    <NoteInFocus role="alert" aria-labelledby="problem-title" className="border-ember">
      <h2 id="problem-title" className="font-semibold text-heading">
        There is a problem
      </h2>
      {problems.length === 0 && <p className="font-semibold text-ember">{message}</p>}
      <ul className="flex flex-col">
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            <ProblemLink form={form} problem={problem} />
          </li>
        ))}
      </ul>
    </NoteInFocus>
  )
}

function ProblemLink({ form, problem }: { form: FormDefinition; problem: Problem }) {
  const known = form.fields.some((it) => it.name === problem.field)
  const look = 'inline-block py-2 font-semibold text-ember'
  if (!known) return <span className={look}>{problem.message}</span>
  const id = fieldId(problem.field)
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(id)
        // The label comes into view with the field: an empty box alone does not say what belongs in it.
        document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'start' })
        field?.focus({ preventScroll: true })
      }}
      className={`${look} underline underline-offset-4 hover:text-bone`}
    >
      {problem.message}
    </a>
  )
}

/** Why a form sent without script was not taken, where nothing of it can be given back. The service fills it in. */
export function NotSentNote() {
  return (
    <NoteInFocus role="alert" className="border-ember">
      <h1 className="font-semibold text-heading">Your message was not sent</h1>
      <p className="font-semibold text-ember">{blank}</p>
      <p>If you go back, most browsers still have what you typed.</p>
      <a href="/contact" className={`self-start ${linkAlone}`}>
        Start the form again
      </a>
    </NoteInFocus>
  )
}
