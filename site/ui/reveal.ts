/**
 * Plays the motion of each `.reveal` when it comes into view, every time anew (docs/specification.md, "Motion").
 *
 * | the element                                   | is                                |
 * |-----------------------------------------------|-----------------------------------|
 * | was in view when the page came                | visible                           |
 * | is out of view                                | visible: who does not scroll sees it |
 * | comes in, less than a fifth of it             | hidden                            |
 * | has a fifth in view                           | fades in                          |
 * | is taller than four windows                   | fades in as soon as it comes in: a fifth would hardly fit |
 */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
      if (!(target instanceof HTMLElement)) continue
      const known = target.dataset.shown !== undefined
      const tall = boundingClientRect.height > window.innerHeight * 4
      if (!isIntersecting) target.dataset.shown = 'away'
      else if (!known || tall || intersectionRatio >= 0.2) target.dataset.shown = 'yes'
      else if (target.dataset.shown === 'away') target.dataset.shown = 'no'
    }
  },
  { threshold: [0, 0.2] },
)
for (const element of document.querySelectorAll('.reveal')) observer.observe(element)
