/**
 * Until the search is awake, seconds later on a slow phone: what the address asks for (`?q=faq&language=pl`) stands in the
 * fields, and "Searching…" below them, also for what is typed meanwhile. The list stays, for the search may never come.
 */
const params = new URLSearchParams(window.location.search)

for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
  'astro-island[ssr] search [name]',
)) {
  const asked = params.get(field.name)
  if (field.value === '' && asked) field.value = asked
  // The address may name a language or kind the list does not have.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = ''
  if (field.value !== '') tell()
  field.addEventListener('input', tell, { once: true })
}

function tell() {
  document.querySelector('#asked')?.removeAttribute('hidden')
}
