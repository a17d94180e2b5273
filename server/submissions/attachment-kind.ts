import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { type AttachmentType, attachmentTypes } from '../../forms/attachments.ts'

/** Bytes at the start of a file that are enough to know its type. */
export const kindBytes = 4100

/** The type of a file by its first bytes, or undefined when it is none of the four we take. */
export async function attachmentKind(start: Uint8Array): Promise<AttachmentType | undefined> {
  const mime = (await fileTypeFromBuffer(start))?.mime
  // A PNG that moves is a PNG.
  const type = mime === 'image/apng' ? 'image/png' : mime
  return Object.keys(attachmentTypes).find(isAttachmentType(type))
}

function isAttachmentType(type: string | undefined) {
  return (known: string): known is AttachmentType => known === type
}

/** A visitor's file name for people to read: no characters that hide or turn round what follows, and not too long. */
export function readableName(given: string): string {
  const tidy = given.toWellFormed().replace(unseen, '').normalize('NFC').trim()
  if (tidy === '') return 'unnamed'
  const ending = extname(tidy).slice(0, 12)
  return tidy.length <= longest ? tidy : tidy.slice(0, longest - ending.length).toWellFormed() + ending
}

/**
 * Whether a name suits a file of this type. What is refused:
 *
 * | name                   | why                                                        |
 * |------------------------|------------------------------------------------------------|
 * | rules.pdf.exe          | ends like a program                                        |
 * | picture.pdf            | (a picture) ends like another type                         |
 * | rules                  | has no ending                                              |
 * | rules.exe.pdf          | hides a program's ending, which some systems would show    |
 * | ../rules.pdf, C:\r.pdf | is a path; browsers send names                             |
 * | rules\u202Efdp.pdf     | holds characters that change what is shown                 |
 */
export function nameSuits(given: string, type: AttachmentType): boolean {
  if (readableName(given) !== given.normalize('NFC').trim() && given.length <= longest) return false
  if (/[/\\]/.test(given)) return false
  const parts = given.toLowerCase().split('.')
  const endings: readonly string[] = attachmentTypes[type]
  if (parts.length < 2 || !endings.includes(`.${parts.at(-1)}`)) return false
  return !parts.slice(1, -1).some((it) => programEndings.has(it.trim()))
}

const longest = 200

// Not the two joiners, U+200C and U+200D, which Persian words and families of emoji are written with.
const unseen = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const programEndings = new Set(
  'exe bat cmd scr pif msi msp dll sys cpl jar app apk dmg pkg deb rpm sh bash ps1 psm1 vbs vbe js mjs cjs jse wsf wsh hta lnk reg url php php3 php4 php5 phtml phar asp aspx jsp cgi py rb htm html xhtml shtml svg xml swf docm xlsm pptm iso img'.split(
    ' ',
  ),
)
