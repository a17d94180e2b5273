import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Styleguide } from './styleguide.tsx'

test('the style guide shows a form as it comes and as it is refused, and four tiles', () => {
  const html = renderToStaticMarkup(<Styleguide />)
  expect(html.match(/<form/g)).toHaveLength(2)
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(html.match(/<article/g)).toHaveLength(4)
})
