import { useEffect } from 'react'
import type { FormDefinition, Problem } from '../../forms/form.ts'
import { fieldId } from './form-values.ts'
import { NoteInFocus } from './note-in-focus.tsx'

type ProblemSummaryProps = {
  form: FormDefinition
  /** What the service said; it leads when no field is to blame. */
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
