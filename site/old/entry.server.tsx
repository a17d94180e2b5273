import { prerender } from 'react-dom/static'
import type { EntryContext } from 'react-router'
import { ServerRouter } from 'react-router'
import { summaries } from '../content/download-rows.server.ts'
import { content } from '../content/load.server.ts'
import { downloads } from '../content/load-downloads.server.ts'
import { SetsAtBuild } from '../downloads/use-sets.ts'

/** Reads everything the pages are made of; the build calls it before it asks for the first one. */
export function readAhead() {
  content()
  downloads()
}

/**
 * Runs at build time only, once per prerendered page. Waits for everything: the page's data, which the script needs
 * to take the page over, comes from a part that renders late, and a renderer that does not wait leaves it out.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <SetsAtBuild value={summaries}>
      <ServerRouter context={context} url={request.url} />
    </SetsAtBuild>,
    // All of the page in its place, nothing to be moved there by script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
