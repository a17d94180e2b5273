import type { AstroUserConfig } from 'astro'

/**
 * The Content-Security-Policy in the head of every page: nothing but our own files, and the inline scripts that Astro
 * hashes. Directives that a meta tag cannot carry are headers (`server/http/headers.ts`).
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
