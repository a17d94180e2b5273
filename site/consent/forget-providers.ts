/**
 * Removes from this device what analytics and the video provider have left under this site's address. What a
 * provider keeps under its own address is out of any site's reach.
 */
export function forgetProviders(): void {
  const names = document.cookie.split(';').map((it) => it.split('=')[0]?.trim() ?? '')
  for (const name of names.filter(isProviderCookie)) {
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the big browsers
      document.cookie = `${name}=; path=/; max-age=0${domain ? `; domain=${domain}` : ''}`
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const entry of Object.keys(storage).filter(isProviderEntry)) storage.removeItem(entry)
    }
  } catch {
    console.warn('The browser does not let this site touch its storage, so nothing can be left in it.')
  }
}

/** Analytics' own cookies, as the privacy policy lists them. */
export function isProviderCookie(name: string): boolean {
  return /^(_ga(_.+)?|_gid|_gat(_.+)?)$/.test(name)
}

/** Entries of the video provider's player. */
export function isProviderEntry(key: string): boolean {
  return /^(yt-|yt\.)/.test(key)
}

/**
 * Analytics sets its cookies for the widest domain a browser takes, so each must be tried:
 * none, `www.example.com`, `example.com`.
 */
export function domainsOf(host: string): string[] {
  const parts = host.split('.')
  const wider = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
  return ['', ...wider]
}
