import { serviceAddresses } from '../../server/http/service-addresses.ts'
import {
  bareAnswerPolicy,
  cachingRules,
  commonHeaders,
  type FileRule,
  openFiles,
  policyRules,
} from '../../server/site/headers.ts'
import { mediaTypes, unknownMediaType } from '../../server/site/media-types.ts'
import type { Redirect } from '../../server/site/redirects.ts'
import { hiddenAddresses, type Site } from '../../server/site/site-index.ts'

const written = '# Written by the build from the rules of our own server; changes here are lost.'

/** For the `http` block: what depends on the file that is sent, looked up by its path when its headers are sent. */
export function nginxMaps(site: Site): string {
  const files = [...site.files.values(), ...(site.notFound ? [site.notFound] : [])]
  const pages = files
    .filter((it) => it.isPage)
    .map(({ name, headers }) => line(name, `${headers['Content-Security-Policy']}$site_upgrade`))
  return lines([
    written,
    'map_hash_bucket_size 256;',
    '# One visitor is one IPv4 address or the /64 of an IPv6 one, here in its 16 bytes.',
    ...map('$binary_remote_addr $site_visitor', [
      'default $binary_remote_addr;',
      '"~(?s)^(?<site_network>.{8}).{8}$" $site_network;',
    ]),
    'limit_conn_zone $site_visitor zone=site_visitors:10m;',
    'limit_conn_zone $site_visitor zone=site_senders:10m;',
    ...map('$http_x_forwarded_proto $site_scheme', ['default $scheme;', 'https https;']),
    ...map('$site_scheme $site_upgrade', ['default "";', 'https "; upgrade-insecure-requests";']),
    ...map('$site_scheme $site_transport', ['default "";', line('https', transport)]),
    ...map('$uri $site_file_policy', [...pages, ...policyRules.map(ruleLine)]),
    ...map('$uri $site_file_caching', cachingRules.map(ruleLine)),
    '# A redirect or refusal is no file.',
    ...map('$status $site_policy', [`default ${quoted(bareAnswerPolicy)};`, `${isFile} $site_file_policy;`]),
    ...map('$status $site_caching', ['default "";', `${isFile} $site_file_caching;`]),
    ...map('$status $site_methods', ['default "";', '405 "GET, HEAD";']),
    ...map('$uri $site_readers', ['default "";', line(`~${openFiles.source}`, '*')]),
    ...map('$uri $site_embedders', ['default same-origin;', line(`~${openFiles.source}`, 'cross-origin')]),
  ])
}

/** For the `server` block that has `listen`, `root` and certificates. */
export function nginxSite({ redirects }: Site): string {
  const { 'Cross-Origin-Resource-Policy': _, ...common } = commonHeaders({ tls: false })
  const varying = {
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_caching',
    'Strict-Transport-Security': '$site_transport',
    'Cross-Origin-Resource-Policy': '$site_embedders',
    'Access-Control-Allow-Origin': '$site_readers',
    Allow: '$site_methods',
  }
  const headers = Object.entries({ ...common, ...varying })
  return lines([
    written,
    'types {',
    ...[...mediaTypes].map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`),
    '}',
    `default_type ${unknownMediaType};`,
    'server_tokens off;',
    '# A browser asks for many files at once, each over HTTP/2 counted as a connection.',
    `limit_conn site_visitors ${connectionsOfVisitor};`,
    'limit_conn_status 429;',
    'client_header_timeout 15s;',
    'client_body_timeout 30s;',
    'send_timeout 30s;',
    'absolute_redirect off;',
    'if_modified_since before;',
    'max_ranges 1;',
    '# What the build compressed is sent as it is, also to visitors behind other proxies.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    ...headers.map(
      ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`,
    ),
    'error_page 404 /404.html;',
    ...hiddenAddresses.map((it) => `location = ${it} { internal; }`),
    'location ~ "(\\.(br|gz)$|/\\.(?!well-known/))" { return 404; }',
    ...[...redirects.values()].map(moved),
    ...staticLocation('= /', '/index.html'),
    ...staticLocation('/', '$uri $uri/index.html'),
  ])
}

/** For the same `server` block, when the form service runs behind the upstream "forms". */
export function nginxForms(): string {
  return lines([
    written,
    ...serviceAddresses.flatMap((address) => [
      `location ${address.endsWith('*') ? `^~ ${address.slice(0, -1)}` : `= ${address}`} {`,
      '  proxy_pass http://forms;',
      '  proxy_http_version 1.1;',
      '  # Kept open, a connection could close just when a form is sent over it, as one release makes way for another.',
      '  proxy_set_header Connection close;',
      '  proxy_set_header Host $http_host;',
      '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      '  # The service refuses what is too large, in words, and watches senders that stall.',
      '  client_max_body_size 0;',
      `  limit_conn site_senders ${formsOfVisitor};`,
      '  error_page 429 @site_busy;',
      '  error_page 502 504 @forms_away;',
      '  proxy_request_buffering off;',
      '  proxy_read_timeout 120s;',
      '  # A header of its own, here an empty one, keeps those of the site off: the service sends its own.',
      '  add_header Via "";',
      '}',
    ]),
    'location @site_busy {',
    '  default_type "text/plain; charset=utf-8";',
    '  return 429 "You are sending too much at the same time. Please send it again in a minute.";',
    '}',
    'location @forms_away {',
    '  default_type "text/plain; charset=utf-8";',
    '  return 502 "We do not know whether your message arrived. Please send it again in a few minutes: it will not arrive twice.";',
    '}',
  ])
}

/** Of one visitor; an office behind one address is one, too. */
const connectionsOfVisitor = 200
const formsOfVisitor = 20

const isFile = '"~^(200|206|304|404|416)$"'
const transport = commonHeaders({ tls: true })['Strict-Transport-Security'] ?? ''

function moved({ from, to, status }: Redirect) {
  return `location = ${quoted(from)} { return ${status} ${quoted(`${to}$is_args$args`)}; }`
}

function staticLocation(address: string, files: string) {
  return [
    `location ${address} {`,
    '  if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    `  try_files ${files} =404;`,
    '}',
  ]
}

function ruleLine([file, value]: FileRule) {
  return file.source === '^' ? `default ${quoted(value)};` : line(`~${file.source}`, value)
}

function map(between: string, entries: string[]) {
  return [`map ${between} {`, ...entries.map((it) => `  ${it}`), '}']
}

function line(key: string, value: string) {
  return `${quoted(key)} ${quoted(value)};`
}

function quoted(text: string) {
  return `"${text.replaceAll('"', '\\"')}"`
}

function lines(all: string[]) {
  return `${all.join('\n')}\n`
}
