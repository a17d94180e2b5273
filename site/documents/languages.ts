/**
 * The languages documents come in. `name` is the language's own name. `english` is written here because `Intl.DisplayNames`
 * takes 60 ms on a phone. `flag`: docs/specification.md, "Download entry". `aliases`: codes, countries, names in other
 * languages.
 */
export const languages = {
  en: { name: 'English', english: 'English', flag: 'gb', aliases: 'en eng gb uk us usa britain angielski englisch' },
  de: { name: 'Deutsch', english: 'German', flag: 'de', aliases: 'de ger deu germany niemiecki' },
  es: { name: 'Español', english: 'Spanish', flag: 'es', aliases: 'es esp spa spain castellano hiszpanski' },
  fr: { name: 'Français', english: 'French', flag: 'fr', aliases: 'fr fra fre france francuski' },
  it: { name: 'Italiano', english: 'Italian', flag: 'it', aliases: 'it ita italy wloski' },
  pl: { name: 'Polski', english: 'Polish', flag: 'pl', aliases: 'pl pol poland polsku' },
  cs: { name: 'Čeština', english: 'Czech', flag: 'cz', aliases: 'cs cz cze ces czeski' },
  hu: { name: 'Magyar', english: 'Hungarian', flag: 'hu', aliases: 'hu hun hungary wegierski' },
  uk: { name: 'Українська', english: 'Ukrainian', flag: 'ua', aliases: 'ua ukr ukraine ukrainska ukrainski' },
  ko: { name: '한국어', english: 'Korean', flag: 'kr', aliases: 'ko kr kor korea hangugeo' },
  ru: { name: 'Русский', english: 'Russian', flag: 'ru', aliases: 'ru rus russia russkij rosyjski' },
  pt: { name: 'Português', english: 'Portuguese', flag: 'pt', aliases: 'pt por portugal portugalski' },
  'pt-BR': {
    name: 'Português (Brasil)',
    english: 'Brazilian Portuguese',
    flag: 'br',
    aliases: 'br bra ptbr brazil brasil brazilian brasileiro',
  },
} as const

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages).filter(isLanguage)

export function languageNames(language: Language): string[] {
  const { name, english, aliases } = languages[language]
  return [name, english, ...aliases.split(' ')]
}

export function flagOf(language: Language): string {
  return `/flags/${languages[language].flag}.svg`
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}
