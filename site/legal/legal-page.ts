/** On small screens the table of contents covers the text: it closes once an entry is chosen, and when it is left. */
const contents = document.querySelector('.legal-contents')
document.addEventListener('click', ({ target }) => {
  const isKept = target instanceof Element && contents?.contains(target) && !target.closest('a')
  if (!isKept) contents?.querySelector('details')?.removeAttribute('open')
})
