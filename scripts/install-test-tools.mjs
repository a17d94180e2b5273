import { spawnSync } from 'node:child_process'
import { run } from './install.mjs'

/**
 * Installs the programs that tests need and that are no npm packages: PostgreSQL, a browser and, for the long tests, nginx.
 * On Debian root gets its packages. On other systems the browser is Playwright's own, and people install the rest. Says what
 * is missing, whose tests will fail; false without a browser.
 */
export function installTestTools(isSlow) {
  // Debian keeps PostgreSQL's server off the PATH, by version; a client alone has no initdb.
  installUnless('command -v initdb || ls /usr/lib/postgresql/*/bin/initdb', 'postgresql')
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  if (isSlow) installUnless(`command -v nginx && ls ${brotli}`, 'nginx', 'libnginx-mod-http-brotli-static')
  // Where playwright.config.ts looks for them.
  const browsers = ['chromium-headless-shell', 'chromium']
  if (installUnless(`ls /usr/bin/${browsers[0]} || ls /usr/bin/${browsers[1]}`, ...browsers)) return true
  return [['--with-deps'], []].some((options) => run('playwright', ['install', ...options, 'chromium']) === 0)
}

/** Installs packages of Debian unless the command finds them; false when it cannot. */
function installUnless(command, ...packages) {
  if (spawnSync('sh', ['-c', command]).status === 0) return true
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing ${packages.join(', ')} (once) …`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], env)
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env) === 0) return true
  }
  console.error(`Tests will fail without ${packages.join(', ')}: please install what is missing.`)
  return false
}
