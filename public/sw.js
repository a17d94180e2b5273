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

// The copy also where a connection hangs, as in a hall full of people.
const patience = 4000

async function networkFirst(request) {
  const kept = await caches.match(request.url, { ignoreSearch: true })
  if (!kept) return fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept))
  return Promise.race([fetch(request).catch(() => kept), late])
}
