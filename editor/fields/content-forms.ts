import { z } from 'zod'
import { downloadSetFile } from '../../site/content/download-schema.ts'
import { legalFile } from '../../site/content/legal-schema.ts'
import { fixHead } from '../../site/content/load-fix.server.ts'
import { loadLegal } from '../../site/content/load-legal.server.ts'
import { pressFile } from '../../site/content/press-schema.ts'
import { gameFile } from '../../site/content/schema.ts'
import { type SiteFile, siteFile } from '../../site/content/site-schema.ts'
import { formOf, type Group } from './form.ts'
import { redirectsFile } from './redirects.ts'

const markdown = z
  .string()
  .meta({ title: 'Text', description: 'Markdown: ## for a heading', multiline: true })

/** One screen of the editor: its file, or its files where `*` stands for a name, and the page that shows it, or the page of each. */
export type ContentForm = {
  label: string
  file: string
  page: string
  pages?: Record<string, string>
  form: Group
}

function ofSite(label: string, page: string, ...fields: (keyof SiteFile)[]): ContentForm {
  const picked = z.object(Object.fromEntries(fields.map((it) => [it, siteFile.shape[it]])))
  return { label, file: 'content/site.yaml', page, form: formOf(picked) }
}

/** Every screen of the editor. */
export const contentForms: Record<string, ContentForm> = {
  games: {
    label: 'Games',
    file: 'content/games/*/game.yaml',
    page: '/games/awaken-realms/{slug}',
    form: formOf(gameFile),
  },
  documents: {
    label: 'Documents',
    file: 'content/downloads/*.yaml',
    page: '/download/{slug}',
    form: formOf(downloadSetFile),
  },
  legal: {
    label: 'Legal texts',
    file: 'content/legal/*.md',
    page: '/privacy-policy',
    pages: Object.fromEntries(loadLegal([]).map(({ slug, path }) => [slug, path])),
    form: formOf(legalFile.extend({ markdown })),
  },
  home: ofSite('Home and site texts', '/', 'description', 'home', 'ludomentor', 'notFound', 'press'),
  menus: ofSite('Menus', '/', 'menus'),
  campaign: ofSite('Campaign', '/', 'campaign'),
  contact: ofSite('Contact and links', '/contact', 'contactTopics', 'links', 'security'),
  pressRoom: { label: 'Press room', file: 'content/press.yaml', page: '/press', form: formOf(pressFile) },
  fix: {
    label: 'Temporary fix',
    file: 'content/temporary-fix.md',
    page: '/temporary-fix',
    form: formOf(fixHead.extend({ markdown })),
  },
  redirects: { label: 'Redirects', file: 'content/redirects.txt', page: '/', form: formOf(redirectsFile) },
}
