import type { LiveOptions } from '../live/host.ts'
import { openLive } from '../live/openLive.ts'
import { answerFile, WORKER } from './appFiles.ts'
import { browserExchange } from './browserExchange.ts'
import { openStore } from './database.ts'
import { inside } from './paths.ts'

/** The part of its global object that this service worker uses: the DOM types describe pages only. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends Event {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Worker {
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: ((type: 'install' | 'activate', listen: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listen: (event: FetchEvent) => void) => void)
}
const worker = self as unknown as Worker // see above

const { origin, pathname: folder } = new URL(worker.registration.scope)
/** The demo's own files, served by the host. */
const OWN_FILES = new Set(['/index.html', '/start.js', '/demo.css', `/${WORKER}`])

/** Put in by the build: whose prices the demo shows; null: they are made up. */
declare const LIVE: LiveOptions | null

const name = `futures demo ${folder}${LIVE ? ` ${LIVE.origin}` : ''}`
let exchange: Promise<ReturnType<typeof browserExchange>> | undefined

const openExchange = async () => browserExchange(await openStore(name), folder, LIVE && (await openLive(LIVE)))

/** A demo whose host has no prices says so, and tries again with the next request. */
async function askExchange(request: Request): Promise<Response> {
  const opening = (exchange ??= openExchange())
  try {
    await opening
  } catch (error) {
    exchange = undefined
    return new Response(error instanceof Error ? error.message : String(error), { status: 503 })
  }
  return (await opening)(request)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { pathname } = inside(url, folder)
  if (url.origin !== origin || OWN_FILES.has(pathname)) return
  if (pathname === '/futures')
    return event.respondWith(Promise.resolve(Response.redirect(`${folder}futures/${url.search}`)))
  const isFile = pathname.startsWith('/futures/') && !pathname.startsWith('/futures/api/')
  event.respondWith(isFile ? answerFile(pathname, { origin, folder, live: LIVE }) : askExchange(request))
})
