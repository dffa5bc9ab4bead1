import { FIREFOX } from '../browsers.ts'

/** Gecko's looks as the headless Chromium has them. */
const PREFERENCES = {
  // Scrollbars take no room, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // A mouse, which points finely (2) and hovers (4); without a screen Firefox has none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** What Playwright starts Debian's Firefox with: by WebDriver BiDi. */
export const CHANNEL = 'moz-firefox'
export const LAUNCH = { executablePath: FIREFOX, timeout: 120_000, firefoxUserPrefs: PREFERENCES }
