import { isPlainKey } from '../ui/plain-click.ts'
import { remember, subscribeRemembered } from '../ui/remembered.ts'
import { isSlashKeyOn } from './slash-key-choice.ts'

/** "/" puts the cursor into the search from anywhere, unless the visitor has switched that off. */
const box = document.querySelector<HTMLInputElement>('#slash-key')

function show() {
  if (box) box.checked = isSlashKeyOn()
}

document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  if (event.key !== '/' || !isPlainKey(event) || typing || !isSlashKeyOn()) return
  event.preventDefault()
  document.getElementById('document-search')?.focus()
})
box?.addEventListener('change', () => remember('slash-key', box.checked ? 'on' : 'off'))
subscribeRemembered(show)
show()
