import type { DOMWindow } from 'jsdom'
import { blankContext } from '../../blankCanvas.ts'

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Browser features missing in jsdom: sizes, drawing, scrolling, animations. */
export function layOut(window: DOMWindow) {
  const { Element, HTMLElement, HTMLCanvasElement } = window
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 378 })
  Object.assign(Element.prototype, {
    scrollIntoView: () => {},
    scrollTo(this: Element, _left?: unknown, top?: number) {
      this.scrollTop = top ?? 0
    },
    getAnimations: () => [],
    animate: () => ({ finished: Promise.resolve(), cancel: () => {}, onfinish: null }),
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    hasPointerCapture: () => false,
  })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: unknown) {
      return blankContext(this)
    },
  })
  Object.assign(window.document, { elementFromPoint: () => null })
  Object.defineProperty(window.document, 'fonts', {
    configurable: true,
    value: { load: async () => [], ready: Promise.resolve() },
  })
  Object.assign(window.URL, { createObjectURL: () => 'blob:simulated', revokeObjectURL: () => {} })
  return { ResizeObserver: Watcher, IntersectionObserver: Watcher }
}

/** Media queries for a window of this width, with a mouse from desktop width on. */
export function mediaQueries(window: DOMWindow, view: { width: number }) {
  const lists = new Set<EventTarget>()
  const matches = (query: string) => {
    if (query.includes('pointer: coarse')) return view.width < 900
    const least = /min-width: ([\d.]+)em/.exec(query)?.[1]
    const most = /max-width: ([\d.]+)em/.exec(query)?.[1]
    if (least === undefined && most === undefined) return false
    return view.width >= 16 * Number(least ?? 0) && view.width <= 16 * Number(most ?? Infinity)
  }
  return {
    matchMedia: (query: string) => {
      const list = new window.EventTarget()
      Object.defineProperties(list, { media: { value: query }, matches: { get: () => matches(query) } })
      lists.add(list)
      return list
    },
    changed: () => lists.forEach((list) => list.dispatchEvent(new window.Event('change'))),
  }
}
