import { useEffect, useState } from 'react'
import { fileProblem } from '../../forms/attachments.ts'
import { byteSize } from './byte-size.ts'

type AttachmentListProps = { files: readonly File[]; onRemove: (file: File) => void }

/** What is attached so far: picture or type, name, size, what is wrong with it, and a button to remove it. */
export function AttachmentList({ files, onRemove }: AttachmentListProps) {
  if (files.length === 0) return null
  const bytes = files.reduce((sum, it) => sum + it.size, 0)
  return (
    <>
      <ul aria-label="Attached files" className="flex flex-col gap-2">
        {files.map((file) => (
          <Attachment
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onRemove={() => onRemove(file)}
          />
        ))}
      </ul>
      <p className="text-ash tabular-nums">
        {files.length === 1 ? '1 file' : `${files.length} files`}, {byteSize(bytes)} together
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
          {problem ?? byteSize(file.size)}
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
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
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
