/**
 * Whether the document in the window was loaded for this very page. Only such a document's Content-Security-Policy
 * lets the video provider in; a visitor who came by a link inside the site still has the policy of the page they
 * entered by.
 */
export function isOwnDocument(): boolean {
  const [entered] = performance.getEntriesByType('navigation')
  return entered === undefined || new URL(entered.name).pathname === window.location.pathname
}

const mark = '#play'

/** Loads this page anew, with its own policy, and plays there. */
export function reloadToPlay(): void {
  window.history.replaceState(window.history.state, '', mark)
  window.location.reload()
}

/** Whether the page was loaded by `reloadToPlay`; says so once. */
export function takePlayMark(): boolean {
  if (window.location.hash !== mark) return false
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return true
}
