import { expect, test } from 'vitest'
import { playerVars } from './video-provider.ts'

const origin = 'https://example.com'

test('plays a background without sound, without end and without controls', () => {
  expect(playerVars({ id: 'aaaaaaaaaaa', title: 'Fog', use: 'background' }, origin)).toMatchObject({
    autoplay: 1,
    mute: 1,
    loop: 1,
    playlist: 'aaaaaaaaaaa',
    controls: 0,
    playsinline: 1,
    origin,
  })
})

test('leaves sound and controls of a player to the visitor', () => {
  const vars = playerVars({ id: 'aaaaaaaaaaa', title: 'How to play', use: 'player' }, origin)
  expect(vars).toMatchObject({ autoplay: 1, playsinline: 1 })
  expect(Object.keys(vars)).not.toEqual(expect.arrayContaining(['mute']))
  expect(vars).not.toHaveProperty('controls')
  expect(vars).not.toHaveProperty('start')
})

test('starts a chapter at its second, the first one included', () => {
  const video = { id: 'aaaaaaaaaaa', title: 'How to play', use: 'player' } as const
  expect(playerVars({ ...video, start: 95 }, origin)).toHaveProperty('start', 95)
  expect(playerVars({ ...video, start: 0 }, origin)).toHaveProperty('start', 0)
})
