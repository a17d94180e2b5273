import type { GameDocuments } from '../downloads/rulebook.server.ts'
import { fileSize } from '../ui/file-size.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

export const documentLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent'

/** The way to a game's rulebook in one press, where it is here, and to all of its documents. */
export function DocumentLinks({ documents: { rulebook, path, count } }: { documents: GameDocuments }) {
  if (!rulebook) {
    return (
      <a href={path} className={documentLink}>
        Rulebooks: see Downloads
      </a>
    )
  }
  return (
    <>
      <OutsideLink href={rulebook.path} className={documentLink}>
        {rulebookLabel(rulebook)}
      </OutsideLink>
      <a href={path} className={documentLink}>
        {count === 1 ? 'The document' : `All ${count} documents`}
      </a>
    </>
  )
}

function rulebookLabel({ bytes, version }: NonNullable<GameDocuments['rulebook']>): string {
  const details = ['PDF', 'English', ...(bytes === undefined ? [] : [fileSize(bytes)])]
  return `Rulebook${version ? ` ${version}` : ''} (${details.join(', ')})`
}
