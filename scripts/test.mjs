/**
 * `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed.
 * `npm run test:slow`: the same for the unit tests that take long, which try nginx as well.
 */
import { installBrowser } from './browser.mjs'
import { installDatabase } from './database.mjs'
import { installPackages, pinnedNode, run } from './install.mjs'
import { installWebServers } from './web-servers.mjs'

const which = process.argv.slice(2)

installPackages()
installDatabase()
if (which.includes('--slow')) installWebServers()
else installBrowser()
process.exit(run(pinnedNode, ['scripts/check.ts', ...which]))
