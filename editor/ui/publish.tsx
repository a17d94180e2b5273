import { useEffect, useState } from 'react'
import { sent, useWork } from './ask.ts'

type News = { file: string; words: string }

/** What is saved and not published yet, in words; the build's checks; the publication. */
export function Publish() {
  const [news, setNews] = useState<News[]>()
  const { said, setSaid, isBusy, act } = useWork()
  const look = async () => void setNews(await (await sent('news')).json())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void act('', look), [])

  const check = () =>
    act('The website is built once more, in a place of its own …\n', async () => {
      const { body } = await sent('check', '')
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) setSaid((it) => it + text)
      return undefined
    })
  const publish = () =>
    act('', async () => {
      const result: string = await (await sent('publish', '')).json()
      await look()
      return result
    })
  const undo = (change: News) =>
    act('', async () => void setNews(await (await sent('undo', JSON.stringify(change))).json()))

  return (
    <main className="own">
      <h1>Publish</h1>
      {news?.length === 0 && <p>Everything that is saved is published.</p>}
      <ul>
        {news?.map((change) => (
          <li key={change.file + change.words}>
            {change.words}{' '}
            <button type="button" disabled={isBusy} onClick={() => undo(change)}>
              Take back <span className="hidden">{change.words}</span>
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
