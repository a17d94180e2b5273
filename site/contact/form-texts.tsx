import type { ReactNode } from 'react'
import type { FormId } from '../../forms/form.ts'

type FormTexts = {
  /** For search engines and previews. */
  description: string
  /** What the visitor can do to be understood at once. */
  lead: string
  /** What becomes of the message. Nothing we cannot keep: how soon somebody answers is not known. */
  next: readonly string[]
  /** What may spare the visitor the writing. */
  first?: ReactNode
  /** What the visitor accepts, in plain words. */
  inShort?: { title: string; lines: readonly string[] }
}

/** What stands around each form. */
export const formTexts: Record<FormId, FormTexts> = {
  'digital-games-form': {
    description: 'Press, creators and streamers: ask us about our digital games.',
    lead: 'Tell us who you are, which game it is about and where we can see your work.',
    next: [
      'Your message is stored, and this page shows its reference number.',
      'Somebody on our digital games team reads it, with the channels you name.',
      'If there is something to answer, we write to the address you gave.',
    ],
  },
  'games-prototypes-form': {
    description: 'Game authors: send us your prototype for testing and feedback.',
    lead: 'Tell us how your game plays, for how many and for how long. Rules as a PDF and a picture of the table help.',
    next: [
      'Your prototype is stored, and this page shows its reference number.',
      'We decide whether and how your game is tested, under the Terms of Tests. How soon is not fixed.',
      'If we have questions or feedback, they come to the address you gave.',
    ],
    // What `content/legal/terms-of-tests*.md` say.
    inShort: {
      title: 'The terms in four lines',
      lines: [
        'Your game stays yours. You let us read, play and discuss it for tests, and nothing else.',
        'Sending it costs nothing, pays nothing and promises no release. Working together needs a separate contract.',
        'Both sides keep what they learn from each other to themselves, for three years.',
        'We keep what you send for 36 months. You can withdraw it at any time, with its reference number.',
      ],
    },
  },
  'press-contact-form': {
    description: 'Journalists and reviewers: write to us about our board games.',
    lead: 'Tell us what you write about and what you need.',
    first: (
      <>
        Facts, fact sheets and renders are in the{' '}
        <a href="/press" className="underline underline-offset-4 hover:text-brass">
          press room
        </a>
        , free to take.
      </>
    ),
    next: [
      'Your message is stored, and this page shows its reference number.',
      'Somebody on our press team reads it, with the links you name.',
      'If there is something to answer, we write to the address you gave.',
    ],
  },
}
