import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { desktop, phone } from './phone-browser.ts'

/**
 * `act` is done several times over to what `on` finds; `turn` is 0 for the first after the page has come. What must be
 * undone in between (a menu closed again), `undo` does; that is not measured.
 */
export type Interaction = {
  name: string
  path: string
  device: BrowserContextOptions
  on: (page: Page, turn: number) => Locator
  act: (target: Locator, turn: number) => Promise<void>
  undo?: (page: Page) => Promise<void>
}

const game = '/games/awaken-realms/nemesis'
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const tap = (target: Locator) => target.tap()
const closed = (page: Page) => page.keyboard.press('Escape')
const tab = (page: Page, place: number) => page.locator('main [role=tab]').nth(place % 3)
const searchField = (page: Page) => page.getByRole('searchbox')

export const interactions: Interaction[] = [
  { name: 'menu on a phone', path: '/', device: phone, on: button('Menu'), act: tap, undo: closed },
  {
    name: 'games menu by keyboard',
    path: '/',
    device: desktop,
    // By a mouse it is open before the click: it opens on hover.
    on: button('Games'),
    act: (target) => target.press('Enter'),
    undo: closed,
  },
  {
    name: 'tab of the catalogue',
    path: '/our-games',
    device: phone,
    on: (page, turn) => tab(page, turn + 1),
    act: tap,
  },
  {
    name: 'tab of the catalogue by arrow key',
    path: '/our-games',
    device: desktop,
    on: tab,
    act: (target) => target.press('ArrowRight'),
  },
  { name: 'arrow of a carousel', path: game, device: phone, on: button('Next picture'), act: tap },
  { name: 'arrow of the hero’s pictures', path: game, device: phone, on: button('Next pictures'), act: tap },
  {
    name: 'group of documents',
    path: '/download',
    device: phone,
    on: (page, turn) => page.locator('main details > summary').nth(turn),
    act: tap,
  },
  {
    name: 'sidebar of the documents',
    path: '/download',
    device: phone,
    on: (page, turn) =>
      page
        .getByRole('navigation', { name: 'Games' })
        .getByRole('link')
        .nth(turn + 2),
    act: tap,
  },
  {
    name: 'tap into the search',
    path: '/download',
    device: phone,
    on: searchField,
    act: tap,
    undo: (page) => searchField(page).blur(),
  },
  {
    name: 'letter in the search',
    path: '/download',
    device: phone,
    on: searchField,
    act: (target, turn) => target.press('nemesis'[turn] ?? 's'),
  },
  {
    name: 'cookie settings',
    path: '/',
    device: phone,
    on: button('Cookie settings'),
    act: tap,
    undo: (page) => button('Decline')(page).tap(),
  },
]
