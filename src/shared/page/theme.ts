import type { Theme } from '../../constants/limits.ts'
import { storage } from '../../platform/storage.ts'
import { setRootState, useRootState } from '../../ui/hooks/rootState.ts'

/** Shows the page in a theme, without storing the choice. */
export function showTheme(theme: Theme) {
  // Colour of the browser's own bars: --color-surface of the theme.
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (bars) bars.content = bars.dataset[theme] ?? ''
  setRootState('theme', theme)
}

/** Shows the page in a theme and stores the choice. */
export function chooseTheme(theme: Theme) {
  storage.nightMode.set(theme === 'dark')
  showTheme(theme)
}

/** Follows the choice of another tab. Returns a function that stops it. */
export const followTheme = () => storage.nightMode.watch((night) => showTheme(night ? 'dark' : 'light'))

/** The page's theme, for drawing outside CSS: the chart. */
export const useTheme = (): Theme => (useRootState('theme') === 'light' ? 'light' : 'dark')
