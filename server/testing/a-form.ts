type Values = Record<string, unknown>
type Texts = Record<string, string>
type Origin = string | undefined

/** The payloads of the specification, "Sending a form". */
export function aPressInquiry(changes: Values = {}) {
  return {
    formId: 'press-contact-form',
    fullname: 'Ada Nowak',
    email: 'ada@example.com',
    mediaLinks: 'https://example.com/ada',
    message: 'May I have pictures?',
    ...changes,
  }
}

export function aPrototype(changes: Texts = {}, files: readonly File[] = []) {
  const form = new FormData()
  const fields = {
    formId: 'games-prototypes-form',
    fullname: 'Ada Nowak',
    email: 'ada@example.com',
    message: 'Here is my game.',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachments', file)
  return form
}

/** Sends an inquiry as a page's script does; `search` stands behind the address. */
export function sendInquiry(origin: Origin, changes: Values = {}, headers: Texts = {}, search = '') {
  const body = JSON.stringify(aPressInquiry(changes))
  const all = { 'Content-Type': 'application/json', Accept: 'application/json', ...headers }
  return fetch(`${origin}/submit-form${search}`, { method: 'POST', headers: all, body })
}

/** Sends a prototype as a page's script does. */
export function sendPrototype(
  origin: Origin,
  changes: Texts = {},
  files: readonly File[] = [],
  headers: Texts = {},
) {
  const body = aPrototype(changes, files)
  const all = { Accept: 'application/json', ...headers }
  return fetch(`${origin}/games-prototypes`, { method: 'POST', headers: all, body, redirect: 'manual' })
}

/** Sends an inquiry, with the consent, as a browser without JavaScript does. */
export function sendWithoutScript(origin: Origin, changes: Texts = {}, headers: Texts = {}) {
  const body = new URLSearchParams({ ...aPressInquiry(), gdpr: 'on', ...changes })
  const all = { Accept: 'text/html,application/xhtml+xml', ...headers }
  return fetch(`${origin}/submit-form`, { method: 'POST', headers: all, body, redirect: 'manual' })
}
