import type { DrawnChart } from '../../types.ts'
import { type Drawings, layouts } from './layout.ts'
import { pageMeasure } from '../saved/text.ts'

const cache = new WeakMap<DrawnChart, Promise<Drawings>>()

/** A chart in every form; computed once: charts do not change while the page is open. */
export function placedCharts(chart: DrawnChart): Promise<Drawings> {
  const placed = cache.get(chart) ?? pageMeasure().then((measure) => layouts(chart, measure))
  cache.set(chart, placed)
  return placed
}
