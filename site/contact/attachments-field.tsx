import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptedFiles, fileProblem } from '../../forms/attachments.ts'
import type { FilesField } from '../../forms/form.ts'
import { buttonClass } from '../ui/button.tsx'
import { limitSize } from '../ui/file-size.ts'
import { describedBy, FieldFrame, fieldId } from './fields.tsx'

type AttachmentsFieldProps = {
  field: FilesField
  messages: readonly string[]
  files: readonly File[]
  /** The form comes back without script, and no page may fill this field. */
  again?: boolean
  /** Names of the files that a reload took away. */
  lost: readonly string[]
  onChange: (files: readonly File[]) => void
}

/** Files by button or by drag and drop, added to those already there. Without script: the browser's own file field. */
export function AttachmentsField({ field, messages, files, again, lost, onChange }: AttachmentsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [announced, setAnnounced] = useState('')
  const id = fieldId(field.name)

  function add(chosen: readonly File[]) {
    // Files dropped while the form is being sent would seem to go along.
    if (input.current?.closest('[inert]')) return
    onChange(addFiles(files, chosen))
    setAnnounced(chosen.length === 1 ? `${chosen[0]?.name} added.` : `${chosen.length} files added.`)
  }
  const over = useFileDrop(add)

  function takeFromInput() {
    if (!input.current?.files?.length) return
    add([...input.current.files])
    // Emptied, so that the same file can be chosen again after it was removed.
    input.current.value = ''
  }
  const takeEarly = useEffectEvent(takeFromInput)
  // Files chosen before this script ran.
  useEffect(() => takeEarly(), [])

  return (
    <FieldFrame
      id={id}
      label={
        <>
          {field.label} <span className="font-normal text-ash">(optional)</span>
        </>
      }
      hint={field.hint}
      messages={messages}
    >
      {again && <p>Please choose your files again.</p>}
      {lost.length > 0 && (
        <p className="wrap-anywhere text-ember">
          Your files are no longer here. Please choose them again: {lost.join(', ')}
        </p>
      )}
      <div
        data-over={over || undefined}
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box border-2 border-edge border-dashed bg-coal p-6 transition-colors data-over:border-brass data-over:bg-stone"
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          id={id}
          name={field.name}
          {...describedBy(id, { hint: true, wrong: messages.length > 0 })}
          onChange={takeFromInput}
          className="peer sr-only noscript:not-sr-only noscript:w-full"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-brass peer-focus-visible:outline-offset-3 noscript:hidden',
          )}
        >
          Choose files
        </label>
        <span className="needs-script hidden text-ash keyboard:inline">or drop them here</span>
      </div>
      <AttachmentList
        files={files}
        onRemove={(removed) => {
          onChange(files.filter((it) => it !== removed))
          setAnnounced(`${removed.name} removed.`)
          input.current?.focus()
        }}
      />
      <span role="status" className="sr-only">
        {announced}
      </span>
    </FieldFrame>
  )
}

type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** The list with the newly chosen files at its end; a file already in it is not added twice. */
export function addFiles<F extends ChosenFile>(files: readonly F[], chosen: readonly F[]): F[] {
  const all: F[] = [...files]
  for (const file of chosen) if (!all.some((it) => fileKey(it) === fileKey(file))) all.push(file)
  return all
}

function fileKey({ name, size, lastModified }: ChosenFile): string {
  return `${name} ${size} ${lastModified}`
}

type AttachmentListProps = { files: readonly File[]; onRemove: (file: File) => void }

/** What is attached so far, and what the visitor should know before leaving the page. */
function AttachmentList({ files, onRemove }: AttachmentListProps) {
  if (files.length === 0) return null
  const bytes = files.reduce((sum, it) => sum + it.size, 0)
  return (
    <>
      <ul aria-label="Attached files" className="flex flex-col gap-2">
        {files.map((file) => (
          <Attachment key={fileKey(file)} file={file} onRemove={() => onRemove(file)} />
        ))}
      </ul>
      <p className="text-ash tabular-nums">
        {files.length === 1 ? '1 file' : `${files.length} files`}, {limitSize(bytes)} together. Your browser
        does not keep files: if you leave or reload this page, choose them again.
      </p>
    </>
  )
}

function Attachment({ file, onRemove }: { file: File; onRemove: () => void }) {
  const problem = fileProblem(file)
  return (
    <li
      className={`flex items-center gap-4 rounded-box border bg-coal p-2 ${problem ? 'border-ember' : 'border-seam'}`}
    >
      <Preview file={file} shown={!problem && file.type.startsWith('image/')} />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2 font-semibold">{file.name}</span>
        <span className={problem ? 'text-ember' : 'text-ash tabular-nums'}>
          {problem ?? limitSize(file.size)}
        </span>
      </span>
      <button
        type="button"
        onClick={onRemove}
        className="min-h-11 rounded-box px-3 underline underline-offset-4 hover:text-brass"
      >
        Remove<span className="sr-only"> {file.name}</span>
      </button>
    </li>
  )
}

function Preview({ file, shown }: { file: File; shown: boolean }) {
  const [address, setAddress] = useState<string>()

  // The browser's table of addresses for files, from which this one must be taken out again.
  useEffect(() => {
    if (!shown) return
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file, shown])

  const box =
    'grid size-14 shrink-0 place-items-center rounded-box bg-stone object-cover font-semibold text-ash'
  if (address) return <img src={address} alt="" width={56} height={56} className={box} />
  return (
    <span aria-hidden="true" className={box}>
      {file.type === 'application/pdf' ? 'PDF' : '–'}
    </span>
  )
}

/**
 * Takes files dropped anywhere on the page, and says whether some are held over it. Without this, a browser opens a
 * file dropped beside the field in place of the page, and everything typed is gone.
 */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  // The window, onto which files are dropped.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    function accept(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
      if (event.type === 'drop') take([...event.dataTransfer.files])
    }
    window.addEventListener('dragover', accept, { signal })
    window.addEventListener('drop', accept, { signal })
    // Leaving one element for another inside the window has a related target.
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    window.addEventListener('dragleave', left, { signal })
    return () => leaving.abort()
  }, [])

  return over
}
