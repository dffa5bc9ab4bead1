import { type RefObject, useLayoutEffect, useState } from 'react'
import { useAtLeast } from '../../../ui/hooks/useAtLeast.ts'
import { fitTable, type TableFit } from './tableFit.ts'

// Widest first.
const LAYOUTS = ['table', 'narrow', 'compact', 'cards'] as const
/** Layout of the orders: a table with two lines per row, the same without a column of dates, a table with three lines, or cards. */
export type OrdersLayout = (typeof LAYOUTS)[number]

const CARDS = LAYOUTS.indexOf('cards')
const WIDEST: TableFit = { level: 0, needed: [0, 0, 0] }

/**
 * Cards below 980 px (specification §9); above that, the widest layout that fits the panel. Measured, since the width depends on
 * language and numbers: when other rows are shown (`content`), and otherwise only when the browser reports that the table or the
 * panel changed size, so that a refresh costs no layout.
 */
export function useTableFits(panel: RefObject<HTMLElement | null>, content: string): OrdersLayout {
  const isWide = useAtLeast('desktop')
  const [measured, setMeasured] = useState({ content, fit: WIDEST })
  // Other rows may be narrower.
  if (measured.content !== content) setMeasured({ content, fit: WIDEST })
  const { level } = measured.fit

  useLayoutEffect(() => {
    const box = panel.current
    if (!box || !isWide) return
    const table = box.querySelector('table')
    const measure = () => {
      const [room, width] = [box.clientWidth, table?.offsetWidth ?? 0]
      setMeasured((measured) => {
        const fit = fitTable(measured.fit, room, width, CARDS)
        return fit === measured.fit ? measured : { ...measured, fit }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (table) observer.observe(table)
    return () => observer.disconnect()
  }, [panel, content, level, isWide])

  return (isWide && LAYOUTS[level]) || 'cards'
}
