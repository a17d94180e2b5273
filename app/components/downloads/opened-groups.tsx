import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FetchedRows } from './fetched-rows.tsx'
import { ServedRows } from './served-rows.tsx'

/**
 * What the script adds to the groups of a list once they are opened: the visitor's language first, and the rows where
 * the list leaves them to the set's own page. The groups open and close by themselves, with or without it.
 */
export function OpenedGroups({ list }: { list: RefObject<HTMLElement | null> }) {
  return useOpened(list).map((group) => {
    const body = group.lastElementChild
    const rows = body?.querySelector('ul')
    if (!body?.firstElementChild) return null
    return rows
      ? createPortal(<ServedRows list={rows} />, body.firstElementChild, keyOf(group))
      : createPortal(<FetchedRows {...placeOf(group)} />, body, keyOf(group))
  })
}

/** All groups that have been open since the page came. */
function useOpened(list: RefObject<HTMLElement | null>): readonly HTMLDetailsElement[] {
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([])

  // The outside world: groups the visitor opens, some perhaps before this script ran.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const add = (groups: readonly HTMLDetailsElement[]) =>
      setOpened((known) => [...new Set([...known, ...groups])])
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) add([target])
    }
    add([...element.querySelectorAll('details')].filter((it) => it.open))
    // It does not bubble, but on its way down every element hears it.
    element.addEventListener('toggle', onToggle, { capture: true })
    return () => element.removeEventListener('toggle', onToggle, { capture: true })
  }, [list])

  return opened
}

/** The link that stands in for the rows says where they are. */
function placeOf(group: HTMLDetailsElement): { page: string; category: string } {
  return { page: group.querySelector('a')?.pathname ?? '', category: categoryOf(group) }
}

function keyOf(group: HTMLDetailsElement): string {
  return `${group.closest('section')?.id} ${categoryOf(group)}`
}

function categoryOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary > span')?.textContent ?? ''
}
