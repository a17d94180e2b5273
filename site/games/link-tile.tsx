/** A tile without a picture, at the end of a grid of games. */
export function LinkTile({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="grid aspect-4/5 place-items-center rounded-box border border-seam bg-coal p-4 text-center font-semibold text-bone/90 text-heading hover:border-accent hover:text-accent"
    >
      {children}
    </a>
  )
}
