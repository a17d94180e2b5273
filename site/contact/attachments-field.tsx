import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptedFiles } from '../../forms/attachments.ts'
import type { FilesField } from '../../forms/form.ts'
import { buttonClass } from '../ui/button.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { FieldFrame, textIds } from './field-frame.tsx'
import { fieldId } from './form-values.ts'
import { useFileDrop } from './use-file-drop.ts'

type AttachmentsFieldProps = {
  field: FilesField
  messages: readonly string[]
  files: readonly File[]
  /** The form comes back without script, and no page may fill this field. */
  again?: boolean
  /** Names of those that a reload took away. */
  lost: readonly string[]
  onChange: (files: readonly File[]) => void
}

/** Files by button or by drag and drop, added to those already there. Without script: the browser's own file field. */
export function AttachmentsField({ field, messages, files, again, lost, onChange }: AttachmentsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const id = fieldId(field.name)
  const ids = textIds(id)
  const wrong = messages.length > 0

  function add(chosen: readonly File[]) {
    // Dropped while the form is being sent, they would seem to go along.
    if (input.current?.closest('[inert]')) return
    onChange(addFiles(files, chosen))
    setSaid(chosen.length === 1 ? `${chosen[0]?.name} added.` : `${chosen.length} files added.`)
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
        className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-box border-2 border-edge border-dashed bg-coal p-5 transition-colors data-over:border-brass data-over:bg-stone"
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          id={id}
          name={field.name}
          aria-invalid={wrong || undefined}
          aria-describedby={[ids.hint, wrong && ids.messages].filter(Boolean).join(' ')}
          onChange={takeFromInput}
          className="peer sr-only noscript:not-sr-only noscript:w-full"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'line',
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
          setSaid(`${removed.name} removed.`)
          input.current?.focus()
        }}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </FieldFrame>
  )
}

type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** The list with the newly chosen files at its end; a file already in it is not added twice. */
export function addFiles<F extends ChosenFile>(files: readonly F[], chosen: readonly F[]): F[] {
  const all: F[] = [...files]
  for (const file of chosen) if (!all.some((it) => isSame(it, file))) all.push(file)
  return all
}

function isSame(one: ChosenFile, other: ChosenFile) {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
