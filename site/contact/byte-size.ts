const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** A size in bytes for people, counted in 1,024s like the limits beside it: "0.8 MB", "12 kB". */
export function byteSize(bytes: number): string {
  if (bytes >= 0.1 * megabyte) return `${round(bytes / megabyte)} MB`
  return `${Math.ceil(bytes / kilobyte)} kB`
}

/** Rounded up: a file just over a limit must not read like a file at it. */
function round(megabytes: number) {
  return Math.ceil(megabytes * 10) / 10
}
