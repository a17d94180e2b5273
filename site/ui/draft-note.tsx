import type { ReactNode } from 'react'

/** Says at the top of a text that its wording has still to be confirmed. */
export function DraftNote({ children }: { children: ReactNode }) {
  return <p className="text-ash">{children}</p>
}
