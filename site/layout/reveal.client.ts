/**
 * Fades each `.reveal` in whenever it comes into view (docs/specification.md, "Motion"). `data-shown` holds its state,
 * which the stylesheet reads.
 *
 * | the element                              | `data-shown` | is                                                  |
 * |------------------------------------------|--------------|-----------------------------------------------------|
 * | was in view when the page was loaded     | yes          | visible                                             |
 * | is out of view                           | away         | visible, for readers that do not scroll             |
 * | comes in, less than a fifth of it        | no           | hidden                                              |
 * | has a fifth in view                      | yes          | fades in                                            |
 * | is taller than four windows and comes in | yes          | fades in: a fifth of it might not fit into a window |
 */
export function startReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue
        const isNew = target.dataset.shown === undefined
        const isTall = boundingClientRect.height > window.innerHeight * 4
        if (!isIntersecting) target.dataset.shown = 'away'
        else if (isNew || isTall || intersectionRatio >= 0.2) target.dataset.shown = 'yes'
        else if (target.dataset.shown === 'away') target.dataset.shown = 'no'
      }
    },
    { threshold: [0, 0.2] },
  )
  for (const element of document.querySelectorAll('.reveal')) observer.observe(element)
}
