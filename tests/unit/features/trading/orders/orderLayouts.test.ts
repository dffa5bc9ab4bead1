import { expect, test } from 'vitest'
import { SORTS } from '../../../../../src/domain/order/orderSort.ts'
import { ORDER_TABS } from '../../../../../src/domain/order/orderTabs.ts'
import type { OrderColumn } from '../../../../../src/features/trading/orders/orderColumns.tsx'
import { tableColumns } from '../../../../../src/features/trading/orders/orderLayouts.ts'

const linesOf = (column: OrderColumn): OrderColumn[] => [column, ...(column.below ? linesOf(column.below) : [])]
const layouts = [true, false].flatMap((hasDetails) =>
  Object.entries(tableColumns(hasDetails)).flatMap(([layout, tables]) =>
    ORDER_TABS.map((tab) => ({ tab, layout, hasDetails, columns: tables[tab] })),
  ),
)

test.each(layouts)('$tab is sorted by all its keys in $layout (details: $hasDetails)', ({ columns, tab }) => {
  expect(new Set(columns.flatMap(linesOf).flatMap(({ sortBy }) => sortBy ?? []))).toEqual(new Set(SORTS[tab]))
})
