import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { extname } from 'node:path'

/** A contest in a phone's webview: a page of its own. Addresses are case-sensitive, in the app's router too. */
export const isWebview = (path: string) => /^\/futures\/mcontests(\/|$)/.test(path)

/** The webview's address in another case: no page, and its token must not stay in the address. */
export const isMisspelledWebview = (path: string) => !isWebview(path) && isWebview(path.toLowerCase())

/** Where a misspelled webview address is redirected: the app shows its not-found page there. */
export const NOT_FOUND = '/futures/not-found'

/** Ids of contests and names of markets are the exchange's: a dot in one makes no file of it. */
const MAY_HAVE_DOT = /^\/futures\/(m?contests|market)\//

/** Whether `path` is one of the app's own addresses, and no file beside the page. deploy/nginx/futures/locations.conf has the same. */
export const isPage = (path: string) => MAY_HAVE_DOT.test(path) || (extname(path) === '' && !path.startsWith('/futures/assets/'))

/** The origin a request was made to, as the browser names it: also where a server in front has TLS. */
export const originOf = ({ headers }: IncomingMessage) => `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`

/**
 * Whether a request may be for this server: by IP address, as localhost, or by one of the names it was started with. Any other name may be
 * another site's that was pointed here (DNS rebinding): its pages would count as of this origin.
 */
export function isKnownHost({ headers: { host = '' } }: IncomingMessage, names: readonly string[]): boolean {
  const address = `http://${host}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)localhost$/.test(hostname) || names.includes(hostname)
}
