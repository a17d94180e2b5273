import type { MetaDescriptor } from 'react-router'
import { pageMeta } from './page-meta.ts'

/** The head of the 404 page. Its own address stands in it for the script that takes it over at any other. */
export function notFoundMeta(brand: string, origin: string): MetaDescriptor[] {
  const path = '/404'
  return [
    ...pageMeta({
      title: `404 Not Found | ${brand}`,
      description: 'This page does not exist.',
      path,
      brand,
      origin,
      robots: 'noindex',
    }),
    { name: madeFor, content: path },
  ]
}

/** Name of the meta element with the address a page was made for, where it answers at others too. */
export const madeFor = 'made-for'
