import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { attachmentProblems } from '../../forms/attachments.ts'
import { type FormDefinition, type FormValues, type Problem, problemsIn } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { Button } from '../ui/button.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { ConsentBox, TypedField } from './fields.tsx'
import { removeDraft, restoreDraft, storeDraft } from './form-draft.ts'
import { ProblemSummary, SentNote } from './form-result.tsx'
import { hasFiles, type Outcome, submitForm } from './submit-form.ts'
import { Toaster } from './toaster.tsx'

/** `share`: the part of the request that has left the device, from 0 to 1. */
type FormState = { kind: 'filling' } | { kind: 'sending'; share: number } | Outcome

/** What became of a form that was sent without script, and what was typed. */
type Answered = {
  state: FormState
  given?: { values: FormValues; submissionKey: string }
}

/**
 * Any of the three forms. Without script it is a plain form: the browser checks it, the service answers with a page.
 * What is typed or chosen stands in the fields alone, so nothing typed before the script arrives is lost.
 */
export function ContactForm({ form, answered }: { form: FormDefinition; answered?: Answered }) {
  const [state, setState] = useState<FormState>(answered?.state ?? { kind: 'filling' })
  /** Counts presses of Send, so that the same result twice is shown and read out twice. */
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  // A second press can come before React has drawn the first one's effect, so this is not state.
  const underWay = useRef<AbortController>(undefined)

  // The draft on the device, and boxes ticked on a page that "back" brings again as it was left.
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    restoreDraft(form, shown)
    // From here on the page checks the form, in its own words; without script the browser does.
    shown.noValidate = true
    const untick = () => {
      for (const box of shown.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false
    }
    window.addEventListener('pagehide', untick)
    return () => window.removeEventListener('pagehide', untick)
  }, [form])

  async function send(filled: FormData) {
    if (underWay.current) return
    setAttempt((it) => it + 1)
    const problems = problemsOf(form, filled)
    if (problems.length > 0) return setState({ kind: 'refused', message: '', problems })

    const cancel = new AbortController()
    underWay.current = cancel
    setState({ kind: 'sending', share: 0 })
    const id = toast.loading(form.loading)
    const outcome = await submitForm(form, filled, {
      signal: cancel.signal,
      onProgress: (share) => setState({ kind: 'sending', share }),
    })
    underWay.current = undefined
    if (cancel.signal.aborted) {
      toast('Sending was cancelled. You can send it again: we keep only one copy.', { id })
      return setState({ kind: 'filling' })
    }
    if (outcome.kind === 'sent') {
      removeDraft(form)
      toast.success(form.success, { id })
    } else toast.error(outcome.message, { id })
    setState(outcome)
  }

  const given = answered?.given
  const isSending = state.kind === 'sending'
  const problems = state.kind === 'refused' ? state.problems : []
  return (
    <div className="flex flex-col gap-8">
      {state.kind === 'sent' && <SentNote form={form} reference={state.reference} />}
      {state.kind === 'refused' && (
        <ProblemSummary key={attempt} form={form} message={state.message} problems={problems} />
      )}
      {state.kind !== 'sent' && (
        <form
          ref={element}
          method="post"
          action={form.endpoint}
          encType={hasFiles(form) ? 'multipart/form-data' : undefined}
          aria-label={form.heading}
          onInput={(event) => storeDraft(form, event.currentTarget)}
          onSubmit={(event) => {
            event.preventDefault()
            storeDraft(form, event.currentTarget)
            void send(new FormData(event.currentTarget))
          }}
          className="flex flex-col gap-8"
        >
          <TechnicalFields form={form} {...given} />
          {/* Name and address, the first two of every form, stand side by side. */}
          <div
            inert={isSending}
            className="grid gap-6 transition-opacity inert:opacity-60 lg:grid-cols-2 lg:*:nth-[n+3]:col-span-full"
          >
            {form.fields.map((field) => {
              const messages = problems.filter((it) => it.field === field.name).map((it) => it.message)
              if (field.type === 'consent')
                return <ConsentBox key={field.name} field={field} messages={messages} />
              if (field.type !== 'files') {
                const value = given?.values[field.name]
                return <TypedField key={field.name} field={field} messages={messages} value={value} />
              }
              return (
                <AttachmentsField
                  key={field.name}
                  form={form}
                  field={field}
                  messages={messages}
                  again={given !== undefined}
                />
              )
            })}
          </div>
          {isSending && hasFiles(form) && <UploadProgress share={state.share} />}
          <div className="flex flex-wrap gap-4">
            {/* Not disabled while sending: that would throw the keyboard's focus away. Further presses do nothing. */}
            <Button
              type="submit"
              aria-disabled={isSending || undefined}
              className="min-w-[min(10rem,100%)] aria-disabled:opacity-60"
            >
              {isSending ? 'Sending…' : 'Send'}
            </Button>
            {isSending && (
              <Button
                look="secondary"
                onClick={() => {
                  underWay.current?.abort()
                  element.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
                }}
              >
                Cancel
              </Button>
            )}
          </div>
        </form>
      )}
      <Toaster />
    </div>
  )
}

/** Everything that stands in the way of sending, in the order of the fields. */
export function problemsOf(form: FormDefinition, filled: FormData): Problem[] {
  const texts: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of filled)
    if (typeof value === 'string') texts[name] = value
    // A file field with nothing chosen is posted as one file without a name.
    else if (value.name !== '') files.push(value)
  return problemsIn(form.fields, texts, attachmentProblems(files))
}

type TechnicalFieldsProps = {
  form: FormDefinition
  /** Given where the form comes back without script; on the page the script fills it in. */
  submissionKey?: string
}

/** The form's id, and a field only robots fill in: out of sight, out of the tab order and unknown to screen readers. */
function TechnicalFields({ form, submissionKey }: TechnicalFieldsProps) {
  return (
    <>
      <input type="hidden" name="formId" value={form.formId} />
      <input type="hidden" name={technicalFields.submissionKey} value={submissionKey} />
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Leave this field empty
          <input type="text" name={technicalFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

function UploadProgress({ share }: { share: number }) {
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="upload-progress" className="tabular-nums">
        Uploading: {Math.floor(share * 100)} %
      </label>
      <progress
        id="upload-progress"
        value={share}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-stone [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-stone [&::-webkit-progress-value]:bg-brass"
      />
    </div>
  )
}
