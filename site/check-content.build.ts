import { readStaffRedirects } from './addresses/read-redirects.build.ts'
import { readContact } from './contact/read-contact.build.ts'
import { ContentError } from './content-files/content-mistakes.ts'
import { readManifest } from './content-files/media.build.ts'
import { readSite } from './content-files/read-site.build.ts'
import { readSetEntries } from './documents/read-sets.build.ts'
import { readLudomentor } from './downloads/read-ludomentor.build.ts'
import { readGameEntries, readGameLists } from './games/read-games.build.ts'
import { readHome } from './home/read-home.build.ts'
import { readLegalTexts } from './legal/read-legal.build.ts'
import { pictureMistakes } from './pictures/picture-sizes.build.ts'
import { readPress } from './press/read-press.build.ts'

/** The single files. The editor has the same (`site/editor/collections.ts`). */
export const singleFileReaders = [readSite, readHome, readContact, readGameLists, readLudomentor, readPress]

/** Checks everything the staff edit. Throws one ContentError with the mistakes of all files. */
export function assertContent(): void {
  const parts = [...singleFileReaders, readGameEntries, readSetEntries, readLegalTexts, readStaffRedirects]
  const mistakes = [...parts.flatMap((part) => part.checked().mistakes), ...pictureMistakes(readManifest())]
  if (mistakes.length > 0) throw new ContentError(mistakes)
}
