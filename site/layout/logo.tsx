/** The house's mark: a doorway with a light in it. Original work, drawn for this site. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className} fill="none">
      <path
        d="M24 3 43 14v20L24 45 5 34V14Z"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M16 37V22c0-5 3.4-8.5 8-8.5s8 3.5 8 8.5v15" stroke="currentColor" strokeWidth="2.5" />
      <path d="m24 20 3.2 5.2L24 36l-3.2-10.8Z" fill="#dcb36c" />
    </svg>
  )
}
