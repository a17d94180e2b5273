import { content } from '../content/load.server.ts'
import type { LegalText as LegalTextFile } from '../content/load-legal.server.ts'
import { renderMarkdown } from '../content/markdown.server.ts'
import { linkAlone } from '../ui/button.tsx'
import { LegalText } from './legal-text.tsx'

/** A legal text with the ways to its other languages and to what belongs to it. */
export function LegalScreen({ text }: { text: LegalTextFile }) {
  const { markdown, language, updated, checked, related = [], translations = {}, path } = text
  const linked = [...Object.values(translations), ...related]
  const others = content().legal.filter((it) => it.path !== path && linked.includes(it.path))
  return (
    <LegalText
      text={{
        ...text,
        ...renderMarkdown(markdown, language),
        updated: day(updated, language),
        checked: checked === undefined ? undefined : day(checked, language),
      }}
    >
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {others.map((it) => (
            <li key={it.path}>
              <a href={it.path} hrefLang={it.language} lang={it.language} className={linkAlone}>
                {it.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </LegalText>
  )
}

/** A date as the text's readers write it. */
function day(iso: string, language: 'en' | 'pl') {
  const locale = language === 'en' ? 'en-GB' : 'pl-PL'
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return { iso, words: language === 'pl' ? `${words} r.` : words }
}
