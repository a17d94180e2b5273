import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { megabytes } from '../ui/file-size.ts'
import { drop, isKept, keep } from './offline-store.ts'

type State = 'impossible' | 'away' | { done: number } | 'kept' | 'failed' | 'stuck'

/** Keeps the documents of one set on the device, by the visitor's choice, with its size and a way to remove it. */
export function OfflineCopy({
  slug,
  files,
  bytes,
}: {
  slug: string
  files: readonly string[]
  bytes: number
}) {
  const [state, setState] = useState<State>('away')
  const size = megabytes(bytes)

  // The browser's cache storage, which private windows and old browsers do not have.
  useEffect(() => {
    const known = 'serviceWorker' in navigator && 'caches' in window ? isKept(slug, files) : Promise.reject()
    known.then(
      (kept) => kept && setState('kept'),
      () => setState('impossible'),
    )
  }, [slug, files])

  if (state === 'impossible') return null
  const working = typeof state === 'object'

  async function start() {
    if (working) return
    setState({ done: 0 })
    try {
      await keep(slug, files, (done) => setState({ done }))
      setState('kept')
    } catch {
      // What went wrong (no network, device full) is the same to the visitor: nothing was kept, try again.
      setState('failed')
    }
  }

  async function remove() {
    try {
      await drop(slug)
      setState('away')
    } catch {
      // The browser's storage does not answer: the copy may still be there.
      setState('stuck')
    }
  }

  return (
    <div className="needs-script flex flex-wrap items-center gap-4">
      {state === 'kept' || state === 'stuck' ? (
        <Button look="line" onClick={remove}>
          Remove the copy from this device
        </Button>
      ) : (
        <Button look="line" onClick={start} aria-disabled={working || undefined}>
          Keep on this device ({size})
        </Button>
      )}
      <p role="status" className="text-ash">
        {working && `${state.done} of ${files.length} documents kept…`}
        {state === 'kept' &&
          `Kept on this device: ${files.length} documents, ${size}. They open without a connection.`}
        {state === 'failed' &&
          'The copy could not be made. Check the connection and the free space, then try again.'}
        {state === 'stuck' &&
          'The copy could not be removed. Try again, or delete this site’s data in your browser’s settings.'}
      </p>
    </div>
  )
}
