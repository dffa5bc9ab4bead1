// @vitest-environment node
import './elkWorker.ts'
import { describe, expect, test } from 'vitest'
import { FORMS } from '../../../gallery/chart/drawing/forms.ts'
import { type Drawings, layouts, type PlacedBlock, type PlacedNode } from '../../../gallery/chart/drawing/layout.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { mermaid } from '../../../gallery/chart/saved/mermaid.ts'
import { guessWidth } from '../../../gallery/chart/saved/text.ts'
import { sampleMachine } from './sampleMachine.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
type Point = Pick<Box, 'x' | 'y'>

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const isIn = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
/** The boxes a line of right angles fills. */
const stretches = (points: Point[]): Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x) || 0.1,
      height: Math.abs(to.y - from.y) || 0.1,
    }
  })
const touches = ({ x, y }: Point, box: Box) => {
  const near = (a: number, b: number) => Math.abs(a - b) < 1.5
  const within = (a: number, from: number, length: number) => a >= from - 1.5 && a <= from + length + 1.5
  return (
    ((near(x, box.x) || near(x, box.x + box.width)) && within(y, box.y, box.height)) ||
    ((near(y, box.y) || near(y, box.y + box.height)) && within(x, box.x, box.width))
  )
}
function placedAt(drawings: Drawings, index: number) {
  const placed = drawings[index]
  if (!placed) throw new Error(`There is no drawing ${index}`)
  return placed
}
const texts = ({ lines }: PlacedBlock) => lines.map(({ text }) => text).join(' ')

const charts = [readChart('sample', sampleMachine), ...(await readAllCharts())]
const all = await Promise.all(charts.map(async (chart) => ({ chart, drawings: await layouts(chart, guessWidth) })))
const drawn = all.flatMap(({ chart, drawings }) =>
  FORMS.map(({ direction, widths: { state } }, index) => ({
    name: chart.name,
    chart,
    form: `${direction} ${state}`,
    placed: placedAt(drawings, index),
  })),
)

describe.each(drawn)('$name, $form', ({ chart, placed }) => {
  const boxes = new Map(placed.nodes.map((node) => [node.node.id, node]))
  const box = (id: string): PlacedNode => boxes.get(id)!
  const rows = placed.nodes.flatMap(({ stays }) => stays)
  const states = placed.nodes.filter(({ isFrame }) => !isFrame)

  test('everything is drawn once', () => {
    expect(placed.nodes.map(({ node }) => node.id)).toEqual(chart.nodes.map(({ id }) => id))
    expect([...placed.edges, ...rows].map(({ edge }) => edge.id).toSorted()).toEqual(
      chart.edges.map(({ id }) => id).toSorted(),
    )
    expect(placed.starts.length).toBe(chart.nodes.filter(({ isInitial }) => isInitial).length)
  })

  test('each line runs from its state to its target', () => {
    for (const { edge, lines } of placed.edges) {
      expect(lines.length, edge.id).toBe(edge.targets.length)
      lines.forEach((line, index) => {
        const { label, ...source } = box(edge.source)
        // Out of a frame's texts, where the line runs into the frame below them.
        const isBelowTexts =
          Math.abs(line[0]!.y - label.y - label.height) < 4 &&
          line[0]!.x > label.x &&
          line[0]!.x < label.x + label.width
        expect(touches(line[0]!, source) || (source.isFrame && isBelowTexts), `start of ${edge.id}`).toBe(true)
        expect(touches(line.at(-1)!, box(edge.targets[index]!)), `end of ${edge.id}`).toBe(true)
      })
    }
  })

  test('states are inside their frames and do not overlap', () => {
    for (const { node, ...place } of placed.nodes) {
      if (node.parent !== null) expect(isIn(place, box(node.parent)), node.id).toBe(true)
      for (const other of placed.nodes)
        if (other.node.parent === node.parent && other.node.id !== node.id)
          expect(overlap(place, other), node.id).toBe(false)
    }
  })

  test('texts fit into their states', () => {
    for (const { label, stays, node, ...place } of placed.nodes)
      for (const text of [label, ...stays.map((row) => row.label)])
        expect(isIn(text, place), `${node.id}: ${texts(text)}`).toBe(true)
  })

  test('no label covers another label, a state, or another line', () => {
    for (const { edge, label } of placed.edges) {
      for (const state of states) expect(overlap(label, state), `${edge.id} on ${state.node.id}`).toBe(false)
      for (const frame of placed.nodes)
        expect(overlap(label, frame.label), `${edge.id} on the texts of ${frame.node.id}`).toBe(false)
      for (const other of placed.edges) {
        if (other.edge.id === edge.id) continue
        expect(overlap(label, other.label), `${edge.id} on ${other.edge.id}`).toBe(false)
        for (const stretch of other.lines.flatMap(stretches))
          expect(overlap(label, stretch), `${edge.id} on the line of ${other.edge.id}`).toBe(false)
      }
    }
  })

  test('no line runs through a state', () => {
    for (const { edge, lines } of placed.edges)
      for (const state of states)
        for (const stretch of lines.flatMap(stretches)) {
          const core = { x: state.x + 2, y: state.y + 2, width: state.width - 4, height: state.height - 4 }
          expect(overlap(stretch, core), `${edge.id} through ${state.node.id}`).toBe(false)
        }
  })

  test('Mermaid has every state and every edge', () => {
    const written = mermaid(chart)
    const lines = written.split('\n')
    expect(lines.filter((line) => /^ *state "/.test(line)).length).toBeGreaterThanOrEqual(chart.nodes.length - 1)
    const between = lines.filter((line) => / --> \w+ : /.test(line) && !line.includes('↻')).length
    expect(between).toBe(chart.edges.reduce((sum, { targets }) => sum + targets.length, 0))
    expect(written.split('↻').length - 1).toBe(chart.edges.filter(({ targets }) => targets.length === 0).length)
  })
})
