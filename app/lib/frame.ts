import type { Frame } from '../components/layout/page.tsx'

/** The root loader's answer among a route's matches; every screen's `meta` needs the brand and the origin. */
export function frameOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Frame {
  const root = matches.find((it) => it?.id === 'root')
  return root?.loaderData as Frame
}
