type SelectProps = React.ComponentProps<'select'> & {
  /** Said to screen readers, and shown as the first option, by which nothing is chosen. */
  label: string
  options: readonly { value: string; label: string; lang?: string }[]
}

/** A list to choose from. */
export function Select({ label, options, className = '', ...rest }: SelectProps) {
  return (
    <label className={`flex max-w-full flex-col ${className}`}>
      <span className="sr-only">{label}</span>
      <select {...rest} className="select min-h-12 text-ellipsis rounded-box border border-edge bg-night/55 pr-8 pl-4">
        <option value="">{label}</option>
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
