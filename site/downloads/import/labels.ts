import type { DocumentKind } from '../document-kinds.ts'
import { spelt } from './spelling.ts'

/** The category labels of specification §3; differences of case and spelling between them are kept as they are. */
const labels = [
  'RULEBOOKS',
  'RULEBOOK',
  'Rulebooks',
  'FAQ',
  'STATUS SHEET',
  'OTHER MATERIALS',
  'Save Sheet',
  'SAVE SHEETS',
  'TEMPORARY FIX',
  'LOGBOOK',
  'OPERATIONS BOOK',
  'RECORD SHEET',
  'WALLPAPERS',
  'PLAYERS HANDBOOK',
  'SHEETS',
  'GAME RULES',
  'PRINT AND PLAY',
  'MANUALS',
  'STICKERS',
  'Achievement Sheets',
  '2.0 CARDS UPDATE',
  'JOURNALS',
  'RESOURCES',
  'MATERIALS',
  'TALES FROM THE RUINED CITY',
  'Fix Pack',
  'Errata',
  'Open and Play',
  'Guidelines',
  'Core Box',
  'Space Cat',
  'Intruder',
  'Tainted Grail',
  'ISS Vanguard',
  'Etherfields',
] as const

/** A label as published where the specification has it so, in its spelling where only that is odd, else as published. */
export function categoryOf(published: string): string {
  const text = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  return labels.find((it) => it === text) ?? spelt(text, labels, (it) => [it]) ?? text
}

/** What a title or a category says a document is; the first that fits. */
const kindWords: readonly [DocumentKind, RegExp][] = [
  ['errata', /errat/],
  ['faq', /\bfaqs?\b|frequently/],
  ['fix', /\bfix\b/],
  ['tournament-rules', /tournament.*rules/],
  ['guidelines', /guideline/],
  ['wallpaper', /wallpaper/],
  ['stickers', /sticker/],
  ['print-and-play', /print.{0,3}(and|&|n).{0,3}play|\bpnp\b/],
  ['open-and-play', /open.{0,3}(and|&).{0,3}play|start here/],
  ['achievement-sheet', /achievement/],
  ['save-sheet', /save/],
  ['status-sheet', /status|character sheet/],
  ['record-sheet', /record|score/],
  ['campaign-sheet', /campaign sheet/],
  ['logbook', /log ?book/],
  ['operations-book', /operations? book/],
  ['handbook', /handbook/],
  ['journal', /journal/],
  ['story', /\btales\b|story ?book/],
  ['rulebook', /rule|manual|leaflet|instruction/],
  ['reference', /reference|help|room sheet|objective|faction sheet|summary/],
  ['map', /\bmaps?\b/],
  ['cards', /\bcards?\b/],
  ['resources', /resource/],
]

/** What a document is, by its title and then its category. Undefined when neither says so. */
export function kindOf(category: string, title: string): DocumentKind | undefined {
  const said = [title, category].map(
    (text) => kindWords.find(([, words]) => words.test(text.toLowerCase()))?.[0],
  )
  return said.find((it) => it !== undefined) ?? (/materials|sheets/i.test(category) ? 'resources' : undefined)
}
