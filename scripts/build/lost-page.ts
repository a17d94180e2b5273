/**
 * The 404 page as it is served at addresses that exist nowhere. Some of them match a route's pattern
 * (`/download/no-such-set`), and the script would take the page over as that screen. So this copy first tells the
 * router of one more route: the very address it was asked for, spelt exactly so, which is the not-found screen.
 * Throws when the framework no longer starts its script in the way this relies on.
 */
export function lostPage(html: string): string {
  const start = /import\("\/assets\/entry\.client-[^"]+"\)/
  if (!start.test(html) || !html.includes(`"${notFound}"`))
    throw new Error(
      'The 404 page starts its script in a way this build does not know: see scripts/build/lost-page.ts',
    )
  return html.replace(start, (entry) => `${addRoute}\n${entry}`)
}

const notFound = 'routes/not-found'

const addRoute = `{
const { routes } = window.__reactRouterManifest;
const path = location.pathname.split("/").map(decodeURIComponent).join("/");
window.__reactRouterManifest.routes = { lost: { ...routes["${notFound}"], id: "lost", path, caseSensitive: true }, ...routes };
window.__reactRouterRouteModules.lost = window.__reactRouterRouteModules["${notFound}"];
}`
