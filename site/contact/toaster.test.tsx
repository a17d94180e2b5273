import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToaster } from 'react-hot-toast/headless'
import { expect, test } from 'vitest'
import { Toaster } from './toaster.tsx'

test('at most 20 toasts are kept, the newest', () => {
  for (let number = 1; number <= 25; number += 1) toast(`message ${number}.`)
  const html = renderToStaticMarkup(<Toaster />)
  expect(html.match(/message \d+\./g)).toEqual(Array.from({ length: 20 }, (_, index) => `message ${25 - index}.`))
})

/** The durations of the five newest toasts, as text. */
function Durations() {
  const { toasts } = useToaster()
  return toasts.slice(0, 5).map((shown) => `${shown.type} ${shown.duration};`)
}

test('the durations of the library are those of the specification; a loading toast stays until it is replaced', () => {
  toast('blank')
  toast.error('error')
  toast.custom('custom')
  toast.success('success')
  toast.loading('loading')
  expect(renderToStaticMarkup(<Durations />)).toBe('loading Infinity;success 2000;custom 4000;error 4000;blank 4000;')
})
