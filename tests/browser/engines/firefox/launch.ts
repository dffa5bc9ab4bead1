import { FIREFOX } from '../browsers.ts'

/** Gecko's appearance, adapted to headless Chromium. */
const PREFERENCES = {
  // Overlay scrollbars, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // A mouse with fine pointing (2) and hover (4); without a screen Firefox reports none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** Playwright's channel for Firefox over WebDriver BiDi. */
export const CHANNEL = 'moz-firefox'
export const LAUNCH = { executablePath: FIREFOX, timeout: 120_000, firefoxUserPrefs: PREFERENCES }
