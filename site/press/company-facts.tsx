import { SectionTitle } from '../ui/section-title.tsx'
import type { PressRoom } from './press-room.server.ts'

/** The company in a sentence, in a paragraph, in facts and in numbers. */
export function CompanyFacts({ boilerplate, facts, numbers }: PressRoom) {
  return (
    <section>
      <SectionTitle className="mb-8">The company</SectionTitle>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="flex max-w-prose flex-col gap-5">
          <h3 className="font-semibold text-brass">In a sentence</h3>
          <p>{boilerplate.short}</p>
          <h3 className="font-semibold text-brass">In a paragraph</h3>
          <p>{boilerplate.long}</p>
        </div>
        <dl className="grid content-start">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-6 border-seam border-b py-2.5 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
              <dt className="text-ash">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
        {numbers.map(({ value, label }) => (
          <li key={label}>
            <span className="block font-carved text-heading max-sm:text-[1.2rem]">{value}</span>
            <span className="text-ash">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
