import { type LiveOptions, liveSources } from '../live/host.ts'
import { isPage, isWebview } from '../web/addresses.ts'
import { appHeaders } from '../web/headers.ts'
import { withNotice } from '../web/notice.ts'
import { fillConfig } from '../web/page.ts'
import { appText } from './paths.ts'

/** File of the service worker. */
export const WORKER = 'exchange.js'
/** Folder of the built app, next to the pages of the demo. */
const BUILT = 'app/'
const IS_TEXT = /\.(js|css|json|html)$/

/** The page of the app with the demo's configuration and its notice. */
const demoPage = (html: string, folder: string, live: LiveOptions | null) =>
  withNotice(
    fillConfig(appText(html, folder), {
      homePath: folder,
      authPath: `${folder}auth`,
      walletPath: `${folder}wallet/balances/futures`,
      datafeed: `${folder}datafeed`,
      idempotencyKey: true,
    }),
    live && new URL(live.origin).host,
    true,
    folder,
  )

/** The headers of a page in production, below the folder's path, without report endpoints. */
function pageHeaders(path: string, origin: string, folder: string, live: LiveOptions | null) {
  const {
    'content-security-policy': policy = '',
    'reporting-endpoints': _,
    'integrity-policy-report-only': __,
    ...headers
  } = appHeaders(path, origin + folder.slice(0, -1))
  // Firefox also compares the address of the service worker that responds.
  const ownPolicy = policy
    .replace(/; report-uri \S+/, '')
    .replace(/script-src \S+(?=;)/, `$& ${origin}${folder}${WORKER}`)
    // The service worker asks the host whose prices are shown, and nobody else.
    .replace(/connect-src 'self'/, ['$&', ...liveSources(live)].join(' '))
  return { ...headers, 'content-security-policy': ownPolicy, 'content-type': 'text/html; charset=utf-8' }
}

/** Answers an address of the app, whose `path` starts with /futures/, from the files next to the service worker. */
export async function answerFile(
  path: string,
  { origin, folder, live }: { origin: string; folder: string; live: LiveOptions | null },
  read: (url: string) => Promise<Response> = fetch,
): Promise<Response> {
  const wantsPage = isPage(path)
  const name = wantsPage ? (isWebview(path) ? 'webview.html' : 'index.html') : path.slice('/futures/'.length)
  const file = await read(`${folder}${BUILT}${name}`)
  if (!file.ok || !IS_TEXT.test(name)) return file
  const text = await file.text()
  if (wantsPage) return new Response(demoPage(text, folder, live), { headers: pageHeaders(path, origin, folder, live) })
  return new Response(appText(text, folder), {
    headers: { 'content-type': file.headers.get('content-type') ?? 'text/plain' },
  })
}
