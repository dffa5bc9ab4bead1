import type { DrawnChart } from '../../types.ts'
import { foldedChart } from '../fold.ts'
import type { Names } from './labels.ts'
import { type Drawings, layouts } from './layout.ts'
import { pageMeasure } from '../saved/text.ts'

const cache = new WeakMap<DrawnChart, Map<string, Promise<Drawings>>>()

/** A chart in every form, some of its states folded; computed once: charts do not change while the page is open. */
export function placedCharts(chart: DrawnChart, names: Names, folded: readonly string[] = []): Promise<Drawings> {
  const ofChart = cache.get(chart) ?? new Map<string, Promise<Drawings>>()
  cache.set(chart, ofChart)
  const key = `${names} ${folded.join(' ')}`
  const placed = ofChart.get(key) ?? pageMeasure().then((measure) => layouts(foldedChart(chart, folded), names, measure))
  ofChart.set(key, placed)
  return placed
}
