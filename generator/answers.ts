import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { type AnswerTemplates, answerMark } from '../forms/answer-markup.ts'
import { formRegister } from '../forms/form-register.ts'
import { formsOrigin } from './build/forms-origin.ts'
import { siteFolder } from './places.ts'

/**
 * What the service needs to answer visitors without JavaScript with pages of this site: `markup.mjs`, the site's own
 * components as functions, and `pages.json`, the built pages their markup goes into. After the pages are built.
 */
export async function buildAnswers(site = siteFolder, folder = 'build/answers'): Promise<string> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.FORMS_ORIGIN': JSON.stringify(formsOrigin()),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    // Whatever runs the build, a test included.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: 'site/contact/answer-markup.tsx',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'markup.mjs' } },
    },
  })
  const read = async (page: string) => {
    const html = await readFile(join(site, page, 'index.html'), 'utf8')
    return formsOrigin() === '' ? html : standingAlone(html, site)
  }
  const forms = formRegister.map(
    async ({ formId, page }) => [formId, withoutIsland(await read(page))] as const,
  )
  const templates: Partial<AnswerTemplates> = Object.fromEntries(await Promise.all(forms))
  templates.notSent = withoutContent(await read('/contact'))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'pages.json'), JSON.stringify(templates))
  return `${Object.keys(templates).length} pages to answer with`
}

/** For a service at another origin, which has no file of the site: with its style inside, without pictures and scripts. */
async function standingAlone(html: string, site: string): Promise<string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const styles = await Promise.all(sheets.map(([, file = '']) => readFile(join(site, file), 'utf8')))
  const withoutFonts = styles.join('').replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
  return html
    .replace(/<link rel="(?:stylesheet|preload|icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(/<(script|picture)\b.*?<\/\1>/gs, '')
    .replace('</head>', () => `<style>${withoutFonts}</style></head>`)
}

/** The page of a form, with the place of its island, the form, free. */
function withoutIsland(html: string): string {
  return replaced(html, /<astro-island.*<\/astro-island>/s)
}

/** A page with nothing between header and footer. */
function withoutContent(html: string): string {
  return replaced(html, /(?<=<main\b[^>]*>).*(?=<\/main>)/s)
}

function replaced(html: string, part: RegExp): string {
  if (!part.test(html)) throw new Error(`The built page has no place for an answer: ${part}`)
  return html.replace(part, answerMark).replace('</head>', '<meta name="robots" content="noindex"></head>')
}
