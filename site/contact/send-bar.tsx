import { Button } from '../ui/button.tsx'
import { byteSize } from './byte-size.ts'
import type { SendingState } from './use-contact-form.ts'

type SendBarProps = {
  state: SendingState
  /** Whether there are files, whose way is worth watching. */
  uploads: boolean
  onCancel: () => void
}

/** The Send button; while sending, how far it has come and a way to stop it. */
export function SendBar({ state, uploads, onCancel }: SendBarProps) {
  const sending = state.kind === 'sending'
  return (
    <div className="flex flex-col gap-5">
      {state.kind === 'sending' && uploads && state.progress && <UploadProgress {...state.progress} />}
      <div className="flex flex-wrap gap-4">
        {/* Not disabled while sending: that would throw the keyboard's focus away. Further presses do nothing. */}
        <Button
          type="submit"
          aria-disabled={sending || undefined}
          className="min-w-[min(10rem,100%)] aria-disabled:opacity-60"
        >
          {sending ? 'Sending…' : 'Send'}
        </Button>
        {sending && (
          <Button look="line" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

function UploadProgress({ sent, total }: { sent: number; total: number }) {
  const arrived = sent >= total
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="upload-progress" className="tabular-nums">
        {arrived
          ? 'Everything has left your device. We are checking and storing it.'
          : `Uploading: ${byteSize(sent)} of ${byteSize(total)}`}
      </label>
      <progress
        id="upload-progress"
        value={sent}
        max={total}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-stone [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-stone [&::-webkit-progress-value]:bg-brass"
      />
    </div>
  )
}
