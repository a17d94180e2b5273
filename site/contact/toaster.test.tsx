import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { expect, test } from 'vitest'
import { Toaster, toastDurations } from './toaster.tsx'

test('at most 20 toasts are kept, the newest', () => {
  for (let number = 1; number <= 25; number += 1) toast(`message ${number}.`)
  const html = renderToStaticMarkup(<Toaster />)
  expect(html.match(/message \d+\./g)).toEqual(
    Array.from({ length: 20 }, (_, index) => `message ${25 - index}.`),
  )
})

test('toasts stay as long as the specification says, a loading one until it is replaced', () => {
  expect(toastDurations).toEqual({
    blank: 4000,
    error: 4000,
    custom: 4000,
    success: 2000,
    loading: Number.POSITIVE_INFINITY,
  })
})
