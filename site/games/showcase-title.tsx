/** A section's heading in the face of the game's mood, with a short stroke of its accent. */
export function ShowcaseTitle({ className = '', children, ...rest }: React.ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={`title-face wrap-anywhere text-balance text-title ${className}`}>
      {children}
      <span aria-hidden="true" className="mt-4 block h-0.5 w-16 bg-accent" />
    </h2>
  )
}
