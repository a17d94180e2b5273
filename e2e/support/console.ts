import type { Page } from '@playwright/test'

/** Collects what a visitor's console would show as errors or warnings, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}
