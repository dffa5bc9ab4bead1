import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutLabels, type WantedLabel } from '../../../../src/domain/chart/placeLabels.ts'
import { forSoMany } from '../../../forAll.ts'

const label = (id: string, y: number, height = 20): WantedLabel => ({ id, y, height })
const placed = (wanted: WantedLabel[], height: number) =>
  Object.fromEntries(layoutLabels(wanted, height).placed.map(({ id, top }) => [id, top]))

test('a label with room is placed at its line; overlapping ones move apart, by at most their height', () => {
  expect(placed([label('a', 100), label('b', 50)], 200)).toEqual({ a: 90, b: 40 })
  expect(placed([label('a', 100), label('b', 105)], 200)).toEqual({ a: 90, b: 110 })
  expect(placed([label('a', 180), label('b', 199)], 200)).toEqual({ a: 160, b: 180 })
})

test('what has no room joins the nearest label, the least important first; beyond an edge the nearest line is the first', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => label(id, 62))
  const rows = layoutLabels([...four, label('far', -50), label('near', -10)], 200)
  expect(rows.placed.map(({ id, top, joined }) => [id, top, ...joined])).toEqual([
    ['a', 32],
    ['b', 52, 'd'],
    ['c', 72],
  ])
  expect(rows).toMatchObject({ above: { ids: ['near', 'far'], height: 20 }, below: { ids: [], height: 0 } })
})

const wanted = fc.uniqueArray(
  fc.record({ id: fc.string(), y: fc.integer({ min: -40, max: 300 }), height: fc.constantFrom(20, 24, 44) }),
  { selector: ({ id }) => id, maxLength: 12, size: 'max' },
)
const heights = fc.integer({ min: 0, max: 300 })

test('labels stay in order, apart and near their lines; the others are counted', () => {
  forSoMany(1000)(wanted, heights, fc.constantFrom(0.25, 1), (labels, height, reach) => {
    const { placed: shown, above, below } = layoutLabels(labels, height, reach)
    const line = (id: string) => labels.find((each) => each.id === id) ?? label(id, Number.NaN)
    const joined = shown.flatMap((place) => place.joined)
    const beside = [...shown.map(({ id }) => id), ...joined]
    expect([...beside, ...above.ids, ...below.ids].toSorted()).toEqual(labels.map(({ id }) => id).toSorted())
    if (shown.length === 0) return
    for (const { ids, height: row, here } of [above, below])
      for (const [index, { y, height: own }] of ids.map(line).entries())
        expect(Math.max(-y, y - height) > 0 || (index < here && Math.min(y, height - y) < row + own / 2)).toBe(true)
    for (const { y } of beside.map(line)) expect(y >= above.height && y <= height - below.height).toBe(true)
    const [most] = labels
    if (most && Math.min(most.y, height - most.y) >= most.height / 2) expect(joined).not.toContain(most.id)
    let free = above.height
    for (const { id, top } of shown) {
      const own = line(id)
      expect(top).toBeGreaterThanOrEqual(free - 1e-6)
      const middle = top + own.height / 2
      const distance = Math.abs(middle - own.y)
      expect(distance).toBeLessThanOrEqual(reach * own.height + 1e-6)
      const upon = labels.filter(({ y }) => y >= 0 && y <= height && Math.abs(middle - y) < own.height / 2 - 1e-6)
      for (const { y } of upon) expect(Math.abs(middle - y)).toBeGreaterThanOrEqual(distance - 1e-6)
      free = top + own.height
    }
    expect(free).toBeLessThanOrEqual(height - below.height + 1e-6)
    const heightsOfLines = shown.map(({ id }) => line(id).y)
    expect(heightsOfLines).toEqual(heightsOfLines.toSorted((a, b) => a - b))
  })
})

test('a less important label never takes the room of a more important one', () => {
  forSoMany(1000)(wanted, heights, fc.nat(), (labels, height, count) => {
    const first = labels.slice(0, count % (labels.length + 1))
    const others = labels.slice(first.length).toReversed()
    const ids = (wanted: WantedLabel[]) => Object.keys(placed(wanted, height))
    const isFirst = (id: string) => first.some((each) => each.id === id)
    expect(ids([...first, ...others]).filter(isFirst)).toEqual(ids(labels).filter(isFirst))
  })
})
