import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineTabs } from './line-tabs.tsx'

test('the tab of a line without anything says "Coming soon."', () => {
  const contents = { main: 'Games', questline: false, lite: 'Lite games' }
  const html = renderToStaticMarkup(<LineTabs name="line" labelEnd="games" contents={contents} />)
  const sections = html.match(/<section[^>]*>.*?<\/section>/g)?.map((section) => section.replace(/<[^>]*>/g, ''))
  expect(sections).toEqual(['Games', 'Coming soon.', 'Lite games'])
})
