import { storage } from '../../platform/storage.ts'
import { showTheme } from './theme.ts'

const show = () => showTheme(storage.nightMode.get() ? 'dark' : 'light')

/** Follows the theme chosen in another tab, also before this code came. Returns a function that stops it. */
export const followTheme = () => {
  show()
  // Not `watch`: it would come after the listener of `useTheme`, and the chart would be drawn in the colours of before.
  return storage.nightMode.subscribe(show)
}
