import type { Plugin } from 'vite'
import { content } from '../../site/content.server.ts'

const name = 'virtual:accents.css'

/**
 * A stylesheet made from content: `data-game="<slug>"` on an element gives everything in it that game's accent.
 * A style attribute would need a hole in the Content-Security-Policy.
 */
export function accents(): Plugin {
  return {
    name: 'accents',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return [...content().games]
        .map(([slug, { accent }]) => `[data-game='${slug}']{--color-accent:${accent}}`)
        .join('\n')
    },
  }
}
