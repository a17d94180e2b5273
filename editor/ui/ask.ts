import { useState } from 'react'

/** What the last save was refused with, for the bar; empty after a good one. */
export const refusal = new EventTarget()

const stopped = 'The editor has stopped. Start “npm run edit” again; what you typed stays here.'

/** Everything that is asked of the editor's server passes here, what Keystatic asks too. */
const ask = window.fetch
window.fetch = async (address, init) => {
  if (!String(address).startsWith('/api/')) return ask(address, init)
  const response = await ask(address, init).catch(() => new Response(stopped, { status: 503 }))
  if (String(address).endsWith('/update')) {
    const detail = response.ok ? '' : await response.text()
    refusal.dispatchEvent(new CustomEvent('told', { detail }))
    if (!response.ok) return new Response('Not saved: see below.', { status: response.status })
  }
  return response
}

/** Throws an Error in words for people. */
export async function sent(path: string, body?: File | string): Promise<Response> {
  const method = body === undefined ? 'GET' : 'POST'
  const response = await fetch(`/api/keystatic/${path}`, { method, body, headers: { 'no-cors': '1' } })
  if (!response.ok) throw new Error(await response.text())
  return response
}

/** What a page of ours is doing, in words. */
export function useWork() {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const act = async (words: string, work: () => Promise<string | undefined>) => {
    setBusy(true)
    setSaid(words)
    const result = await work().catch((error: Error) => error.message)
    if (result !== undefined) setSaid(result)
    setBusy(false)
  }
  return { said, setSaid, isBusy, act }
}

/** The form that is open, `games` and `nemesis`; of a new page the name as it is typed by now. */
export function openForm(): { name: string; slug: string } {
  const [, name = '', slug] =
    /\/(?:collection|singleton)\/(\w+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? []
  return { name, slug: slug ?? labelled('Name in the address')?.value ?? '' }
}

/** The field of a label, in all or in a part of the screen. */
export function labelled(label: string, within: ParentNode = document): HTMLInputElement | undefined {
  const fields = within.querySelectorAll<HTMLInputElement>('input, textarea, button')
  return [...fields].find((it) => [...(it.labels ?? [])].some((one) => one.textContent?.startsWith(label)))
}
