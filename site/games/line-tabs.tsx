import type { ReactNode } from 'react'
import { type ProductLine, productLines } from './game-lists-schema.ts'

type LineTabsProps = {
  name: string
  /** The id of the form that the radio buttons belong to. */
  form?: string
  /** Said after the line's name, because no two sections of a page may have the same name. */
  labelEnd: 'games' | 'menu'
  /** What is shown of each line; a line without anything says "Coming soon." */
  contents: Record<ProductLine, ReactNode>
  /** Beside the tabs: choices that hold for all lines. */
  children?: ReactNode
}

const tabClass = 'relative flex min-h-11 lg:min-h-16 min-w-11 shrink-0 items-center justify-center'

/**
 * A tab for each product line, the main line first. They are radio buttons: the browser selects them by press and by arrow
 * keys, without script, and the stylesheet shows the section of the checked one.
 */
export function LineTabs({ name, form, labelEnd, contents, children }: LineTabsProps) {
  return (
    <div className="tabs relative">
      <div className="flex flex-col gap-4 border-seam lg:flex-row lg:border-b lg:items-center lg:justify-between">
        <fieldset className="min-w-0 border-seam max-lg:border-b">
          <legend className="sr-only">Product lines</legend>
          {/* Its padding is room for the focus ring, which the scrolling box would cut off. */}
          <div className="-m-2 flex gap-6 overflow-x-auto p-2">
            {productLines.map(({ line, label }) => (
              <label key={line} className={`${tabClass} font-semibold text-ash hover:text-bone has-checked:text-bone`}>
                <input
                  type="radio"
                  name={name}
                  // The main line has no value in the address.
                  value={line === 'main' ? '' : line}
                  form={form}
                  defaultChecked={line === 'main'}
                  className="absolute inset-0 cursor-pointer appearance-none border-accent checked:border-b-3"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {children}
      </div>
      {productLines.map(({ line, label }) => (
        <section key={line} aria-label={`${label} ${labelEnd}`} className="pt-6">
          {contents[line] || <p className="text-ash">Coming soon.</p>}
        </section>
      ))}
    </div>
  )
}
