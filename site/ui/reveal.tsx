/** Its content fades in whenever a fifth of it comes into view (`reveal.ts`). As served, and without script, it is visible. */
export function Reveal({ className = '', ...rest }: React.ComponentProps<'div'>) {
  return <div {...rest} className={`reveal ${className}`} />
}
