import { type RefObject, useLayoutEffect, useState } from 'react'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { fitTable, type TableFit } from './tableFit.ts'

// Widest first.
const LAYOUTS = ['table', 'narrow', 'compact', 'cards'] as const
/** Layout of the orders: a table with two lines per row, the same without a column of dates, a table with three lines, or cards. */
export type OrdersLayout = (typeof LAYOUTS)[number]

const CARDS = LAYOUTS.indexOf('cards')
const WIDEST: TableFit = { level: 0, needed: [0, 0, 0] }

/**
 * Cards below 980 px (specification §9); above that, the widest layout that fits the panel, kept for each `view` (language, tab,
 * details), so that the rows of a tab seen before are laid out once. Measured, since the width depends on language and numbers: when
 * other rows are shown (`ids`), and otherwise only when the browser reports that the table or the panel changed size, so that a
 * refresh costs no layout.
 */
export function useTableFits(panel: RefObject<HTMLElement | null>, view: string, ids: string): OrdersLayout {
  const isWide = useAtLeast('desktop')
  const [fits, setFits] = useState<Record<string, TableFit>>({})
  const { level } = fits[view] ?? WIDEST

  useLayoutEffect(() => {
    const box = panel.current
    if (!box || !isWide) return
    const table = box.querySelector('table')
    const measure = () => {
      const [room, width] = [box.clientWidth, table?.offsetWidth ?? 0]
      setFits((fits) => {
        const before = fits[view] ?? WIDEST
        const fit = fitTable(before, room, width, CARDS)
        return fit === before ? fits : { ...fits, [view]: fit }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (table) observer.observe(table)
    return () => observer.disconnect()
  }, [panel, view, ids, level, isWide])

  return (isWide && LAYOUTS[level]) || 'cards'
}
