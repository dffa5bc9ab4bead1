import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyBrand } from '../../../scripts/brand/applyBrand.ts'
import { readBrand } from '../../../scripts/brand/readBrand.ts'
import { folderOf } from '../../folderOf.ts'
import { PAGE, TEXTS } from '../deploy/build.ts'
import { brandOf, PRODUCT_CSS } from './files.ts'

function built(): { folder: string; page: () => string; assets: () => string[] } {
  const folder = folderOf({ 'index.html': PAGE, 'webview.html': PAGE })
  mkdirSync(join(folder, 'assets'))
  return {
    folder,
    page: () => readFileSync(join(folder, 'index.html'), 'utf8'),
    assets: () => readdirSync(join(folder, 'assets')).toSorted(),
  }
}
const aurora = () => readBrand('brands/aurora/brand.json', PRODUCT_CSS).brand
const head = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? expect.fail(String(pattern))
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<')

test('a page has its brand before any script runs: language, theme, title, logo, colours', () => {
  const { folder, page, assets } = built()
  applyBrand(folder, aurora())
  const [css = '', svg = ''] = assets()
  expect([css, svg]).toEqual([
    expect.stringMatching(/^brand-[\da-f]{8}\.css$/),
    expect.stringMatching(/^brand-[\da-f]{8}\.svg$/),
  ])
  expect(page()).toContain('<html lang="pl" data-theme="light">')
  expect(page()).toContain('<title>Aurora Perpetuals</title>')
  expect(page()).toContain(`<link rel="icon" type="image/svg+xml" href="/futures/assets/${svg}"`)
  expect(page()).toMatch(/<meta name="theme-color" content="(#[\da-f]{6})" data-dark="#[\da-f]{6}" data-light="\1" \/>/)
  expect(page().indexOf(`<link rel="stylesheet" href="/futures/assets/${css}"`)).toBeLessThan(page().indexOf('</head>'))
  expect(readFileSync(join(folder, 'webview.html'), 'utf8')).toBe(page())
})

test('a second brand removes the first completely, and the built-in one restores the original page', () => {
  const { folder, page } = built()
  const builtIn = brandOf({ 'brand.json': {} }).brand
  applyBrand(folder, builtIn)
  const plain = page()
  applyBrand(folder, brandOf({ 'brand.json': { languages: ['pl'], names: { product: 'A "B" & C' } } }).brand)
  applyBrand(folder, aurora())
  applyBrand(folder, aurora())
  expect(page().match(/data-brand/g)).toHaveLength(1)
  applyBrand(folder, builtIn)
  expect(page()).toBe(plain)
  expect(plain).not.toContain('data-brand')
  expect(unescaped(head(plain, / data-texts="([^"]*)"/))).toBe(unescaped(TEXTS))
})
