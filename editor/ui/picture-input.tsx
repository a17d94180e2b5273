import { TextField } from '@keystar/ui/text-field'
import { useEffect, useId, useState } from 'react'
import { openForm, sent, useWork } from './ask.ts'

type Props = {
  label: string
  /** What the picture is for: the beginning of its name, which decides its size. */
  slot: string
  value: string
  onChange: (value: string) => void
  forceValidation: boolean
}

/** The name of a picture beside the content file, what it shows, and a way to put another there. */
export function PictureInput({ label, slot, value, onChange, forceValidation }: Props) {
  const [shown, setShown] = useState('')
  const { said, act } = useWork()
  const id = useId()

  useEffect(() => {
    if (value === '') return
    pictureOf(value).then(setShown, () => setShown(''))
  }, [value])

  const send = (file: File) =>
    act('Putting the picture in its place …', async () => {
      onChange(await (await sent(`picture/${slot}/${entry()}`, file)).json())
      // A new hero has the name of the one before, so a new name does not show it.
      setShown(URL.createObjectURL(file))
      return 'The picture is in its place. Say in words what is seen, then save.'
    })

  const problem = forceValidation && value === '' ? 'Choose a picture' : undefined
  return (
    <div className="picture">
      <TextField label={label} value={value} onChange={onChange} errorMessage={problem} />
      {shown !== '' && <img src={shown} alt="" width="160" />}
      <label htmlFor={id}>{value === '' ? 'Choose a picture' : 'Another picture'}</label>
      <input
        id={id}
        type="file"
        accept="image/webp,image/png,image/jpeg,image/avif"
        onChange={({ target }) => target.files?.[0] && send(target.files[0])}
      />
      <p role="status">{said}</p>
    </div>
  )
}

async function pictureOf(name: string): Promise<string> {
  return URL.createObjectURL(await (await sent(`picture/${name}/${entry()}`)).blob())
}

/** `games/nemesis.json`. Throws an Error in words while a new game has no name. */
function entry(): string {
  const { name, slug } = openForm()
  const isOne = location.pathname.includes('/singleton/')
  if (!isOne && slug === '')
    throw new Error('First fill in “Name in the address”: the pictures lie beside it.')
  return isOne ? `${name}.json` : `${name}/${slug}.json`
}
