/** What a document is, as the filters of the download centre name it. Other languages: `document-words.yaml`. */
export const documentKinds = {
  rulebook: 'Rulebook',
  faq: 'FAQ',
  errata: 'Errata',
  fix: 'Fix',
  reference: 'Reference sheet',
  'save-sheet': 'Save sheet',
  'record-sheet': 'Record sheet',
  'status-sheet': 'Status sheet',
  'campaign-sheet': 'Campaign sheet',
  'achievement-sheet': 'Achievement sheet',
  logbook: 'Logbook',
  'operations-book': 'Operations book',
  handbook: 'Players handbook',
  journal: 'Journal',
  story: 'Story book',
  'open-and-play': 'Open-and-play booklet',
  stickers: 'Sticker sheet',
  map: 'Map',
  cards: 'Cards',
  'print-and-play': 'Print and play',
  'tournament-rules': 'Tournament rules',
  wallpaper: 'Wallpapers',
  resources: 'Resources',
  guidelines: 'Guidelines',
} as const

export type DocumentKind = keyof typeof documentKinds

export const kindCodes = Object.keys(documentKinds).filter(isDocumentKind)

/** Forms to fill in: they need no published content, so those we make are complete in themselves. */
export const formKinds: ReadonlySet<DocumentKind> = new Set([
  'save-sheet',
  'record-sheet',
  'status-sheet',
  'campaign-sheet',
  'achievement-sheet',
])

export function isDocumentKind(code: string): code is DocumentKind {
  return Object.hasOwn(documentKinds, code)
}
