/** Whether a page is among what the visitor keeps on the device (`offline-store.ts`), so that it opens without a line. */
export async function isKeptPage(path: string): Promise<boolean> {
  try {
    return (await window.caches.match(path)) !== undefined
  } catch {
    // Private windows and old browsers have no such storage.
    return false
  }
}
