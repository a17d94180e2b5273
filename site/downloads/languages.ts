/**
 * The languages documents come in. `name` is the language's own name, `flag` the picture of specification §3
 * ("Flags seen"), `search` what people type when they look for it.
 */
export const languages = {
  en: { name: 'English', english: 'English', flag: 'gb', search: 'eng uk angielski englisch' },
  de: { name: 'Deutsch', english: 'German', flag: 'de', search: 'ger deu niemiecki' },
  es: { name: 'Español', english: 'Spanish', flag: 'es', search: 'esp spa castellano' },
  fr: { name: 'Français', english: 'French', flag: 'fr', search: 'fra fre' },
  it: { name: 'Italiano', english: 'Italian', flag: 'it', search: 'ita' },
  pl: { name: 'Polski', english: 'Polish', flag: 'pl', search: 'pol po polsku' },
  cs: { name: 'Čeština', english: 'Czech', flag: 'cz', search: 'cz cze ces' },
  hu: { name: 'Magyar', english: 'Hungarian', flag: 'hu', search: 'hun' },
  uk: { name: 'Українська', english: 'Ukrainian', flag: 'ua', search: 'ua ukr ukrainska' },
  ko: { name: '한국어', english: 'Korean', flag: 'kr', search: 'kr kor hangugeo' },
  ru: { name: 'Русский', english: 'Russian', flag: 'ru', search: 'rus russkij' },
  pt: { name: 'Português', english: 'Portuguese', flag: 'pt', search: 'por' },
  'pt-BR': {
    name: 'Português (Brasil)',
    english: 'Brazilian Portuguese',
    flag: 'br',
    search: 'br brazil brasileiro por',
  },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages).filter(isLanguage)

/** The address of a language's flag. */
export function flagOf(language: Language): string {
  return `/flags/${languages[language].flag}.svg`
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}
