import type { ReactNode } from 'react'
import type { FormDefinition } from '../../forms/form.ts'
import { siteFile } from '../content/site-file.server.ts'
import { sitePicture } from '../pictures/pictures.server.ts'
import { linkAlone } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** The form (`children`, an island) below its heading and the picture of its topic. */
export function FormPage({ form, children }: { form: FormDefinition; children?: ReactNode }) {
  const { heading, note, lead } = form
  const topic = siteFile().contactTopics.find(({ to }) => to === form.page)
  return (
    <div className="group page-edge relative isolate pt-[min(46vw,20rem)] lg:pt-12">
      {/* A strip above the heading; from 64rem up beside the form, to the window's edge, where its height decides what is cut. */}
      {topic && (
        <Picture
          picture={sitePicture(topic.image)}
          alt=""
          sizes="(min-width: 64rem) 75rem, 100vw"
          eager
          className="fade-edge absolute top-0 right-0 -z-10 h-[clamp(12rem,52vw,24rem)] w-full object-cover object-[50%_40%] lg:object-[33%_30%] lg:h-[min(70rem,100%)] lg:w-[48vw] lg:[--fade-foot:12rem] lg:[--fade-length:40%] print:hidden"
        />
      )}
      <div className="lg:max-w-1/2">
        <a href="/contact" className={`mb-1 gap-2 ${linkAlone} before:content-['←'/'']`}>
          All topics
        </a>
        <h1 className="display-face text-balance text-display">{heading}</h1>
        {note && <p className="mt-3 text-lead">{note}</p>}
        {/* The instructions disappear once the form is sent. */}
        <div className="mt-3 max-w-prose text-ash group-has-[#sent-title]:hidden">
          {lead && <p>{lead}</p>}
          <p>All fields are required unless marked optional.</p>
        </div>
      </div>
      <div className="pt-6 pb-12 lg:max-w-1/2">{children}</div>
    </div>
  )
}
