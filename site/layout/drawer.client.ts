import { closest } from '../browser/closest.client.ts'

/**
 * The drawer closes on its links and on its overlay. The browser opens it and closes it by its buttons; for browsers
 * without invoker commands (before Chrome 135, Firefox 144, Safari 26.2) that is done here.
 */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  drawer?.addEventListener('click', ({ target }) => {
    // A press on the overlay is a press on the dialog itself, not on anything in it.
    if (target === drawer || closest(target, 'a')) drawer.close()
  })
  if (!('commandForElement' in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll('[commandfor="drawer"]')) {
      const opens = button.getAttribute('command') === 'show-modal'
      button.addEventListener('click', () => (opens ? drawer?.showModal() : drawer?.close()))
    }
}
