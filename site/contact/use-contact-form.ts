import { type RefObject, useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { FormDefinition, Problem } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { fillIn } from './fill-in.ts'
import { dropDraft, keepDraft, newDraft, readDraft } from './form-draft.ts'
import { problemsOf, valuesIn } from './form-values.ts'
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

  // The draft kept on the device, and the fields, which may hold text typed before this script ran.
  useEffect(() => {
    if (!element.current) return
    draft.current = readDraft(form.formId) ?? newDraft()
    setFilesBefore(draft.current.files ?? [])
    fillIn(element.current, draft.current.values)
    // From here on the page checks the form, in its own words; without script the browser does.
    element.current.noValidate = true
  }, [form, element])

  const sending = state.kind === 'sending'
  // The browser's own warning before leaving, while files are on their way.
  useEffect(() => {
    if (!sending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [sending])

  function remember() {
    if (!element.current) return
    untouchedSinceSent.current = false
    draft.current = { ...draft.current, values: valuesIn(form, new FormData(element.current)) }
    keepDraft(form.formId, draft.current)
  }

  function chooseFiles(chosen: readonly File[]) {
    setFiles(chosen)
    // What is kept, since files chosen before this script ran are told of before the draft is read.
    draft.current = { ...(readDraft(form.formId) ?? draft.current), files: chosen.map((it) => it.name) }
    keepDraft(form.formId, draft.current)
  }

  async function send() {
    if (underWay.current || !element.current) return
    setAttempt((it) => it + 1)
    // The last of several quick presses meets the emptied form: the good result must not turn into complaints.
    if (untouchedSinceSent.current && files.length === 0) return
    remember()
    const { values, submissionKey, startedAt } = draft.current
    const problems = problemsOf(form, values, files)
    if (problems.length > 0) return setState({ kind: 'refused', message: undefined, problems })

    const honeypot = String(new FormData(element.current).get(technicalFields.honeypot) ?? '')
    const cancel = new AbortController()
    underWay.current = cancel
    setState({ kind: 'sending', progress: undefined })
    const id = toast.loading(form.loading)
    const outcome = await submitForm(
      form,
      { values, files, submissionKey, startedAt, honeypot },
      { signal: cancel.signal, onProgress: (progress) => setState({ kind: 'sending', progress }) },
    )
    underWay.current = undefined
    switch (outcome.kind) {
      case 'sent':
        toast.success(form.success, { id })
        dropDraft(form.formId)
        draft.current = newDraft()
        untouchedSinceSent.current = true
        setFiles([])
        setFilesBefore([])
        setSentForms((it) => it + 1)
        return setState({ kind: 'sent', reference: outcome.reference })
      case 'refused':
        toast.error(outcome.message, { id })
        return setState({ kind: 'refused', message: outcome.message, problems: outcome.fields })
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
