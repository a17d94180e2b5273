/** `npm test`: installs what is missing, a browser too, then runs every check and adds up what passed. */
import { installBrowser } from './browser.mjs'
import { installPackages, pinnedNode, run } from './install.mjs'

installPackages()
installBrowser()
process.exit(run(pinnedNode, ['scripts/check.ts']))
