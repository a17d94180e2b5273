import { useEffect, useState } from 'react'
import { ask } from './ask.ts'

type Choice = { set: string; id: string; title: string }

/** Puts the file of a document in its place; the document itself is added under "Documents" first. */
export function Files() {
  const [choices, setChoices] = useState<Choice[]>([])
  const [chosen, setChosen] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    ask('files')
      .then(async (it) => setChoices(await it.json()))
      .catch((error: Error) => setSaid(error.message))
  }, [])

  async function send(file: File) {
    setSaid(`Sending ${file.name} …`)
    try {
      const answer = await ask(`document/${chosen}`, file)
      setSaid(`In its place: ${await answer.json()}. Size and pages are read from it.`)
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }

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
          disabled={chosen === ''}
          onChange={({ target }) => target.files?.[0] && send(target.files[0])}
        />
      </p>
      <p role="status">{said}</p>
    </main>
  )
}
