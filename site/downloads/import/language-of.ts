import { isLanguage, type Language } from '../languages.ts'

/** How flags and titles name a language. "UK" is the flag of English (specification §3, "Flags seen"). */
const names: Record<Language, string> = {
  en: 'en eng english gb uk us usa britain',
  de: 'de deu ger german germany deutsch',
  es: 'es esp spa spanish spain',
  fr: 'fr fra fre french france',
  it: 'it ita italian italy',
  pl: 'pl pol polish poland polski',
  cs: 'cz cs cze ces czech',
  hu: 'hu hun hungarian hungary',
  uk: 'ua ukr ukrainian ukraine',
  ko: 'kr ko kor korean korea',
  ru: 'ru rus russian russia',
  pt: 'pt por portuguese portugal',
  'pt-BR': 'br bra brazil brazilian ptbr',
}

const byName = new Map(
  Object.entries(names).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** The language of a flag's picture, by its file name. */
export function languageOfFlag(flagUrl: string): Language | undefined {
  const file = flagUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return known(
    file
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .split(/[^a-z]+/),
  )
}

/** The language a title names, or else a folder of the address: "Rulebook [PL]", "/ENG/". Small letters are words. */
export function languageInWords(title: string, address: string): Language | undefined {
  const codes = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d])(?:PT-BR|[A-Z]{2,3})(?![\p{L}\d])/gu)].map(([it]) => it)
  const spelled = title.split(/[^\p{L}]+/u).filter((it) => it.length > 4)
  const folders = address.split('/').slice(0, -1).flatMap(codes)
  return (
    known(
      [...codes(title), ...spelled]
        .map((it) => it.toLowerCase().replace('-', ''))
        .filter((it) => it !== 'us'),
    ) ?? known(folders.map((it) => it.toLowerCase().replace('-', '')))
  )
}

/** The last that is a language's name: "Rulebook SS DE" is German. */
function known(words: readonly string[]): Language | undefined {
  const code = words.findLast((it) => byName.has(it))
  return code === undefined ? undefined : languageCode(byName.get(code))
}

function languageCode(code: string | undefined): Language | undefined {
  return code !== undefined && isLanguage(code) ? code : undefined
}
