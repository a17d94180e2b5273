import type { BrowserContextOptions, Page } from '@playwright/test'
import { desktop, phone } from './phone-browser.ts'

/**
 * `act` does it `turn` times over, each time anew: 0 is the first after the page has come. What must be undone in
 * between (a menu closed again), `undo` does; that is not measured.
 */
export type Interaction = {
  name: string
  path: string
  device: BrowserContextOptions
  act: (page: Page, turn: number) => Promise<void>
  undo?: (page: Page) => Promise<void>
}

const game = '/games/awaken-realms/nemesis'
const closed = (page: Page) => page.keyboard.press('Escape')
const tab = (page: Page, turn: number) => page.locator('main [role=tab]').nth((turn + 1) % 3)

export const interactions: Interaction[] = [
  {
    name: 'menu on a phone',
    path: '/',
    device: phone,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    undo: closed,
  },
  {
    name: 'games menu by keyboard',
    path: '/',
    device: desktop,
    // By a mouse it is open before the click: it opens on hover.
    act: (page) => page.getByRole('button', { name: 'Games', exact: true }).press('Enter'),
    undo: closed,
  },
  {
    name: 'tab of the catalogue',
    path: '/our-games',
    device: phone,
    act: (page, turn) => tab(page, turn).tap(),
  },
  {
    name: 'tab of the catalogue by arrow key',
    path: '/our-games',
    device: desktop,
    act: (page, turn) => tab(page, turn - 1).press('ArrowRight'),
  },
  {
    name: 'arrow of a carousel',
    path: game,
    device: phone,
    act: (page) => page.getByRole('button', { name: 'Next picture', exact: true }).first().tap(),
  },
  {
    name: 'arrow of the hero’s row of pictures',
    path: game,
    device: phone,
    act: (page) => page.getByRole('button', { name: 'Next pictures', exact: true }).tap(),
  },
  {
    name: 'group of documents',
    path: '/download',
    device: phone,
    act: (page, turn) => page.locator('main details > summary').nth(turn).tap(),
  },
  {
    name: 'sidebar of the documents',
    path: '/download',
    device: phone,
    act: (page, turn) =>
      page
        .getByRole('navigation', { name: 'Games' })
        .getByRole('link')
        .nth(turn + 2)
        .tap(),
  },
  {
    name: 'tap into the search',
    path: '/download',
    device: phone,
    act: (page) => page.getByRole('searchbox').tap(),
    undo: (page) => page.getByRole('searchbox').blur(),
  },
  {
    name: 'letter in the search',
    path: '/download',
    device: phone,
    act: (page, turn) => page.getByRole('searchbox').press('nemesis'[turn] ?? 's'),
  },
  {
    name: 'cookie settings',
    path: '/',
    device: phone,
    act: (page) => page.getByRole('button', { name: 'Cookie settings' }).tap(),
    undo: (page) => page.getByRole('button', { name: 'Decline', exact: true }).tap(),
  },
]
