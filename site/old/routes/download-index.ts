import { searchIndex } from '../../content/download-rows.server.ts'

/**
 * `/download/index.json`: what the search of the download centre looks through, written once by the build. Handed over
 * as plain text: the framework would take JSON apart and pack it once more for a screen that does not exist, which
 * takes longer than it waits when documents are many. Served, it is JSON by its name.
 */
export function loader() {
  return new Response(JSON.stringify(searchIndex()))
}
