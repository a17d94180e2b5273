import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration, AstroUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { finishSite } from './site/built-site/finish-site.build.ts'
import { accentsPlugin } from './site/games/accents-plugin.build.ts'
import { pictures } from './site/pictures/encode-pictures.build.ts'
import { reloadContent } from './site/reload-content.build.ts'

/**
 * The Content-Security-Policy in the head of every page: nothing but our own files, and the inline scripts that Astro
 * hashes. Directives that a meta tag cannot carry are headers (`server/http/web-server.ts`).
 */
const policy = {
  directives: [
    "default-src 'none'",
    "img-src 'self'",
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

/** `client:search` hydrates the search of the downloads. */
const search = { name: 'search', entrypoint: './site/downloads/hydrate-search.client.ts' }
const searchDirective: AstroIntegration = {
  name: 'search-directive',
  hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective(search) },
}

/**
 * Leaves out code of the editor's library that we do not use: syntax colours for 250 languages, maps, an SVG optimiser and
 * 33 translations. The first line replaces them by one small module, the second each translation by the English one. Staff
 * read English and Polish.
 */
const unusedEditorModules = [
  { find: /^(@shikijs\/langs|leaflet|svgo|terra-draw).*/, replacement: '@shikijs/langs/yaml' },
  { find: /^\.\.\/locales\/(?!pl\.).*\.json$/, replacement: '../locales/en-GB.json' },
]

export default defineConfig({
  srcDir: './site',
  // When it is complete, `finishSite` moves it to build/client, which is served.
  outDir: './build/next',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // Without this, a legal text whose path is already a page's would be dropped silently.
  prerenderConflictBehavior: 'error',
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'never' },
  // `finishSite` comes last: it checks and moves what the others have made.
  integrations: [pictures(), react(), searchDirective, finishSite()],
  security: { csp: policy },
  // No page shows code, and the colours of code would be inline styles.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), accentsPlugin(), reloadContent()],
    resolve: { alias: unusedEditorModules },
    server: {
      watch: { ignored: ['.cache', 'build', 'data'].map((folder) => `${import.meta.dirname}/${folder}/**`) },
    },
    // Nothing is inlined: the policy lets in files of our own.
    build: {
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Few files instead of one for each part: what every page runs is one, what islands share is another.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'page', test: /layout.page\.astro\?/ },
              // `site/ui/` holds what React components need: with code of other scripts in it, every page would load React, too.
              { name: 'shared', test: /node_modules.(react|scheduler)|site.ui./, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
})
