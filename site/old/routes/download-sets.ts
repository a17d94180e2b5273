import { summaries } from '../../content/download-rows.server.ts'

/**
 * `/download/sets.json`: what /download shows, for a page that the browser has to draw anew; as served it holds all of it as
 * HTML alone. Plain text for the reason given in `download-index.ts`.
 */
export function loader() {
  return new Response(JSON.stringify(summaries()))
}
