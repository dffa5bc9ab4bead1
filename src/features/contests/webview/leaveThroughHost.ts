import { BASE_PATH } from '../../../platform/mainSite.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { toHost } from '../../../shared/host-bridge/toHost.ts'

const WEBVIEW = new RegExp(`^${BASE_PATH}/mcontests(?:/|$)`)
const MARKET = new RegExp(`^${BASE_PATH}/market/([^/]+)/?$`)

/** Opens an address in the host: a market of ours as its own market page, anything else as a link. */
function open({ href, origin, pathname }: URL) {
  const [, market] = (origin === window.location.origin && MARKET.exec(pathname)) || []
  // Decoded from one of our addresses, so it has the format of a market's name.
  if (market !== undefined) toHost({ type: 'openMarket', market: decodeURIComponent(market) as MarketName })
  else toHost({ type: 'openLink', url: href })
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

function leave(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlain(event) || !URL.canParse(link.href)) return
  const url = new URL(link.href)
  const isWithin = url.origin === window.location.origin && WEBVIEW.test(url.pathname)
  if (isWithin || !/^https?:$/.test(url.protocol)) return
  event.preventDefault()
  open(url)
}

/** Lets the host open links that leave the webview. Runs before the router, which ignores clicks that are prevented. Returns a function that stops it. */
export function leaveThroughHost(): () => void {
  document.addEventListener('click', leave, true)
  return () => document.removeEventListener('click', leave, true)
}
