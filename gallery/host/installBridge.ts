import type { Platform, BridgeMessage } from './platforms.ts'

const tell = (said: unknown) => window.parent.postMessage({ kind: 'told', said } satisfies BridgeMessage, window.location.origin)
const bridge = { postMessage: tell }

/** Gives the frame what a platform gives its webview. Before the product is loaded, which reads its configuration then. */
export function installBridge(platform: Platform) {
  if (platform === 'ios') window.webkit = { messageHandlers: { futures: bridge } }
  if (platform === 'android') window.FuturesHost = bridge
  if (platform === 'reactNative') window.ReactNativeWebView = bridge
  if (platform === 'page')
    document.querySelector('meta[name="futures-config"]')?.setAttribute('content', JSON.stringify({ webviewHost: window.location.origin }))
}
