import { documentsJson } from '../downloads/feeds.server.ts'

export async function GET(): Promise<Response> {
  return Response.json(await documentsJson())
}
