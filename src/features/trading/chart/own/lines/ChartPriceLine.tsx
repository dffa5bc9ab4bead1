import { memo } from 'react'
import type { ChartLine } from '../../../../../domain/chart/orderLines.ts'
import { classes } from '../../../../../ui/display/classes.ts'
import { lineTint } from './lineTint.ts'

interface Props {
  line: ChartLine
  /** Distance from the upper edge and height of the chart, in CSS pixels. */
  y: number
  height: number
}

/** One line, distinguished by its dashes; hollow while the change is pending. Nothing if it lies outside the chart. */
export const ChartPriceLine = memo(({ line, y, height }: Props) => {
  if (y < 0 || y > height) return null
  return (
    <div className={classes('price-line', `line-${line.kind}`, lineTint(line), line.isPending && 'line-asked')} style={{ transform: `translateY(${Math.round(y)}px)` }} />
  )
})
