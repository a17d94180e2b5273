import type { ReactNode } from 'react'
import type { FormDefinition } from '../../forms/form.ts'
import type { EncodedPicture } from '../content-files/media.ts'
import { BackLink } from '../ui/link.tsx'
import { SidePicture } from '../ui/side-picture.tsx'

type FormPageProps = { form: FormDefinition; picture: EncodedPicture; children: ReactNode }

/** The form (`children`, an island) below its heading and the picture of its topic. */
export function FormPage({ form, picture, children }: FormPageProps) {
  const { heading, note, lead } = form
  return (
    <div className="group relative flow-root">
      <SidePicture picture={picture} />
      <div className="page-edge flex flex-col gap-3 max-lg:-mt-24 lg:relative lg:pt-8">
        <BackLink href="/contact">All topics</BackLink>
        <div className="relative lg:max-w-1/2">
          <h1 className="display-face page-title">{heading}</h1>
          {note && <p className="mt-3 text-lead">{note}</p>}
          {/* The instructions disappear once the form is sent. */}
          <p className="mt-3 max-w-prose text-ash group-has-[#sent-title]:hidden">
            {lead} All fields are required unless marked optional.
          </p>
        </div>
        <div className="relative pt-6 pb-12 lg:max-w-1/2">{children}</div>
      </div>
    </div>
  )
}
