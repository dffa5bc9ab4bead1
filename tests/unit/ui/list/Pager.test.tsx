// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Pager } from '../../../../src/ui/list/Pager.tsx'
import { pageOf, pageWindow } from '../../../../src/ui/list/paging.ts'
import { englishTexts } from '../texts.ts'

beforeAll(englishTexts)
afterEach(cleanup)

/** A paged list that grows on an external event. */
function List({ rows }: { rows: number }) {
  const [requested, setPage] = useState(1)
  const { items: _items, ...page } = pageOf(Array.from({ length: rows }), requested, 10)
  return <Pager list="Ranks" {...page} onPage={setPage} />
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the clicked page is opened, and its rows are announced once; a growing list announces nothing', async () => {
  const { rerender } = render(<List rows={86} />)
  expect(screen.getByRole('navigation', { name: 'Pages: Ranks' })).toBeVisible()
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  for (const [name, said] of [
    ['Next page', 'Page 2 of 9, 11–20 of 86'],
    ['Page 9 of 9', 'Page 9 of 9, 81–86 of 86'],
    ['Previous page', 'Page 8 of 9, 71–80 of 86'],
  ] as const) {
    await press(name)
    expect(status).toHaveTextContent(said)
  }
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 8 of 9')
  rerender(<List rows={87} />)
  expect(screen.getByText('71–80 of 87')).toBeVisible()
  expect(status).toHaveTextContent('Page 8 of 9, 71–80 of 86')
})

test('at the ends the arrows are disabled but keep the focus; a single page has no pager', async () => {
  const { rerender } = render(<List rows={14} />)
  const previous = screen.getByRole('button', { name: 'Previous page' })
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await press('Previous page')
  expect(screen.getByText('1–10 of 14')).toBeVisible()
  expect(previous).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'false')

  rerender(<List rows={4} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('14 orders are two pages of ten, and an empty list is one empty page', () => {
  const orders = Array.from({ length: 14 }, (_, index) => index)
  const two = { pages: 2, total: 14 }
  expect(pageOf(orders, 1, 10)).toEqual({ ...two, items: orders.slice(0, 10), page: 1, from: 1, to: 10 })
  expect(pageOf(orders, 2, 10)).toEqual({ ...two, items: [10, 11, 12, 13], page: 2, from: 11, to: 14 })
  expect(pageOf([], 3, 10)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 })
})

test('a page that does not exist becomes the nearest one', () => {
  const requestedPages = [-1, 0, 0.5, 3, 99, Number.NaN]
  expect(requestedPages.map((page) => pageOf([1, 2, 3], page, 2).page)).toEqual([1, 1, 1, 2, 2, 1])
})

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 after 8'],
  [4, 8, '1 2 3 4 5 after 8'],
  [5, 8, '1 before 4 5 6 7 8'],
  [5, 9, '1 before 4 5 6 after 9'],
  [9, 9, '1 before 5 6 7 8 9'],
])('page %i of %i has at most seven slots, with the first, the last and its neighbours: %s', (page, last, slots) => {
  expect(pageWindow(page, last).join(' ')).toBe(slots)
})
