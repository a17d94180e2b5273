import { topicPicture } from '../../content/contact-topic.server.ts'
import { gamesPrototypes } from '../../../forms/games-prototypes.ts'
import { FormScreen } from '../../contact/form-screen.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/games-prototypes'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `Contact | ${brand.name}`,
    description: 'Game authors: send us your prototype for testing and feedback.',
    path: gamesPrototypes.page,
    brand: brand.name,
    origin,
  })
}

export function loader() {
  return { picture: topicPicture(gamesPrototypes.page) }
}

export default screen(function GamesPrototypesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      form={gamesPrototypes}
      picture={loaderData.picture}
      lead="Tell us how your game plays, for how many and for how long. Rules as a PDF and a picture of the table help."
      next={next}
    />
  )
})

const next = [
  'Your prototype is stored, and this page shows its reference number.',
  'Our testers look at what you sent, under the Terms of Tests. That is no promise of a release.',
  'If we have questions or feedback, they come to the address you gave.',
]
