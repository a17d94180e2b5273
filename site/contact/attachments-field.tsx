import { useEffect, useRef, useState } from 'react'
import { acceptedFiles, attachmentSize, fileError } from '../../forms/attachments.ts'
import type { FilesField, FormDefinition } from '../../forms/form.ts'
import { counted } from '../text/amounts.ts'
import { linkRowClass } from '../ui/link.tsx'
import { FieldFrame } from './fields.tsx'
import { readDraft, storeDraft } from './form-draft.client.ts'

type AttachmentsFieldProps = {
  form: FormDefinition
  field: FilesField
  messages: readonly string[]
  /** The form is shown again without script. No page can put files back into a file field. */
  mustChooseFilesAgain?: boolean
}

/**
 * The browser's own field, which takes files by its button and by drag and drop; with script it adds them to those
 * already there, and lists them. The files themselves are in the field, which is what is sent.
 */
export function AttachmentsField({ form, field, messages, mustChooseFilesAgain }: AttachmentsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  /** Names of the files that were chosen before a reload took them away. */
  const [lost, setLost] = useState<readonly string[]>([])

  function choose(chosen: readonly File[]) {
    if (!input.current) return
    const all = new DataTransfer()
    for (const file of chosen) all.items.add(file)
    input.current.files = all.files
    setFiles(chosen)
  }
  function remove(file: File) {
    choose(files.filter((other) => other !== file))
    // The browser fires no event for this change.
    if (input.current?.form) storeDraft(form, input.current.form)
    input.current?.focus()
  }
  // Files chosen before this script ran, and the draft on the device.
  useEffect(() => {
    setFiles([...(input.current?.files ?? [])])
    setLost(readDraft(form).getAll(field.name).filter(Boolean))
  }, [form, field])

  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const missing = lost.filter((name) => files.every((file) => file.name !== name))
  return (
    <FieldFrame field={field} messages={messages}>
      {(control) => (
        <>
          {mustChooseFilesAgain && <p>If you attached files, please choose them again.</p>}
          {missing.length > 0 && (
            <p className="wrap-anywhere text-ember">
              Your files are no longer here. Please choose them again: {missing.join(', ')}
            </p>
          )}
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={acceptedFiles}
            onInput={(event) => choose(addFiles(files, [...(event.currentTarget.files ?? [])]))}
            className="field-box w-full cursor-pointer rounded-box text-ash"
          />
          {files.length > 0 && (
            <ul aria-label="Attached files" className="flex flex-col">
              {files.map((file) => {
                // Once the form was refused, its message says the same.
                const error = messages.length === 0 ? fileError(file) : undefined
                return (
                  <li key={fileKey(file)} className="flex items-center gap-4 border-seam border-b">
                    <span className="min-w-0 flex-1 py-2">
                      <span className="wrap-anywhere line-clamp-2 font-semibold">{file.name}</span>
                      <span className={error ? 'text-ember' : 'text-ash text-sm tabular-nums'}>
                        {error ?? attachmentSize(file.size)}
                      </span>
                    </span>
                    <button type="button" onClick={() => remove(file)} className={`px-3 ${linkRowClass}`}>
                      Remove<span className="sr-only"> {file.name}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <p role="status" className="text-ash text-sm tabular-nums">
            {files.length > 0 &&
              `${counted(files.length, 'file')}, ${attachmentSize(bytes)} together. Your browser does not keep files: if you leave or reload this page, choose them again.`}
          </p>
        </>
      )}
    </FieldFrame>
  )
}

type FileDetails = Pick<File, 'name' | 'size' | 'lastModified'>

/** The list with the newly chosen files at its end; a file already in it is not added twice. */
export function addFiles<F extends FileDetails>(files: readonly F[], chosen: readonly F[]): F[] {
  return [...new Map([...files, ...chosen].map((file) => [fileKey(file), file])).values()]
}

function fileKey({ name, size, lastModified }: FileDetails): string {
  return `${name} ${size} ${lastModified}`
}
