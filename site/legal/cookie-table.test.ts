import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Everything this site stores on a device, by the file that stores it. Both privacy policies must name it; a file that
 * begins to use a storage of the browser must be added here, and so to the policies. The editor is only for staff.
 */
const stored = {
  'site/consent/consent.client.ts': ['_ga', '_ga_*'],
  'site/contact/form-draft.client.ts': ['form-draft:'],
  'site/browser/device-storage.client.ts': ['cookie-consent', 'cookie-consent-details', 'download-language'],
}

const storage = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\b|serviceWorker)\b/

test('no other file stores anything on the visitor’s device', () => {
  const users = globSync(['site/**/*.{ts,tsx}', 'public/*.js'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('site/editor/'))
    .filter((file) => storage.test(readFileSync(file, 'utf8')))
  expect(users.sort()).toEqual(Object.keys(stored).sort())
})

test.each(['privacy-policy', 'polityka-prywatnosci'])('%s names everything that is stored', (text) => {
  const policy = readFileSync(`content/legal/${text}.md`, 'utf8')
  const names = Object.values(stored).flat()
  expect(names.filter((name) => !policy.includes(`\`${name}\``))).toEqual([])
})
