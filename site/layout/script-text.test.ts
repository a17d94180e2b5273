import { expect, test } from 'vitest'
import { scriptText } from './script-text.ts'

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])(
  'the text %j stays data in a script element',
  (summary) => {
    const text = scriptText({ summary })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ summary })
  },
)
