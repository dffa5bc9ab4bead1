import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesOf } from '../../../gallery/chart/diff.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import type { ChartEdge, ChartNode, DrawnChart } from '../../../gallery/types.ts'
import { forAll } from '../../forAll.ts'
import { sampleMachine } from './sampleMachine.ts'

const chart: DrawnChart = readChart('sample', sampleMachine)
const found = (before: DrawnChart | null, after: DrawnChart | null) =>
  differencesOf(before, after).map(({ change, part: { id }, details }) => ({ change, id, details }))

const leaves = chart.nodes.filter(({ id }) => !chart.nodes.some(({ parent }) => parent === id))
const without = (id: string): DrawnChart => ({
  ...chart,
  nodes: chart.nodes.filter((node) => node.id !== id),
  edges: chart.edges.filter(({ source, targets }) => source !== id && !targets.includes(id)),
})
const withNode = (id: string, change: Partial<ChartNode>): DrawnChart => ({
  ...chart,
  nodes: chart.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
})
const withEdge = (id: string, change: Partial<ChartEdge>): DrawnChart => ({
  ...chart,
  edges: chart.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)),
})
/** A chart of which anything may be missing, worded otherwise or in another order. */
const versions: fc.Arbitrary<DrawnChart> = fc
  .record({ lost: fc.option(fc.constantFrom(...leaves)), edges: fc.shuffledSubarray(chart.edges), words: fc.string() })
  .map(({ lost, edges, words }) => ({
    ...chart,
    nodes: chart.nodes
      .filter((node) => node !== lost)
      .map((node, index) => (index % 2 === 0 ? node : { ...node, description: words })),
    edges: edges.filter(({ source, targets }) => source !== lost?.id && !targets.includes(lost?.id ?? '')),
  }))

test('a chart does not differ from itself', () => {
  expect(differencesOf(chart, chart)).toEqual([])
})

test('reversing the comparison turns removed into added, and mirrors all other changes', () => {
  forAll(versions, versions, (one, other) => {
    const [there, back] = [differencesOf(one, other), differencesOf(other, one)]
    const count = (all: typeof there, change: string) => all.filter((found) => found.change === change).length
    expect(count(there, 'added')).toBe(count(back, 'removed'))
    expect(count(there, 'removed')).toBe(count(back, 'added'))
    expect(count(there, 'changed')).toBe(count(back, 'changed'))
  })
})

describe('names', () => {
  const leaf = leaves[0]!
  const guarded = chart.edges.find(({ guard }) => guard !== null)!
  test('a removed state with its transitions', () => {
    const gone = found(chart, without(leaf.id))
    expect(gone).toContainEqual({ change: 'removed', id: leaf.id, details: [] })
    expect(gone.every(({ change }) => change === 'removed')).toBe(true)
  })

  test('a description, a guard, a delay', () => {
    const changed = (id: string, what: string, before: unknown, after: string) => [
      { change: 'changed', id, details: [{ what, before, after }] },
    ]
    expect(found(chart, withNode(leaf.id, { description: 'Otherwise' }))).toEqual(
      changed(leaf.id, 'description', leaf.description ?? '', 'Otherwise'),
    )
    expect(found(chart, withEdge(guarded.id, { guard: { name: 'isOver', words: 'is over' } }))).toEqual(
      changed(guarded.id, 'condition', guarded.guard!.words, 'is over'),
    )
    const { id, trigger } = chart.edges.find(({ trigger: { kind } }) => kind === 'after')!
    expect(found(chart, withEdge(id, { trigger: { ...trigger, kind: 'after', delay: 'slow', ms: 9_000 } }))).toEqual(
      changed(id, 'event', expect.any(String), 'after 9 s'),
    )
  })

  test('a guard added before another: one is new, the other unchanged', () => {
    const edge = chart.edges.find(({ id }) => id === 'sample.first on STAY')
    const first: ChartEdge = {
      ...edge!,
      id: `${edge!.id} #1`,
      guard: { name: 'isLate', words: 'is late' },
      description: 'It is late',
    }
    const after = {
      ...chart,
      edges: chart.edges.flatMap((one) => (one === edge ? [first, { ...one, id: `${one.id} #2` }] : [one])),
    }
    expect(found(chart, after)).toEqual([{ change: 'added', id: first.id, details: [] }])
  })

  test('two guards in another order', () => {
    const edge = chart.edges.find(({ id }) => id === 'sample.first on STAY')
    const two = ['isLate', 'isEarly'].map((name) => ({ ...edge!, guard: { name, words: name }, description: name }))
    const withEdges = (edges: ChartEdge[]) => ({
      ...chart,
      edges: [
        ...chart.edges.filter((one) => one !== edge),
        ...edges.map((one, index) => ({ ...one, id: `${edge!.id} #${index + 1}` })),
      ],
    })
    expect(found(withEdges(two), withEdges(two.toReversed())).map(({ details }) => details)).toEqual([
      [{ what: 'order', before: 'asked as number 2', after: 'asked as number 1' }],
      [{ what: 'order', before: 'asked as number 1', after: 'asked as number 2' }],
    ])
  })

  test('an added or removed machine as a whole', () => {
    expect(found(null, chart)).toEqual([{ change: 'added', id: 'sample', details: [] }])
    expect(found(chart, null)).toEqual([{ change: 'removed', id: 'sample', details: [] }])
  })
})
