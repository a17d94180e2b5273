import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, type Page } from '@playwright/test'
import type { FormDefinition } from '../forms/form.ts'
import { allForms } from '../forms/forms.ts'
import { getPort } from '../testing/free-port.ts'
import { aDocument, fillIn, forms, openFilled, sendForm, submissionsFrom } from './support/form-filling.ts'
import { test } from './support/own-service.ts'
import { storeConsent } from './support/visitor.ts'

// Each test starts a service of its own, some twice.
test.slow()

/** Sends a form whose answer is lost; the next ones come back. */
async function loseAnswer(page: Page, form: FormDefinition, { port, dataDir }: { port: number; dataDir: string }) {
  await storeConsent(page)
  const proxy = await startLosingProxy(port)
  const filling = await openFilled(page, form, proxy.url)
  proxy.losing = true
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText(/We could not reach our server/)
  expect(await submissionsFrom(filling.email, dataDir)).toHaveLength(1)
  proxy.losing = false
  return { proxy, filling }
}

for (const form of allForms)
  test(`${form.formId}: without its answer it is sent again after a reload, and stored once`, async ({ page, own }) => {
    const { proxy, filling } = await loseAnswer(page, form, own)
    const { email, texts } = filling
    await page.reload()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(texts.Message ?? '')
    await fillIn(page, filling)
    const number = await sendForm(page)
    expect(await submissionsFrom(email, own.dataDir)).toMatchObject([{ id: number }])
    proxy.stop()
  })

test('a form changed after its answer was lost is a submission of its own', async ({ page, own }) => {
  const { proxy, filling } = await loseAnswer(page, forms.press, own)
  await page.getByLabel('Message', { exact: true }).fill('What I forgot to say')
  await sendForm(page)
  const stored = await submissionsFrom(filling.email, own.dataDir)
  expect(stored.map((submission) => submission.fields.message)).toContain('What I forgot to say')
  proxy.stop()
})

test('a form sent while the service is down is kept, files and all, and then arrives', async ({ page, own }) => {
  await storeConsent(page)
  const { email } = await openFilled(page, forms.prototype, own.origin)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf')])
  await own.kill()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toHaveText(/We could not reach our server/)
  await expect(page.getByRole('checkbox', { name: /Privacy Policy/ })).toBeChecked()

  await own.startAgain()
  await sendForm(page)
  expect(await submissionsFrom(email, own.dataDir)).toMatchObject([{ attachments: [{ name: 'rules.pdf' }] }])
})

/** Stands between the browser and the service; while `losing`, forms arrive and their answers never come back. */
async function startLosingProxy(servicePort: number) {
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
  })
  await once(server.listen(0), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const proxy = { losing: false, url: `http://localhost:${getPort(server)}`, stop }
  return proxy
}
