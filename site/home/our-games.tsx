import { DiscoverGames } from '../catalogue/discover-games.tsx'
import { homeList, questlineGame } from '../content/catalogue.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** The grid of games, on very wide screens only (specification §2); elsewhere the way to all of them. */
export function OurGames() {
  return (
    <section id="our-games" className="mx-auto max-w-[120rem] px-6 py-20">
      <Reveal className="hidden xl:block">
        <SectionTitle className="mb-8">DISCOVER OUR GAMES</SectionTitle>
        <DiscoverGames games={homeList()} grid="home" questline={questlineGame()} />
      </Reveal>
      <p className="text-center xl:hidden">
        <ButtonLink href="/our-games">All our games</ButtonLink>
      </p>
    </section>
  )
}
