import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { describe, expect, test } from 'vitest'
import { isCompiled } from '../../../scripts/build/isCompiled.ts'
import { inRow, ROWS } from '../../../scripts/build/lateChunks.ts'
import { stripDocs } from '../../../scripts/build/stripMachineDocs.ts'
import { sources } from '../../../scripts/checks/architecture/imports.ts'

const files = sources('src').map(({ path }) => `/${path}`)

describe('the rows of late chunks', () => {
  test('name existing folders and pages', () => {
    const rows = Object.values(ROWS)
    const single = rows.flatMap(({ folders = [], pages = [] }) => [
      ...folders.map((folder) => ({ folders: [folder] })),
      ...pages.map((page) => ({ pages: [page] })),
    ])
    expect(single.filter((row) => !files.some((file) => inRow(row).test(file)))).toEqual([])
  })

  test('take a folder without its subfolders', () => {
    const row = inRow({ folders: ['ui/list'] })
    expect(
      ['/src/ui/list/Pager.tsx', '/src/ui/list/deeper/Pager.tsx', '/src/ui/listing/Pager.tsx'].map((file) =>
        row.test(file),
      ),
    ).toEqual([true, false, false])
  })
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

describe('the machines’ descriptions', () => {
  const stripped = (code: string) =>
    transformSync(code, { plugins: [stripDocs], babelrc: false, configFile: false, compact: true, comments: false })
      ?.code

  test.each([
    [
      'a machine',
      "createMachine({meta:{title:'A'},description:'B',states:{a:{description:'C',on:{GO:{target:'b',description:'D'}}}}})",
      "createMachine({states:{a:{on:{GO:{target:'b'}}}}});",
    ],
    [
      'a machine with a set-up',
      "setup({actors:{}}).createMachine({description:'B',initial:'a'})",
      "setup({actors:{}}).createMachine({initial:'a'});",
    ],
  ])('are left out of %s', (_, code, left) => expect(stripped(code)).toBe(left))

  test.each([
    ['other objects', "const order={meta:{id:1},description:'B'};"],
    ['the set-up', "setup({types:{meta:1},description:'B'}).createMachine({});"],
    ['what a machine computes', "createMachine({context:()=>({meta:1,description:'B'})});"],
    ['a computed description', 'createMachine({description:text,[meta]:1});'],
  ])('is kept in %s', (_, code) => expect(stripped(code)).toBe(code))
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
