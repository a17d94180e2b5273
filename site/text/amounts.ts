/** A number with what it counts: "1 file", "3 files". */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

/**
 * Bytes in MB, as the titles of documents have them (docs/specification.md, "Download entry"): "0.02 MB", "2.1 MB". A MB of
 * a download is a million bytes; the forms count their attachments in 1,024s.
 */
export function fileSize(bytes: number): string {
  const size = bytes / 1_000_000
  return `${size < 0.995 ? Math.max(size, 0.01).toFixed(2) : size.toFixed(1)} MB`
}
