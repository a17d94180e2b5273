/** The page of a video at its provider, from a second on: where the player leads without script. */
export function watchAddress(videoId: string, seconds = 0): string {
  const address = new URL('https://www.youtube.com/watch')
  address.searchParams.set('v', videoId)
  if (seconds > 0) address.searchParams.set('t', `${seconds}s`)
  return address.href
}
