import { describe, expect, test } from 'vitest'
import { foldables, foldedChart } from '../../../gallery/chart/fold.ts'
import { bestIn } from '../../../gallery/chart/drawing/forms.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { sampleMachine } from './sampleMachine.ts'

const sample = readChart('sample', sampleMachine)
const charts = [sample, ...(await readAllCharts())]

describe.each(charts.map((chart) => ({ name: chart.name, chart })))('$name, folded', ({ chart }) => {
  const folded = foldedChart(chart, foldables(chart))

  test('every state and every transition is drawn or counted', () => {
    const counted = (of: 'states' | 'transitions') => folded.nodes.reduce((sum, node) => sum + (node.folded?.[of] ?? 0), 0)
    expect(folded.nodes.length + counted('states')).toBe(chart.nodes.length)
    expect(folded.edges.length + counted('transitions')).toBe(chart.edges.length)
  })

  test('what is drawn leads between states that are drawn', () => {
    const drawn = new Set(folded.nodes.map(({ id }) => id))
    for (const { id, source, targets } of folded.edges) for (const end of [source, ...targets]) expect(drawn, id).toContain(end)
  })

  test('a folded state has no state inside', () => {
    for (const { id } of folded.nodes.filter((node) => node.folded)) expect(folded.nodes.some(({ parent }) => parent === id), id).toBe(false)
  })
})

test('without any to fold the chart is itself, and what is unknown is not folded', () => {
  expect(foldedChart(sample, [])).toBe(sample)
  expect(foldables(sample)).toEqual(['sample.asking', 'sample.both', 'sample.both.left', 'sample.both.right'])
})

test('a state within one that is folded is drawn with that one', () => {
  const { nodes, edges } = foldedChart(sample, ['sample.both', 'sample.both.left'])
  expect(nodes.find(({ id }) => id === 'sample.both')?.folded).toEqual({ states: 7, transitions: 4 })
  expect(edges.find(({ id }) => id === 'sample.both on GO')).toMatchObject({ source: 'sample.both', targets: ['sample.over'] })
})

test('of several drawings the one that can be shown largest is taken, and none is enlarged', () => {
  const [wide, high] = [{ width: 900, height: 300 }, { width: 300, height: 900 }]
  expect(bestIn([wide, high], { width: 800, height: 300 })).toBe(wide)
  expect(bestIn([wide, high], { width: 300, height: 800 })).toBe(high)
  expect(bestIn([wide, high], { width: 1_000, height: 1_000 })).toBe(wide)
})
