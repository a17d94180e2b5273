import { expect, test } from '@playwright/test'
import { allForms } from '../forms/forms.ts'
import {
  aFilling,
  expectHeld,
  fillIn,
  forms,
  openFilled,
  openForm,
  reference,
  scriptHasCome,
  sendForm,
  submissionsFrom,
} from './support/form-filling.ts'
import { holdScripts, setNetwork, watchConsole } from './support/visitor.ts'

for (const form of allForms)
  test(`${form.formId} is stored, its outcome takes its place, and another one is empty`, async ({ page }) => {
    const { formId, success } = form
    const messages = watchConsole(page)
    const { email, texts, stored } = await openFilled(page, form)
    await expect(page).toHaveTitle('Contact | Awaken Realms')
    const number = await sendForm(page)

    const outcome = page.getByRole('group', { name: success })
    await expect(outcome).toContainText('only here')
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(new RegExp(success))
    // One press selects all of it.
    await outcome.getByText(reference).last().click()
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(number)
    expect(await submissionsFrom(email)).toMatchObject([{ id: number, formId, fields: stored }])
    await expect(page.getByRole('form')).toBeHidden()
    await outcome.getByRole('link', { name: 'Write another' }).click()
    await expectHeld(page, { texts: Object.fromEntries(Object.keys(texts).map((name) => [name, ''])), boxes: [] })
    expect(messages).toEqual([])
  })

test('while a form is on its way the page says so, and five presses of Send make one submission', async ({ page }) => {
  const { email } = await openFilled(page, forms.press)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await setNetwork(page, { latency: 3000 })
  await page.getByRole('button', { name: 'Send' }).click({ clickCount: 5, noWaitAfter: true })
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toHaveText(/Submitting your inquiry\.\.\./)
  await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  await expect(toasts).toHaveText(/has been submitted!/)
  expect(posts).toHaveLength(1)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('text and choices survive a reload, consent does not, two forms sent are two submissions', async ({ page }) => {
  const filling = await openFilled(page, forms.digital)
  await page.reload()
  await expectHeld(page, { ...filling, boxes: [] })
  await fillIn(page, filling)
  const first = await sendForm(page)

  await page.getByRole('link', { name: 'Write another' }).click()
  await scriptHasCome(page)
  await fillIn(page, { ...filling, texts: { ...filling.texts, Message: 'A second message' } })
  const second = await sendForm(page)
  expect((await submissionsFrom(filling.email)).map(({ id }) => id)).toEqual([second, first])
})

test('what is typed before the script arrives is kept and sent', async ({ page }) => {
  const filling = aFilling(forms.press)
  const arrive = await holdScripts(page)
  await page.goto(forms.press.path, { waitUntil: 'commit' })
  await fillIn(page, filling)
  arrive()
  await scriptHasCome(page)
  await sendForm(page)
  expect(await submissionsFrom(filling.email)).toMatchObject([{ fields: { fullname: 'Ada Nowak' } }])
})

test('a form can be filled in and sent with the keyboard alone', async ({ page }) => {
  const { email } = aFilling(forms.prototype)
  await openForm(page, forms.prototype.path)
  await page.getByLabel('Full Name').focus()
  for (const text of ['Ada', email, 'Hello']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('Attachments')).toBeFocused()
  for (const key of ['Tab', 'Space', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Privacy Policy & GDPR' })).toBeFocused()
  for (const key of ['Tab', 'Space', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /submitted successfully/ })).toBeFocused()
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('consents are given anew by whoever comes back to a form', async ({ page }) => {
  const filling = await openFilled(page, forms.prototype)
  // This browser keeps no page as it was left for "back": what another would do is said to the page.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expectHeld(page, { ...filling, boxes: [] })
  await fillIn(page, filling)
  await page.getByRole('link', { name: 'All topics' }).click()
  await page.getByRole('heading', { level: 1 }).and(page.getByText('PLEASE CHOOSE YOUR TOPIC')).waitFor()
  await page.goBack()
  await expectHeld(page, { ...filling, boxes: [] })
})

for (const width of [320, 768])
  test(`in a window of ${width} px no toast covers the outcome`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 1024 })
    await openFilled(page, forms.digital)
    await page.getByRole('button', { name: 'Send' }).click()
    const outcome = page.getByRole('group', { name: forms.digital.success })
    await expect(outcome).toBeFocused()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText(forms.digital.success)
    await expect(toast).toBeVisible()
    // The page scrolls smoothly to the outcome.
    const space = async () => {
      const covers = (await toast.boundingBox()) ?? { y: 0, height: 0 }
      return ((await outcome.boundingBox())?.y ?? 0) - covers.y - covers.height
    }
    await expect.poll(space).toBeGreaterThanOrEqual(0)
    await expect(outcome.getByRole('heading')).toBeInViewport({ ratio: 1 })
  })

// How long the others stay: `site/contact/toaster.test.tsx`.
test('a toast of success is at the top right, and goes after 2 s', async ({ page }) => {
  await page.clock.install()
  await openFilled(page, forms.press)
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.getByRole('button', { name: 'Send' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  const success = toasts.getByText('Your press inquiry has been submitted!')
  await expect(success).toBeVisible()
  await expect(toasts).toHaveCSS('position', 'fixed')
  const box = await toasts.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBe(16)
  expect(box?.y).toBeLessThan(100)
  await page.clock.runFor(1900)
  await expect(success).toBeVisible()
  await page.clock.runFor(200)
  await expect(success).toBeHidden()
})
