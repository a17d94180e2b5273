import { useLayoutEffect, useState } from 'react'
import { isLanguage, type Language } from '../content/languages.ts'
import { byLanguage } from './by-language.ts'
import { LanguageNote } from './language-note.tsx'
import { useLanguage } from './use-language.ts'

/** Puts the visitor's language first among rows that stand in the page as served, and says where it is missing. */
export function ServedRows({ list }: { list: HTMLUListElement }) {
  const language = useLanguage()
  const [rows] = useState(() => rowsOf(list))

  // The outside world: rows that React did not draw and does not know.
  useLayoutEffect(() => {
    const wanted = byLanguage(rows, language).map((it) => it.element)
    // Untouched where they stand right: moving them starts their motion anew.
    if (wanted.every((element, place) => element === list.children[place])) return
    const focused = document.activeElement
    list.append(...wanted)
    // Whoever goes by keyboard may already stand on one of them, and moving it took the focus away.
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
  }, [list, rows, language])

  return <LanguageNote rows={rows} />
}

function rowsOf(list: HTMLUListElement): { element: Element; is?: 'stand-in'; language?: Language }[] {
  return [...list.children].map((element) => {
    const language = element.querySelector<HTMLElement>('[lang]')?.lang ?? ''
    const is = element.querySelector('.stand-in') ? ({ is: 'stand-in' } as const) : {}
    return isLanguage(language) ? { element, language, ...is } : { element, ...is }
  })
}
