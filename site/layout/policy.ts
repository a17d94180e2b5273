import type { APIContext, AstroUserConfig } from 'astro'

/**
 * The Content-Security-Policy in the head of every page: nothing but our own files, and the inline scripts that Astro
 * hashes. What a meta tag cannot say are headers (`server/site/headers.ts`).
 */
export const policy = {
  directives: [
    "default-src 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ],
  scriptDirective: { resources: ["'self'", "'inline-speculation-rules'"] },
  styleDirective: { resources: ["'self'"] },
} satisfies NonNullable<AstroUserConfig['security']>['csp']

/** What a visitor may choose to load from elsewhere. A page lets in the hosts of what it offers, and no other. */
const providers = {
  video: {
    scripts: ['https://www.youtube.com'],
    directives: ['frame-src https://www.youtube-nocookie.com'],
  },
  analytics: {
    scripts: ['https://www.googletagmanager.com'],
    directives: [
      'img-src https://*.google-analytics.com https://www.googletagmanager.com',
      'connect-src https://*.google-analytics.com https://*.analytics.google.com',
    ],
  },
} as const

/** Adds a provider to the policy of the page that is being built. `astro dev` has no policy. */
export function allowProvider(provider: keyof typeof providers, csp: APIContext['csp']): void {
  const { scripts, directives } = providers[provider]
  for (const script of scripts) csp?.insertScriptResource(script)
  for (const directive of directives) csp?.insertDirective(directive)
}

/**
 * Lets browsers that know speculation rules (WICG Nav Speculation) draw the page behind a link before it is pressed.
 * Links that leave the site, open a tab or are not pages are left out: fetching a rulebook nobody asked for costs a phone.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/d/*', '/files/*', '/*.*'] } },
          { not: { selector_matches: 'a[target], a[download]' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
} as const
