import type { ClientDirective } from 'astro'

/**
 * `client:search`: hydrates an island when somebody comes to it with pointer or focus, or when the address asks for
 * something. Most visitors go straight to their game: React would block their phones for nothing.
 */
// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default (async (load, _options, island) => {
  if (window.location.search === '')
    await new Promise((resolve) => {
      for (const event of ['focusin', 'pointerover']) island.addEventListener(event, resolve, { once: true })
    })
  await (await load())()
}) satisfies ClientDirective
