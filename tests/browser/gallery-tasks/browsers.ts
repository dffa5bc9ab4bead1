import { type Browser, chromium, firefox } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/setup/chromium.ts'
import { FIREFOX } from '../engines/browsers.ts'
import { patchBidi } from '../engines/firefox/bidi.ts'
import { CHANNEL } from '../engines/firefox/launch.ts'

/** Offline: every address except this machine's uses a proxy that does not exist. */
const OFFLINE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
}

export const launch = {
  chromium: (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'] }),
  firefox: (): Promise<Browser> => {
    patchBidi()
    return firefox.launch({ channel: CHANNEL, executablePath: FIREFOX, firefoxUserPrefs: OFFLINE })
  },
}
