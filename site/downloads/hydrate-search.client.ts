import type { ClientDirective } from 'astro'

/**
 * `client:search`: hydrates an island once it is hovered over, touched or focused, or at once when the address has a query.
 * Most visitors do not search, and React would block their phones while it starts.
 */
// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default (async (load, _options, island) => {
  if (window.location.search === '')
    await new Promise((resolve) => {
      for (const event of ['focusin', 'pointerover']) island.addEventListener(event, resolve, { once: true })
    })
  await (await load())()
}) satisfies ClientDirective
