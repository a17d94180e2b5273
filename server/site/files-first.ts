import type { RequestListener } from 'node:http'
import { sendFile } from './send-file.ts'
import type { Site } from './site-index.ts'

/** Told of each file that was sent: its status and the time it took, in seconds. */
export type OnSent = (status: number, seconds: number) => void

/**
 * Answers reads of the site's files at once and passes all else on. The routes, hooks and logging of the forms would
 * cost a file several times what sending it does. What a visitor reads is counted and not logged.
 */
export function filesFirst(site: () => Site, onSent: OnSent, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request
    const query = url.indexOf('?')
    const file = site().files.get(query < 0 ? url : url.slice(0, query))
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) return otherwise(request, response)
    const start = performance.now()
    response.once('finish', () => onSent(response.statusCode, (performance.now() - start) / 1000))
    sendFile(request, response, file)
  }
}
