import type { Store } from '../store/store.ts'
import { receive } from '../submissions/receive.ts'
import { aPdf } from './a-file.ts'
import { aPressInquiry, aPrototype } from './a-form.ts'
import { aStagedFile } from './a-submission.ts'

/** Hands a form over as the service does once it has arrived: an inquiry, or a prototype with two files. */
export async function sendTo(store: Store, key: string, at: number, withFiles: boolean) {
  const texts = withFiles
    ? Object.fromEntries([...aPrototype()].map(([name, value]) => [name, String(value)]))
    : aPressInquiry()
  const values = { ...texts, submissionKey: key }
  const files = []
  for (const name of withFiles ? ['a.pdf', 'b.pdf'] : [])
    files.push(await aStagedFile(store, name, aPdf(1000 + name.charCodeAt(0))))
  const endpoint = withFiles ? '/games-prototypes' : '/submit-form'
  const form = { values, files, fileProblems: [], carriesConsent: false }
  const outcome = await receive({ store, leastSeconds: 0 }, form, {
    endpoint,
    key,
    wantsPage: false,
    now: at,
  })
  if (outcome.kind !== 'stored') await store.discardAttachments(files.map((it) => it.id))
  return outcome
}
