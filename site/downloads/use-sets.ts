import { createContext, type RefObject, useContext, useEffect, useMemo, useState } from 'react'
import type { SetSummary } from '../content/download-rows.ts'

/** Where the build takes the sets from. There is no such place in a browser: the page it gets holds them as HTML. */
export const SetsAtBuild = createContext<(() => SetSummary[]) | undefined>(undefined)

/**
 * The sets to draw: at build time, and when a visitor comes from another screen (`loaded`, as JSON). Undefined where the list
 * stands in the page as served, which the script then leaves as it is.
 */
export function useSets(
  loaded: string | undefined,
  container: RefObject<HTMLElement | null>,
): SetSummary[] | undefined {
  const atBuild = useContext(SetsAtBuild)
  const [fetched, setFetched] = useState<SetSummary[]>()

  // The outside world: something may have changed the served page (an extension, a translator), and React, not finding
  // what it expects, draws it anew, without what only the served page held.
  useEffect(() => {
    if (loaded || container.current?.querySelector('details')) return
    fetchSets().then(setFetched, (error: unknown) =>
      setFetched(() => {
        throw error
      }),
    )
  }, [loaded, container])

  const read = useMemo((): SetSummary[] | undefined => loaded && JSON.parse(loaded), [loaded])
  return atBuild?.() ?? read ?? fetched
}

/** Throws when the network does not answer. */
async function fetchSets(): Promise<SetSummary[]> {
  const response = await fetch('/download/sets.json')
  if (!response.ok) throw new Error(`The list of documents answered ${response.status}.`)
  return response.json()
}
