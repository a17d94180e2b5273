import { type RefObject, useEffect, useState } from 'react'

/**
 * Id of the section at the top of the scroll container; none until one gets there. The detection region is the
 * specification's (§2, §9): the strip that 60 px from the top and 90 % from the bottom leave. The sections are looked for
 * anew when other `sets` are drawn.
 */
export function useActiveSection(
  container: RefObject<HTMLElement | null>,
  sets: readonly unknown[] | undefined,
): string | undefined {
  const [active, setActive] = useState<string>()

  // The outside world: where the sections stand in the scroll container.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sets are other sections in the document
  useEffect(() => {
    const root = container.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setActive(entry.target.id)
      },
      { root, rootMargin: '-60px 0px -90% 0px', threshold: 0 },
    )
    for (const section of root.querySelectorAll('section[id]')) observer.observe(section)
    return () => observer.disconnect()
  }, [container, sets])

  return active
}
