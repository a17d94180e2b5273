import { useRef } from 'react'
import type { FormDefinition } from '../../forms/form.ts'
import { type FormValues, ticked } from '../../forms/form.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { ConsentField } from './consent-field.tsx'
import { formAddress } from './form-address.ts'
import { NoteInFocus } from './note-in-focus.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { SendBar } from './send-bar.tsx'
import { SentNote } from './sent-note.tsx'
import { isMultipart } from './submit-form.ts'
import { TechnicalFields } from './technical-fields.tsx'
import { Toaster } from './toaster.tsx'
import { TypedField } from './typed-field.tsx'
import { type SendingState, useContactForm } from './use-contact-form.ts'

/** What became of a form that was sent without script, and what was typed. */
type Answered = {
  state: SendingState
  given?: { values: FormValues; submissionKey: string; startedAt: number }
}

/**
 * Any of the three forms. Without script it is a plain form: the browser checks it, the service answers with a page.
 * The fields keep what is typed themselves, so nothing typed before the script arrives is lost.
 */
export function ContactForm({ form, answered }: { form: FormDefinition; answered?: Answered }) {
  const element = useRef<HTMLFormElement>(null)
  const { state, attempt, sentForms, files, lostFiles, chooseFiles, remember, send, cancel } = useContactForm(
    form,
    element,
    answered?.state,
  )
  const given = answered?.given
  const problems = state.kind === 'refused' ? state.problems : []
  const messagesFor = (name: string) => problems.filter((it) => it.field === name).map((it) => it.message)
  const sending = state.kind === 'sending'
  return (
    <div className="flex flex-col gap-8">
      {state.kind === 'sent' && <SentNote key={attempt} message={form.success} reference={state.reference} />}
      {state.kind === 'refused' && (
        <ProblemSummary key={attempt} form={form} message={state.message} problems={problems} />
      )}
      {state.kind === 'cancelled' && <CancelledNote key={attempt} mayHaveArrived={state.mayHaveArrived} />}
      <form
        ref={element}
        method="post"
        action={formAddress(form)}
        encType={isMultipart(form) ? 'multipart/form-data' : undefined}
        aria-label={form.heading}
        onInput={remember}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="flex flex-col gap-8"
      >
        <TechnicalFields form={form} {...given} />
        <div
          key={sentForms}
          inert={sending}
          className="flex flex-col gap-8 transition-opacity inert:opacity-60"
        >
          {form.fields.map((field) => {
            if (field.type === 'consent') return null
            if (field.type !== 'files')
              return (
                <TypedField
                  key={field.name}
                  field={field}
                  messages={messagesFor(field.name)}
                  value={given?.values[field.name]}
                />
              )
            return (
              <AttachmentsField
                key={field.name}
                field={field}
                messages={messagesFor(field.name)}
                files={files}
                again={given !== undefined}
                lost={lostFiles}
                onChange={chooseFiles}
              />
            )
          })}
          <div className="flex flex-col gap-3">
            {form.fields.map(
              (field) =>
                field.type === 'consent' && (
                  <ConsentField
                    key={field.name}
                    field={field}
                    messages={messagesFor(field.name)}
                    given={given?.values[field.name] === ticked}
                  />
                ),
            )}
          </div>
        </div>
        <SendBar state={state} uploads={files.length > 0} onCancel={cancel} />
      </form>
      <Toaster />
    </div>
  )
}

function CancelledNote({ mayHaveArrived }: { mayHaveArrived: boolean }) {
  return (
    <NoteInFocus role="group" aria-labelledby="cancelled-title" className="border-edge">
      <h2 id="cancelled-title" className="font-semibold text-heading">
        Sending cancelled
      </h2>
      {mayHaveArrived && (
        <p>It had left your device and may have arrived. Press Send to be sure: it will not arrive twice.</p>
      )}
      <p>Everything you filled in is still here{mayHaveArrived ? '.' : '. Press Send when you are ready.'}</p>
    </NoteInFocus>
  )
}
