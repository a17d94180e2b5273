import { searchIndex } from '../../content/download-rows.server.ts'

/** `/download/index.json`: what the search of the download centre looks through, written once by the build. */
export function loader() {
  return Response.json(searchIndex())
}
