import { memo } from 'react'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { classes } from '../../../../../ui/display/classes.ts'
import { lineTint } from './lineTint.ts'

interface Props {
  line: ChartLine
  /** CSS pixels from the upper edge, of so many. */
  y: number
  height: number
}

/** One line, told apart by its dashes; hollow while it is asked for. Nothing where it lies beyond the chart. */
export const ChartPriceLine = memo(({ line, y, height }: Props) => {
  if (y < 0 || y > height) return null
  return (
    <div className={classes('price-line', `line-${line.kind}`, lineTint(line), line.isPending && 'line-asked')} style={{ transform: `translateY(${Math.round(y)}px)` }} />
  )
})
