import { describe, expect, test } from 'vitest'
import { isRefreshed } from '../../../scripts/build/isRefreshed.ts'
import { inRow, ROWS } from '../../../scripts/build/lateChunks.ts'
import { sources } from '../../../scripts/checks/architecture/imports.ts'

const files = sources('src').map(({ path }) => `/${path}`)

describe('the rows of late chunks', () => {
  test('name folders and pages that exist', () => {
    const rows = Object.values(ROWS)
    const single = rows.flatMap(({ folders = [], pages = [] }) => [...folders.map((folder) => ({ folders: [folder] })), ...pages.map((page) => ({ pages: [page] }))])
    expect(single.filter((row) => !files.some((file) => inRow(row).test(file)))).toEqual([])
  })

  test('take a folder without its subfolders', () => {
    const row = inRow({ folders: ['ui/list'] })
    expect(['/src/ui/list/Pager.tsx', '/src/ui/list/deeper/Pager.tsx', '/src/ui/listing/Pager.tsx'].map((file) => row.test(file))).toEqual([true, false, false])
  })
})

test('the compiler is given the parts that every refresh renders, and only folders of trading', () => {
  const compiled = files.filter(isRefreshed)
  expect(compiled).toEqual(expect.arrayContaining(['/src/features/trading/market/LivePrice.tsx', '/src/features/trading/orders/OrdersTable.tsx', '/src/features/trading/chart/own/lines/ChartLines.tsx']))
  expect(compiled.filter((file) => !file.startsWith('/src/features/trading/'))).toEqual([])
})
