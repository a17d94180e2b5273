import { NoteInFocus } from './note-in-focus.tsx'

export function CancelledNote() {
  return (
    <NoteInFocus role="group" aria-labelledby="cancelled-title" className="border-edge">
      <h2 id="cancelled-title" className="font-semibold text-heading">
        Sending cancelled
      </h2>
      <p>Everything you filled in is still here. Press Send when you are ready.</p>
    </NoteInFocus>
  )
}
