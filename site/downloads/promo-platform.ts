import { platformOf } from './platform.ts'

/** On a phone the app's button leads, in the same tab, to that phone's store (specification §7). */
const button = document.querySelector<HTMLAnchorElement>('#download-app')
const store = button?.dataset[platformOf(navigator.userAgent)]
if (button && store) {
  button.href = store
  button.removeAttribute('target')
  button.querySelector('.sr-only')?.remove()
}
