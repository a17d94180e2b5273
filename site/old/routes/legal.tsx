import { content } from '../../content/load.server.ts'
import { renderMarkdown } from '../../content/markdown.server.ts'
import { requestPath } from '../../content/request-path.server.ts'
import { LegalText } from '../../legal/legal-text.tsx'
import { Link, linkAlone } from '../../ui/link.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/legal'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { title, summary, path, translations } = loaderData
  return pageMeta({
    title: `${title} | ${brand.name}`,
    description: summary,
    path,
    brand: brand.name,
    origin,
    translations,
  })
}

export function loader({ request }: Route.LoaderArgs) {
  const path = requestPath(request)
  const { legal } = content()
  const text = legal.find((it) => it.path === path)
  if (!text) throw new Response('There is no such text.', { status: 404 })
  const { markdown, slug: _, toConfirm: __, related = [], ...head } = text
  const linked = [...Object.values(head.translations ?? {}), ...related]
  return {
    ...head,
    ...renderMarkdown(markdown, head.language),
    updated: day(head.updated, head.language),
    checked: head.checked ? day(head.checked, head.language) : undefined,
    links: legal
      .filter((it) => it.path !== path && linked.includes(it.path))
      .map(({ title, language, path: to }) => ({ title, language, to })),
  }
}

export default screen(function LegalScreen({ loaderData }: Route.ComponentProps) {
  const { links } = loaderData
  return (
    <LegalText text={loaderData}>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {links.map((it) => (
            <li key={it.to}>
              <Link to={it.to} hrefLang={it.language} lang={it.language} className={linkAlone}>
                {it.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LegalText>
  )
})

/** A date as the text's readers write it; worked out at build time, so that server and browser agree. */
function day(iso: string, language: 'en' | 'pl') {
  const locale = language === 'en' ? 'en-GB' : 'pl-PL'
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return { iso, words: language === 'pl' ? `${words} r.` : words }
}
