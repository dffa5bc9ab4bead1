import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffCharts } from '../../../gallery/chart/diff.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import type { ChartEdge, ChartNode, DrawnChart } from '../../../gallery/types.ts'
import { sampleMachine } from './sampleMachine.ts'

const chart: DrawnChart = readChart('sample', sampleMachine)
const differencesOf = (before: DrawnChart | null, after: DrawnChart | null) => diffCharts(before, after).differences.map(({ change, id, details }) => ({ change, id, details }))

const leaves = chart.nodes.filter(({ id }) => !chart.nodes.some(({ parent }) => parent === id))
const without = (id: string): DrawnChart => ({
  ...chart,
  nodes: chart.nodes.filter((node) => node.id !== id),
  edges: chart.edges.filter(({ source, targets }) => source !== id && !targets.includes(id)),
})
const withNode = (id: string, change: Partial<ChartNode>): DrawnChart => ({ ...chart, nodes: chart.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) })
const withEdge = (id: string, change: Partial<ChartEdge>): DrawnChart => ({ ...chart, edges: chart.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)) })
/** A chart of which anything may be missing, worded otherwise or in another order. */
const versions: fc.Arbitrary<DrawnChart> = fc
  .record({ lost: fc.option(fc.constantFrom(...leaves)), edges: fc.shuffledSubarray(chart.edges), words: fc.string() })
  .map(({ lost, edges, words }) => ({
    ...chart,
    nodes: chart.nodes.filter((node) => node !== lost).map((node, index) => (index % 2 === 0 ? node : { ...node, description: words })),
    edges: edges.filter(({ source, targets }) => source !== lost?.id && !targets.includes(lost?.id ?? '')),
  }))

test('a chart does not differ from itself', () => {
  expect(diffCharts(chart, chart)).toEqual({ drawn: { ...chart }, differences: [] })
})

test('reversing the comparison turns removed into added, and mirrors all other changes', () => {
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      const [there, back] = [diffCharts(one, other).differences, diffCharts(other, one).differences]
      const count = (all: typeof there, change: string) => all.filter((found) => found.change === change).length
      expect(count(there, 'added')).toBe(count(back, 'removed'))
      expect(count(there, 'removed')).toBe(count(back, 'added'))
      expect(count(there, 'changed')).toBe(count(back, 'changed'))
    }),
  )
})

test('the drawing has every part of both commits once, and marks the differences', () => {
  fc.assert(
    fc.property(versions, versions, (before, after) => {
      const { drawn, differences } = diffCharts(before, after)
      const states = drawn.nodes.map(({ id }) => id)
      expect(states.toSorted()).toEqual([...new Set([...before.nodes, ...after.nodes].map(({ id }) => id))].toSorted())
      expect(new Set(drawn.edges.map(({ id }) => id)).size).toBe(drawn.edges.length)
      const removed = differences.filter(({ change, part }) => change === 'removed' && 'source' in part).length
      expect(drawn.edges.length).toBe(after.edges.length + removed)
      for (const { source, targets } of drawn.edges) for (const id of [source, ...targets]) expect(states).toContain(id)
      const marked = [...drawn.nodes, ...drawn.edges].flatMap(({ id, change }) => (change ? [{ id, change }] : []))
      expect(marked).toEqual(differences.map(({ id, change }) => ({ id, change })))
      for (const { parent } of drawn.nodes) expect(drawn.nodes.filter((node) => node.parent === parent && node.parent !== null && node.isInitial).length).toBeLessThanOrEqual(1)
    }),
  )
})

describe('names', () => {
  const leaf = leaves[0]!
  const guarded = chart.edges.find(({ guard }) => guard !== null)!
  test('a removed state with its transitions, at its former position', () => {
    const found = differencesOf(chart, without(leaf.id))
    expect(found).toContainEqual({ change: 'removed', id: leaf.id, details: [] })
    expect(found.every(({ change }) => change === 'removed')).toBe(true)
    expect(diffCharts(chart, without(leaf.id)).drawn.nodes.find(({ id }) => id === leaf.id)).toMatchObject({ parent: leaf.parent, change: 'removed' })
  })

  test('a description, a guard, a delay', () => {
    expect(differencesOf(chart, withNode(leaf.id, { description: 'Otherwise' }))).toEqual([{ change: 'changed', id: leaf.id, details: [{ what: 'description', before: leaf.description ?? '', after: 'Otherwise' }] }])
    expect(differencesOf(chart, withEdge(guarded.id, { guard: { name: 'isOver', words: 'is over' } }))).toEqual([
      { change: 'changed', id: guarded.id, details: [{ what: 'guard', before: guarded.guard!.name, after: 'isOver' }] },
    ])
    const delayed = chart.edges.find(({ trigger }) => trigger.kind === 'after')!
    expect(differencesOf(chart, withEdge(delayed.id, { trigger: { ...delayed.trigger, kind: 'after', delay: 'slow', ms: 9_000 } }))).toEqual([
      { change: 'changed', id: delayed.id, details: [{ what: 'trigger', before: expect.any(String), after: 'after 9 s' }] },
    ])
  })

  test('a guard added before another: one is new, the other unchanged', () => {
    const edge = chart.edges.find(({ trigger }) => trigger.kind === 'event')
    const first: ChartEdge = { ...edge!, id: `${edge!.id} #1`, guard: { name: 'isLate', words: 'is late' }, description: 'It is late' }
    const after = { ...chart, edges: chart.edges.flatMap((one) => (one === edge ? [first, { ...one, id: `${one.id} #2` }] : [one])) }
    expect(differencesOf(chart, after)).toEqual([{ change: 'added', id: first.id, details: [] }])
  })

  test('two guards in another order', () => {
    const edge = chart.edges.find(({ trigger }) => trigger.kind === 'event')
    const two = ['isLate', 'isEarly'].map((name) => ({ ...edge!, guard: { name, words: name }, description: name }))
    const withEdges = (edges: ChartEdge[]) => ({ ...chart, edges: [...chart.edges.filter((one) => one !== edge), ...edges.map((one, index) => ({ ...one, id: `${edge!.id} #${index + 1}` }))] })
    expect(differencesOf(withEdges(two), withEdges(two.toReversed())).map(({ details }) => details)).toEqual([
      [{ what: 'order', before: 'asked as number 2', after: 'asked as number 1' }],
      [{ what: 'order', before: 'asked as number 1', after: 'asked as number 2' }],
    ])
  })

  test('an added or removed machine as a whole', () => {
    expect(differencesOf(null, chart)).toEqual([{ change: 'added', id: 'sample', details: [] }])
    expect(differencesOf(chart, null)).toEqual([{ change: 'removed', id: 'sample', details: [] }])
  })
})
