import { closest } from '../browser/closest.client.ts'
import { readStored, subscribeStored } from '../browser/device-storage.client.ts'
import { visitorLanguage } from './visitor-language.client.ts'

/** What the pages with documents do by script, without the search of /download. */
export function startDownloadPage(): void {
  showLanguageFirst()
  copyLinks()
  highlightSection()
  showScrollbars()
  linkAppStore()
}

/** Puts the visitor's language first in every list of documents on the page. */
function showLanguageFirst() {
  const show = () => {
    const inLanguage = `[data-language="${visitorLanguage(readStored('download-language'))}"]`
    // A list in the right order is left alone: moving a row restarts its animation and takes the focus from it.
    for (const list of document.querySelectorAll('[data-documents]'))
      if (list.querySelector(`:scope > :not(${inLanguage}) ~ ${inLanguage}`))
        list.prepend(...list.querySelectorAll(`:scope > ${inLanguage}`))
  }
  subscribeStored(['download-language'], show)
  show()
}

/** A row's "Copy link" copies the permanent link of its document; where the browser refuses, it shows it. */
function copyLinks() {
  // For screen readers. It is in the page from the start, or its first text would not be read out.
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'sr-only'
  document.body.append(status)
  let timer: ReturnType<typeof setTimeout> | undefined
  let copied: HTMLElement | undefined

  const clear = () => {
    clearTimeout(timer)
    status.textContent = ''
    delete copied?.dataset.copied
  }

  document.addEventListener('click', async ({ target }) => {
    const button = closest(target, '[data-copy-link]')
    if (!button) return
    const link = new URL(button.dataset.copyLink ?? '', window.location.origin).href
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Without https or the visitor's permission there is no clipboard; text in a dialog can be copied by hand.
      window.prompt('Permanent link', link)
      return
    }
    clear()
    copied = button
    status.textContent = 'Link copied'
    button.dataset.copied = 'yes'
    timer = setTimeout(clear, 4000)
  })
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

/** Each list that scrolls by itself shows its scrollbar while it moves and 600 ms after (docs/specification.md, "Download centre"). */
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
