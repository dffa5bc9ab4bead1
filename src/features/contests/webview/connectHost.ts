import type { RouterHistory } from '@tanstack/react-router'
import { FromHost, type ToHost } from '../../../api/host.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { chooseLanguage, i18n } from '../../../i18n/i18n.ts'
import { brand, config } from '../../../platform/config.ts'
import { BASE_PATH, isWebviewPath } from '../../../platform/mainSite.ts'
import { parsedJson } from '../../../platform/parsedJson.ts'
import { session } from '../../../queries/call/session.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { chooseTheme } from '../../../shared/page/theme.ts'
import { hostToken, toHost } from '../host.ts'

// Loaded whenever a window is open.
const windows = lateCode(null, () => import('../../../ui/overlay/closeOnBack.ts'))

/** Closes an open window, like the phone's Back button; else goes to the previous page. Does not leave to the host's own pages. */
function goBack(history: RouterHistory) {
  if (Number(window.history.state?.windows ?? 0) > 0)
    void windows.load().then(
      ({ closeTopmost }) => closeTopmost(),
      () => {},
    )
  else if (history.canGoBack()) history.back()
}

/** The host's token, else that of the address. The same one once more changes nothing, and ends no join that is under way. */
const tokenNow = ({ location }: RouterHistory) => hostToken.get() ?? new URLSearchParams(location.search).get('token')

function follow(message: FromHost, history: RouterHistory) {
  if (message.type === 'theme') chooseTheme(message.theme)
  if (message.type === 'language' && brand.languages.includes(message.language)) void chooseLanguage(message.language)
  if (message.type === 'insets') applyInsets(message)
  if (message.type === 'back') goBack(history)
  if (message.type === 'token' && message.token !== tokenNow(history)) hostToken.set(message.token)
}

/** Connects to the webview's host: handles its messages, reports the page, and opens links through it. Returns a function that disconnects. */
export function connectHost(history: RouterHistory): () => void {
  document.documentElement.dataset['host'] = ''
  applySystemTextSize()
  const ends = [
    listenToHost((message) => follow(message, history)),
    leaveThroughHost(),
    session.subscribe(() => void (session.isOver() && toHost({ type: 'needsLogin' }))),
  ]
  toHost({ type: 'ready' })
  ends.push(reportPage())
  return () => ends.forEach((end) => end())
}

declare global {
  interface Window {
    /** Called by a native app in the page, with a message or its text. */
    fromHost?: (message: unknown) => void
  }
}

const isNative = () =>
  window.webkit?.messageHandlers?.futures !== undefined ||
  window.FuturesHost !== undefined ||
  window.ReactNativeWebView !== undefined

/** A message of a native app has no origin and no window; a page's message has the configured origin and comes from the parent window. */
function isFromHost({ origin, source }: MessageEvent): boolean {
  if (isNative()) return origin === '' && source === null
  return config.webviewHost !== null && origin === config.webviewHost && source === window.parent && source !== window
}

/** In development, counts dropped messages on the root element, without their contents. */
function countDropped() {
  if (!import.meta.env.DEV) return
  const { dataset } = document.documentElement
  dataset['dropped'] = String(Number(dataset['dropped'] ?? 0) + 1)
}

/** Listens to the host until the returned function is called. Drops messages of another origin, and invalid ones. */
export function listenToHost(hear: (message: FromHost) => void): () => void {
  const read = (data: unknown) => {
    const message = FromHost.safeParse(typeof data === 'string' ? parsedJson(data) : data)
    if (message.success) hear(message.data)
    else countDropped()
  }
  const onMessage = (event: Event) =>
    event instanceof MessageEvent && isFromHost(event) ? read(event.data) : countDropped()
  const onAnswer = (event: Event) => event instanceof MessageEvent && read(event.data)
  const android = window.FuturesHost

  window.fromHost = read
  window.addEventListener('message', onMessage)
  // React Native on Android.
  document.addEventListener('message', onMessage)
  // Only the object of a WebMessageListener has it.
  android?.addEventListener?.('message', onAnswer)
  return () => {
    delete window.fromHost
    window.removeEventListener('message', onMessage)
    document.removeEventListener('message', onMessage)
    android?.removeEventListener?.('message', onAnswer)
  }
}

type Insets = Extract<FromHost, { type: 'insets' }>

/** Keeps the page clear of the host's bars at its edges, and the focused input in view. edges.css. */
function applyInsets({ top, right, bottom, left }: Insets) {
  const { style } = document.documentElement
  for (const [edge, px] of Object.entries({ top, right, bottom, left })) style.setProperty(`--inset-${edge}`, `${px}px`)
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.scrollIntoView({ block: 'nearest' })
}

/** Size of iOS's body text at the system's default, px. */
const DEFAULT_PX = 17
const MAX_SCALE = 2

/** Applies the system's text size, up to 200 %: iOS leaves that to the page. Android's webview scales by itself. */
function applySystemTextSize() {
  if (!CSS.supports('font', '-apple-system-body') || !CSS.supports('-webkit-touch-callout', 'none')) return
  const probe = document.createElement('span')
  probe.style.font = '-apple-system-body'
  document.body.append(probe)
  const scale = Math.min(MAX_SCALE, Math.max(1, Number.parseFloat(getComputedStyle(probe).fontSize) / DEFAULT_PX))
  probe.remove()
  document.documentElement.style.fontSize = `${scale * 100}%`
}

const MARKET = new RegExp(`^${BASE_PATH}/market/([^/]+)/?$`)

/** Opens an address in the host: a market of ours as its own market page, anything else as a link. */
function open({ href, origin, pathname }: URL) {
  const [, market] = (origin === window.location.origin && MARKET.exec(pathname)) || []
  // Decoded from one of our addresses, so it has the format of a market's name.
  if (market !== undefined) toHost({ type: 'openMarket', market: decodeURIComponent(market) as MarketName })
  else toHost({ type: 'openLink', url: href })
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

function leave(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlain(event) || !URL.canParse(link.href)) return
  const url = new URL(link.href)
  const isWithin = url.origin === window.location.origin && isWebviewPath(url.pathname)
  if (isWithin || !/^https?:$/.test(url.protocol)) return
  event.preventDefault()
  open(url)
}

/** Lets the host open links that leave the webview. Runs before the router, which ignores clicks that are prevented. Returns a function that stops it. */
function leaveThroughHost(): () => void {
  document.addEventListener('click', leave, true)
  return () => document.removeEventListener('click', leave, true)
}

/** Sends a value when it differs from the last one sent. */
function teller(read: () => ToHost) {
  let reported = ''
  return () => {
    const message = read()
    const text = JSON.stringify(message)
    if (text === reported) return
    reported = text
    toHost(message)
  }
}

const height = (): ToHost => ({ type: 'height', height: document.body.offsetHeight })
/** Without the product's name, which the app shows in its own bar. */
const title = (): ToHost => ({ type: 'title', title: document.title.replace(i18n.t('shell.title', { title: '' }), '') })

/** Reports the page's height and title to the host, now and on each change. Returns a function that stops it. */
function reportPage(): () => void {
  const [tellHeight, tellTitle] = [teller(height), teller(title)]
  const heights = new ResizeObserver(tellHeight)
  heights.observe(document.body)
  const titles = new MutationObserver(tellTitle)
  titles.observe(document.head, { childList: true, characterData: true, subtree: true })
  tellHeight()
  tellTitle()
  return () => {
    heights.disconnect()
    titles.disconnect()
  }
}
