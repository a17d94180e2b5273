/** How long a scrollbar stays after the last motion, in ms (specification §9). */
const delay = 600

/** Each list that scrolls by itself shows its scrollbar only while it moves. */
for (const list of document.querySelectorAll<HTMLElement>('.download-scroll')) {
  let timer: ReturnType<typeof setTimeout> | undefined
  list.addEventListener(
    'scroll',
    () => {
      list.dataset.scrolling = 'yes'
      clearTimeout(timer)
      timer = setTimeout(() => delete list.dataset.scrolling, delay)
    },
    { passive: true },
  )
}
