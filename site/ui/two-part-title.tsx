/**
 * A title of two parts, like "Tainted Grail: The Fall of Avalon" or "S.T.A.L.K.E.R. The Board Game". Where one line has no
 * room for both, it breaks between them.
 */
export function TwoPartTitle({ children: name }: { children: string }) {
  const [first, ...rest] = name.split(/(?<=:) | (?=The Board Game$)/)
  if (rest.length === 0) return name
  return (
    <>
      <span className="inline-block">{first}</span> <span className="inline-block">{rest.join(' ')}</span>
    </>
  )
}
