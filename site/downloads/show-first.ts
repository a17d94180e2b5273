import { subscribeRemembered } from '../ui/remembered.ts'
import { visitorLanguage } from './visitor-language.ts'

/** Puts the visitor's language first in every list of documents that stands in the page. */
const lists = [...document.querySelectorAll('[data-documents]')].map((list) => ({
  list,
  // As served: whatever is chosen and chosen again, equals keep this order.
  rows: [...list.querySelectorAll<HTMLElement>(':scope > li')],
}))

function show() {
  const language = visitorLanguage()
  for (const { list, rows } of lists) {
    const wanted = rows.toSorted(
      (a, b) => Number(b.dataset.language === language) - Number(a.dataset.language === language),
    )
    // Untouched where they stand right: moving a row starts its motion anew and takes the focus out of it.
    if (wanted.some((row, place) => row !== list.children[place])) list.append(...wanted)
  }
}

subscribeRemembered(show)
show()
