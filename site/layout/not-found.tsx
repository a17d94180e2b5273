import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { Logo } from './logo.tsx'

/** The screen of every address that leads nowhere. */
export function NotFound() {
  return (
    <div className="grid min-h-[calc(100dvh-var(--spacing-header))] page-edge content-center items-center gap-8 py-16 lg:grid-cols-2">
      <div className="flex flex-col items-center gap-6 text-center">
        <Logo className="size-20" />
        <h1 className="display-face text-display">404</h1>
        <p className="max-w-prose text-lead">Sorry, the page you were looking for doesn’t exist.</p>
        <ButtonLink href="/">Return to Home</ButtonLink>
      </div>
      <Photo
        photo={photo('site', content().site.notFound.image)}
        sizes="(min-width: 1024px) 42rem, 92vw"
        className="w-full rounded-box"
      />
    </div>
  )
}
