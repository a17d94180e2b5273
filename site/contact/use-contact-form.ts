import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { attachmentProblems } from '../../forms/attachments.ts'
import type { FormDefinition, FormField, FormValues, Problem } from '../../forms/form.ts'
import { problemsIn } from '../../forms/problems.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { newDraft, readDraft, removeDraft, storeDraft } from './form-draft.ts'
import { type Progress, submitForm } from './submit-form.ts'

export type SendingState =
  | { kind: 'idle' }
  | { kind: 'sending'; progress: Progress | undefined }
  | { kind: 'sent'; reference: string | undefined }
  /** By a rule of the page (no message of its own) or by the service. */
  | { kind: 'refused'; message: string | undefined; problems: readonly Problem[] }
  | { kind: 'cancelled'; mayHaveArrived: boolean }

export function useContactForm(
  form: FormDefinition,
  element: RefObject<HTMLFormElement | null>,
  first: SendingState = { kind: 'idle' },
) {
  const [state, setState] = useState(first)
  const [files, setFiles] = useState<readonly File[]>([])
  /** Names of files chosen before a reload. */
  const [filesBefore, setFilesBefore] = useState<readonly string[]>([])
  /** Counts presses of Send, so that the same result twice is shown and read out twice. */
  const [attempt, setAttempt] = useState(0)
  /** Counts the forms sent; a new number is a new, empty form. */
  const [sentForms, setSentForms] = useState(0)
  const draft = useRef(newDraft())
  // A second press can come before React has drawn the first one's effect, so this is not state.
  const underWay = useRef<AbortController>(undefined)
  const untouchedSinceSent = useRef(false)

  // The draft stored on the device, and the fields, which may hold text typed before this script ran.
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    draft.current = readDraft(form.formId) ?? newDraft()
    setFilesBefore(draft.current.files)
    fillIn(shown, draft.current.values)
    // From here on the page checks the form, in its own words; without script the browser does.
    shown.noValidate = true
    // "Back" can bring the page as it was left, with its boxes ticked.
    const untick = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      for (const box of shown.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false
    }
    window.addEventListener('pageshow', untick)
    return () => window.removeEventListener('pageshow', untick)
  }, [form, element])

  const leavingLoses = state.kind === 'sending' || files.length > 0
  // The browser's own warning before leaving, while there are files it would forget.
  useEffect(() => {
    if (!leavingLoses) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [leavingLoses])

  function remember() {
    if (!element.current) return
    untouchedSinceSent.current = false
    draft.current = { ...draft.current, values: valuesIn(element.current, form.fields.filter(isKept)) }
    storeDraft(form.formId, draft.current)
  }

  function chooseFiles(chosen: readonly File[]) {
    setFiles(chosen)
    // Files chosen before this script ran are told of before the draft is read, so the stored one counts.
    draft.current = { ...(readDraft(form.formId) ?? draft.current), files: chosen.map((it) => it.name) }
    storeDraft(form.formId, draft.current)
  }

  async function send() {
    if (underWay.current || !element.current) return
    setAttempt((it) => it + 1)
    // The last of several quick presses meets the emptied form: the good result must not turn into complaints.
    if (untouchedSinceSent.current && files.length === 0) return
    remember()
    const values = valuesIn(element.current, form.fields)
    const problems = problemsOf(form, values, files)
    if (problems.length > 0) return setState({ kind: 'refused', message: undefined, problems })

    const honeypot = String(new FormData(element.current).get(technicalFields.honeypot) ?? '')
    const cancel = new AbortController()
    underWay.current = cancel
    setState({ kind: 'sending', progress: undefined })
    const id = toast.loading(form.loading)
    const { submissionKey, startedAt } = draft.current
    const outcome = await submitForm(
      form,
      { values, files, submissionKey, startedAt, honeypot },
      { signal: cancel.signal, onProgress: (progress) => setState({ kind: 'sending', progress }) },
    )
    underWay.current = undefined
    switch (outcome.kind) {
      case 'sent':
        toast.success(form.success, { id })
        removeDraft(form.formId)
        draft.current = newDraft()
        untouchedSinceSent.current = true
        setFiles([])
        setFilesBefore([])
        setSentForms((it) => it + 1)
        return setState(outcome)
      case 'refused':
        toast.error(outcome.message, { id })
        return setState(outcome)
      case 'cancelled':
        toast('Sending was cancelled.', { id })
        return setState(outcome)
    }
  }

  return {
    state,
    attempt,
    sentForms,
    files,
    lostFiles: filesBefore.filter((name) => !files.some((it) => it.name === name)),
    chooseFiles,
    remember,
    send,
    cancel: () => underWay.current?.abort(),
  }
}

/** Everything that stands in the way of sending, in the order of the fields. */
export function problemsOf(form: FormDefinition, values: FormValues, files: readonly File[]): Problem[] {
  const typed = problemsIn(form.fields, values)
  return form.fields.flatMap((field) =>
    field.type === 'files' ? attachmentProblems(files) : typed.filter((it) => it.field === field.name),
  )
}

/** What these fields of the form hold now, by name. Files are no text and are kept apart. */
function valuesIn(element: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const filled = new FormData(element)
  return Object.fromEntries(
    fields.filter((it) => it.type !== 'files').map(({ name }) => [name, String(filled.get(name) ?? '')]),
  )
}

/** A consent is not kept: whoever comes back gives it anew. */
function isKept({ type }: FormField): boolean {
  return type !== 'consent'
}

/**
 * Puts stored values into the fields that are still empty, and lets every field that holds something report it as
 * typing does: what was typed before the page's script ran has told nobody yet, and stays as it is.
 */
function fillIn(element: HTMLFormElement, values: FormValues): void {
  const fields = ':is(input, select, textarea)[name]:not([type=hidden], [type=file], [type=checkbox])'
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
    field.value ||= values[field.name] ?? ''
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
