import { homeList, questlineGame } from '../../content/catalogue.server.ts'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { HomeGrid } from '../components/home/home-grid.tsx'
import { Numbers } from '../components/home/numbers.tsx'
import { Values } from '../components/home/values.tsx'
import { BelowTheFold } from '../components/ui/below-the-fold.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { DiscoverGames } from '../components/ui/discover-games.tsx'
import { Reveal } from '../components/ui/reveal.tsx'
import { SectionTitle } from '../components/ui/section-title.tsx'
import { frameOf } from '../lib/frame.ts'
import { organizationData } from '../lib/organization-data.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { screen } from '../lib/screen.ts'
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
