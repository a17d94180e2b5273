/** `npm test`: installs what is missing, a browser and a database too, then runs every check and adds up what passed. */
import { installBrowser } from './browser.mjs'
import { installDatabase } from './database.mjs'
import { installPackages, pinnedNode, run } from './install.mjs'
import { installWebServers } from './web-servers.mjs'

installPackages()
installBrowser()
installDatabase()
installWebServers()
process.exit(run(pinnedNode, ['scripts/check.ts']))
