/** Labels each campaign button by the visitor's clock, and changes the label at the campaign's start. */
export function startCampaign(): void {
  for (const label of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const { campaign = '', before = '', after = '' } = label.dataset
    const startsAt = Date.parse(campaign)
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      const wait = startsAt - Date.now()
      label.textContent = wait > 0 ? before : after
      // With a longer delay than this the browser would not wait at all.
      if (wait > 0) timer = setTimeout(show, Math.min(wait, 2 ** 31 - 1))
    }
    show()
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', show)
  }
}
