import { type RefObject, useEffect, useState } from 'react'

/**
 * Id of the section at the top of the scroll container; none until one gets there. The detection region is the
 * specification's (§2, §9): the strip that 60 px from the top and 90 % from the bottom leave.
 */
export function useActiveSection(
  container: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined {
  const [active, setActive] = useState<string>()
  const key = ids.join(' ')

  // The outside world: where the sections stand in the scroll container.
  useEffect(() => {
    const root = container.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setActive(entry.target.id)
      },
      { root, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [container, key])

  return active
}
