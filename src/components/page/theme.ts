import type { Theme } from '../../limits.ts'
import { storage } from '../../storage.ts'
import { setRootState, useRootState } from '../browser/rootState.ts'

/** Colour of the browser's own bars: --color-surface of each theme. */
const BROWSER_COLORS: Record<Theme, string> = { dark: '#171411', light: '#fdfcf9' }

/** Shows the page in a theme, without saving the choice. */
export function showTheme(theme: Theme) {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLORS[theme])
  setRootState('theme', theme)
}

/** Shows the page in a theme and saves the choice. */
export function chooseTheme(theme: Theme) {
  storage.nightMode.set(theme === 'dark')
  showTheme(theme)
}

/** Follows the choice made in another tab. Returns the function that stops it. */
export const followTheme = () => storage.nightMode.watch((night) => showTheme(night ? 'dark' : 'light'))

/** The page's theme, for what is drawn outside of CSS: the chart. */
export const useTheme = (): Theme => (useRootState('theme') === 'light' ? 'light' : 'dark')
