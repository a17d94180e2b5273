import { useEffect, useState } from 'react'
import { labelled, refusal } from './ask.ts'

/** What a save was refused with. A line that names a field of this form, `Hero › Text: found …`, leads to it; not `In “Menus”: …`. */
export function Refusal() {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const tell = (event: Event) => setLines(event instanceof CustomEvent ? event.detail.split('\n') : [])
    refusal.addEventListener('told', tell)
    return () => refusal.removeEventListener('told', tell)
  }, [])
  const [first, ...problems] = lines
  if (!first) return null
  return (
    <div className="refusal" role="alert">
      <p>{first}</p>
      <ul>
        {problems.map((it) => (
          <li key={it}>
            {/^(In “|content\/)/.test(it) ? (
              it
            ) : (
              <button type="button" onClick={() => lead(it)}>
                {it}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setLines([])}>
        Close
      </button>
    </div>
  )
}

/** Goes into the groups the line names, then to the field; an entry of a list is opened by its row. */
function lead(line: string): void {
  let within: ParentNode = document
  for (const label of (line.split(': ')[0] ?? '').split(' › ')) {
    const place = Number(/^no\. (\d+)$/.exec(label)?.[1] ?? 0)
    const row = within.querySelectorAll<HTMLElement>('[role=row]')[place - 1]
    const groups: HTMLElement[] = [...within.querySelectorAll<HTMLElement>('[role=group], fieldset')]
    const group = groups.find((it) => named(it) === label)
    const found = row ?? labelled(label, group ?? within) ?? group
    if (group) within = group
    found?.scrollIntoView({ block: 'center' })
    found?.focus()
    if (row) break
  }
}

function named(it: HTMLElement): string | undefined {
  const by = it.getAttribute('aria-labelledby')?.split(' ')[0]
  const name = it.querySelector('legend') ?? document.getElementById(by ?? '')
  // A star marks what may not be left out.
  return name?.textContent?.replace('*', '')
}
