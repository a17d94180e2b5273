/**
 * The kinds of documents. The filters show `name`. `aliases` are words for it in all languages documents come in, because
 * "nemesis regelwerk" must find the rulebook. Write them without accents: the search removes those from queries too.
 */
export const documentKinds = {
  rulebook: {
    name: 'Rulebook',
    aliases: `rules manual instructions regeln regelwerk regelbuch regelheft spielregeln anleitung spielanleitung
    reglas reglamento instrucciones regle regles notice regole regolamento manuale istruzioni instrukcja instrukcje
    zasady podrecznik pravidla navod szabaly szabalyok jatekszabaly правила правила-гри правила-игры інструкція
    инструкция 규칙서 룰북 gyuchikseo rulbuk regras livro-de-regras`,
  },
  faq: {
    name: 'FAQ',
    aliases: `questions answers fragen haeufige preguntas frecuentes foire domande pytania odpowiedzi otazky kerdesek
    запитання питання вопросы perguntas`,
  },
  errata: {
    name: 'Errata',
    aliases: `corrections korrekturen aenderungen anderungen klarstellungen erratas precisions poprawki bledy виправлення`,
  },
  fix: { name: 'Fix', aliases: 'correction korrektur korrekturen correctif correctifs poprawka poprawki' },
  reference: {
    name: 'Reference sheet',
    aliases: 'help sheet summary aid ubersicht spielubersicht spielhilfe referencia aide riferimento pomoc karta',
  },
  'save-sheet': {
    name: 'Save sheet',
    aliases: 'speicherbogen guardado sauvegarde salvataggio zapis zapisu збереження сохранения',
  },
  'record-sheet': {
    name: 'Record sheet',
    aliases: 'score scores protokollbogen wertung registro suivi punteggi wynikow punktacja',
  },
  'status-sheet': { name: 'Status sheet', aliases: 'statusbogen estado etat stato stanu' },
  'campaign-sheet': { name: 'Campaign sheet', aliases: 'kampagnenbogen campana campagne campagna kampania kampanii' },
  'achievement-sheet': {
    name: 'Achievement sheet',
    aliases: 'erfolge erfolgsbogen logros succes traguardi osiagniecia osiagniec',
  },
  logbook: { name: 'Logbook', aliases: 'logbuch bitacora bord diario dziennik pokladowy' },
  'operations-book': { name: 'Operations book', aliases: 'einsatzbuch operaciones operazioni operacje operacji' },
  handbook: { name: 'Players handbook', aliases: 'spielerhandbuch jugadores joueurs podrecznik gracza' },
  journal: { name: 'Journal', aliases: 'tagebuch diario dziennik zeszyt' },
  story: { name: 'Story book', aliases: 'tales geschichten geschichtenbuch histoires opowiesci historie' },
  'open-and-play': {
    name: 'Open-and-play booklet',
    aliases: 'open-and-play start einstieg einstiegsheft inicio demarrage introduttiva zeszyt startowy',
  },
  stickers: { name: 'Sticker sheet', aliases: 'aufkleber pegatinas autocollants adesivi naklejki naklejek' },
  map: { name: 'Map', aliases: 'karte landkarte mapa carte mappa' },
  cards: { name: 'Cards', aliases: 'karten cartas cartes carte karty' },
  'print-and-play': { name: 'Print and play', aliases: 'pnp drucken imprimir imprimer stampa wydrukuj' },
  'tournament-rules': { name: 'Tournament rules', aliases: 'turnier turnierregeln torneo tournoi turniej turniejowe' },
  wallpaper: { name: 'Wallpapers', aliases: 'hintergrundbild fondo fond sfondo tapeta tapety' },
  resources: { name: 'Resources', aliases: 'ressourcen recursos ressources risorse zasoby' },
  guidelines: { name: 'Guidelines', aliases: 'richtlinien directrices consignes wytyczne' },
} as const

export type DocumentKind = keyof typeof documentKinds

export const kindCodes = Object.keys(documentKinds).filter((code): code is DocumentKind => code in documentKinds)

export function kindNames(kind: DocumentKind): string[] {
  const { name, aliases } = documentKinds[kind]
  return [name, ...aliases.split(/\s+/)]
}
