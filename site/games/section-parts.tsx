import type { GameDocuments } from '../downloads/rulebook.server.ts'
import { type Picture, paragraphsOf } from '../fields.ts'
import type { Loop, Photo } from '../pictures/pictures.server.ts'
import type { GameFile } from './schema.ts'
import type { Section, SectionOf } from './section-schema.ts'

/** What the parts of a game's page need beside its content file: what the build has made of its pictures and documents. */
export type GameView = {
  photoOf: (picture: Picture) => Photo
  filmOf: (name: string) => Loop
  documents?: GameDocuments
}

export type SectionProps<Type extends Section['type']> = GameView &
  Pick<GameFile, 'kind'> & { section: SectionOf<Type>; next?: Section }

/** A section's text, paragraph by paragraph. */
export function SectionText({ desc, className }: { desc: string; className: string }) {
  return paragraphsOf(desc).map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ))
}
