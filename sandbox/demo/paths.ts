/**
 * The demo is in a folder of any static host. Internally, the app and the paper exchange use their usual paths (`/futures/…`,
 * `/auth`); externally, each starts with the folder's path, such as `/demo/`. Calls of the exchange have the same path on both
 * sides.
 */

/** The app's own addresses in its built files, also in regular expressions (`\/futures\/`), except the calls under /futures/api/. */
const APP_PATHS = /(?<![\w.])(\\?\/)futures(?=[\\/"'`?(]|$)(?!\\?\/api\/)/g
/** The digest of a built file, invalid once a path in it has changed. */
const DIGESTS = /sha384-[\w+/=]+/g
/** An address in a page or a response of the paper exchange. */
const EXCHANGE_PATHS = /(?<=[=:]")\/(?!\/)/g

/** Maps an outer address to the inner one. `folder` starts and ends with a slash. */
export function inside(address: URL, folder: string): URL {
  const strip = (path: string) => (path.startsWith(folder) ? path.slice(folder.length - 1) : path)
  const url = new URL(address)
  url.pathname = strip(url.pathname)
  const back = url.searchParams.get('return')
  if (back !== null) url.searchParams.set('return', strip(back))
  return url
}

/** Maps an inner path to the outer one. */
export const outside = (path: string, folder: string) => (path.startsWith(folder) ? path : folder + path.slice(1))

/** A built file of the app, as served from the folder. */
export const appText = (text: string, folder: string) =>
  text
    .replaceAll(DIGESTS, '')
    .replaceAll(
      APP_PATHS,
      (_, slash: string) => (slash === '/' ? folder : folder.replaceAll('/', String.raw`\/`)) + 'futures',
    )

/** A page of the paper exchange, or a response with addresses of its pages. */
export const exchangeText = (text: string, folder: string) => text.replaceAll(EXCHANGE_PATHS, folder)
