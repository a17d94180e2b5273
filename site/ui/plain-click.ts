type Held = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>
type Press = Held & Pick<MouseEvent, 'button' | 'shiftKey'>

/** Whether a click on a link asks for no more than to follow it; with a key held a browser opens a tab, or saves. */
export function isPlainClick(press: Press): boolean {
  return press.button === 0 && !press.shiftKey && isPlainKey(press)
}

/** Whether a key is the page's; with Alt or the Command key the arrows are the browser's own: Back and Forward. */
export function isPlainKey({ ctrlKey, metaKey, altKey }: Held): boolean {
  return !ctrlKey && !metaKey && !altKey
}
