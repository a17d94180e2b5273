type SelectProps = React.ComponentProps<'select'> & {
  label: string
  /** The first option, by which nothing is chosen. */
  placeholder: string
  options: readonly { value: string; label: string; lang?: string }[]
}

/** A list to choose from, its label above it. */
export function Select({ label, placeholder, options, className = '', ...rest }: SelectProps) {
  return (
    <label className={`flex max-w-full flex-col gap-1 ${className}`}>
      <span className="text-ash text-sm">{label}</span>
      <select {...rest} className="select min-h-12 text-ellipsis rounded-box border border-edge bg-night pr-8 pl-4">
        <option value="">{placeholder}</option>
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
