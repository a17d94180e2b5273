import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files dropped anywhere on the page, and says whether some hang over it. Left alone, a browser opens a file
 * dropped beside the field in place of the page, and everything typed is gone.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  // The window, onto which files are dropped.
  useEffect(() => {
    const heldOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const left = (event: DragEvent) => {
      // Leaving one element for another inside the window has a related target.
      if (event.relatedTarget === null) setOver(false)
    }
    const dropped = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    }
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('dragover', heldOver, { signal })
    window.addEventListener('dragleave', left, { signal })
    window.addEventListener('drop', dropped, { signal })
    return () => leaving.abort()
  }, [])

  return over
}
