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
    window.addEventListener('dragover', heldOver)
    window.addEventListener('dragleave', left)
    window.addEventListener('drop', dropped)
    return () => {
      window.removeEventListener('dragover', heldOver)
      window.removeEventListener('dragleave', left)
      window.removeEventListener('drop', dropped)
    }
  }, [])

  return over
}
