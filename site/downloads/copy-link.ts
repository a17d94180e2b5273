/** A row's "Copy link" copies the permanent link of its document; where the browser refuses, it shows it. */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-link]') : null
  const label = button?.firstChild
  if (!button || !label) return
  const link = new URL(button.dataset.copyLink ?? '', window.location.origin).href
  try {
    await navigator.clipboard.writeText(link)
    said.textContent = 'Link copied'
    label.textContent = 'Link copied'
    setTimeout(() => {
      said.textContent = ''
      label.textContent = 'Copy link'
    }, 4000)
  } catch {
    // Without https or the visitor's leave there is no clipboard; a dialog's text can be copied by hand.
    window.prompt('Permanent link', link)
  }
})

/** Read out to those who do not see the button change; there from the start, so that its text is noticed. */
const said = document.createElement('p')
said.setAttribute('role', 'status')
said.className = 'sr-only'
document.body.append(said)
