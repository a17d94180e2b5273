import { expect, test } from 'vitest'
import { digitalGames } from './digital-games.ts'
import { gamesPrototypes } from './games-prototypes.ts'
import { pressContact } from './press-contact.ts'

test.each([
  [
    digitalGames,
    '/submit-form',
    ['Full Name', 'E-mail Address', 'Game Title', 'Social Media Links', 'Message'],
    'Submitting your request...',
    'Your digital game request has been submitted!',
  ],
  [
    gamesPrototypes,
    '/games-prototypes',
    ['Full Name', 'E-mail Address', 'Message', 'Attachments'],
    'Submitting your prototype...',
    'Your prototype has been submitted successfully!',
  ],
  [
    pressContact,
    '/submit-form',
    ['Full Name', 'E-mail Address', 'Media Links', 'Message'],
    'Submitting your inquiry...',
    'Your press inquiry has been submitted!',
  ],
])(
  '$formId has its endpoint, fields and messages to the letter',
  (form, endpoint, labels, loading, success) => {
    expect(form.endpoint).toBe(endpoint)
    expect(form.fields.filter((it) => it.type !== 'consent').map((it) => it.label)).toEqual(labels)
    expect([form.loading, form.success]).toEqual([loading, success])
  },
)

test('the digital games form offers the 19 titles as the specification spells them', () => {
  expect([digitalGames.heading, digitalGames.note]).toEqual([
    'Digital games',
    'Use this form for the press contact',
  ])
  const game = digitalGames.fields.find((it) => it.name === 'game')
  expect(game).toMatchObject({
    placeholder: '-- select a title --',
    options: [
      'The Castles of Burgundy',
      'Dragon Eclipse',
      'Etherfields',
      'Grim Coven',
      'ISS Vanguard',
      'Lands of Evershade',
      'Lords of Hellas',
      'Lords of Ragnarok',
      'Nemesis',
      'Nemesis: Lockdown',
      'Nemesis: Retaliation',
      'Puerto Rico',
      'Siege Storm',
      'S.T.A.L.K.E.R.',
      'Tainted Grail: The Fall of Avalon',
      'Tamashii',
      'The Edge: Dawnfall',
      'The Great Wall',
      'This War of Mine: The Board Game',
    ],
  })
})
