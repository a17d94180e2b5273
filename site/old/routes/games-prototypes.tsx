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
      inShort={{ title: 'The terms in four lines', lines: terms }}
    />
  )
})

/** What `content/legal/terms-of-tests*.md` say, in plain words. */
const terms = [
  'Your game stays yours. You let us read, play and discuss it for tests, and nothing else.',
  'Sending it costs nothing, pays nothing and promises no release. Working together needs a contract of its own.',
  'Both sides keep what they learn from the other to themselves, for three years.',
  'We keep what you send for 36 months. You can withdraw it at any time, with its reference number.',
]

const next = [
  'Your prototype is stored, and this page shows its reference number.',
  'We decide whether and how your game is tested, under the Terms of Tests. How soon is not fixed.',
  'If we have questions or feedback, they come to the address you gave.',
]
