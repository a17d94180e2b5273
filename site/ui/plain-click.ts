type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link asks for no more than to follow it; with a key held a browser opens a tab, or saves. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
