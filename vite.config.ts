import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { accents } from './scripts/build/accents.ts'
import { formsOrigin } from './scripts/build/forms-origin.ts'

/**
 * Left alone, the bundler makes a file of every module that two routes share: twenty files of a few hundred bytes,
 * which a browser on HTTP/1.1 fetches six at a time and which compress badly.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', test: /\/app\/(components\/(layout|ui)|lib)\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [tailwindcss(), accents(), reactRouter()],
  define: { 'import.meta.env.FORMS_ORIGIN': JSON.stringify(formsOrigin()) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
