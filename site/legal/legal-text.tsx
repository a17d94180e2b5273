import type { ReactNode } from 'react'
import type { LegalFile } from '../content/legal-schema.ts'
import { DraftNote } from '../ui/draft-note.tsx'
import { Contents } from './contents.tsx'
import { MarkdownBody } from './markdown-body.tsx'

type Day = { iso: string; words: string }
type Text = Omit<LegalFile, 'related' | 'toConfirm' | 'updated' | 'checked'> & {
  html: string
  contents: { id: string; title: string }[]
  updated: Day
  checked?: Day | undefined
}

const words = {
  en: {
    draft: 'Draft: this text has still to be confirmed by the company’s lawyer.',
    contents: 'Contents',
    updated: 'Last update',
    checked: 'Last check',
  },
  pl: {
    draft: 'Projekt: tekst oczekuje na zatwierdzenie przez prawnika spółki.',
    contents: 'Spis treści',
    updated: 'Ostatnia aktualizacja',
    checked: 'Ostatnia kontrola',
  },
} as const

/** A legal text: heading, state, table of contents, the text itself. It prints as plain black on white. */
export function LegalText({ text, children }: { text: Text; children?: ReactNode }) {
  const say = words[text.language]
  return (
    <article className="legal mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
      <header className="flex max-w-4xl flex-col gap-4">
        <h1 className="font-carved text-title text-balance">{text.heading}</h1>
        <p className="text-ash">
          {say.updated}: <time dateTime={text.updated.iso}>{text.updated.words}</time>
          {text.checked && (
            <>
              <br />
              {say.checked}: <time dateTime={text.checked.iso}>{text.checked.words}</time>
            </>
          )}
        </p>
        {text.confirmed === false && <DraftNote>{say.draft}</DraftNote>}
        {children}
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <Contents label={say.contents} entries={text.contents} />
        <MarkdownBody html={text.html} className="max-w-4xl" />
      </div>
    </article>
  )
}
