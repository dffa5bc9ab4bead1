import { type RefObject, useEffect } from 'react'
import type { CandleChart } from './candleChart.ts'

/** Wheel pixels that zoom by a factor of two. */
const DOUBLE = 400
/** Firefox reports lines instead of pixels. */
const LINE = 16

/**
 * The wheel zooms with Ctrl or Cmd, which is also what a trackpad's pinch sends; alone only once the chart was pressed or has got
 * the focus, until the pointer leaves, or if the chart has the whole window. Otherwise it scrolls the page.
 */
export function useWheelZoom(area: RefObject<HTMLElement | null>, chart: CandleChart | null, isWhole: boolean) {
  useEffect(() => {
    const element = area.current
    if (!element || !chart) return
    const listening = new AbortController()
    const { signal } = listening
    let isUsed = isWhole
    const use = () => (isUsed = true)
    const leave = () => (isUsed = isWhole)
    const wheel = (event: WheelEvent) => {
      const isPinch = event.ctrlKey || event.metaKey
      if (!isUsed && !isPinch) return
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) chart.pan(event.deltaX * unit)
      else chart.zoom(2 ** ((event.deltaY * unit) / DOUBLE), event.clientX - element.getBoundingClientRect().left)
    }
    element.addEventListener('pointerdown', use, { signal })
    element.addEventListener('focusin', use, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    return () => listening.abort()
  }, [area, chart, isWhole])
}
