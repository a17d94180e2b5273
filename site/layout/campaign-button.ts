/** Browsers fire a timer longer than this many ms at once. */
const longestTimer = 2_147_483_647

/** Says in each campaign button what is so at this moment, and changes it at the campaign's start (specification §2). */
for (const label of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
  const { campaign = '', before = '', after = '' } = label.dataset
  const startsAt = Date.parse(campaign)
  const show = () => {
    label.textContent = Date.now() >= startsAt ? after : before
  }
  show()
  const wait = startsAt - Date.now()
  if (wait > 0 && wait <= longestTimer) setTimeout(show, wait)
}
