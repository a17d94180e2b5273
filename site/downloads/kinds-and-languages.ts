import { remembered } from '../ui/remembered.ts'

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

/**
 * The languages documents come in. `name` is the language's own name, `english` stands here because a phone takes 60 ms to
 * have it from `Intl`, `flag` is the picture of the specification
 * ("Download entry", flags seen), `also` how lists, file names and searches call it besides: three-letter codes,
 * countries, its name in other languages.
 */
export const languages = {
  en: {
    name: 'English',
    english: 'English',
    flag: 'gb',
    also: 'en eng gb uk us usa britain angielski englisch',
  },
  de: { name: 'Deutsch', english: 'German', flag: 'de', also: 'de ger deu germany niemiecki' },
  es: { name: 'Español', english: 'Spanish', flag: 'es', also: 'es esp spa spain castellano hiszpanski' },
  fr: { name: 'Français', english: 'French', flag: 'fr', also: 'fr fra fre france francuski' },
  it: { name: 'Italiano', english: 'Italian', flag: 'it', also: 'it ita italy wloski' },
  pl: { name: 'Polski', english: 'Polish', flag: 'pl', also: 'pl pol poland polsku' },
  cs: { name: 'Čeština', english: 'Czech', flag: 'cz', also: 'cs cz cze ces czeski' },
  hu: { name: 'Magyar', english: 'Hungarian', flag: 'hu', also: 'hu hun hungary wegierski' },
  uk: { name: 'Українська', english: 'Ukrainian', flag: 'ua', also: 'ua ukr ukraine ukrainska ukrainski' },
  ko: { name: '한국어', english: 'Korean', flag: 'kr', also: 'ko kr kor korea hangugeo' },
  ru: { name: 'Русский', english: 'Russian', flag: 'ru', also: 'ru rus russia russkij rosyjski' },
  pt: { name: 'Português', english: 'Portuguese', flag: 'pt', also: 'pt por portugal portugalski' },
  'pt-BR': {
    name: 'Português (Brasil)',
    english: 'Brazilian Portuguese',
    flag: 'br',
    also: 'br bra ptbr brazil brasil brazilian brasileiro',
  },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages).filter(isLanguage)

/** What a language is called: its own name, the English one, and what it is called besides. */
export function languageNames(language: Language): string[] {
  const { name, english, also } = languages[language]
  return [name, english, ...also.split(' ')]
}

/** The address of a language's flag. */
export function flagOf(language: Language): string {
  return `/flags/${languages[language].flag}.svg`
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/** The visitor's language: the one chosen on this device, else the first of the browser's that documents come in. */
export function visitorLanguage(): Language {
  const browser = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? code])
  return [remembered('download-language') ?? '', ...browser].find(isLanguage) ?? 'en'
}
