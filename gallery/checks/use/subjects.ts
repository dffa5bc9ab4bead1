import type { Chart, ChartEdge, DrawnChart } from '../../types.ts'
import type { Counted, Counts, Subject } from './counts.ts'

type Taken = Exclude<Subject, { state: string }>

const pathOf = ({ nodes }: DrawnChart, id: string) => nodes.find((node) => node.id === id)?.path ?? id

/** A transition of the chart, as a file of use names it. */
export const takenOf = (chart: DrawnChart, { source, trigger, targets, guard }: ChartEdge): Taken => ({
  machine: chart.name,
  source: pathOf(chart, source),
  event: trigger.event,
  target: targets.length === 0 ? null : targets.map((id) => pathOf(chart, id)).join('+'),
  ...(guard && { guard: guard.name }),
})

const isSameWay = (one: Taken, other: Taken) => one.source === other.source && one.event === other.event && one.target === other.target

/** The transition of the chart that a file means; null if there is none, or if several may be meant. */
export function edgeFor(chart: DrawnChart, taken: Taken): ChartEdge | null {
  const alike = chart.edges.filter((edge) => isSameWay(takenOf(chart, edge), taken))
  const exact = alike.filter(({ guard }) => guard?.name === taken.guard)
  const [only = null, second] = exact.length > 0 || taken.guard !== undefined ? exact : alike
  return second ? null : only
}

/** The id of the state or transition in the chart; null if it has none of it. */
const idOf = (chart: DrawnChart, subject: Subject): string | null =>
  'state' in subject ? (chart.nodes.find(({ path }) => path === subject.state)?.id ?? null) : (edgeFor(chart, subject)?.id ?? null)

/** What was counted of each state and transition of the chart, by its id. */
export function countedIn(chart: DrawnChart, { all }: Counts): Map<string, Counted> {
  const found = new Map<string, Counted>()
  for (const one of all.values()) {
    const id = one.subject.machine === chart.name ? idOf(chart, one.subject) : null
    if (id === null) continue
    const before = found.get(id)
    // With and without its guard's name, one transition may be named twice.
    found.set(id, before ? { ...before, count: before.count + one.count, medians: [...before.medians, ...one.medians] } : one)
  }
  return found
}

/** What the charts of today do not have: of an older version, or misspelt. */
export const strangersIn = (charts: readonly Chart[], { all }: Counts): Counted[] =>
  [...all.values()].filter(({ subject }) => {
    const chart = charts.find(({ name }) => name === subject.machine)
    return !chart || idOf(chart, subject) === null
  })
