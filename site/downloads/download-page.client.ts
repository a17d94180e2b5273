/** What /download does by script, besides its rows and its search. */
export function startDownloadPage(): void {
  highlightSection()
  showScrollbars()
  linkAppStore()
}

/**
 * Highlights the entry of the game at the top of the list; none until one gets there. The region is the
 * strip that 60 px from the top and 90 % from the bottom leave (docs/specification.md, "Download centre").
 */
function highlightSection() {
  const list = document.getElementById('documents')
  const sidebar = document.getElementById('download-sidebar')
  if (!list || !sidebar) return
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast((entry) => entry.isIntersecting)
      const link = entered && sidebar.querySelector(`a[href$="#${CSS.escape(entered.target.id)}"]`)
      if (!link) return
      sidebar.querySelector('[aria-current]')?.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
      const [frame, box] = [sidebar.getBoundingClientRect(), link.getBoundingClientRect()]
      if (box.top < frame.top || box.bottom > frame.bottom) sidebar.scrollTop += box.top - frame.top - frame.height / 2
    },
    { root: list, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
  )
  for (const section of list.querySelectorAll('section[id]')) observer.observe(section)
}

/** The scrollbar of a list is shown while it moves and 600 ms after (docs/specification.md, "Download centre"). */
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

/** On a phone the app's button leads to that phone's store in the same tab (docs/specification.md, "Download centre"). */
function linkAppStore() {
  const button = document.querySelector<HTMLAnchorElement>('#download-app')
  const { userAgent } = navigator
  const isApple = /iPad|iPhone|iPod/.test(userAgent)
  const store = /android/i.test(userAgent) ? button?.dataset.android : isApple && button?.dataset.ios
  if (!button || !store) return
  button.href = store
  button.removeAttribute('target')
  button.querySelector('.sr-only')?.remove()
}
