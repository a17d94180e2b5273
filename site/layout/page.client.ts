/** What every page does by script. */

import { startAnalytics } from '../consent/analytics.client.ts'
import { startCookieBanner } from '../consent/cookie-banner.client.ts'
import { startCampaign } from '../ui/campaign-link.client.ts'
import { startDrawer, startGamesMenu } from './header.client.ts'
import { startReveal, startScrollLinks } from './scrolling.client.ts'

export function startPage(): void {
  startAnalytics()
  startCookieBanner()
  startGamesMenu()
  startCampaign()
  startDrawer()
  startReveal()
  startScrollLinks()
  // The HTML has the year of the build.
  const year = document.getElementById('current-year')
  if (year) year.textContent = String(new Date().getFullYear())
}
