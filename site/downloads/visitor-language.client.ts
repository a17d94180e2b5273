import { readStored } from '../browser/device-storage.client.ts'
import { isLanguage, type Language } from '../documents/languages.ts'

/** The visitor's language: the one chosen on this device, else the first of the browser's that there are documents in. */
export function visitorLanguage(): Language {
  const browser = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? code])
  return [readStored('download-language') ?? '', ...browser].find(isLanguage) ?? 'en'
}
