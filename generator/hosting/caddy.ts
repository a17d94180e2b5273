import { serviceAddresses } from '../../server/http/service-addresses.ts'
import {
  bareAnswerPolicy,
  cachingRules,
  commonHeaders,
  type FileRule,
  openFiles,
  openHeaders,
  policyRules,
  ruleFor,
} from '../../server/site/headers.ts'
import { mediaType, mediaTypes, unknownMediaType } from '../../server/site/media-types.ts'
import { hiddenAddresses, type Site } from '../../server/site/site-index.ts'
import { pagesOf } from './pages-of.ts'

/**
 * Two snippets for a site block: `site_files`, where the block has `root`; `site_forms`, when the form service runs
 * at the address given as its argument.
 */
export function caddySnippets(site: Site): string {
  return `${[
    '# Written by the build from the rules of our own server; changes here are lost.',
    ...block('(site_files)', fileLines(site)),
    ...block('(site_forms)', formLines),
  ].join('\n')}\n`
}

const { 'Cross-Origin-Resource-Policy': closed = '', ...common } = commonHeaders({ tls: false })
const transport = commonHeaders({ tls: true })['Strict-Transport-Security'] ?? ''
const upgrade = '; upgrade-insecure-requests'
const fileServer = block('file_server', ['precompressed br gzip'])

// Put off to the end, since the file server adds its own where it sends a compressed form.
const varying = block('header @compressed', ['Vary Accept-Encoding', 'defer'])

function fileLines({ redirects, ...site }: Site): string[] {
  const statuses = [...new Set(redirects.map((it) => it.status))]
  const movedBy = (status: number) => redirects.filter((it) => it.status === status)
  return [
    '@secure expression `{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"`',
    ...statuses.flatMap((status) => [
      ...block(`map {path} {site_moved_${status}}`, [...movedBy(status).map(movedLine), 'default ""']),
      `@moved_${status} not vars {site_moved_${status}} ""`,
    ]),
    ...block('map {query} {site_query}', ['"~^(.+)$" "?$1"', 'default ""']),
    `@hidden path ${hiddenAddresses.join(' ')} *.br *.gz`,
    ...block('@tools', ['path_regexp "/\\."', 'not path /.well-known/*']),
    '@writing not method GET HEAD',
    '@compressed file {path}.gz',
    `@open path_regexp ${quoted(openFiles.source)}`,
    ...block('route', [
      ...block('header', set(common)),
      // On a line of its own: deleting makes Caddy put off all of a block to the end.
      'header -Server',
      `header @secure Strict-Transport-Security ${quoted(transport)}`,
      ...block('handle @writing', [...bareAnswer, 'header Allow "GET, HEAD"', 'respond "" 405']),
      ...statuses.flatMap((status) =>
        block(`handle @moved_${status}`, [
          ...bareAnswer,
          `redir {site_moved_${status}}{site_query} ${status}`,
        ]),
      ),
      'error @hidden 404',
      'error @tools 404',
      'try_files {path} {path}/index.html',
      ...fileHeaderLines(site),
      ...fileServer,
    ]),
    ...block('handle_errors', errorLines(site)),
  ]
}

/** After the file was looked for: by its path, and before it is sent. */
function fileHeaderLines(site: Omit<Site, 'redirects'>): string[] {
  const pages = pagesOf(site).map(({ name, policy }) => `${name} ${quoted(policy)} "${upgrade}"`)
  const types = [...mediaTypes].map(([ending, type]) => `${quoted(`~\\${ending}$`)} ${quoted(type)}`)
  return [
    ...block('map {path} {site_policy} {site_upgrade}', [
      ...pages,
      ...policyRules.map((it) => `${ruleLine(it)} ""`),
    ]),
    ...block('map {path} {site_caching}', cachingRules.map(ruleLine)),
    ...block('map {path} {site_type}', [...types, `default ${unknownMediaType}`]),
    ...block('header', [
      'Content-Security-Policy {site_policy}',
      'Cache-Control {site_caching}',
      'Content-Type {site_type}',
      `Cross-Origin-Resource-Policy ${closed}`,
    ]),
    ...varying,
    ...block('header @open', [...Object.entries(openHeaders).map(([name, value]) => `${name} ${value}`)]),
    ...block('header @secure', ['Content-Security-Policy {site_policy}{site_upgrade}']),
  ]
}

const bareAnswer = [
  `header Content-Security-Policy ${quoted(bareAnswerPolicy)}`,
  `header Cross-Origin-Resource-Policy ${closed}`,
]

function errorLines({ notFound }: Pick<Site, 'notFound'>): string[] {
  const headers = {
    ...common,
    'Cross-Origin-Resource-Policy': closed,
    'Content-Security-Policy': bareAnswerPolicy,
  }
  const lost = {
    'Content-Security-Policy': notFound?.policy ?? bareAnswerPolicy,
    'Content-Type': mediaType('404.html'),
    'Cache-Control': ruleFor(cachingRules, '/404.html'),
  }
  return [
    ...block('header', set(headers)),
    'header -Server',
    `header @secure Strict-Transport-Security ${quoted(transport)}`,
    '@lost expression `{http.error.status_code} == 404`',
    ...block(
      'handle @lost',
      block('route', [
        ...block('header', set(lost)),
        `header @secure Content-Security-Policy ${quoted(lost['Content-Security-Policy'] + upgrade)}`,
        'rewrite * /404.html',
        ...varying,
        ...fileServer,
      ]),
    ),
    ...block('handle', ['respond "" {http.error.status_code}']),
  ]
}

const formLines = [
  `@forms path ${serviceAddresses.join(' ')}`,
  ...block('handle @forms', block('reverse_proxy {args.0}', ['header_down -Via'])),
]

function set(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`)
}

function movedLine({ from, to }: Site['redirects'][number]) {
  if (!from.endsWith('*')) return `${quoted(from)} ${quoted(to)}`
  const start = from.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return `${quoted(`~^${start}[/\\x5c]*([^\\x00-\\x20]*)$`)} ${quoted(to.replace(':splat', '$1'))}`
}

function ruleLine([file, value]: FileRule) {
  return file.source === '^' ? `default ${quoted(value)}` : `${quoted(`~${file.source}`)} ${quoted(value)}`
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((it) => `\t${it}`), '}']
}

function quoted(text: string) {
  return `"${text.replaceAll('"', '\\"')}"`
}
