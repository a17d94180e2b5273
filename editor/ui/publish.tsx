import { useEffect, useState } from 'react'
import { ask } from './ask.ts'

type News = { file: string; words: string[] }

/** What is saved and not published yet, in words; the build's checks; the publication. */
export function Publish() {
  const [news, setNews] = useState<News[]>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error: Error) => setSaid(error.message))
    setBusy(false)
  }
  const look = async () => setNews(await (await ask('news')).json())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void act(look), [])

  const check = () =>
    act(async () => {
      setSaid('')
      const { body } = await ask('check', '')
      const lines = body?.pipeThrough(new TextDecoderStream())
      for await (const text of lines ?? []) setSaid((it) => it + text)
    })
  const publish = () =>
    act(async () => {
      setSaid(await (await ask('publish', '')).json())
      await look()
    })
  const undo = (file: string) => act(async () => setNews(await (await ask('undo', file)).json()))

  return (
    <main className="own">
      <h1>Publish</h1>
      {news?.length === 0 && <p>Everything that is saved is published.</p>}
      <ul>
        {news?.map(({ file, words }) => (
          <li key={file}>
            {words.length > 0 ? words.join('; ') : 'written in another way'} <small>({file})</small>{' '}
            <button type="button" disabled={isBusy} onClick={() => undo(file)}>
              Take back <span className="hidden">{file}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={isBusy} onClick={check}>
        Check the whole website
      </button>{' '}
      <button type="button" disabled={isBusy || !news?.length} onClick={publish}>
        Publish
      </button>
      <pre role="status">{said}</pre>
    </main>
  )
}
