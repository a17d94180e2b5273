import type { ReactNode } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

/**
 * Tabs by the ARIA Authoring Practices, the first selected at first; `tabs.ts` moves the selection. Without script there
 * are no tabs and all panels are shown. `id` is the page's own for this set of tabs.
 */
export function Tabs({ id, label, tabs }: { id: string; label: string; tabs: Tab[] }) {
  return (
    <div className="relative">
      <div className="needs-script border-seam border-b">
        {/* Its padding is room for the focus ring, which the scrolling box would cut off. */}
        <div role="tablist" aria-label={label} className="-m-2 flex gap-6 overflow-x-auto p-2">
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              value={tab.id}
              id={`${id}-${tab.id}-tab`}
              aria-controls={`${id}-${tab.id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className="min-h-11 min-w-11 shrink-0 border-transparent border-b-3 font-semibold text-ash hover:text-bone aria-selected:border-accent aria-selected:text-bone"
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={index !== 0}
          className="pt-6"
        >
          <noscript>
            <p className="pb-3 font-semibold text-lead">{tab.label}</p>
          </noscript>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
