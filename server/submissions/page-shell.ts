import type { FastifyReply } from 'fastify'
import { pagePolicy } from '../site/page-policy.ts'
import { answerStyle } from './answer-style.ts'

export type AnswerPage = { title: string; body: string }

/**
 * The pages of the service itself, for visitors without JavaScript. They need no file of the site; `siteOrigin` is where
 * their links lead when another server has it. What a visitor typed is escaped, so it holds no link.
 */
export function sendPage(reply: FastifyReply, { title, body }: AnswerPage, siteOrigin = '') {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)} | ${brand}</title>
<style>${answerStyle}</style>
</head>
<body>
<header><a href="/">${brand}</a></header>
<main>
${body}
</main>
</body>
</html>
`.replaceAll('href="/', `href="${siteOrigin}/`)
  // Without the TLS directive: the page loads nothing that could be upgraded.
  reply.header('Content-Security-Policy', pagePolicy(html, { tls: false }))
  return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
}

const brand = 'Awaken Realms'

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
