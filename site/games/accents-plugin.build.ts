import type { Plugin } from 'vite'
import { readGameEntries } from './read-games.build.ts'

const accentsId = '\0virtual:accents.css'

/**
 * `virtual:accents.css` gives everything inside an element with `data-game="<slug>"` that game's accent, because the
 * Content-Security-Policy forbids style attributes.
 */
export function accentsPlugin(): Plugin {
  return {
    name: 'accents',
    resolveId: (id) => (`\0${id}` === accentsId ? accentsId : undefined),
    load(id) {
      if (id !== accentsId) return undefined
      return [...readGameEntries().values()]
        .map(({ slug, accent }) => `[data-game='${slug}']{--color-accent:${accent}}`)
        .join('\n')
    },
  }
}
