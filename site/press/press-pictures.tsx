import { linkAlone } from '../ui/button.tsx'
import { fileSize } from '../ui/file-size.ts'
import { Photo } from '../ui/photo.tsx'
import { SectionTitle } from '../ui/section-title.tsx'
import type { PressRoom } from './press-room.server.ts'

type PressPicturesProps = PressRoom['lines'][number] & { id: string; credit: string }

/** One line's renders: what is seen, whose it is, and the file in full size. */
export function PressPictures({ id, title, desc, credit, pictures }: PressPicturesProps) {
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} className="mb-4">
        Renders: {title}
      </SectionTitle>
      <p className="mb-8 max-w-prose text-ash">{desc}</p>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map(({ photo, game, file }) => (
          <li key={file.href}>
            <figure>
              <Photo
                photo={photo}
                sizes="(min-width: 1664px) 33rem, (min-width: 1280px) 31vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-video w-full rounded-box object-cover"
              />
              <figcaption className="mt-3 flex flex-col">
                <span className="font-semibold">{game}</span>
                <span className="text-ash">{credit}</span>
                <a href={file.href} download className={`self-start ${linkAlone}`}>
                  JPEG
                  <span className="sr-only">
                    {' '}
                    of {game}: {photo.alt}
                  </span>
                  , {file.width} × {file.height} px, {fileSize(file.bytes)}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
