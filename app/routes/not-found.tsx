import { NotFound } from '../components/ui/not-found.tsx'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `404 Not Found | ${brand.name}`,
    description: 'This page does not exist.',
    path: '/404',
    brand: brand.name,
    origin,
    robots: 'noindex',
  })
}

/** No loader: a client-side navigation to an unknown address must not ask the server for its data. */
export default function NotFoundScreen() {
  return <NotFound />
}
