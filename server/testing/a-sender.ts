import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Store } from '../store/store.ts'
import { receive } from '../submissions/receive.ts'
import { aPdf } from './a-file.ts'
import { aPressInquiry, aPrototype } from './a-form.ts'

type Parts = { store: Store; attachments: AttachmentStore }

/** Hands a form over as the service does once it has arrived: an inquiry, or a prototype with two files. */
export async function sendTo({ store, attachments }: Parts, key: string, at: number, withFiles: boolean) {
  const staged = []
  const service = { store, attachments, channels: ['mail'] as const, leastSeconds: 0 }
  const values = withFiles
    ? Object.fromEntries(
        [...aPrototype({ submissionKey: key })].map(([name, value]) => [name, String(value)]),
      )
    : { ...aPressInquiry(), submissionKey: key }
  for (const name of withFiles ? ['a.pdf', 'b.pdf'] : []) {
    async function* content() {
      yield aPdf(1000 + name.charCodeAt(0))
    }
    const file = {
      name,
      staged: await attachments.stage(content()),
      type: 'application/pdf',
      scan: 'clean',
    } as const
    staged.push(file)
  }
  const endpoint = withFiles ? '/games-prototypes' : '/submit-form'
  const form = { values, files: staged, fileProblems: [], carriesConsent: false }
  return receive(service, form, { endpoint, key, wantsPage: false, now: at })
}
