/** Bytes as people say them, by powers of ten as operating systems and shops do: "940 kB", "2.1 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return megabytes(bytes)
}

/**
 * The same for the end of a document's title, which is always in MB: "0.02 MB".
 */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000
  return `${size < 1 ? Math.max(size, 0.01).toFixed(2) : size.toFixed(1)} MB`
}
