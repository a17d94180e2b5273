/** On a phone (specification §4) the app's button leads, in the same tab, to that phone's store (§7). */
const button = document.querySelector<HTMLAnchorElement>('#download-app')
const { userAgent } = navigator
const platform = /android/i.test(userAgent)
  ? 'android'
  : /iPad|iPhone|iPod/.test(userAgent)
    ? 'ios'
    : 'desktop'
const store = button?.dataset[platform]
if (button && store) {
  button.href = store
  button.removeAttribute('target')
  button.querySelector('.sr-only')?.remove()
}
