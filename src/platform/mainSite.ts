import { brand, config } from './config.ts'

/** Path prefix of the app. */
export const BASE_PATH = '/futures'

export const mainSiteUrl = () => brand.links.home ?? `${config.mainSite}${config.homePath}`
export const walletUrl = () => brand.links.wallet ?? `${config.mainSite}${config.walletPath}`

/** The exchange's auth page, whose path may have a query, and which returns to `returnPath` after login. Contract §2. */
export const authUrl = (returnPath: string) =>
  `${config.mainSite}${config.authPath}${config.authPath.includes('?') ? '&' : '?'}${config.returnParam}=${encodeURIComponent(returnPath)}`

/** Whether a path is the webview's. */
export const isWebviewPath = (pathname: string) => new RegExp(`^${BASE_PATH}/mcontests(/|$)`).test(pathname)

let isLeft = false
let isOver = false

/** Whether this page is being left: a step in the history would call that off, and the page would stay, empty. */
export const isPageLeft = () => isLeft || isOver

/** Whether the app leaves this page by itself: asked to stay, it would be empty. */
export const isPageOver = () => isOver

/** Leaves the app. Replaces the current history entry, so that Back cannot return to a page without session. */
export function redirectTo(url: string) {
  isOver = true
  window.location.replace(url)
}

/** Opens the wallet, from which Back returns, perhaps to this very page. */
export function openWallet() {
  isLeft = true
  window.addEventListener('pageshow', () => (isLeft = false), { once: true })
  window.location.assign(walletUrl())
}

/** Starts the app again, as another user's. */
export function startAgain() {
  isOver = true
  window.location.reload()
}
