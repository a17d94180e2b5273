import type { APIRoute } from 'astro'
import { readSite } from '../content-files/read-site.build.ts'

/** The web app manifest. The site stays in the browser's own window: its many outside links need an address bar. */
export const GET: APIRoute = () => {
  const { brand, description } = readSite()
  return Response.json({
    name: brand.name,
    description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
