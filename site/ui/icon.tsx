/** Every icon of the site: an SVG path in a box of 24 by 24, filled. */
const paths = {
  facebook:
    'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.6 6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  youtube:
    'M21.6 7.2a2.6 2.6 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.8 2.6 2.6 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.8zM10 15V9l5.2 3z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  play: 'M7 4v16l13-8z',
  back: 'm15 5-7 7 7 7-1.500 1.500L5 12l8.500-8.500z',
  forward: 'm9 5 7 7-7 7 1.500 1.500L19 12l-8.500-8.500z',
  open: 'm4.500 7 7.500 7.500L19.500 7 22 9.500l-10 10-10-10z',
  menu: 'M2 4.500h22v2H2zM2 11h22v2H2zM2 17.500h22v2H2z',
  close:
    'm4.500 3 7.500 7.500L19.500 3 21 4.500 13.500 12l7.500 7.500-1.500 1.500-7.500-7.500L4.500 21 3 19.500l7.500-7.500L3 4.500z',
}

/** An icon in the colour of the text around it, hidden from screen readers. */
export function Icon({ name, className }: { name: keyof typeof paths; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor" fillRule="evenodd">
      <path d={paths[name]} />
    </svg>
  )
}
