/** What every page does by script. */
import '../consent/analytics.client.ts'
import '../consent/cookie-banner.client.ts'
import './games-menu.client.ts'
import '../campaign/campaign.client.ts'
import './drawer.client.ts'
import './reveal.client.ts'
import './scroll-links.client.ts'

// The HTML has the year of the build.
const year = document.getElementById('current-year')
if (year) year.textContent = String(new Date().getFullYear())
