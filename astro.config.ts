import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { formsOrigin } from './generator/build/forms-origin.ts'
import { redirectsIn, remainingSteps } from './generator/main.ts'
import { contentPlugin } from './site/build/content-plugin.server.ts'
import { finishSite } from './site/build/finish-site.server.ts'
import { pictures } from './site/pictures/encode-pictures.server.ts'

export default defineConfig({
  srcDir: './site',
  // `finishSite` puts it into the place of build/client, which is served, when it is complete.
  outDir: './build/next',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'never' },
  integrations: [pictures(), react(), remainingSteps(), finishSite(redirectsIn)],
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
