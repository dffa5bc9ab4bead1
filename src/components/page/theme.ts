import { useSyncExternalStore } from 'react'
import type { Theme } from '../../limits.ts'
import { storage } from '../../storage.ts'

/** Colour of the browser's own bars: --color-surface of each theme. */
const BROWSER_COLORS: Record<Theme, string> = { dark: '#171411', light: '#fdfcf9' }

const listeners = new Set<() => void>()

/** public/assets/start.js sets it before the first paint; the document is the source of truth. */
const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark')

/** Shows the page in a theme, without saving the choice. */
export function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLORS[theme])
  for (const listener of listeners) listener()
}

/** Shows the page in a theme and saves the choice. */
export function chooseTheme(theme: Theme) {
  storage.nightMode.set(theme === 'dark')
  showTheme(theme)
}

/** Follows the choice made in another tab. Returns the function that stops it. */
export const followTheme = () => storage.nightMode.watch((night) => showTheme(night ? 'dark' : 'light'))

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The page's theme, for what is drawn outside of CSS: the chart. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme)
