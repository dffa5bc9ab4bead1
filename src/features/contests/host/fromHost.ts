import { FromHost } from '../../../api/host.ts'
import { config } from '../../../platform/config.ts'

declare global {
  interface Window {
    /** Called by a native app in the page, with a message or its text. */
    fromHost?: (message: unknown) => void
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
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
    const message = FromHost.safeParse(typeof data === 'string' ? parsed(data) : data)
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
