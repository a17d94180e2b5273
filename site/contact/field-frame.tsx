import type { ReactNode } from 'react'

type FieldFrameProps = {
  /** Of the field's control. */
  id: string
  label?: ReactNode
  hint?: string | undefined
  messages: readonly string[]
  children: ReactNode
}

/** The ids of the texts around a field's control, for its `aria-describedby`. */
export function textIds(id: string) {
  return { hint: `${id}-hint`, messages: `${id}-error`, count: `${id}-count` }
}

/** A field with its label, hint and messages; a stroke at the left of what needs mending. */
export function FieldFrame({ id, label, hint, messages, children }: FieldFrameProps) {
  const ids = textIds(id)
  const wrong = messages.length > 0
  return (
    <div className={`flex flex-col gap-2 ${wrong ? 'border-ember border-l-4 pl-4' : ''}`}>
      {label && (
        <label htmlFor={id} className="font-semibold text-lg">
          {label}
        </label>
      )}
      {hint && (
        <p id={ids.hint} className="text-ash">
          {hint}
        </p>
      )}
      {wrong && (
        <ul id={ids.messages} className="flex flex-col gap-1 font-semibold text-ember">
          {messages.map((it) => (
            <li key={it}>
              <span className="sr-only">Error: </span>
              {it}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
