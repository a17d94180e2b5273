/** A section's heading in the display face. */
export function SectionTitle({ className = '', ...rest }: React.ComponentProps<'h2'>) {
  return <h2 {...rest} className={`display-face wrap-anywhere text-title text-balance ${className}`} />
}
