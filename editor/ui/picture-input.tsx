import { TextField } from '@keystar/ui/text-field'
import { useEffect, useId, useState } from 'react'
import { ask, entryAt } from './ask.ts'

type Props = { label: string; value: string; onChange: (value: string) => void; forceValidation: boolean }

/** The name of a picture beside the content file, what it shows, and a way to put another there. */
export function PictureInput({ label, value, onChange, forceValidation }: Props) {
  const [shown, setShown] = useState('')
  const [said, setSaid] = useState('')
  const id = useId()
  const entry = entryAt(location.pathname)

  useEffect(() => {
    if (value === '' || entry === undefined) return
    ask(`picture/${value}/${entry}`)
      .then((it) => it.blob())
      .then((it) => setShown(URL.createObjectURL(it)))
      .catch(() => setShown(''))
  }, [value, entry])

  async function send(file: File) {
    setSaid('Putting the picture in its place …')
    const stem = value.replace(/(-\d+)?\.\w+$/, '') || 'feature'
    try {
      const answer = await ask(`picture/${stem}/${entry}`, file)
      onChange(await answer.json())
      setSaid('The picture is in its place. Say in words what is seen, then save.')
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }

  const problem = forceValidation && value === '' ? 'Choose a picture' : undefined
  return (
    <div className="picture">
      <TextField label={label} value={value} onChange={onChange} errorMessage={problem} />
      {shown !== '' && <img src={shown} alt="" width="160" />}
      {entry !== undefined && (
        <>
          <label htmlFor={id}>Another picture</label>
          <input
            id={id}
            type="file"
            accept="image/webp,image/png,image/jpeg,image/avif"
            onChange={({ target }) => target.files?.[0] && send(target.files[0])}
          />
        </>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
