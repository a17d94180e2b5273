import { applyRetention, tooOld } from '../operations/retention.ts'
import type { Removed } from '../store/store.ts'
import { IncompleteError, type Options, UsageError, type WithStore } from './command.ts'

export async function erase(email: string, parts: WithStore) {
  const removed = await parts.store.eraseFrom(email)
  const words = `Removed for ${email}: ${removed.submissions} submissions, ${removed.fields} fields, ${removed.attachmentIds.length} files, ${removed.outboxRows} outbox rows.`
  await finish(removed, words, parts)
  await parts.print(
    `${words} Nothing of it is left in the log of the database. Copies in mailboxes and backups are not reached from here.`,
  )
}

export async function removeSpam(ids: readonly string[], { confirm }: Options, parts: WithStore) {
  if (ids.length === 0 && !confirm)
    throw new UsageError('Name the references of what to remove, or --confirm to remove all spam.')
  const wanted = ids.map((it) => it.toUpperCase())
  for (const id of wanted) {
    if (!(await parts.store.find(id))?.spam)
      throw new UsageError(`There is no submission ${id} that is marked as spam. Nothing was removed.`)
  }
  const removed = await parts.store.eraseSpam(wanted)
  const words = `Removed as spam: ${removed.submissions} submissions, ${removed.attachmentIds.length} files.`
  await finish(removed, words, parts)
  await parts.print(words)
}

/** A person decides here what the service leaves undone when it doubts its clock (operations/believable-clock.ts). */
export async function retention({ confirm, undo }: Options, parts: WithStore) {
  const { store, env, clock, print } = parts
  const now = clock()
  if (undo) return print(`Brought back: ${await store.bringBack()} submissions.`)
  const { all, tooOld: number } = await store.ages(tooOld(env, now), now)
  await print(`By the clock of this machine it is ${new Date(now).toISOString().slice(0, 16)} UTC.`)
  await print(`In the last two weeks of their time, or past it: ${number} of ${all} submissions.`)
  if (!confirm) return print('If both are right, --confirm sets them aside; they are erased two weeks later.')
  const { setAside, erased, gone } = await applyRetention(parts, now)
  await store.noteJob('retention', now)
  await print(
    `Set aside: ${setAside}, erased: ${erased}. What is aside goes two weeks later; until then --undo brings it back.`,
  )
  if (!gone) throw new IncompleteError(inLog)
}

async function finish({ attachmentIds }: Removed, words: string, { store, attachments, clock }: WithStore) {
  await store.noteJob('erased', clock())
  await attachments.remove(attachmentIds).catch((error: unknown) => {
    throw new IncompleteError(
      `${words} Some of the files could not be removed (${error}): the service tries again within two hours.`,
    )
  })
  if (!(await store.emptyLog())) throw new IncompleteError(`${words} ${inLog}`)
}

const inLog =
  'But traces are still in the log of the database, for somebody was reading from it. Give the same command again.'
