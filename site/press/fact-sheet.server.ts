import { content } from '../content.server.ts'
import { paragraphsOf } from '../fields.ts'
import { knownPlayers } from '../games/game-notes.ts'
import { gamePath } from '../games/game-path.ts'
import type { GameFile, Line } from '../games/schema.ts'

type Fact = { label: string; value: string; href?: string }

/** What a journalist needs of one game on one page. */
export type FactSheet = ReturnType<typeof factSheet>

/** The games menu counts every game to the main line; Lite games are in their own line as well. */
const lineNames: Record<Line, string> = { main: 'Awaken Realms', questline: 'Questline', lite: 'Lite' }

/** The fact sheets of all games, by name. What is not known is left out, never guessed. */
export function factSheets() {
  return [...content().games]
    .map(([slug, game]) => factSheet(slug, game))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function factSheet(slug: string, game: GameFile) {
  const { brand, origin } = content().site
  const { facts } = game
  const page = gamePath(slug)
  const rows: (Fact | undefined)[] = [
    { label: 'Title', value: game.name },
    { label: 'Kind', value: game.kind === 'boardGame' ? 'Board game' : 'Video game' },
    { label: 'Publisher', value: brand.name },
    fact('Line', game.catalogue && lineNames[game.catalogue.line]),
    fact(facts.designers?.length === 1 ? 'Designer' : 'Designers', facts.designers?.join(', ')),
    fact('Developer', facts.developer),
    fact('Platforms', facts.platforms?.join(', ')),
    fact('Year', facts.year?.toString()),
    fact('Players', knownPlayers(facts.players)),
    fact('Play time', facts.playTime),
    fact('Age', facts.minAge),
    ...(game.boxAndPlay ?? []).map(({ label, value }) => ({ label, value: value.join('; ') })),
    { label: 'Page', value: new URL(page, origin).href, href: page },
    fact('Board-game database', game.bgg, game.bgg),
    fact('Get it', game.getIt, game.getIt),
  ]
  return {
    slug,
    name: game.name,
    summary: game.summary,
    facts: rows.filter((it) => it !== undefined),
    paragraphs: [
      game.hero.desc,
      ...paragraphsOf(game.sections.find((it) => it.type === 'secondary')?.desc ?? ''),
    ],
  }
}

function fact(label: string, value: string | undefined, href?: string): Fact | undefined {
  return value === undefined ? undefined : { label, value, href }
}

/** The sheet as plain text, for the archive and for copying. */
export function factSheetText(sheet: FactSheet): string {
  const widest = Math.max(...sheet.facts.map((it) => it.label.length))
  const rows = sheet.facts.map(({ label, value }) => `${`${label}:`.padEnd(widest + 2)}${value}`)
  return `${[sheet.name.toUpperCase(), sheet.summary, rows.join('\n'), ...sheet.paragraphs].join('\n\n')}\n`
}
