/** The first thing the keyboard reaches: past the header, to what the page is about (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#main"
      lang="en"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-box bg-bone px-5 py-3 font-semibold text-night focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
