import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { expect, test } from 'vitest'
import { isCompiled } from '../../../scripts/build/isCompiled.ts'
import { inRow, ROWS } from '../../../scripts/build/lateChunks.ts'
import { stripDocs } from '../../../scripts/build/stripMachineDocs.ts'
import { sources } from '../../../scripts/checks/architecture/imports.ts'

const files = sources('src').map(({ path }) => `/${path}`)

test('the rows of late chunks name existing folders and pages', () => {
  const single = Object.values(ROWS).flatMap(({ folders = [], pages = [] }) => [
    ...folders.map((folder) => ({ folders: [folder] })),
    ...pages.map((page) => ({ pages: [page] })),
  ])
  expect(single.filter((row) => !files.some((file) => inRow(row).test(file)))).toEqual([])
})

test('the compiler gets the parts that every refresh renders, and only folders of trading', () => {
  const compiled = files.filter(isCompiled)
  expect(compiled).toEqual(
    expect.arrayContaining([
      '/src/features/trading/market/MarketMenu.tsx',
      '/src/features/trading/orders/OrdersTable.tsx',
      '/src/features/trading/chart/own/lines/ChartLines.tsx',
    ]),
  )
  expect(compiled.filter((file) => !file.startsWith('/src/features/trading/'))).toEqual([])
})

test.each([
  [
    'of machines are left out',
    "setup({actors:{}}).createMachine({meta:{title:'A'},description:'B',states:{a:{description:'C',on:{GO:{target:'b',description:'D'}}}}})",
    "setup({actors:{}}).createMachine({states:{a:{on:{GO:{target:'b'}}}}});",
  ],
  ['of other objects are kept', "const order={meta:{id:1},description:'B'};", null],
  ['of the set-up are kept', "setup({types:{meta:1},description:'B'}).createMachine({});", null],
  ['that a machine computes are kept', "createMachine({context:()=>({meta:1,description:'B'})});", null],
])('descriptions %s', (_, code, left) => {
  const options = { plugins: [stripDocs], babelrc: false, configFile: false, compact: true, comments: false }
  expect(transformSync(code, options)?.code).toBe(left ?? code)
})

test('the webview’s page differs from the first page only in the art shown first', () => {
  const [page, webview] = ['index.html', 'webview.html'].map((file) => readFileSync(file, 'utf8'))
  const rest = (html = '') =>
    html
      .replaceAll(/\s*<!--[^]*?-->/g, '')
      .replaceAll(/\s*<link\s+rel="preload"\s+as="image"[^]*?\/>/g, '')
      .replace(/<div class="(?:webview )?flex min-h-dvh [^]*?(?=<div class="relative m-auto)/, '')
  expect(rest(webview)).toBe(rest(page))
  expect(rest(page)).toContain('<svg class="bars')
})
