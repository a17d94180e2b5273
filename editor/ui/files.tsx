import { useEffect, useState } from 'react'
import { sent, useWork } from './ask.ts'

type Choice = { set: string; id: string; title: string }

/** Puts the file of a document in its place; the document itself is added under "Documents" first. */
export function Files() {
  const [choices, setChoices] = useState<Choice[]>([])
  const [chosen, setChosen] = useState('')
  const { said, isBusy, act } = useWork()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    void act('', async () => void setChoices(await (await sent('files')).json()))
  }, [])

  const send = (file: File) =>
    act(`Sending ${file.name} …`, async () => {
      const answer = await sent(`document/${chosen}`, file)
      return `In its place: ${await answer.json()}. Size and pages are read from it.`
    })

  return (
    <main className="own">
      <h1>Files of documents</h1>
      <p>A document that is not in this list is added under “Documents”, with a format.</p>
      <p>
        <label htmlFor="document">Document</label>{' '}
        <select id="document" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose a document</option>
          {choices.map(({ set, id, title }) => (
            <option key={id} value={`${set}/${id}`}>
              {title}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor="file">File</label>{' '}
        <input
          id="file"
          type="file"
          accept=".pdf,.zip"
          disabled={chosen === '' || isBusy}
          onChange={({ target }) => target.files?.[0] && send(target.files[0])}
        />
      </p>
      <p role="status">{said}</p>
    </main>
  )
}
