import type { IncomingMessage } from 'node:http'

/** A contest in a phone's webview: a separate page. Addresses are case-sensitive, in the app's router too. */
export const isWebview = (path: string) => /^\/futures\/mcontests(\/|$)/.test(path)

/** The webview's address in another case: no page, and its token must not stay in the address. */
export const isMisspelledWebview = (path: string) => !isWebview(path) && isWebview(path.toLowerCase())

/** Where a misspelled webview address is redirected: the app shows its not-found page there. */
export const NOT_FOUND = '/futures/not-found'

/** Ids of contests and names of markets come from the exchange and may contain a dot. */
const MAY_HAVE_DOT = /^\/futures\/(m?contests|market)\//

const FILE = /[^/]\.[^/.]*$/
/** Of files alone. */
const FOLDERS = /^\/futures\/(assets|dcz)\//

/** Whether `path` is one of the app's own addresses, and not a file. deploy/nginx/futures/locations.conf has the same rule. */
export const isPage = (path: string) => MAY_HAVE_DOT.test(path) || (!FILE.test(path) && !FOLDERS.test(path))

/** The origin of a request as the browser names it, also behind a TLS proxy. */
export const originOf = ({ headers }: IncomingMessage) =>
  `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
