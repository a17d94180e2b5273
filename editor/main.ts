/** Serves the editor on this machine alone; `npm run edit` starts it beside the development server of the site. */
import { createServer } from 'vite'
import { answer } from './server/api.ts'

const port = Number(process.env.EDITOR_PORT ?? 4322)
const site = process.env.EDITOR_SITE ?? 'http://127.0.0.1:4321'

/** Nothing is asked of another host; Keystatic's font at Google's is left out. Its styles are made by script. */
const policy = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: ${site}; frame-src ${site}; connect-src 'self' ${site} ws://127.0.0.1:${port}`

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  define: { 'import.meta.env.SITE': JSON.stringify(site), 'process.env.NODE_ENV': '"development"' },
  server: { host: '127.0.0.1', port, strictPort: true, headers: { 'Content-Security-Policy': policy } },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [
    {
      name: 'editor',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => void answer(process.cwd(), request, response, next))
      },
    },
  ],
})
await server.listen()
console.log(`The editor is at http://127.0.0.1:${port}/keystatic`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close())
