/** A small built site, and the requests that our server and nginx must answer alike. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { redirectsFile } from '../../contract/built-site.ts'

export const home = '<!doctype html><title>Home</title>'.padEnd(1000)
const script = 'console.log(1)'.repeat(100)
const rulesPdf = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
export const lost = '<title>404</title>'

export const siteFiles = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact/index.html': '<title>Contact</title>',
  '404.html': lost,
  'assets/a-1.js': script,
  'assets/a-1.js.br': brotliCompressSync(script),
  'assets/a-1.js.gz': gzipSync(script),
  'img/tile-f260c68cfa-640.avif': 'a picture',
  'files/rules.pdf': rulesPdf,
  'files/FAQ [2].pdf': 'questions',
  'catalogue.json': '{}',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'logo.svg': '<svg/>',
  'download/nemesis/rss.xml': '<feed/>',
  'żółw.txt': 'Turtle',
  '.well-known/security.txt': 'Contact: x',
  '.vite/manifest.json': '{}',
  'big.bin': Buffer.alloc(600 * 1024, 7),
  [redirectsFile]: JSON.stringify([
    { from: '/old', to: '/contact', status: 301 },
    { from: '/old [1].pdf', to: '/files/rules.pdf', status: 302 },
    { from: '/shop', to: 'https://shop.example.com/?a=1', status: 302 },
    { from: '/contact', to: '/', status: 302 },
    { from: '/rules', to: '/contact#press', status: 302 },
  ]),
}

type Case = readonly [path: string, status: number, answer: string]

/** With the text that is answered. */
export const answered: readonly Case[] = [
  ['/', 200, home],
  ['/contact', 200, siteFiles['contact/index.html']],
  ['/contact?from=mail', 200, siteFiles['contact/index.html']],
  ['/%C5%BC%C3%B3%C5%82w.txt', 200, 'Turtle'],
  ['/files/FAQ%20%5B2%5D.pdf', 200, 'questions'],
  ['/.well-known/security.txt', 200, 'Contact: x'],
  ['/catalogue.json', 200, '{}'],
  ['/download/nemesis/rss.xml', 200, '<feed/>'],
  ['/sitemap.xml', 200, '<urlset/>'],
  ['/site.webmanifest', 200, '{}'],
  ['/logo.svg', 200, '<svg/>'],
  ['/assets/a-1.js', 200, script],
  ['/nothing', 404, lost],
  ['/nothing/', 404, lost],
  ['/404', 404, lost],
  ['/404.html', 404, lost],
  ['/form-answer/press-contact-form/refused/index.html', 404, lost],
  ['/redirects.json', 404, lost],
  ['/.vite/manifest.json', 404, lost],
  ['/index.html.br', 404, lost],
  ['/CONTACT', 404, lost],
]

/** With the URL it leads to. */
export const redirected: readonly Case[] = [
  ['/contact/', 308, '/contact'],
  ['/contact/index.html?a=1', 308, '/contact?a=1'],
  ['/index.html', 308, '/'],
  ['/old', 301, '/contact'],
  ['/old/', 301, '/contact'],
  ['/old?from=box', 301, '/contact?from=box'],
  ['/rules?from=box', 302, '/contact?from=box#press'],
  ['/old%20%5B1%5D.pdf', 302, '/files/rules.pdf'],
  ['/shop/?b=2', 302, 'https://shop.example.com/?a=1'],
  ['/shop', 302, 'https://shop.example.com/?a=1'],
]
