import { NotFound } from '../../ui/not-found.tsx'
import { frameOf } from '../frame.ts'
import { notFoundMeta } from '../../layout/not-found-meta.ts'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return notFoundMeta(brand.name, origin)
}

/** No loader: a client-side navigation to an unknown address must not ask the server for its data. */
export default function NotFoundScreen() {
  return <NotFound />
}
