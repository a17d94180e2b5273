import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from './content.server.ts'
import { readRegister } from './downloads/download-register.server.ts'

const { site } = readContent()
const legal = (name: string) => readFileSync(`content/legal/${name}.md`, 'utf8')

test('the main line has one link outside, and the two others lead where the specification says', () => {
  expect(site.menus.main.filter((it) => it.external)).toHaveLength(1)
  expect(site.menus.questline.map(({ label, external }) => [label, external])).toEqual([
    ['Tainted Grail: The Fall of Avalon', true],
  ])
  expect(site.menus.lite.map(({ label, to }) => [label, to])).toEqual([
    ['Siegestorm', '/games/awaken-realms/siege-storm'],
    ['Tamashii', '/games/awaken-realms/tamashii'],
  ])
})

test('the topics of contact have the labels and destinations of the specification, in its order', () => {
  const [support, careers] = [site.links.support.href, site.links.careers.href]
  expect(site.contactTopics.map(({ label, to, external }) => [label, to, external])).toEqual([
    ['Games Feedback (Board Games)', support, true],
    ['Press Contact (Board Games)', '/contact/press-contact', false],
    ['Games Prototypes (Board Games)', '/contact/games-prototypes', false],
    ['Press Contact (Digital Games)', '/contact/digital-games', false],
    ['General questions', support, true],
    ['Customer Support', support, true],
    ['Join Us', careers, true],
  ])
})

test('the home page pitches the company as the specification does', () => {
  const pitch = site.home.intro.join(' ')
  for (const word of [/miniature painting studio/, /[Bb]ackers/, /deep, involving, original/, /figures big/])
    expect(pitch).toMatch(word)
})

test('the company stands for passion, community and inspiration', () => {
  expect(site.home.values.map((it) => it.title)).toEqual(['Passion', 'Community', 'Inspiration'])
})

test('the company tells of itself in six numbers', () => {
  expect(site.home.numbers.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '$40 million+ collected since 2015',
    '250,000+ backers',
    '10+ years on the market',
    '500,000+ packages sent',
    'Almost 300 people',
    '100,000+ litres of coffee',
  ])
})

test('every set of documents of the specification is there', () => {
  expect(readRegister().map((it) => it.title)).toEqual(
    expect.arrayContaining([
      'Castles of Burgundy',
      'Dragon Eclipse',
      'Etherfields',
      'ISS Vanguard',
      'Knockdown',
      'Lands of Evershade',
      'Lords of Hellas',
      'Lords of Ragnarok',
      'Nemesis',
      'Nemesis Lockdown',
      'Nemesis Retaliation',
      'Platformer',
      'Siegestorm',
      'S.T.A.L.K.E.R.',
      'Tainted Grail: The Fall of Avalon',
      'Tainted Grail: Kings of Ruin',
      'Tamashii: Chronicle of Ascend',
      'The Edge: Dawnfall 1.6',
      'The Great Wall',
      'This War of Mine: The Board Game',
      'Grimcoven',
      'Fan Community Guidelines',
      'Story Dice Vault',
    ]),
  )
})

test.each([
  ['privacy-policy', 'Share capital: 26,500.00 PLN'],
  ['privacy-policy', 'Wrocław'],
  [
    'privacy-policy',
    'Deleted right after the recruitment ends; with your consent to future recruitment kept for up to 2 years',
  ],
  ['privacy-policy', '5 years from the end of the calendar year of your last order'],
  ['privacy-policy', 'The duration of the contract and 6 years after'],
  ['privacy-policy', '| Up to 2 years | Two providers: YouTube and Google'],
  ['privacy-policy', '| Up to 1 year | YouTube'],
  ['privacy-policy', '| 179 days | YouTube'],
  ['privacy-policy', '[Mozilla Firefox](https://support.mozilla.org/'],
  ['privacy-policy', 'personal data is [privacy@awakenrealms.com](mailto:privacy@awakenrealms.com)'],
  ['privacy-policy', 'standard contractual clauses'],
  ['privacy-policy', '## 6. Your rights'],
  ['privacy-policy', '## 7. No automated decisions, no profiling'],
  ['privacy-policy', '## 8. Cookies'],
  ['privacy-policy', '## 9. Transfers outside the European Economic Area'],
  ['privacy-policy', '## 10. Changes to this policy'],
  ['klauzula-kandydaci', 'do 3 miesięcy od jej zakończenia'],
  ['klauzula-kandydaci', 'do 12 miesięcy od zakończenia rekrutacji'],
  ['terms-of-tests', 'heading: TERMS OF TESTS'],
  ['terms-of-tests', 'does not promise to publish'],
  ['terms-of-tests', 'Confidential Information secret'],
  ['terms-of-tests', 'must be made in writing'],
  ['terms-of-tests', 'Polish law applies'],
  ['terms-of-tests', 'by negotiation within 30 days'],
  ['terms-of-tests', 'the court competent'],
])('%s says "%s"', (name, words) => {
  expect(legal(name)).toContain(words)
})
