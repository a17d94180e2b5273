/** Preloading the scripts takes the line away from the picture and the text, which the visitor came for. */
const modulePreload = /<link rel="modulepreload" href="[^"]+"\/>/g

/** The script that takes a page over, as the framework writes it. */
const takeOver = /(<script type="module" async="">)([^<]*)(<\/script>)/

/**
 * The same page, which asks for its scripts once the browser has painted: until then the line belongs to the picture
 * and the text. A page without scripts stays as it is. Throws when the framework ends its pages in another way than
 * this knows.
 */
export function scriptsAfterFirstPaint(html: string): string {
  return html.replace(modulePreload, '').replace(takeOver, waiting)
}

function waiting(_: string, opening: string, code: string, closing: string): string {
  const statics: string[] = []
  const names: string[] = []
  const rest = code.replace(
    /import (?:\* as (\w+) from )?("[^"]+");/g,
    (_, name: string | undefined, from: string) => {
      statics.push(`import(${from})`)
      names.push(name ?? '')
      return ''
    },
  )
  if (names.every((it) => it === '') || /^\s*import\s/m.test(rest))
    throw new Error('The script the framework ends its pages with is not understood: mend this file.')
  const ready = `const [${names.join(',')}] = await Promise.all([${statics.join(',')}]);${rest.trim()}`
  return `${opening}requestAnimationFrame(() => setTimeout(async () => {${ready}}))${closing}`
}
