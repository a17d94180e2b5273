import { documentsOf } from '../downloads/rulebook.server.ts'
import type { Picture } from '../fields.ts'
import { loop, type Photo, photo } from '../pictures/pictures.server.ts'
import type { GameFile } from './schema.ts'
import type { Section, SectionOf } from './section-schema.ts'
import { tilesOf } from './tiles.server.ts'

export type Showcase = ReturnType<typeof showcase>

/** What a game page shows: the texts of its content file with every picture, film and document found. */
export function showcase(slug: string, game: GameFile) {
  const see = (picture: Picture): Photo => photo(`games/${slug}`, picture)
  const { name, mood, released, facts, tags, bgg, hero } = game
  const secondary = sectionsOf(game, 'secondary')[0]
  const closing = sectionsOf(game, 'closing')[0]
  return {
    slug,
    name,
    mood,
    released,
    facts,
    boxAndPlay: boxRows(game),
    tags,
    bgg,
    documents: documentsOf(game.documents ?? []),
    hero: { ...hero, image: see(hero.image), slides: slidesOf(game, see) },
    secondary: secondary && {
      ...secondary,
      image: see(secondary.image),
      loop: secondary.loop === undefined ? undefined : loop(`games/${slug}`, secondary.loop),
    },
    features: sectionsOf(game, 'feature').map((feature) => ({ ...feature, images: feature.images.map(see) })),
    closing: closing && { ...closing, image: see(closing.image) },
    related: tilesOf(game.related),
  }
}

/** The rows of the "box and play" block, without their sources. */
export function boxRows({ boxAndPlay = [] }: GameFile): { label: string; lines: string[] }[] {
  return boxAndPlay.map(({ label, value }) => ({ label, lines: value }))
}

/** A slide leads to a section that shows its picture: to the first no slide before it leads to. */
function slidesOf(game: GameFile, see: (picture: Picture) => Photo) {
  const { hero, sections } = game
  const taken = new Set<string>()
  return hero.slides.map((slide) => {
    const showing = sectionsOf(game, 'feature').filter((it) =>
      it.images.some(({ file }) => file === slide.file),
    )
    const section = showing.find((it) => !taken.has(it.componentId)) ?? showing[0] ?? sections[0]
    taken.add(section?.componentId ?? '')
    return { photo: see(slide), target: section?.componentId ?? '', caption: section?.title ?? '' }
  })
}

export function sectionsOf<Type extends Section['type']>(
  { sections }: GameFile,
  type: Type,
): SectionOf<Type>[] {
  return sections.filter((it): it is SectionOf<Type> => it.type === type)
}
