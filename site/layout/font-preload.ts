/** The link that asks for a font before the stylesheet that names it has come. */
export function fontPreload(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}
