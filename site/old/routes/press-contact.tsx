import { topicPicture } from '../../content/contact-topic.server.ts'
import { pressContact } from '../../../forms/press-contact.ts'
import { FormScreen } from '../../contact/form-screen.tsx'
import { Link } from '../../ui/link.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/press-contact'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `Contact | ${brand.name}`,
    description: 'Journalists and reviewers: write to us about our board games.',
    path: pressContact.page,
    brand: brand.name,
    origin,
  })
}

export function loader() {
  return { picture: topicPicture(pressContact.page) }
}

export default screen(function PressContactScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      form={pressContact}
      picture={loaderData.picture}
      lead="Tell us what you write about and what you need."
      first={
        <>
          Facts, fact sheets and renders are in the{' '}
          <Link to="/press" className="underline underline-offset-4 hover:text-brass">
            press room
          </Link>
          , free to take.
        </>
      }
      next={next}
    />
  )
})

const next = [
  'Your message is stored, and this page shows its reference number.',
  'Somebody of our press team reads it, with the links you name.',
  'If there is something to answer, it comes to the address you gave.',
]
