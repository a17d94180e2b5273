import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'

const texts = ['</script><script>alert(1)</script>', '<!-- <script>', 'a < b']

test.each(texts)('the text %j stays data in a script element', (summary) => {
  const text = scriptText({ summary })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ summary })
})
