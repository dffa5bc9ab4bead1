import { config } from './config.ts'

/** Where the app's own addresses begin. */
export const BASE_PATH = '/futures'

export const mainSiteUrl = () => `${config.mainSite}${config.homePath}`
export const walletUrl = () => `${config.mainSite}${config.walletPath}`

/** The exchange's auth page, which leads back to `returnPath` after login. Contract §2. */
export const authUrl = (returnPath: string) =>
  `${config.mainSite}${config.authPath}?${config.returnParam}=${encodeURIComponent(returnPath)}`

/** Leaves the app. The present address does not stay in the history, so Back cannot return to a page without session. */
export function redirectTo(url: string) {
  window.location.replace(url)
}
