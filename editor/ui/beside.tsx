import { useEffect, useState } from 'react'

/** The page of the development server, or what to do when that does not answer. */
export function Beside({ page }: { page: string }) {
  const [isThere, setThere] = useState(true)
  useEffect(() => {
    const look = () =>
      void fetch(new URL('/favicon.svg', page), { mode: 'no-cors' }).then(
        () => setThere(true),
        () => setThere(false),
      )
    look()
    const again = setInterval(look, 5000)
    return () => clearInterval(again)
  }, [page])
  if (isThere) return <iframe title="The page as it will be" src={page} />
  return (
    <p className="beside-stopped" role="alert">
      The page cannot be shown: the development server of the website does not answer. Start “npm run edit”
      again. You can go on writing and saving.
    </p>
  )
}
