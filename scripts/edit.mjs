/** `npm run edit`: installs what is missing, then serves the site in development and opens its editor in the browser. */
import { installPackages, run } from './prepare.mjs'

installPackages()
console.log('The editor needs Chrome, Edge or another browser built on Chromium. Ctrl+C in this window ends it.')
process.exit(run('astro', ['dev', '--open', '/admin']))
