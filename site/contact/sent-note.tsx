import { NoteInFocus } from './note-in-focus.tsx'

/** The same result as the toast's, for as long as the visitor stays (WCAG 2.2.1). */
export function SentNote({ message, reference }: { message: string; reference: string | undefined }) {
  return (
    <NoteInFocus role="group" aria-labelledby="sent-title" className="border-moss">
      <h2 id="sent-title" className="font-semibold text-heading text-moss">
        {message}
      </h2>
      {reference && (
        <p>
          Your reference number is{' '}
          <strong className="whitespace-nowrap font-semibold text-xl tabular-nums tracking-wide">
            {reference}
          </strong>
          . Quote it if you write to us about this again.
        </p>
      )}
      <p className="text-ash">Your message is stored with us. The form below is empty again.</p>
    </NoteInFocus>
  )
}
