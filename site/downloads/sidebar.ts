/**
 * Highlights the entry of the section at the top of the list; none until one gets there. The region is the
 * specification's (§2, §9): the strip that 60 px from the top and 90 % from the bottom leave.
 */
const list = document.getElementById('documents')
const sidebar = document.getElementById('download-sidebar')

function highlight(id: string) {
  const entry = sidebar?.querySelector(`a[href="#${CSS.escape(id)}"]`)
  if (!sidebar || !entry) return
  sidebar.querySelector('[aria-current]')?.removeAttribute('aria-current')
  entry.setAttribute('aria-current', 'location')
  const [edge, place] = [sidebar.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (place.top < edge.top || place.bottom > edge.bottom)
    sidebar.scrollTop += place.top - edge.top - edge.height / 2
}

if (list) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) highlight(entry.target.id)
    },
    { root: list, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
  )
  for (const section of list.querySelectorAll('.download-section')) observer.observe(section)
}
