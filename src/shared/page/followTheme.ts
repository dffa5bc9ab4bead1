import { storage } from '../../platform/storage.ts'
import { showTheme } from './theme.ts'

/** Follows the theme chosen in another tab. Returns a function that stops it. */
export const followTheme = () => storage.nightMode.watch((night) => showTheme(night ? 'dark' : 'light'))
