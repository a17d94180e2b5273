import type { ReactNode } from 'react'

type Ids = { hint: string; messages: string; count: string }

/** The ids of the texts around a field's control, for its `aria-describedby`. */
export function textIds(id: string): Ids {
  return { hint: `${id}-hint`, messages: `${id}-error`, count: `${id}-count` }
}

/** The stroke at the left of everything that needs mending. */
export function FieldFrame({ wrong, children }: { wrong: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-2 ${wrong ? 'border-ember border-l-4 pl-4' : ''}`}>{children}</div>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-ash">
      {children}
    </p>
  )
}

export function FieldMessages({ id, messages }: { id: string; messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <ul id={id} className="flex flex-col gap-1 font-semibold text-ember">
      {messages.map((it) => (
        <li key={it}>
          <span className="sr-only">Error: </span>
          {it}
        </li>
      ))}
    </ul>
  )
}
