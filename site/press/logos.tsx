import { fileSize } from '../ui/file-size.ts'
import { SectionTitle } from '../ui/section-title.tsx'
import type { PressRoom } from './press-room.server.ts'

const names = { logo: 'Mark with name', mark: 'Mark' } as const
const grounds = {
  light: { said: 'for dark grounds', ground: 'bg-night' },
  dark: { said: 'for light grounds', ground: 'bg-bone' },
} as const

const fileLink = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-brass'

/** The mark with and without the name, each for dark and for light grounds, as drawing and as picture. */
export function Logos({ logos, note }: { logos: PressRoom['logos']; note: string }) {
  return (
    <section>
      <SectionTitle className="mb-4">The mark of this website</SectionTitle>
      <p className="mb-8 max-w-prose text-ash">{note}</p>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-[2fr_2fr_1fr_1fr]">
        {logos.map(({ kind, ground, svg, png }) => {
          const name = `${names[kind]}, ${grounds[ground].said}`
          return (
            <li key={svg.href}>
              <div
                className={`grid h-40 place-items-center rounded-box border border-seam px-8 ${grounds[ground].ground}`}
              >
                <img
                  src={svg.href}
                  alt=""
                  width={kind === 'logo' ? 347 : 48}
                  height="48"
                  loading="lazy"
                  className={kind === 'logo' ? 'w-full max-w-80' : 'size-16'}
                />
              </div>
              <p className="mt-2">{name}</p>
              <p className="flex flex-wrap gap-x-5">
                <a href={svg.href} download className={fileLink}>
                  SVG<span className="sr-only"> of {name}</span>
                </a>
                <a href={png.href} download className={fileLink}>
                  PNG<span className="sr-only"> of {name}</span>, {png.width} px, {fileSize(png.bytes)}
                </a>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
