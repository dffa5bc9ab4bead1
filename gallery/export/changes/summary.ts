import { type ChartDiff, diffCharts } from '../../chart/diff.ts'
import type { Chart, View } from '../../types.ts'
import type { Changes } from './changes.ts'
import { type ComparedView, titleOf, viewsOf } from './viewNames.ts'

export interface ChangedMachine {
  name: string
  title: string
  /** Null if its chart is the same. */
  diff: ChartDiff | null
  /** With the variants that differ. */
  views: ComparedView[]
  /** Views with barely visible differences in every variant. */
  hardly: ComparedView[]
}

/** Of so few pixels a difference is hardly to be seen: an edge, a line of the chart behind a dialog. */
export const HARDLY_PX = 100
const isHardly = ({ variants }: ComparedView) => variants.every(({ found: { change, pixels } }) => change === 'changed' && pixels <= HARDLY_PX)

export interface SameMachine {
  name: string
  title: string
  isChartSame: boolean
  views: ComparedView[]
}

export interface Summary {
  machines: ChangedMachine[]
  same: SameMachine[]
}

/** Differences by machine, and what is unchanged. */
export function summaryOf({ charts: compared, views: found }: Changes, charts: readonly Chart[], views: Readonly<Record<string, View>>): Summary {
  const diffs = compared.map(({ name, before, after }) => ({ name, diff: diffCharts(before, after) }))
  const isSame = (change: string) => change === 'same'
  const differing = viewsOf((found ?? []).filter(({ change }) => !isSame(change)), charts, views)
  const changed = new Set(differing.map(({ machine, title }) => `${machine} ${title}`))
  const title = (name: string) => {
    const chart = compared.find((one) => one.name === name)
    return chart?.after?.title ?? chart?.before?.title ?? titleOf(charts, name)
  }
  const machines = [...new Set([...diffs.map(({ name }) => name), ...differing.map(({ machine }) => machine)])].map((name) => {
    const diff = diffs.find((one) => one.name === name)?.diff
    const own = differing.filter(({ machine }) => machine === name)
    return { name, title: title(name), diff: diff && diff.differences.length > 0 ? diff : null, views: own.filter((view) => !isHardly(view)), hardly: own.filter(isHardly) }
  })
  const sameViews = viewsOf((found ?? []).filter(({ change }) => isSame(change)), charts, views).filter(({ machine, title: view }) => !changed.has(`${machine} ${view}`))
  const same = [...new Set([...diffs.map(({ name }) => name), ...sameViews.map(({ machine }) => machine)])].map((name) => ({
    name,
    title: title(name),
    isChartSame: diffs.some((one) => one.name === name && one.diff.differences.length === 0),
    views: sameViews.filter(({ machine }) => machine === name),
  }))
  return {
    machines: machines.filter((one) => one.diff || one.views.length + one.hardly.length > 0),
    same: same.filter(({ isChartSame, views: unchanged }) => isChartSame || unchanged.length > 0),
  }
}
