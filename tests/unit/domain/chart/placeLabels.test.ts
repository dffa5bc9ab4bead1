import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutLabels, type WantedLabel } from '../../../../src/domain/chart/placeLabels.ts'
import { forAll } from '../../../forAll.ts'

const label = (id: string, y: number, height = 20): WantedLabel => ({ id, y, height })
const placed = (wanted: WantedLabel[], height: number) =>
  Object.fromEntries(layoutLabels(wanted, height).placed.map(({ id, top }) => [id, top]))

test('a label with room is placed at its line; overlapping ones move apart, by at most their height', () => {
  expect(placed([label('a', 100), label('b', 50)], 200)).toEqual({ a: 90, b: 40 })
  expect(placed([label('a', 100), label('b', 105)], 200)).toEqual({ a: 90, b: 110 })
  expect(placed([label('a', 190), label('b', 199)], 200)).toEqual({ a: 160, b: 180 })
})

test('what has no room joins the nearest label, the least important first; beyond an edge the nearest line is the first', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => label(id, 62))
  expect(layoutLabels([...four, label('far', -50), label('near', -10)], 200)).toEqual({
    placed: [
      { id: 'a', top: 32, joined: [] },
      { id: 'b', top: 52, joined: ['d'] },
      { id: 'c', top: 72, joined: [] },
    ],
    above: { ids: ['near', 'far'], height: 20 },
    below: { ids: [], height: 0 },
  })
})

const wanted = fc.uniqueArray(
  fc.record({
    id: fc.string(),
    y: fc.double({ min: -300, max: 700, noNaN: true }),
    height: fc.integer({ min: 1, max: 60 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)
const heights = fc.integer({ min: 0, max: 600 })

test('labels never overlap, keep the order of their lines, stay inside and within their height of their line; the others are counted, at an edge only those beyond it', () => {
  forAll(wanted, heights, (labels, height) => {
    const of = new Map(labels.map((each) => [each.id, each]))
    const { placed: shown, above, below } = layoutLabels(labels, height)
    const y = (id: string) => of.get(id)?.y ?? Number.NaN
    const ids = [...shown.flatMap(({ id, joined }) => [id, ...joined]), ...above.ids, ...below.ids]
    expect(ids.toSorted()).toEqual([...of.keys()].toSorted())
    const inSight = [...above.ids, ...below.ids].filter((id) => y(id) >= 0 && y(id) <= height)
    if (shown.length > 0) expect(inSight).toEqual([])
    let free = above.height
    let last = Number.NEGATIVE_INFINITY
    for (const { id, top } of shown) {
      const own = of.get(id) ?? label(id, Number.NaN)
      expect(top).toBeGreaterThanOrEqual(free - 1e-6)
      expect(own.y).toBeGreaterThanOrEqual(last)
      expect(Math.abs(top + own.height / 2 - own.y)).toBeLessThanOrEqual(own.height + 1e-6)
      free = top + own.height
      last = own.y
    }
    if (shown.length > 0) expect(free).toBeLessThanOrEqual(height - below.height + 1e-6)
  })
})

test('a less important label never takes the room of a more important one', () => {
  forAll(wanted, heights, fc.nat(), (labels, height, count) => {
    const first = labels.slice(0, count % (labels.length + 1))
    const rows = layoutLabels(labels, height)
    const alone = layoutLabels(first, height)
    // The row of an edge takes room.
    if (rows.above.height !== alone.above.height || rows.below.height !== alone.below.height) return
    const ids = new Set(rows.placed.map(({ id }) => id))
    for (const { id } of alone.placed) expect(ids).toContain(id)
  })
})
