import { expect, test } from 'vitest'
import { textsAt } from '../../../gallery/app/productTexts.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { pathsIn, pathsOf, restingStates, wayTitle } from '../../../gallery/paths.ts'
import { views } from '../../../gallery/views/views.ts'
import { productTexts } from './productTexts.ts'

const english = productTexts('en')

const chartOf = (name: string) => {
  const chart = charts.find((one) => one.name === name)
  const view = views[name]
  if (!chart || !view) throw new Error(name)
  return { chart, view }
}

test('every machine has a view, and every view has a machine', () => {
  expect(Object.keys(views).toSorted()).toEqual(charts.map(({ name }) => name).toSorted())
})

test.each(charts.map(({ name }) => name))('%s: the sample events reach every state', (name) => {
  const { chart, view } = chartOf(name)
  const states = new Set(pathsIn(chart, view, null).map(({ state }) => state))
  expect([...states].toSorted()).toEqual(restingStates(chart).toSorted())
})

test.each(charts.map(({ name }) => name))('%s: what a trader reads is said of every state, by the product', (name) => {
  const { chart, view } = chartOf(name)
  const states = new Set(Object.keys(view.says).map((at) => at.replace(/--.*/, '')))
  expect([...states].toSorted()).toEqual(restingStates(chart).toSorted())
  expect(Object.values(view.says).filter((key) => textsAt([english], key) === '')).toEqual([])
})

test.each(charts.map(({ name }) => name))('%s: every sample event can come somewhere', (name) => {
  const { chart, view } = chartOf(name)
  const taken = Object.values(view.scenes).flatMap(({ input }) =>
    pathsOf(chart, view, input).flatMap(({ by }) => by ?? []),
  )
  const events = Object.values(view.scenes).flatMap(({ input }) => Object.keys(view.events(input as never)))
  expect(new Set(taken)).toEqual(new Set(events))
})

test.each(charts.map(({ name }) => name))('%s: each step of a path takes an edge of the chart', (name) => {
  const { chart, view } = chartOf(name)
  const edges = new Set(chart.edges.map(({ id }) => id))
  const paths = pathsIn(chart, view, null)
  expect(paths.flatMap(({ steps }) => steps.filter(({ edge }) => edge === null || !edges.has(edge)))).toEqual([])
})

test.each(charts.map(({ name }) => name))(
  '%s: each event has the title of its transition, or its own where several share one',
  (name) => {
    const { chart, view } = chartOf(name)
    const paths = pathsIn(chart, view, null)
    const saidOf = new Map(chart.edges.map(({ id, description }) => [id, description?.replace(/\.$/, '')]))
    const steps = paths.flatMap((path) => path.steps)
    for (const step of steps.filter(({ title, edge }) => title !== saidOf.get(edge ?? '')))
      expect(
        new Set(steps.filter(({ edge }) => edge === step.edge).map(({ title }) => title)).size,
        step.title,
      ).toBeGreaterThan(1)
    const ways = paths.map((path) => `${path.state} by ${wayTitle(path)}`)
    expect(ways.length).toBe(new Set(ways).size)
  },
)
