import { globSync, readFileSync } from 'node:fs'
import { basename, parse } from 'node:path'
import { expect, test } from '@playwright/test'
import { goToForm, openEditor, save, savedText } from './support/editor.ts'

test.describe.configure({ timeout: 240_000 })

/** The address of the form of each kind of file, by the name in place of `*`. */
const formAddresses: [files: string, address: (name: string) => string][] = [
  ['content/games/*/game.yaml', (name) => `games/entries/${name}/game`],
  ['content/documents/*.yaml', (name) => `sets/entries/${name}`],
  ['content/legal/*.md', (name) => `legal/entries/${name}`],
  ['content/*.yaml', (name) => `_singletons/entries/${name}`],
]

/** No text of ours holds it, and every first field of a form takes it. */
const word = 'Zqx'

// The editor saves no form in which nothing has changed: one word must change.
for (const [files, address] of formAddresses)
  test(`${files}: a word that is added is all that changes in each file`, async ({ page }) => {
    await openEditor(page)
    for (const file of globSync(files)) {
      const { name, dir } = parse(file)
      await goToForm(page, `#/collections/${address(name === 'game' ? basename(dir) : name)}`)
      const text = page.getByRole('textbox').first()
      await text.press('ControlOrMeta+End')
      await page.keyboard.type(word)
      await save(page)
      const saved = await savedText(page, file)
      expect(saved, file).toContain(word)
      expect.soft(saved.replace(word, ''), file).toBe(readFileSync(file, 'utf8'))
    }
  })
