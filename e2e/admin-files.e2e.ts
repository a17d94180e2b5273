import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { goToForm, openEditor, save, savedText } from './support/editor.ts'

test.describe.configure({ timeout: 240_000 })

/** The address of the form of each kind of file; `$1` is the name its pattern finds. */
const forms: [folder: string, file: RegExp, address: string][] = [
  ['content/games/*/game.yaml', /games\/(.+)\/game\.yaml$/, 'games/entries/$1/game'],
  ['content/downloads/*.yaml', /downloads\/(.+)\.yaml$/, 'documents/entries/$1'],
  ['content/legal/*.md', /legal\/(.+)\.md$/, 'legal/entries/$1'],
  ['content/{site,press}.yaml', /content\/(.+)\.yaml$/, '_singletons/entries/$1'],
  ['content/temporary-fix.md', /content\/(.+)\.md$/, '_singletons/entries/$1'],
]

/** No text of ours holds it, and every first field of a form takes it. */
const word = 'Zqx'

// The editor saves no form in which nothing has changed: one word must change.
for (const [folder, name, address] of forms)
  test(`${folder}: a word that is added is all that changes in each file`, async ({ page }) => {
    await openEditor(page)
    for (const file of globSync(folder)) {
      const [, found = ''] = name.exec(file) ?? []
      await goToForm(page, address.replace('$1', found))
      const text = page.getByRole('textbox').first()
      await text.press('ControlOrMeta+End')
      await page.keyboard.type(word)
      await save(page)
      const saved = await savedText(page, file)
      expect(saved, file).toContain(word)
      expect.soft(saved.replace(word, ''), file).toBe(readFileSync(file, 'utf8'))
    }
  })
