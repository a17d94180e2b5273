import { content } from '../content/content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Logo } from './header.tsx'

/** The screen of every address that leads nowhere. */
export function NotFound() {
  return (
    <div className="relative grid min-h-[calc(100dvh-var(--spacing-header))] page-edge content-end items-center pb-12 lg:content-center">
      <div className="z-10 flex flex-col items-start gap-6 lg:max-w-[40%]">
        <Logo className="size-16" />
        <h1 className="display-face text-hero">404</h1>
        <p className="max-w-prose text-lead">Sorry, the page you were looking for doesn’t exist.</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="/">Return to Home</ButtonLink>
          <ButtonLink href="/our-games" look="quiet">
            Our games
          </ButtonLink>
          <ButtonLink href="/download" look="quiet">
            Find a document
          </ButtonLink>
        </div>
      </div>
      <Picture
        picture={pictureOf('site', content().site.notFound.image)}
        sizes="(min-width: 1024px) 60vw, 100vw"
        eager
        className="bleed object-cover max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:h-[calc(100%-23rem)] md:max-lg:h-[calc(100%-19rem)] [--fade-length:20%] lg:[--fade-length:24%]"
      />
    </div>
  )
}
