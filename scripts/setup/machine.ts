import { ENGINES, missingOf } from '../../tests/browser/engines/browsers.ts'
import { ensureChromium } from './chromium.ts'
import { installPackages } from './debian.ts'
import { ensureNginx } from './nginx.ts'

/** Installs what `npm run test:all` uses and is missing here, if run as root on Debian: Chromium, nginx, Firefox, WebKit. */
export function ensureAll() {
  ensureChromium()
  ensureNginx()
  installPackages(...ENGINES.filter((engine) => missingOf(engine) !== null).map(({ packages }) => packages))
}
