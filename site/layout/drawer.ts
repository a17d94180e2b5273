/**
 * The drawer closes on its links and on its overlay (specification §2). The browser opens it and closes it by its buttons;
 * for browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2) that is done here.
 */
const drawer = document.querySelector<HTMLDialogElement>('#drawer')
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype

drawer?.addEventListener('click', ({ target }) => {
  // A press on the overlay is a press on the dialog itself, not on anything in it.
  if (target === drawer || (target instanceof Element && target.closest('a'))) drawer.close()
})
// A tablet that is turned has the wide menu: the drawer would stay modal, out of sight.
window.matchMedia('(min-width: 64rem)').addEventListener('change', () => drawer?.close())
if (!knowsCommands) {
  for (const button of document.querySelectorAll('[commandfor="drawer"]')) {
    const opens = button.getAttribute('command') === 'show-modal'
    button.addEventListener('click', () => (opens ? drawer?.showModal() : drawer?.close()))
  }
}
