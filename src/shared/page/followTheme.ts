import { storage } from '../../platform/storage.ts'
import { showTheme } from './theme.ts'

/** Follows the theme chosen in another tab. Returns a function that stops it. */
export const followTheme = () =>
  // Not `watch`: it would come after the listener of `useTheme`, and the chart would be drawn in the colours of before.
  storage.nightMode.subscribe(() => showTheme(storage.nightMode.get() ? 'dark' : 'light'))
