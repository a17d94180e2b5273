import { expect, test } from 'vitest'
import { day } from '../clock.ts'
import { uploadPlaces } from './upload-places.ts'

function somePlaces(changes: Partial<Parameters<typeof uploadPlaces>[0]> = {}) {
  return uploadPlaces({ atOnce: 5, bytesPerDay: 100, clock: () => 0, ...changes })
}

test('a form takes one place, however many files it has, and gives it back once', () => {
  const places = somePlaces({ atOnce: 1 })
  const form = places('192.0.2.1')
  expect([form.enter(), form.enter()]).toEqual([undefined, undefined])
  expect(places('192.0.2.2').enter()).toBe('busy')
  form.leave()
  form.leave()
  expect([places('192.0.2.2').enter(), places('192.0.2.3').enter()]).toEqual([undefined, 'busy'])
})

test('one network has three places at most, and the others keep theirs', () => {
  const places = somePlaces()
  const forms = Array.from({ length: 4 }, () => places('192.0.2.1'))
  expect(forms.map((it) => it.enter())).toEqual([undefined, undefined, undefined, 'busy'])
  expect(places('192.0.2.2').enter()).toBeUndefined()
  forms[0]?.leave()
  expect(forms[3]?.enter()).toBeUndefined()
})

test('a form that got no place gives none back', () => {
  const places = somePlaces({ atOnce: 1 })
  places('192.0.2.1').enter()
  places('192.0.2.2').leave()
  expect(places('192.0.2.3').enter()).toBe('busy')
})

test('who has sent enough for a day is asked to wait for the next one, others are not', () => {
  let now = 5 * day
  const places = somePlaces({ clock: () => now })
  const form = places('192.0.2.1')
  form.enter()
  form.count(60)
  expect(form.enter()).toBeUndefined()
  form.count(60)
  expect(form.enter()).toBe('enoughToday')
  form.leave()
  expect(places('192.0.2.1').enter()).toBe('enoughToday')
  expect(places('192.0.2.2').enter()).toBeUndefined()
  now += day
  expect(places('192.0.2.1').enter()).toBeUndefined()
})
