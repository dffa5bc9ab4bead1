import { createExchange } from '../app.ts'
import { TICK_MS } from '../engine/prices.ts'
import type { openLive } from '../live/openLive.ts'
import type { BrowserStore } from './database.ts'
import { exchangeText, inside, outside } from './paths.ts'

/** Row of the store that holds the token of the last login. */
const SESSION = 'demo-session'
/** Storage interval of prices, as on the server; everything else is stored immediately. */
const KEEP_PRICES_MS = 15_000
/** Calls whose responses contain addresses of the exchange. */
const NAMES_PAGES = /^\/futures\/api\/contest/

/** The paper exchange in a service worker, for the addresses of `folder`. It responds after storing its state. */
export function browserExchange(
  store: BrowserStore,
  folder: string,
  live: Awaited<ReturnType<typeof openLive>> | null = null,
  now: () => number = live?.now ?? Date.now,
) {
  const { app, exchange } = createExchange({ store, now, ...(live && { live: live.feed }) })
  // While the browser lets the service worker live; what is missed afterwards is looked up with the next visit.
  if (live)
    setInterval(() => {
      live.feed.beat()
      exchange.tick()
    }, TICK_MS)
  const stored = new Map(store.load()).get(SESSION)
  // A service worker can neither read nor set cookies: the last login is this browser's session.
  let session = stored === undefined ? '' : String(JSON.parse(stored))
  const logIn = exchange.logIn.bind(exchange)
  exchange.logIn = (email) => {
    session = logIn(email)
    store.write([[SESSION, JSON.stringify(session)]])
    return session
  }

  let keptMs = now()
  const keepPrices = () => {
    if (now() - keptMs < KEEP_PRICES_MS) return
    keptMs = now()
    exchange.saveAll()
  }

  return async (request: Request): Promise<Response> => {
    const url = inside(new URL(request.url), folder)
    const { method, signal } = request
    const forwarded = new Request(url, {
      method,
      signal,
      ...(method === 'POST' && { body: await request.arrayBuffer() }),
    })
    // A browser's Request drops the cookie header, plain Headers do not.
    Object.defineProperty(forwarded, 'headers', {
      value: new Headers([...request.headers, ['cookie', `session=${session}`]]),
    })
    const answer = await app.fetch(forwarded)
    keepPrices()
    await store.written()

    const location = answer.headers.get('location')
    if (location !== null) return Response.redirect(new URL(outside(location, folder), url), answer.status)
    const namesPages =
      NAMES_PAGES.test(url.pathname) || answer.headers.get('content-type')?.startsWith('text/html') === true
    return namesPages && answer.type !== 'error'
      ? new Response(exchangeText(await answer.text(), folder), answer)
      : answer
  }
}
