/** A file's size as people read it, in MB of a million bytes as download pages count, from its bytes. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${megabytes.toFixed(1)} MB`
}
