import { useEffect, useState } from 'react'

type CharacterCountProps = {
  id: string
  length: number
  limit: number
  /** Otherwise the count shows itself when the limit is near, and only assistive technology is told the limit. */
  always: boolean
}

const near = 0.8

/** How much more may be written. Never cuts anything off: a text too long is said to be so, and can be shortened. */
export function CharacterCount({ id, length, limit, always }: CharacterCountProps) {
  const shown = always || length > limit * near
  const count = length === 0 ? undefined : charactersLeft(length, limit)
  const limitText = `You can write up to ${limit.toLocaleString('en')} characters.`
  return (
    <>
      <p
        className={`${shown ? '' : 'sr-only'} ${length > limit ? 'font-semibold text-ember' : 'text-ash'} tabular-nums`}
      >
        <span id={id} className={count ? 'sr-only' : ''}>
          {limitText}
        </span>
        {count && <span aria-hidden="true">{count}</span>}
      </p>
      {length > limit * near && <SpokenCount text={charactersLeft(length, limit)} />}
    </>
  )
}

/** Counted as the rules in `forms/` count: UTF-16 code units, as the browser's `maxlength` does. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length
  const characters = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  return left < 0 ? `You have ${characters} too many.` : `You have ${characters} left.`
}

/** The count for screen readers, said when the writer pauses. */
function SpokenCount({ text }: { text: string }) {
  const [said, setSaid] = useState('')

  // The clock.
  useEffect(() => {
    const pause = setTimeout(() => setSaid(text), 1000)
    return () => clearTimeout(pause)
  }, [text])

  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
