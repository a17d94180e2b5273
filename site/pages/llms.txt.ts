import type { APIRoute } from 'astro'
import { pathOfGame } from '../addresses/addresses.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { readGames } from '../games/read-games.build.ts'
import { readLegalTexts } from '../legal/read-legal.build.ts'

/** A map of the site for language models (llmstxt.org): one link and one sentence for each thing worth reading. */
export const GET: APIRoute = () => {
  const site = readSite()
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${absoluteUrl(path)}): ${about.replace(/\s+/g, ' ').trim()}`
  return new Response(`# ${site.brand.name}

> ${site.description}

## Games

${[...readGames().values()].map(({ name, slug, description }) => link(name, pathOfGame(slug), description)).join('\n')}

## Finding things

${link('Downloads', '/download', 'Rulebooks, FAQs, errata and sheets of every game, by game and language.')}
${link('Our games', '/our-games', 'All games, to be narrowed by number of players and play time.')}
${link('Press room', '/press', 'Facts about the company, pictures with credits.')}
${link('Contact', '/contact', 'Support, press, prototypes, feedback and jobs.')}

## Legal and other texts

${readLegalTexts()
  .map(({ title, path, description }) => link(title, path, description))
  .join('\n')}
`)
}
