/** Lets keyboard and screen reader go on from here, as following a link to an anchor does. */
export function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
