/** The address and the first words of each link in some HTML. */
export function linksOf(html: string) {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => [href, label])
}
