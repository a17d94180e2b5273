/** What /download does by script besides its search. */
highlightSection()
showScrollbars()
leadToStore()

/**
 * Highlights the entry of the section at the top of the list; none until one gets there. The region is the
 * specification's ("Download centre"): the strip that 60 px from the top and 90 % from the bottom leave.
 */
function highlightSection() {
  const list = document.getElementById('documents')
  const sidebar = document.getElementById('download-sidebar')
  if (!list || !sidebar) return
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast((it) => it.isIntersecting)
      const entry = entered && sidebar.querySelector(`a[href$="#${CSS.escape(entered.target.id)}"]`)
      if (!entry) return
      sidebar.querySelector('[aria-current]')?.removeAttribute('aria-current')
      entry.setAttribute('aria-current', 'location')
      const [edge, place] = [sidebar.getBoundingClientRect(), entry.getBoundingClientRect()]
      if (place.top < edge.top || place.bottom > edge.bottom)
        sidebar.scrollTop += place.top - edge.top - edge.height / 2
    },
    { root: list, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
  )
  for (const section of list.querySelectorAll('.download-section')) observer.observe(section)
}

/** Each list that scrolls by itself shows its scrollbar while it moves and 600 ms longer (specification, "Constants"). */
function showScrollbars() {
  for (const list of document.querySelectorAll<HTMLElement>('.download-scroll')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      list.dataset.scrolling = 'yes'
      clearTimeout(timer)
      timer = setTimeout(() => delete list.dataset.scrolling, 600)
    }
    list.addEventListener('scroll', show, { passive: true })
  }
}

/** On a phone the app's button leads, in the same tab, to that phone's store (specification, "States": platform). */
function leadToStore() {
  const button = document.querySelector<HTMLAnchorElement>('#download-app')
  const { userAgent } = navigator
  const store = /android/i.test(userAgent)
    ? button?.dataset.android
    : /iPad|iPhone|iPod/.test(userAgent)
      ? button?.dataset.ios
      : undefined
  if (!button || !store) return
  button.href = store
  button.removeAttribute('target')
  button.querySelector('.sr-only')?.remove()
}
