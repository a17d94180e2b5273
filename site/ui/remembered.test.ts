import { expect, test, vi } from 'vitest'
import { remember, remembered } from './remembered.ts'

test('where the browser blocks storage, a choice holds until the page is left, and the console says so', () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  remember('download-language', 'off')
  expect(remembered('download-language')).toBe('off')
  expect(said).toHaveBeenCalledWith('The browser does not let this site remember download-language.')
})
