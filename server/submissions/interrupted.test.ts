import { expect, test } from 'vitest'
import { eventually } from '../testing/a-folder.ts'
import { aPdf, named, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload, nobodys } from '../testing/clients.ts'

test('an upload whose sender goes away leaves nothing behind', async () => {
  const { origin, port, dataDir, store, log } = await aService()
  const socket = await aSlowUpload({ port, dataDir })
  socket.destroy()
  await eventually(() => nobodys(dataDir)).toBe(0)
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
  expect((await sendPrototype(origin, {}, [named('a.pdf', aPdf())])).status).toBe(200)
  // It is the visitor's business, not a fault of ours.
  expect(log.filter((it) => it.includes('"level":50'))).toEqual([])
})

test('a repeat is answered as stored, also when its files cannot be removed at once', async () => {
  const { origin, store, log } = await aService()
  const send = async () => {
    const fields = { submissionKey: 'made-by-the-page-once' }
    return (await sendPrototype(origin, fields, [named('a.pdf', aPdf())])).json()
  }
  const first = await send()
  store.discardAttachments = async () => {
    throw new Error('the disk is gone')
  }
  expect(await send()).toEqual(first)
  expect(log.join('')).toContain('left for the hourly removal')
})
