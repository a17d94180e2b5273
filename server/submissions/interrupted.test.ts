import { expect, test } from 'vitest'
import { aPdf, named } from '../testing/a-file.ts'
import { sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload, nobodys } from '../testing/a-slow-upload.ts'
import { eventually } from '../testing/eventually.ts'

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

test('a prototype that is refused for its texts leaves its files nowhere', async () => {
  const { origin, dataDir, store } = await aService()
  const response = await sendPrototype(origin, { message: '' }, [named('a.pdf', aPdf())])
  expect(response.status).toBe(422)
  expect(nobodys(dataDir)).toBe(0)
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
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
