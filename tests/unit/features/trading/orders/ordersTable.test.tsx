// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SORTS } from '../../../../../src/domain/order/orderSort.ts'
import { ORDER_TABS } from '../../../../../src/domain/order/orderTabs.ts'
import type { OrderColumn } from '../../../../../src/features/trading/orders/orderColumns.tsx'
import { tableColumns } from '../../../../../src/features/trading/orders/orderLayouts.ts'
import { Steady } from '../../../../../src/features/trading/orders/Steady.tsx'
import { fitTable, type TableFit } from '../../../../../src/features/trading/orders/tableFit.ts'

const LAST = 2
const WIDEST: TableFit = { level: 0, needed: [0, 0] }
const at = (fit: TableFit, room: number, width: number) => fitTable(fit, room, width, LAST)

test('a table that fits is not rendered again', () => {
  expect(at(WIDEST, 1000, 1000)).toBe(WIDEST)
})

test('a table wider than its panel switches to the next layout, and so on to the last', () => {
  const compact = at(WIDEST, 600, 1003)
  expect(compact).toEqual({ level: 1, needed: [1003, 0] })
  expect(at(compact, 600, 640)).toEqual({ level: 2, needed: [1003, 640] })
})

test('the last layout stays, however wide', () => {
  const cards: TableFit = { level: 2, needed: [1003, 640] }
  expect(at(cards, 600, 900)).toBe(cards)
})

test('shorter numbers do not restore a wider layout: only a panel as wide as needed does', () => {
  const compact: TableFit = { level: 1, needed: [1003, 0] }
  expect(at(compact, 1000, 1000)).toBe(compact)
  expect(at(compact, 1002, 400)).toBe(compact)
  expect(at(compact, 1003, 1003).level).toBe(0)
})

test('a restored layout that needs even more room is replaced again', () => {
  const back: TableFit = { level: 0, needed: [1003, 0] }
  expect(at(back, 1003, 1010)).toEqual({ level: 1, needed: [1010, 0] })
})

test('a much wider panel switches from cards to the widest table directly', () => {
  expect(at({ level: 2, needed: [1003, 640] }, 1200, 0).level).toBe(0)
  expect(at({ level: 2, needed: [1003, 640] }, 700, 0).level).toBe(1)
})

const linesOf = (column: OrderColumn): OrderColumn[] => [column, ...(column.below ? linesOf(column.below) : [])]
const layouts = [true, false].flatMap((hasDetails) =>
  Object.entries(tableColumns(hasDetails)).flatMap(([layout, tables]) =>
    ORDER_TABS.map((tab) => ({ tab, layout, hasDetails, columns: tables[tab] })),
  ),
)

test.each(layouts)('$tab is sorted by all its keys in $layout (details: $hasDetails)', ({ columns, tab }) => {
  expect(new Set(columns.flatMap(linesOf).flatMap(({ sortBy }) => sortBy ?? []))).toEqual(new Set(SORTS[tab]))
})

const steady = (written: string) => (
  <Steady written={written}>
    <span>{written}</span>
  </Steady>
)

test('a number keeps the room of the widest one so far, so that no column moves', () => {
  const { rerender } = render(steady('+10.0100'))
  const room = (text: string) => screen.getByText(text).parentElement?.dataset['widest']
  rerender(steady('+9.9900'))
  expect(room('+9.9900')).toBe('+10.0100')
  rerender(steady('+100.0000'))
  expect(room('+100.0000')).toBe('+100.0000')
})
