import { useSyncExternalStore } from 'react'
import type { Theme } from '../../limits.ts'
import { storage } from '../../storage.ts'

/** The colour of the browser's own bars: --color-surface of either theme. */
const BROWSER_COLORS: Record<Theme, string> = { dark: '#171411', light: '#fdfcf9' }

const listeners = new Set<() => void>()

/** public/assets/theme.js has set it before the first paint; the page itself is the truth. */
const shown = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

/** Shows the page in a theme, without keeping the choice. */
export function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLORS[theme])
  for (const listener of listeners) listener()
}

/** Shows the page in a theme and keeps the choice. */
export function chooseTheme(theme: Theme) {
  storage.nightMode.set(theme === 'dark')
  showTheme(theme)
}

/** Follows the choice made in another tab. Answers the function that stops. */
export const followTheme = () => storage.nightMode.watch((night) => showTheme(night ? 'dark' : 'light'))

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The theme the page is shown in, also for what is drawn outside of CSS: the chart. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shown)
