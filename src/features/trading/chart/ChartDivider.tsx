import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '../../../platform/storage.ts'
import './ChartDivider.css'

/** The lowest chart, as in ChartPanel.css, and the step of an arrow key, px. */
const [LOWEST, STEP] = [200, 20]
/** As in ChartPanel.css: tabs, heads and a row of the orders stay in the window. */
const highest = () => Math.max(320, window.innerHeight - 160)
const setHeight = (height: number) => storage.chartHeight.set(Math.round(Math.min(highest(), Math.max(LOWEST, height))))
const reset = () => storage.chartHeight.remove()

/** The line between the chart and the orders from 980 px: dragged or moved by arrow keys; a double press or Enter sets it back. Remembered. */
export function ChartDivider() {
  const { t } = useTranslation('chart')
  const divider = useRef<HTMLDivElement>(null)
  const [height, setShown] = useState(LOWEST)
  const from = useRef<number | null>(null)

  // The browser reports the height that it has laid out anyway.
  useEffect(() => {
    const panel = divider.current?.parentElement
    if (!panel) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setShown(Math.round(entry.contentRect.height))
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = height - event.clientY
  }
  const drag = ({ clientY }: PointerEvent) => {
    if (from.current !== null) setHeight(from.current + clientY)
  }
  const release = () => {
    from.current = null
  }
  const move = (event: KeyboardEvent) => {
    const next = { ArrowUp: height - STEP, ArrowDown: height + STEP, Home: LOWEST, End: highest() }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) reset()
    else setHeight(next)
  }

  return (
    <div
      ref={divider}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('divider')}
      title={t('dividerHint')}
      aria-valuemin={LOWEST}
      aria-valuemax={highest()}
      aria-valuenow={height}
      className="chart-divider"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={reset}
      onKeyDown={move}
    />
  )
}
