import { gamesPrototypes } from '../forms/forms.ts'
import { ContactForm } from './contact/contact-form.island.tsx'
import type { AvailableDocument } from './documents/document.ts'
import { DocumentRows } from './downloads/document-row.tsx'
import type { Game } from './games/game.ts'
import { GameTile } from './games/game-tile.tsx'
import tokens from './styles/tokens.css?raw'
import { Button, ButtonLink } from './ui/button.tsx'

const sizes = tokens.match(/(?<=--text-)[a-z]+(-[a-z]+)?(?=:)/g) ?? []
const colours = tokens.match(/(?<=--color-)[a-z]+(?=:)/g) ?? []
const looks = ['campaign', 'primary', 'secondary', 'quiet'] as const
const refusal = { kind: 'refused', errors: [{ field: 'email', message: 'What is wrong with it.' }] } as const

/** Type, colours and the parts of screens in their states. Only in development. */
export function Styleguide({ games, documents }: { games: Game[]; documents: AvailableDocument[] }) {
  return (
    <div className="flex page-edge flex-col gap-16 py-12">
      <h1 className="display-face text-display">Style guide</h1>
      <section>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {size}: <span className="display-face">The long wall</span> of Avalon
          </p>
        ))}
      </section>
      <ul className="flex flex-wrap gap-4">
        {colours.map((colour) => (
          <li key={colour}>
            <div style={{ width: '6rem', height: '6rem', background: `var(--color-${colour})` }} />
            {colour}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <ButtonLink href="https://example.com">To another site</ButtonLink>
      </p>
      <div className="grid gap-12 lg:grid-cols-2">
        <ContactForm form={gamesPrototypes} />
        <ContactForm form={gamesPrototypes} outcome={refusal} />
      </div>
      <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {games.map((game) => (
          <li key={game.slug}>
            <GameTile game={game} shape="large" />
          </li>
        ))}
      </ul>
      <DocumentRows documents={documents} />
    </div>
  )
}
