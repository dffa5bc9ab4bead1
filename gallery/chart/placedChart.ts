import type { DrawnChart } from '../types.ts'
import type { Names } from './labels.ts'
import { layout, type Placed } from './layout.ts'
import { pageMeasure } from './text.ts'

const cache = new WeakMap<DrawnChart, Map<Names, Promise<Placed>>>()

/** The layout of a chart, computed once: charts do not change while the page is open. */
export function placedChart(chart: DrawnChart, names: Names): Promise<Placed> {
  const ofChart = cache.get(chart) ?? new Map<Names, Promise<Placed>>()
  cache.set(chart, ofChart)
  const placed = ofChart.get(names) ?? pageMeasure().then((measure) => layout(chart, names, measure))
  ofChart.set(names, placed)
  return placed
}
