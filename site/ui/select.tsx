type SelectProps = React.ComponentProps<'select'> & {
  label: string
  /** What the choice of nothing is called. */
  any: string
  options: readonly { value: string; words: string; lang?: string }[]
}

/** A list to choose from, its label above it. */
export function Select({ label, any, options, className = '', ...rest }: SelectProps) {
  return (
    <label className={`flex max-w-full flex-col gap-1 ${className}`}>
      <span className="text-ash text-sm">{label}</span>
      <select
        {...rest}
        className="select min-h-12 text-ellipsis rounded-box border border-edge bg-night pr-8 pl-4"
      >
        <option value="">{any}</option>
        {options.map(({ value, words, lang }) => (
          <option key={value} value={value} lang={lang}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
