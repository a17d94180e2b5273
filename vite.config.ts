import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { accents } from './generator/build/accents.ts'
import { formsOrigin } from './generator/build/forms-origin.ts'
import { readAhead } from './generator/build/read-ahead.ts'

/**
 * Left alone, the bundler makes a file of every module that two routes share: twenty files of a few hundred bytes,
 * which a browser on HTTP/1.1 fetches six at a time and which compress badly. What takes the page over (react-dom's
 * client, half of all script) stays with the entry, which is asked for last: the picture of the first view goes before it.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/(?!client|.*react-dom-client)/,
  },
  { name: 'shared', test: /\/(app\/(components\/(layout|ui)|lib)|content)\//, minShareCount: 2 },
]

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), accents(), readAhead(), reactRouter()],
  define: { 'import.meta.env.FORMS_ORIGIN': JSON.stringify(formsOrigin()) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // The build asks a preview server for its pages, which would watch every file below this folder meanwhile.
  server: isPreview ? { watch: null } : {},
}))
