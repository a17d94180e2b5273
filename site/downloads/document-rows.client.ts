import { closest } from '../browser/closest.client.ts'
import { readStored, subscribeStored } from '../browser/device-storage.client.ts'
import { isLanguage, type Language } from '../documents/languages.ts'

/** What rows of documents do by script, on each page that has them. */
export function startDocumentRows(): void {
  showLanguageFirst()
  copyLinks()
}

/** Puts the visitor's language first in every list of documents on the page. */
function showLanguageFirst() {
  const show = () => {
    const inLanguage = `[data-language="${visitorLanguage()}"]`
    // A list in the right order is left alone: moving a row restarts its animation and takes the focus from it.
    for (const list of document.querySelectorAll('[data-documents]'))
      if (list.querySelector(`:scope > :not(${inLanguage}) ~ ${inLanguage}`))
        list.prepend(...list.querySelectorAll(`:scope > ${inLanguage}`))
  }
  subscribeStored(['download-language'], show)
  show()
}

/** The visitor's language: the one chosen on this device, else the first of the browser's that there are documents in. */
export function visitorLanguage(): Language {
  const browser = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? code])
  return [readStored('download-language') ?? '', ...browser].find(isLanguage) ?? 'en'
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
