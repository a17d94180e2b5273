import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { content } from '../content/load.server.ts'
import { photo } from '../content/pictures.server.ts'
import type { Route } from './+types/root'
import stylesheet from '../styles/site.css?url'
import { Page } from '../layout/page.tsx'
import { NotFound } from '../ui/not-found.tsx'
import carvedFont from '../fonts/cinzel-latin.woff2?url'
import textFont from '../fonts/source-sans-latin.woff2?url'
import { fontPreload } from '../layout/font-preload.ts'
import { formsOrigin } from '../contact/form-address.ts'
import { notFoundMeta } from '../layout/not-found-meta.ts'
import { pageMeta } from '../layout/page-meta.ts'

/** Every screen's first view wears both faces: asked for with the stylesheet, not after it. */
export const links: Route.LinksFunction = () => [
  ...[textFont, carvedFont].map(fontPreload),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** What header, footer and page titles need on every screen. */
export function loader() {
  const { brand, origin, description, menus, links, campaign, notFound, analytics } = content().site
  const lost = photo('site', notFound.image)
  // To the hour, so that a page built again from the same content is the same file.
  const builtAt = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`
  return {
    brand,
    origin,
    description,
    menus,
    links,
    campaign,
    lost,
    analytics: analytics?.measurementId,
    builtAt,
  }
}

/**
 * Within one screen (filters, anchors) the frame's texts stay. Every screen's data brings them anyway, and a route that
 * opts out of them makes the router prefetch `.data?_routes=…`, an address it then does not use without a server.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return []
  const { brand, origin, description } = loaderData
  if (isNotFound(error)) return notFoundMeta(brand.name, origin)
  return pageMeta({ path: '/', brand: brand.name, origin, description })
}

/** Screens in another language than English say so through their loader's `language`. */
function useScreenLanguage(): string {
  const last = useMatches().at(-1)?.loaderData
  const language = last && typeof last === 'object' ? Reflect.get(last, 'language') : undefined
  return typeof language === 'string' ? language : 'en'
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={useScreenLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d0b0a" />
        {/* The server lets pages with this mark, and only these, reach the provider (Content-Security-Policy). */}
        {frame?.analytics && <meta name="analytics-provider" content="google" />}
        {/* And where forms go: a visitor may come to a form from any page, under the policy of the first. */}
        {formsOrigin && <meta name="forms-origin" content={formsOrigin} />}
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root">{frame ? <Page frame={frame}>{children}</Page> : children}</div>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNotFound(error)) return <NotFound />
  console.error(error)
  return (
    <div className="mx-auto flex max-w-prose flex-col gap-4 px-6 py-32 text-center">
      <title>Something went wrong</title>
      <h1 className="font-carved text-title">Something went wrong</h1>
      <p>This screen could not be shown. Check your connection and load the page again.</p>
      <p>
        <a className="underline" href="/">
          Return to Home
        </a>
      </p>
    </div>
  )
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
