import parse, { domToReact } from 'html-react-parser'
import Link from 'next/link'

/** A part stands in for each element it fits: `fits(element)`, then `show(element, content)`, where `content(nodes)` shows nodes below it, by default all. */
const link = {
  fits: ({ name, attribs }) => name === 'a' && /^\/(?!d\/|files\/|press\/.+\.)/.test(attribs.href ?? ''),
  show: ({ attribs: { class: className, href, lang, hreflang, 'aria-current': current } }, content) => (
    <Link className={className} href={href} lang={lang} hrefLang={hreflang} aria-current={current}>
      {content()}
    </Link>
  ),
}

/** HTML of our build as elements: rendered once, at build time, but for what is interactive on this screen. */
export function Content({ html, parts = [] }) {
  const all = [...parts, link]
  const options = {
    replace: (element) => {
      if (!element.attribs) return undefined
      const part = all.find((it) => it.fits(element))
      return part?.show(element, (nodes) => domToReact(nodes ?? element.children, options))
    },
  }
  return parse(html, options)
}

export const hasClass = ({ attribs }, name) => (attribs.class ?? '').split(' ').includes(name)
export const childrenOf = (element) => element.children.filter((it) => it.attribs)

/** The first element below this one that fits, if any. */
export function within(element, fits) {
  for (const child of childrenOf(element)) {
    const found = fits(child) ? child : within(child, fits)
    if (found) return found
  }
  return undefined
}

export function textWithin(node) {
  return node.data ?? (node.children ?? []).map(textWithin).join('')
}
