/** A section's heading with the short stroke of light under it. */
export function SectionTitle({ className = '', children, ...rest }: React.ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={`font-carved text-title text-balance ${className}`}>
      {children}
      <span aria-hidden="true" className="mt-4 block h-0.5 w-16 bg-accent in-[.text-center]:mx-auto" />
    </h2>
  )
}
