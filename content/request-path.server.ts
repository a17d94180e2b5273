/** The page's address in a loader's request, which names its data file (`.data`) or ends in a slash at build time. */
export function requestPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$|\/$/g, '')
}
