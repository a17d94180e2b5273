'use client'
import { useState } from 'react'

/** Sends the form without leaving the page and says what came of it. */
export function ContactForm({ action, encType, label, className, children }) {
  const [state, setState] = useState('')

  async function send(event) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const json = encType ? undefined : JSON.stringify(Object.fromEntries(values))
    setState('Sending…')
    const answer = await fetch(action, {
      method: 'POST',
      body: json ?? values,
      headers: json ? { 'Content-Type': 'application/json' } : {},
    }).catch(() => undefined)
    if (answer?.ok) form.reset()
    setState(answer?.ok ? 'Sent.' : `Not sent: ${(await answer?.text()) ?? 'no connection'}`)
  }

  return (
    <form
      method="post"
      action={action}
      encType={encType}
      aria-label={label}
      className={className}
      onSubmit={send}
    >
      {children}
      <p role="status">{state}</p>
    </form>
  )
}
