import type { Chart } from '../types.ts'
import type { Names } from './labels.ts'
import { layout, type Placed } from './layout.ts'
import { pageMeasure } from './text.ts'

const known = new WeakMap<Chart, Map<Names, Promise<Placed>>>()

/** A chart laid out for this page, once: charts do not change while it is open. */
export function placedChart(chart: Chart, names: Names): Promise<Placed> {
  const ofChart = known.get(chart) ?? new Map<Names, Promise<Placed>>()
  known.set(chart, ofChart)
  const placed = ofChart.get(names) ?? pageMeasure().then((measure) => layout(chart, names, measure))
  ofChart.set(names, placed)
  return placed
}
