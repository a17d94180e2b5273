/** What a document is, as the filters of the download centre name it. */
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

export function isDocumentKind(code: string): code is DocumentKind {
  return Object.hasOwn(documentKinds, code)
}

/**
 * What people call a kind of document, in all languages documents come in: "nemesis regelwerk" must find the rulebook
 * that is here, in whatever language. Without accents, as the search reads both sides.
 */
export const kindSynonyms: Partial<Record<DocumentKind, string>> = {
  rulebook: `rules manual instructions regeln regelwerk regelbuch regelheft spielregeln anleitung spielanleitung
    reglas reglamento instrucciones regle regles notice regole regolamento manuale istruzioni instrukcja instrukcje
    zasady podrecznik pravidla navod szabaly szabalyok jatekszabaly правила правила-гри правила-игры інструкція
    инструкция 규칙서 룰북 gyuchikseo rulbuk regras livro-de-regras`,
  faq: `questions answers fragen haeufige preguntas frecuentes foire domande pytania odpowiedzi otazky kerdesek
    запитання питання вопросы perguntas`,
  errata: `corrections korrekturen aenderungen anderungen klarstellungen erratas precisions poprawki bledy виправлення`,
  fix: 'correction korrektur korrekturen correctif correctifs poprawka poprawki',
  reference:
    'help sheet summary aid ubersicht spielubersicht spielhilfe referencia aide riferimento pomoc karta',
  'save-sheet': 'speicherbogen guardado sauvegarde salvataggio zapis zapisu збереження сохранения',
  'record-sheet': 'score scores protokollbogen wertung registro suivi punteggi wynikow punktacja',
  'status-sheet': 'statusbogen estado etat stato stanu',
  'campaign-sheet': 'kampagnenbogen campana campagne campagna kampania kampanii',
  'achievement-sheet': 'erfolge erfolgsbogen logros succes traguardi osiagniecia osiagniec',
  logbook: 'logbuch bitacora bord diario dziennik pokladowy',
  'operations-book': 'einsatzbuch operaciones operazioni operacje operacji',
  handbook: 'spielerhandbuch jugadores joueurs podrecznik gracza',
  journal: 'tagebuch diario dziennik zeszyt',
  story: 'tales geschichten geschichtenbuch histoires opowiesci historie',
  'open-and-play': 'open-and-play start einstieg einstiegsheft inicio demarrage introduttiva zeszyt startowy',
  stickers: 'aufkleber pegatinas autocollants adesivi naklejki naklejek',
  map: 'karte landkarte mapa carte mappa',
  cards: 'karten cartas cartes carte karty',
  'print-and-play': 'pnp drucken imprimir imprimer stampa wydrukuj',
  'tournament-rules': 'turnier turnierregeln torneo tournoi turniej turniejowe',
  wallpaper: 'hintergrundbild fondo fond sfondo tapeta tapety',
  guidelines: 'richtlinien directrices consignes wytyczne',
}
