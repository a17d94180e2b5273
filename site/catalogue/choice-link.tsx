/** One of several ways to see the list; the current one, by `aria-current`, stands out. */
export function ChoiceLink({ children, ...rest }: Omit<React.ComponentProps<'a'>, 'className'>) {
  return (
    <a
      {...rest}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border border-seam px-3 hover:border-accent aria-[current]:border-accent aria-[current]:bg-stone aria-[current]:text-accent"
    >
      {children}
    </a>
  )
}
