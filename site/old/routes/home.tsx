import { homeList, questlineGame } from '../../content/catalogue.server.ts'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { HomeGrid } from '../../home/home-grid.tsx'
import { Numbers } from '../../home/numbers.tsx'
import { Values } from '../../home/values.tsx'
import { BelowTheFold } from '../../ui/below-the-fold.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DiscoverGames } from '../../catalogue/discover-games.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { frameOf } from '../frame.ts'
import { organizationData } from '../../layout/organization-data.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin, description, links } = frameOf(matches)
  const { name, legalName } = brand
  const profiles = [links.facebook, links.instagram, links.youtube].map((it) => it.href)
  return [
    ...pageMeta({ title: `${name} | Home`, description, path: '/', brand: name, origin }),
    organizationData({ name, legalName, description, origin, profiles }),
  ]
}

export function loader() {
  const { home, brand } = content().site
  return {
    product: brand.product,
    home: { ...home, images: home.images.map((it) => photo('site', it)) },
    games: homeList(),
    questline: questlineGame(),
  }
}

export default screen(function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { home, product, games, questline } = loaderData
  return (
    <>
      <HomeGrid title={home.title} intro={home.intro} pictures={home.images} />
      <BelowTheFold>
        <Values values={home.values} />
        <Numbers product={product} numbers={home.numbers} />
        <section id="our-games" className="mx-auto max-w-page px-6 py-20">
          <Reveal className="hidden xl:block">
            <SectionTitle className="mb-8">DISCOVER OUR GAMES</SectionTitle>
            <DiscoverGames games={games} grid="home" questline={questline} />
          </Reveal>
          <p className={`text-center ${games.pages > 1 ? 'xl:mt-8' : 'xl:hidden'}`}>
            <ButtonLink href="/our-games">All our games</ButtonLink>
          </p>
        </section>
      </BelowTheFold>
    </>
  )
})
