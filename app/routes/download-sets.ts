import { summaries } from '../../content/download-rows.server.ts'

/**
 * `/download/sets.json`: what /download shows, for visitors who come there from another screen; in the page itself it
 * stands as HTML alone. Plain text for the reason given in `download-index.ts`.
 */
export function loader() {
  return new Response(JSON.stringify(summaries()))
}
