/** Marks a button that is pressed before its island is hydrated; `use-early-press.ts` presses it again then. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  target.closest('astro-island[ssr] button[type=button]')?.setAttribute('aria-busy', 'true')
})
