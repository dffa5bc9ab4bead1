import { expect, test } from 'vitest'
import { charts } from '../../../../gallery/chart/machines.ts'
import { eventEdges } from '../../../../gallery/chart/read.ts'
import { views } from '../../../../gallery/views/views.ts'
import { findingsOf } from './findings.ts'
import { justified } from './justified.ts'
import { declaredBy } from './sources.ts'

const findingsIn = (chart: (typeof charts)[number]) => findingsOf(chart, views[chart.name], declaredBy(chart.name))

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s has no dead end, no event nobody handles, and no waiting without a way out, except justified ones',
  (_, chart) => {
    expect(findingsIn(chart).flatMap(({ kind, at, reason }) => (reason === null ? [`${kind} ${at}`] : []))).toEqual([])
  },
)

test('every justification is still needed', () => {
  const found = new Set(
    charts.flatMap((chart) =>
      findingsIn(chart).flatMap(({ kind, at }) => [`${kind} ${chart.name}.${at}`, `${kind} *.${at}`]),
    ),
  )
  expect(Object.keys(justified).filter((name) => !found.has(name))).toEqual([])
})

test.each(charts.filter(({ name }) => name !== 'submission').map((chart) => [chart.name, chart] as const))(
  '%s: the events of its type are found in its source',
  (name, { machine }) => {
    const handled = [...eventEdges(machine).keys()]
      .map(({ eventType }): string => eventType)
      .filter((event) => !event.startsWith('xstate.'))
    expect(declaredBy(name).toSorted()).toEqual([...new Set(handled)].toSorted())
  },
)

test('an event that no state handles is found', () => {
  const [chart] = charts
  expect(chart && findingsOf(chart, undefined, ['NOBODY'])).toContainEqual(
    expect.objectContaining({ kind: 'unhandled', at: 'NOBODY', reason: null }),
  )
})
