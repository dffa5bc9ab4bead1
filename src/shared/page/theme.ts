import type { Theme } from '../../constants/limits.ts'
import { storage } from '../../platform/storage.ts'
import { useStore } from '../../ui/hooks/useStore.ts'

/** Shows the page in a theme, without storing the choice. */
export function showTheme(theme: Theme) {
  // Colour of the browser's own bars: --color-surface of the theme.
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (bars) bars.content = bars.dataset[theme] ?? ''
  document.documentElement.dataset['theme'] = theme
}

/** Shows the page in a theme and stores the choice. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  storage.nightMode.set(theme === 'dark')
}

/** The page's theme, for drawing outside CSS: the chart. */
export const useTheme = (): Theme => (useStore(storage.nightMode) ? 'dark' : 'light')
