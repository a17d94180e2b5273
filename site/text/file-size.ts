/**
 * Bytes in MB, as the titles of documents have them (docs/specification.md, "Download entry"): "0.02 MB", "2.1 MB". A MB of
 * a download is a million bytes; the forms count their attachments in 1,024s.
 */
export function fileSize(bytes: number): string {
  const size = bytes / 1_000_000
  return `${size < 0.995 ? Math.max(size, 0.01).toFixed(2) : size.toFixed(1)} MB`
}

/**
 * The title of a document as visitors and other programs get it, with the size at its end where that is known: "Rulebook DE
 * (6.1 MB)". `space`: what is put before the unit.
 */
export function titleWithSize({ title, bytes }: { title: string; bytes?: number | undefined }, space = ' '): string {
  return bytes === undefined ? title : `${title} (${fileSize(bytes).replace(' ', space)})`
}
