import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** What the editor's folder holds in the tests: all texts, and the pictures of one game. */
const contentFiles = [...globSync('content/**/*.{yaml,md,txt}'), ...globSync('content/games/nemesis/images/*.webp')]

/**
 * Opens the editor with our content in a folder of the browser's own file system, in place of the one a person would
 * choose.
 */
export async function openEditor(page: Page, address = ''): Promise<void> {
  await page.goto('/robots.txt')
  const files = contentFiles.map((file): [string, string] => [file, readFileSync(file, 'base64')])
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()
    const folder = async (path: string[]) => {
      let found = root
      for (const name of path) found = await found.getDirectoryHandle(name, { create: true })
      return found
    }
    // By this Sveltia CMS knows the folder of a repository.
    await folder(['.git'])
    for (const [file, bytes] of all) {
      const path = file.split('/')
      const handle = await (await folder(path.slice(0, -1))).getFileHandle(path.at(-1) ?? '', { create: true })
      const writable = await handle.createWritable()
      await writable.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
      await writable.close()
    }
  }, files)
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(`/admin${address}`)
  const open = page.getByRole('button', { name: 'Work with Local Repository' })
  await open.click()
  await expect(open).toBeHidden({ timeout: 30_000 })
}

/** The text of a file of the editor's folder. */
export async function savedText(page: Page, file: string): Promise<string> {
  return String(await savedBytes(page, file))
}

export async function savedBytes(page: Page, file: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory()
    const names = path.split('/')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    const file = await folder.getFileHandle(names.at(-1) ?? '')
    for (;;)
      try {
        return [...new Uint8Array(await (await file.getFile()).arrayBuffer())]
      } catch (error) {
        // The editor has written the file while it was read: it is read again.
        if (!(error instanceof DOMException && error.name === 'NotReadableError')) throw error
      }
  }, file)
  return Buffer.from(bytes)
}

/** Opens a form in the editor that is open already. */
export async function goToForm(page: Page, address: string): Promise<void> {
  await page.goto(`/admin${address}`)
  await expect(page.getByRole('button', { name: 'Show Field Options' }).first()).toBeVisible()
}

/** By Ctrl+S, at once after the last key, unless told otherwise. The editor then leaves the form by itself. */
export async function save(page: Page, press = () => page.keyboard.press('ControlOrMeta+s')): Promise<void> {
  const form = page.url()
  await press()
  await expect(page).not.toHaveURL(form, { timeout: 30_000 })
}

export const editorForms = {
  game: '#/collections/games/entries/nemesis/game',
  sets: '#/collections/sets/entries/nemesis',
  legal: '#/collections/legal/entries/privacy-policy',
  site: '#/collections/_singletons/entries/site',
  redirects: '#/collections/_singletons/entries/redirects',
}
