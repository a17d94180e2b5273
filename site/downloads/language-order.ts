import { remember, subscribeRemembered } from '../ui/remembered.ts'
import { byLanguage, shownInstead } from './by-language.ts'
import { isLanguage, type Language, languages } from './languages.ts'
import { visitorLanguage } from './visitor-language.ts'

/** Puts the visitor's language first in every list of documents, and says so where a list has nothing in it. */
const choice = document.querySelector<HTMLSelectElement>('#download-language')
const lists = [...document.querySelectorAll<HTMLElement>('[data-documents]')].map((list) => ({
  list,
  note: list.previousElementSibling,
  // As served: whatever is chosen and chosen again, equals keep this order.
  rows: [...list.children].map(rowOf),
}))

function show() {
  const language = visitorLanguage()
  if (choice) choice.value = language
  for (const { list, note, rows } of lists) {
    const wanted = byLanguage(rows, language).map((it) => it.element)
    // Untouched where they stand right: moving a row starts its motion anew and takes the focus out of it.
    if (wanted.some((element, place) => element !== list.children[place])) list.append(...wanted)
    const instead = shownInstead(rows, language)
    if (note) note.replaceChildren(...(instead ? noteOf(language, instead) : []))
  }
}

function rowOf(element: Element): { element: Element; language?: Language; is?: 'stand-in' } {
  const { language = '', is } = element instanceof HTMLElement ? element.dataset : {}
  return {
    element,
    ...(isLanguage(language) && { language }),
    ...(is === 'stand-in' && { is }),
  }
}

function noteOf(missing: Language, instead: Language): (Node | string)[] {
  return ['Not available in ', nameOf(missing), ', ', nameOf(instead), ' shown first.']
}

function nameOf(language: Language): Node {
  const name = document.createElement('span')
  name.lang = language
  name.textContent = languages[language].name
  return name
}

choice?.addEventListener('change', () => remember('download-language', choice.value))
subscribeRemembered(show)
show()
