import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { formsOrigin } from './generator/build/forms-origin.ts'
import { contentPlugin } from './site/build/content-plugin.server.ts'
import { pictures } from './site/pictures/encode-pictures.server.ts'

export default defineConfig({
  srcDir: './site',
  outDir: './build/client',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'never' },
  integrations: [pictures(), react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), contentPlugin()],
    define: { 'import.meta.env.FORMS_ORIGIN': JSON.stringify(formsOrigin()) },
    // Nothing is inlined: the Content-Security-Policy lets in files of our own, and each inline text by its hash.
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // Few files instead of one for each part: what every page runs is one, what islands share is another.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'chrome', test: /layout.page\.astro\?/ },
              { name: 'shared', test: /node_modules|site.(ui|showcase).*tsx?$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
})
