import type { Theme } from '../../constants/limits.ts'
import { storage } from '../../platform/storage.ts'
import { setRootState, useRootState } from '../../ui/hooks/rootState.ts'

/** Shows the page in a theme, without saving the choice. */
export function showTheme(theme: Theme) {
  // Colour of the browser's own bars: the page names --color-surface of each theme.
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (bars) bars.content = bars.dataset[theme] ?? ''
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
