/**
 * A title of two parts, as "Tainted Grail: The Fall of Avalon" and "S.T.A.L.K.E.R. The Board Game": where one line
 * cannot hold both, it breaks between them.
 */
export function NameInLines({ children: name }: { children: string }) {
  const [first, second] = name.split(/(?<=:) (.+)| (?=The Board Game$)/).filter((part) => part)
  if (!second) return name
  return (
    <>
      <span className="inline-block">{first}</span> <span className="inline-block">{second}</span>
    </>
  )
}
