import type { ToHost } from '../../api/host.ts'
import { config } from '../../platform/config.ts'
import { createStore } from '../../platform/store.ts'
import { onSessionEnd } from '../../queries/call/session.ts'

interface Bridge<Message> {
  postMessage: (message: Message) => void
}

declare global {
  interface Window {
    /** iOS: a WKScriptMessageHandler. Other apps' handlers have other names. */
    webkit?: { messageHandlers?: { futures?: Bridge<ToHost> } }
    /** Android: a WebMessageListener, or an interface with that single method. */
    FuturesHost?: Bridge<string> & Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>
    ReactNativeWebView?: Bridge<string>
  }
}

/** Posts to the app or page around this one; null without one. docs/integrators/webview.md. */
function wayOut(): ((message: ToHost) => void) | null {
  const { webkit, FuturesHost, ReactNativeWebView, parent } = window
  const ios = webkit?.messageHandlers?.futures
  if (ios) return (message) => ios.postMessage(message)
  const bridge = FuturesHost ?? ReactNativeWebView
  if (bridge) return (message) => bridge.postMessage(JSON.stringify(message))
  const { webviewHost } = config
  return webviewHost === null || parent === window ? null : (message) => parent.postMessage(message, webviewHost)
}

/** Whether a native app, or a page of the configured origin, is around this page. */
export const hasHost = (): boolean => wayOut() !== null

/** Sends a message to the host; false if there is none. */
export function toHost(message: ToHost): boolean {
  const send = wayOut()
  send?.(message)
  return send !== null
}

/** The contest user token of the host; null until it sends one. Only in memory: never in an address, a log or storage. */
export const hostToken = createStore<string | null>(null)
onSessionEnd(() => hostToken.set(null))
