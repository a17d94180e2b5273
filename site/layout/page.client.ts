/** What every page does by script. */
import '../consent/analytics.client.ts'
import '../consent/cookie-banner.client.ts'
import '../games/games-menu.client.ts'
import './campaign.client.ts'
import './drawer.client.ts'
import './reveal.client.ts'
import './scroll-links.client.ts'

// The served year is that of the build, which may have been last year.
const year = document.getElementById('current-year')
if (year) year.textContent = String(new Date().getFullYear())
