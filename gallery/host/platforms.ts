import type { FromHost } from '../../src/api/host.ts'

/** The shapes in which a host and the webview talk: docs/integrators/webview.md. */
export const PLATFORMS = { ios: 'iOS', android: 'Android', reactNative: 'React Native', page: 'Page around' } as const
export type Platform = keyof typeof PLATFORMS
export const PLATFORM_NAMES = Object.keys(PLATFORMS) as Platform[] // the keys of PLATFORMS

/** A message of a bridge, passed on by the frame. The platform `page` posts without one. */
export interface BridgeMessage {
  kind: 'told'
  said: unknown
}

type Frame = Window & typeof globalThis

/** Sends data to the webview in a frame as that platform does; `said` may be an invalid message. */
export function say(frame: Frame, platform: Platform, said: FromHost | object | string) {
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  if (platform === 'page') frame.postMessage(said, window.location.origin)
  else if (platform === 'ios') frame.fromHost?.(said)
  else if (platform === 'android') frame.fromHost?.(text)
  // The effect of its component's postMessage.
  else frame.dispatchEvent(new frame.MessageEvent('message', { data: text }))
}

/** Sends it like a page of another site. */
export function sayFromElsewhere(frame: Frame, data: object) {
  frame.dispatchEvent(new frame.MessageEvent('message', { data, origin: 'https://elsewhere.example', source: window }))
}
