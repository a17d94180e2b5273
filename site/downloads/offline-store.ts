/** Each kept set is a cache of its own, so that taking it away takes everything away. */
const prefix = 'documents-'

/** Whether all of a set's files are there: a copy may have been left half made, or be of an earlier edition. */
export async function isKept(slug: string, files: readonly string[]): Promise<boolean> {
  if (!(await caches.has(prefix + slug))) return false
  const kept = new Set((await (await caches.open(prefix + slug)).keys()).map((it) => it.url))
  return files.every((it) => kept.has(new URL(it, window.location.href).href))
}

/**
 * Keeps a set's page, what the page is made of, and its files on the device, telling after each how many are there.
 * Throws when one cannot be fetched or the device is full; nothing half-kept stays behind.
 */
export async function keep(
  slug: string,
  files: readonly string[],
  onProgress: (done: number) => void,
): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const cache = await caches.open(prefix + slug)
  try {
    await cache.addAll([window.location.pathname, ...partsOfPage()])
    let done = 0
    for (const file of files) {
      await cache.add(file)
      onProgress(++done)
    }
  } catch (error) {
    await caches.delete(prefix + slug)
    throw error
  }
}

/** Takes the copy away, and the service worker with the last copy. */
export async function drop(slug: string): Promise<void> {
  await caches.delete(prefix + slug)
  if ((await caches.keys()).some((name) => name.startsWith(prefix))) return
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
}

/** Stylesheets, scripts, fonts and pictures this page has loaded from its own site. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map((it) => it.name)
  const here = loaded.filter(
    (it) => it.startsWith(window.location.origin) && /\.(?:css|js|woff2|svg)(?:\?|$)/.test(it),
  )
  return [...new Set(here)]
}
