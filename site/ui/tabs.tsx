import type { ReactNode } from 'react'

/** `value`: what an address says of it; empty for the first, which is selected where nothing is said. */
type Tab = { value: string; label: string; content: ReactNode }

/**
 * Tabs over up to three sections, of which one is shown. They are radio buttons: the browser selects them by press and by
 * arrow keys, without script, and the stylesheet shows the section of the checked one. `form` is the id of a form they
 * belong to.
 */
export function Tabs({
  name,
  label,
  tabs,
  form,
}: {
  name: string
  label: string
  tabs: Tab[]
  form?: string
}) {
  return (
    <div className="tabs relative">
      <fieldset className="min-w-0 border-seam border-b">
        <legend className="sr-only">{label}</legend>
        {/* Its padding is room for the focus ring, which the scrolling box would cut off. */}
        <div className="-m-2 flex gap-6 overflow-x-auto p-2">
          {tabs.map((tab, index) => (
            <label
              key={tab.value}
              className="relative flex min-h-11 min-w-11 shrink-0 items-center justify-center font-semibold text-ash hover:text-bone has-checked:text-bone"
            >
              <input
                type="radio"
                name={name}
                value={tab.value}
                form={form}
                defaultChecked={index === 0}
                className="absolute inset-0 cursor-pointer appearance-none border-accent checked:border-b-3"
              />
              {tab.label}
            </label>
          ))}
        </div>
      </fieldset>
      {tabs.map((tab) => (
        <section key={tab.value} aria-label={tab.label} className="pt-6">
          {tab.content}
        </section>
      ))}
    </div>
  )
}
