import { topicPicture } from '../../content/contact-topic.server.ts'
import { digitalGames } from '../../../forms/digital-games.ts'
import { FormScreen } from '../../contact/form-screen.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/digital-games'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `Contact | ${brand.name}`,
    description: 'Press, creators and streamers: ask us about our digital games.',
    path: digitalGames.page,
    brand: brand.name,
    origin,
  })
}

export function loader() {
  return { picture: topicPicture(digitalGames.page) }
}

export default screen(function DigitalGamesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      form={digitalGames}
      picture={loaderData.picture}
      lead="Tell us who you are, which game it is about and where we can see your work."
      next={next}
    />
  )
})

const next = [
  'Your message is stored, and this page shows its reference number.',
  'Somebody of our digital games team reads it, with the channels you name.',
  'If there is something to answer, it comes to the address you gave.',
]
