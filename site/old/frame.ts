import type { UIMatch } from 'react-router'
import type { Frame } from '../layout/page.tsx'

type RootMatch = UIMatch & { loaderData: Frame }

/** The root loader's answer among a route's matches; every screen's `meta` needs the brand and the origin. */
export function frameOf(matches: readonly unknown[]): Frame {
  const root = matches.find(isRoot)
  if (!root) throw new Error('The root route has no data.')
  return root.loaderData
}

function isRoot(match: unknown): match is RootMatch {
  return typeof match === 'object' && match !== null && Reflect.get(match, 'id') === 'root'
}
