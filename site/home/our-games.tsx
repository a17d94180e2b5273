import { homeList, questlineGame } from '../games/catalogue.server.ts'
import { DiscoverGames } from '../games/discover-games.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** The grid of games, on very wide screens only (specification §2). */
export function OurGames() {
  return (
    <section id="our-games" className="mx-auto max-w-[120rem] px-6 py-20 max-xl:hidden">
      <Reveal>
        <SectionTitle className="mb-8 text-center">DISCOVER OUR GAMES</SectionTitle>
        <DiscoverGames games={homeList()} grid="home" questline={questlineGame()} />
      </Reveal>
    </section>
  )
}
