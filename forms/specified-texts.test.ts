import { expect, test } from 'vitest'
import { digitalGames, gamesPrototypes, pressContact } from './forms.ts'

const common = ['Full Name', 'E-mail Address']

test.each([
  [digitalGames, '/submit-form', [...common, 'Game Title', 'Social Media Links', 'Message']],
  [gamesPrototypes, '/games-prototypes', [...common, 'Message', 'Attachments']],
  [pressContact, '/submit-form', [...common, 'Media Links', 'Message']],
])('$formId has its endpoint and fields to the letter', (form, endpoint, labels) => {
  expect(form.endpoint).toBe(endpoint)
  expect(form.fields.filter((field) => field.type !== 'consent').map((field) => field.label)).toEqual(labels)
})

test.each([
  [digitalGames, 'Submitting your request...', 'Your digital game request has been submitted!'],
  [gamesPrototypes, 'Submitting your prototype...', 'Your prototype has been submitted successfully!'],
  [pressContact, 'Submitting your inquiry...', 'Your press inquiry has been submitted!'],
])('$formId has its messages to the letter', (form, loading, success) => {
  expect([form.loading, form.success]).toEqual([loading, success])
})

test('the digital games form offers the 19 titles as the specification spells them', () => {
  expect([digitalGames.heading, digitalGames.note]).toEqual(['Digital games', 'Use this form for the press contact'])
  const game = digitalGames.fields.find((field) => field.name === 'game')
  const titles = `The Castles of Burgundy, Dragon Eclipse, Etherfields, Grim Coven, ISS Vanguard, Lands of Evershade,
    Lords of Hellas, Lords of Ragnarok, Nemesis, Nemesis: Lockdown, Nemesis: Retaliation, Puerto Rico, Siege Storm,
    S.T.A.L.K.E.R., Tainted Grail: The Fall of Avalon, Tamashii, The Edge: Dawnfall, The Great Wall,
    This War of Mine: The Board Game`
  expect(game).toMatchObject({ placeholder: '-- select a title --', options: titles.split(/,\s+/) })
})
