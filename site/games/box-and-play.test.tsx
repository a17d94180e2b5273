import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { BoxAndPlay } from './box-and-play.tsx'
import { boxRows } from './showcase.server.ts'

const games = [...readContent().games]

test('shows every line of the block and none of its sources', () => {
  for (const [slug, game] of games) {
    const html = renderToStaticMarkup(<BoxAndPlay rows={boxRows(game)} />)
    const facts = game.boxAndPlay ?? []
    expect(html.match(/<dd/g) ?? [], slug).toHaveLength(facts.flatMap((it) => it.value).length)
    for (const { source } of facts) expect(html, slug).not.toContain(source)
  }
})

test('shows nothing where no fact is known', () => {
  expect(renderToStaticMarkup(<BoxAndPlay rows={[]} />)).toBe('')
})
