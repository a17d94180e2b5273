import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect } from '@playwright/test'
import { formRegister } from '../forms/form-register.ts'
import { freePort } from '../server/testing/free-port.ts'
import { aDocument, fillIn, forms, openFilled, reference, submissionsFrom } from './support/form-filling.ts'
import { test } from './support/own-service.ts'
import { storeConsent } from './support/visitor.ts'

// Each test starts a service of its own, some twice.
test.slow()

for (const form of formRegister) {
  test(`${form.formId}: when its answer was lost it is sent again, also after a reload, and stored once`, async ({
    page,
    ownService: service,
  }) => {
    await storeConsent(page)
    const proxy = await startLosingProxy(service.port)
    const filling = await openFilled(page, form, proxy.url)
    const { email, texts } = filling

    proxy.losing = true
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toHaveText(/We could not reach our server/)
    expect(await submissionsFrom(email, service.dataDir)).toHaveLength(1)

    proxy.losing = false
    await page.reload()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(texts.Message ?? '')
    await fillIn(page, filling)
    await page.getByRole('button', { name: 'Send' }).click()
    const [number] = reference.exec(await page.getByRole('group', { name: /submitted/ }).innerText()) ?? []
    expect(await submissionsFrom(email, service.dataDir)).toMatchObject([{ id: number }])
    proxy.stop()
  })
}

test('a message changed after its answer was lost is a message of its own', async ({ page, ownService: service }) => {
  await storeConsent(page)
  const proxy = await startLosingProxy(service.port)
  const { email } = await openFilled(page, forms.press, proxy.url)
  proxy.losing = true
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').waitFor()

  proxy.losing = false
  await page.getByLabel('Message', { exact: true }).fill('What I forgot to say')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(reference).waitFor()
  const stored = await submissionsFrom(email, service.dataDir)
  expect(stored.map((it) => it.fields.message)).toContain('What I forgot to say')
  proxy.stop()
})

test('a form sent to a service that is down is kept, files and all, and arrives once it is up again', async ({
  page,
  ownService: service,
}) => {
  await storeConsent(page)
  const { email } = await openFilled(page, forms.prototype, service.url)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf')])
  await service.kill()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText(/We could not reach our server/)
  await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked()

  await service.startAgain()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(reference).waitFor()
  expect(await submissionsFrom(email, service.dataDir)).toMatchObject([{ attachments: [{ name: 'rules.pdf' }] }])
})

/** Stands between the browser and the service; while `losing`, forms arrive and their answers never come back. */
async function startLosingProxy(servicePort: number) {
  const port = await freePort()
  const proxy = { losing: false, url: `http://localhost:${port}`, stop: () => {} }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passedOn = request({ port: servicePort, method, path: url, headers }, (answered) => {
      if (proxy.losing && method === 'POST') {
        answered.resume().on('end', () => asked.socket.destroy())
        return
      }
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passedOn.on('error', () => asked.socket.destroy())
    asked.pipe(passedOn)
  }).listen(port)
  await once(server, 'listening')
  proxy.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return proxy
}
