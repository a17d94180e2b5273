import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoPartTitle } from './two-part-title.tsx'

test.each([
  ['Nemesis', 'Nemesis'],
  ['Tainted Grail: The Fall of Avalon', '<Tainted Grail:> <The Fall of Avalon>'],
  ['S.T.A.L.K.E.R. The Board Game', '<S.T.A.L.K.E.R.> <The Board Game>'],
  ['This War of Mine: The Board Game', '<This War of Mine:> <The Board Game>'],
])('the parts of "%s" are "%s"', (name, lines) => {
  const html = renderToStaticMarkup(<TwoPartTitle>{name}</TwoPartTitle>)
  expect(html.replaceAll('<span class="inline-block">', '<').replaceAll('</span>', '>')).toBe(lines)
})
