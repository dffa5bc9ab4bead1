import { existsSync } from 'node:fs'
import { ENGINES } from '../../tests/browser/engines/engine.ts'
import { ensureChromium, findHeadless, HEADLESS_PACKAGE } from './chromium.ts'
import { installPackages } from './debian.ts'
import { ensureNginx } from './nginx.ts'

/** Installs what `npm run test:all` uses and is missing here, if run as root on Debian: Chromium and its headless shell, nginx, Firefox, WebKit. */
export function ensureAll() {
  const chromium = ensureChromium()
  ensureNginx()
  const engines = Object.values(ENGINES).filter(({ files }) => !files.every((file) => existsSync(file)))
  installPackages(
    ...(findHeadless() === chromium ? [[HEADLESS_PACKAGE]] : []),
    ...engines.map(({ packages }) => packages),
  )
}
