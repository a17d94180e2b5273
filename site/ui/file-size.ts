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

/**
 * The same beside a limit of the forms, which are counted in 1,024s: "0.8 MB". Rounded up: a file just over a limit
 * must not read like a file at it.
 */
export function limitSize(bytes: number): string {
  const size = bytes / 1024 ** 2
  return size < 0.1 ? `${Math.ceil(bytes / 1024)} kB` : `${Math.ceil(size * 10) / 10} MB`
}
