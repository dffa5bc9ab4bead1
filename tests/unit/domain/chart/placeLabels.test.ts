import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels, type WantedLabel } from '../../../../src/domain/chart/placeLabels.ts'

const label = (id: string, y: number, height = 20): WantedLabel => ({ id, y, height })

test('a label with room is placed at its line', () => {
  expect(placeLabels([label('a', 100), label('b', 50)], 200)).toEqual([
    { id: 'b', top: 40 },
    { id: 'a', top: 90 },
  ])
})

test('overlapping labels move down, and those pushed out move back up', () => {
  expect(placeLabels([label('a', 100), label('b', 105)], 200)).toEqual([
    { id: 'a', top: 90 },
    { id: 'b', top: 110 },
  ])
  expect(placeLabels([label('a', 195), label('b', 199)], 200)).toEqual([
    { id: 'a', top: 160 },
    { id: 'b', top: 180 },
  ])
})

test('labels without room are left out, the least important first', () => {
  expect(placeLabels([label('first', 10), label('large', 20, 44), label('last', 5)], 60)).toEqual([
    { id: 'last', top: 0 },
    { id: 'first', top: 20 },
  ])
})

const wanted = fc.uniqueArray(
  fc.record({
    id: fc.string(),
    y: fc.double({ min: -500, max: 1_000, noNaN: true }),
    height: fc.integer({ min: 1, max: 60 }),
  }),
  { selector: ({ id }) => id },
)

test('labels never overlap, stay inside, and keep the order of their lines', () => {
  fc.assert(
    fc.property(wanted, fc.integer({ min: 0, max: 600 }), (labels, height) => {
      const of = new Map(labels.map((each) => [each.id, each]))
      let free = 0
      let last = Number.NEGATIVE_INFINITY
      for (const { id, top } of placeLabels(labels, height)) {
        const own = of.get(id)
        if (!own) throw new Error('a label nobody wanted')
        expect(top).toBeGreaterThanOrEqual(free - 1e-6)
        expect(own.y).toBeGreaterThanOrEqual(last)
        free = top + own.height
        last = own.y
      }
      expect(free).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})

test('all labels are placed if there is room', () => {
  fc.assert(
    fc.property(wanted, (labels) => {
      const height = labels.reduce((sum, each) => sum + each.height, 0)
      expect(placeLabels(labels, height)).toHaveLength(labels.length)
    }),
  )
})
