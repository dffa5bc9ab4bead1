import { ENGINES, missingOf } from '../../tests/browser/engines/browsers.ts'
import { ensureChromium, findHeadless, HEADLESS_PACKAGE } from './chromium.ts'
import { installPackages } from './debian.ts'
import { ensureNginx } from './nginx.ts'

/** Installs what `npm run test:all` uses and is missing here, if run as root on Debian: Chromium and its headless shell, nginx, Firefox, WebKit. */
export function ensureAll() {
  const chromium = ensureChromium()
  ensureNginx()
  installPackages(...(findHeadless() === chromium ? [[HEADLESS_PACKAGE]] : []), ...ENGINES.filter((engine) => missingOf(engine) !== null).map(({ packages }) => packages))
}
