/** The page's address in a loader's request, which names its data file (`.data`) or ends in a slash at build time. */
export function requestPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$|\/$/g, '')
}

/** Whether a loader's request is for the data of a page, by which a client-side navigation draws it, and not for the page. */
export function isForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}
