import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { accents } from './scripts/build/accents.ts'

export default defineConfig({
  plugins: [tailwindcss(), accents(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
