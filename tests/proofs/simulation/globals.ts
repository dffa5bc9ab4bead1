import { JSDOM } from 'jsdom'

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)
const ofTheLanguage = new Set([...Object.getOwnPropertyNames(globalThis), 'eval', 'arguments'])

/** Globals of a page that replace Node's own. */
const own = [
  '$opening',
  'globalThis',
  'self',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  '$location',
  'Date',
  'fetch',
  'console',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'MessageChannel',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'queueMicrotask',
  'performance',
  'crypto',
  'reportError',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'ResizeObserver',
  'IntersectionObserver',
  'navigator',
  'AbortSignal',
  'AbortController',
  'BroadcastChannel',
  'indexedDB',
  'Notification',
] as const

/** Names of all globals of a page: those of its window, and the replaced ones. */
export function globalNames(): string[] {
  const { window } = new JSDOM('', { url: 'https://paper.test/' })
  const ofWindow = Object.getOwnPropertyNames(window).filter(
    (name) =>
      isName(name) && (!ofTheLanguage.has(name) || window[name] !== (globalThis as Record<string, unknown>)[name]),
  )
  window.close()
  return [...new Set([...ofWindow, ...own])]
}
