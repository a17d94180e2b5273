import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NameInLines } from './name-in-lines.tsx'

test.each([
  ['Nemesis', 'Nemesis'],
  ['Tainted Grail: The Fall of Avalon', '<Tainted Grail:> <The Fall of Avalon>'],
  ['S.T.A.L.K.E.R. The Board Game', '<S.T.A.L.K.E.R.> <The Board Game>'],
  ['This War of Mine: The Board Game', '<This War of Mine:> <The Board Game>'],
])('the parts of "%s" are "%s"', (name, lines) => {
  const html = renderToStaticMarkup(<NameInLines>{name}</NameInLines>)
  expect(html.replaceAll('<span class="inline-block">', '<').replaceAll('</span>', '>')).toBe(lines)
})
