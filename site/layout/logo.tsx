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
      <path d="M16 37V22c0-5 3.4-8.500 8-8.500s8 3.500 8 8.500v15" stroke="currentColor" strokeWidth="2.5" />
      <path d="m24 20 3.200 5.200L24 36l-3.200-10.800Z" fill="#dcb36c" />
    </svg>
  )
}
