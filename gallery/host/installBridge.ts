import type { Platform, BridgeMessage } from './platforms.ts'

const tell = (said: unknown) => window.parent.postMessage({ kind: 'told', said } satisfies BridgeMessage, window.location.origin)
const bridge = { postMessage: tell }

/** Installs the platform's bridge in the frame, before the product loads and reads its configuration. */
export function installBridge(platform: Platform) {
  if (platform === 'ios') window.webkit = { messageHandlers: { futures: bridge } }
  if (platform === 'android') window.FuturesHost = bridge
  if (platform === 'reactNative') window.ReactNativeWebView = bridge
  if (platform === 'page')
    document.querySelector('meta[name="futures-config"]')?.setAttribute('content', JSON.stringify({ webviewHost: window.location.origin }))
}
