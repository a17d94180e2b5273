import type { MetaDescriptor } from 'react-router'

type Site = { name: string; legalName: string; description: string; origin: string; profiles: string[] }

/** Organization and WebSite (schema.org) for the home page; other pages refer to them by their ids. */
export function organizationData({ name, legalName, description, origin, profiles }: Site): MetaDescriptor {
  const url = new URL('/', origin).href
  const organization = `${url}#organization`
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': organization,
          name,
          legalName,
          url,
          logo: {
            '@type': 'ImageObject',
            url: new URL('/icon-512.png', origin).href,
            width: 512,
            height: 512,
          },
          address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
          sameAs: profiles,
        },
        {
          '@type': 'WebSite',
          '@id': `${url}#website`,
          name,
          url,
          description,
          inLanguage: 'en',
          publisher: { '@id': organization },
        },
      ],
    },
  }
}
