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
    const first = body?.firstElementChild
    if (!body || !first) return null
    // A link that stands in for the rows says where they are; it stays when they have come.
    if (first instanceof HTMLAnchorElement)
      return createPortal(
        <FetchedRows page={first.pathname} category={categoryOf(group)} />,
        body,
        keyOf(group),
      )
    const rows = body.querySelector('ul')
    return rows && createPortal(<ServedRows list={rows} />, first, keyOf(group))
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

function keyOf(group: HTMLDetailsElement): string {
  return `${group.closest('section')?.id} ${categoryOf(group)}`
}

function categoryOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary > span')?.textContent ?? ''
}
