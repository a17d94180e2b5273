// Serves the documents a visitor chose to keep on the device, and nothing else. Pages and files come from the network
// whenever there is one; kept files carry their checksum in their name, so a kept copy is never out of date.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const { pathname } = new URL(request.url)
  event.respondWith(pathname.startsWith('/files/') ? keptFirst(request) : networkFirst(request))
})

async function keptFirst(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

async function networkFirst(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreSearch: true })
    if (kept) return kept
    throw error
  }
}
