import { Link } from 'react-router'
import { content } from '../../content/load.server.ts'
import { renderMarkdown } from '../../content/markdown.server.ts'
import { LegalText } from '../components/legal/legal-text.tsx'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
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

export async function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$|\/$/g, '')
  const { legal } = content()
  const text = legal.find((it) => it.path === path)
  if (!text) throw new Response('There is no such text.', { status: 404 })
  const { markdown, slug: _, ...head } = text
  const linked = [...Object.values(head.translations ?? {}), ...(head.related ?? [])]
  return {
    ...head,
    ...renderMarkdown(markdown),
    links: legal
      .filter((it) => it.path !== path && linked.includes(it.path))
      .map((it) => ({
        path: it.path,
        title: it.title,
        language: it.language,
      })),
  }
}

export default function LegalScreen({ loaderData }: Route.ComponentProps) {
  const { links } = loaderData
  return (
    <LegalText text={loaderData}>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {links.map((it) => (
            <li key={it.path}>
              <Link
                to={it.path}
                hrefLang={it.language}
                lang={it.language}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass"
              >
                {it.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LegalText>
  )
}
