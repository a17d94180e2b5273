/**
 * Plays the motion of each `.reveal` when it comes into view, every time anew (specification §2).
 *
 * | the element                                   | is                                |
 * |-----------------------------------------------|-----------------------------------|
 * | was in view when the page came                | visible                           |
 * | is out of view                                | visible: who does not scroll sees it |
 * | comes in, less than a fifth of it             | hidden                            |
 * | has a fifth in view, or fills a fifth of the window | fades in                    |
 */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
      if (!(target instanceof HTMLElement)) continue
      const known = target.dataset.shown !== undefined
      if (!isIntersecting) target.dataset.shown = 'away'
      else if (!known || intersectionRatio >= 0.2 || intersectionRect.height > window.innerHeight * 0.2)
        target.dataset.shown = 'yes'
      else if (target.dataset.shown === 'away') target.dataset.shown = 'no'
    }
  },
  { threshold: [0, 0.05, 0.1, 0.2] },
)
for (const element of document.querySelectorAll('.reveal')) observer.observe(element)
