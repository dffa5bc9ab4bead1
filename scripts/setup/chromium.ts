import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium keeps hidden pages ready behind the address bar of every window, which cost as much as half of one of our pages. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Playwright's list, repeated: Chromium uses only the last `--disable-features`. Compare it when Playwright is upgraded. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Flags for a browser without a screen, sandbox or network access. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  // Chromium's default, but not its headless shell's, where text would be some pixels wider or narrower.
  '--font-render-hinting=none',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
]

/** Path of the browser: from CHROMIUM, a usual place, or Playwright's own; null if there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM'], ...PLACES, chromium.executablePath()]
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path)) ?? null
}

/** Debian's package of Chromium's own headless browser. */
export const HEADLESS_PACKAGE = 'chromium-headless-shell'

/** Chromium's headless shell, if installed: the same pages for less CPU. CHROMIUM takes precedence. */
export function findHeadless(): string | null {
  const path = `/usr/bin/${HEADLESS_PACKAGE}`
  return !process.env['CHROMIUM'] && existsSync(path) ? path : findChromium()
}

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Finds Chromium, or installs it: from Debian's packages as root, else through Playwright. Throws with advice if that fails. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  try {
    if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
    } else {
      run('npx', ['playwright', 'install', 'chromium'])
    }
  } catch {
    // The error below says what to do.
  }
  const installed = findChromium()
  if (installed === null) throw new Error('No Chromium found. Install one, or set CHROMIUM to its path.')
  return installed
}
