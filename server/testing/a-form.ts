/** The payloads of specification §3, and the same with the consents of a form posted without JavaScript. */
export function aPressInquiry(changes: Record<string, unknown> = {}) {
  return {
    formId: 'press-contact-form',
    fullname: 'Ada Nowak',
    email: 'ada@example.com',
    mediaLinks: 'https://example.com/ada',
    message: 'May I have pictures?',
    ...changes,
  }
}

export function aPrototype(changes: Record<string, string> = {}, files: readonly File[] = []) {
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

export function posted(fields: Record<string, unknown>): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
  }
}

/** An inquiry as a browser without JavaScript sends it. */
export function aPostedInquiry(changes: Record<string, string> = {}) {
  const { formId, fullname, email, mediaLinks, message } = aPressInquiry()
  return postedAsForm({ formId, fullname, email, mediaLinks, message, gdpr: 'on', ...changes })
}

/** As a browser without JavaScript sends it. */
export function postedAsForm(fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { Accept: 'text/html,application/xhtml+xml' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  }
}
