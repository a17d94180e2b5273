import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { accents } from './scripts/build/accents.ts'
import { formsOrigin } from './scripts/build/forms-origin.ts'
import { readAhead } from './scripts/build/read-ahead.ts'

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), accents(), readAhead(), reactRouter()],
  define: { 'import.meta.env.FORMS_ORIGIN': JSON.stringify(formsOrigin()) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // The build asks a preview server for its pages, which would watch every file below this folder meanwhile.
  server: isPreview ? { watch: null } : {},
}))
