import type { IncomingMessage } from 'node:http'

/** A contest in a phone's webview: a separate page. Addresses are case-sensitive, in the app's router too. */
export const isWebview = (path: string) => /^\/futures\/mcontests(\/|$)/.test(path)

/** The webview's address in another case: no page, and its token must not stay in the address. */
export const isMisspelledWebview = (path: string) => !isWebview(path) && isWebview(path.toLowerCase())

/** Where a misspelled webview address is redirected: the app shows its not-found page there. */
export const NOT_FOUND = '/futures/not-found'

/** Ids of contests and names of markets are the exchange's: a dot in one makes no file of it. */
const MAY_HAVE_DOT = /^\/futures\/(m?contests|market)\//

const FILE = /[^/]\.[^/.]*$/

/** Whether `path` is one of the app's own addresses, and no file beside the page. deploy/nginx/futures/locations.conf has the same. */
export const isPage = (path: string) => MAY_HAVE_DOT.test(path) || (!FILE.test(path) && !path.startsWith('/futures/assets/'))

/** The origin a request was made to, as the browser names it: also where a server in front has TLS. */
export const originOf = ({ headers }: IncomingMessage) => `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
