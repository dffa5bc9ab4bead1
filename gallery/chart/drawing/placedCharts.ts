import type { DrawnChart } from '../../types.ts'
import type { Names } from './labels.ts'
import { type Drawings, layouts } from './layout.ts'
import { pageMeasure } from '../saved/text.ts'

const cache = new WeakMap<DrawnChart, Map<Names, Promise<Drawings>>>()

/** A chart in every form; computed once: charts do not change while the page is open. */
export function placedCharts(chart: DrawnChart, names: Names): Promise<Drawings> {
  const ofChart = cache.get(chart) ?? new Map<Names, Promise<Drawings>>()
  cache.set(chart, ofChart)
  const placed = ofChart.get(names) ?? pageMeasure().then((measure) => layouts(chart, names, measure))
  ofChart.set(names, placed)
  return placed
}
