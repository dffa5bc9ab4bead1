import { expect, test } from 'vitest'
import { nextRow } from '../../../../src/ui/search-list/nextRow.ts'

test('the arrows move by one row and wrap around', () => {
  expect([nextRow('ArrowDown', 0, 3), nextRow('ArrowDown', 2, 3)]).toEqual([1, 0])
  expect([nextRow('ArrowUp', 2, 3), nextRow('ArrowUp', 0, 3)]).toEqual([1, 2])
})

test('Page keys move by eight rows, to the ends and no further', () => {
  expect([nextRow('PageDown', 0, 20), nextRow('PageDown', 15, 20)]).toEqual([8, 19])
  expect([nextRow('PageUp', 19, 20), nextRow('PageUp', 3, 20)]).toEqual([11, 0])
})

test('other keys do nothing, and neither do any keys in an empty list', () => {
  expect(['Home', 'End', 'Enter', 'a'].map((key) => nextRow(key, 1, 3))).toEqual([null, null, null, null])
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].map((key) => nextRow(key, 0, 0))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
