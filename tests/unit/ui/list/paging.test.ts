import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, pageWindow } from '../../../../src/ui/list/paging.ts'
import { forAll } from '../../../forAll.ts'

const list = fc.array(fc.nat())
const size = fc.integer({ min: 1, max: 20 })

test('14 orders are two pages of ten', () => {
  const orders = Array.from({ length: 14 }, (_, index) => index)
  expect(pageOf(orders, 1, 10)).toMatchObject({ page: 1, pages: 2, from: 1, to: 10, total: 14 })
  expect(pageOf(orders, 2, 10)).toEqual({ items: [10, 11, 12, 13], page: 2, pages: 2, from: 11, to: 14, total: 14 })
})

test('an empty list is one empty page', () => {
  expect(pageOf([], 3, 10)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 })
})

test('a page that does not exist becomes the nearest one', () => {
  const requestedPages = [-1, 0, 0.5, 3, 99, Number.NaN]
  expect(requestedPages.map((page) => pageOf([1, 2, 3], page, 2).page)).toEqual([1, 1, 1, 2, 2, 1])
})

test('the pages together are the list', () => {
  forAll(list, size, (items, perPage) => {
    const { pages } = pageOf(items, 1, perPage)
    const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, perPage).items)
    expect(all.flat()).toEqual(items)
    expect(all.every((page) => page.length <= perPage)).toBe(true)
  })
})

test('at most seven slots, with the first, the last, the current page and its neighbours', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  forAll(pages, ([page, last]) => {
    const slots = pageWindow(page, last)
    expect(slots.length).toBe(Math.min(7, last))
    for (const wanted of [1, last, page, Math.max(1, page - 1), Math.min(last, page + 1)]) {
      expect(slots).toContain(wanted)
    }
    const numbers = slots.filter((slot) => typeof slot === 'number')
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })
})
