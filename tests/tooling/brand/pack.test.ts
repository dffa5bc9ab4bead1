import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandedPage } from '../../../scripts/brand/brandedPage.ts'
import { pack } from '../../../scripts/brand/pack.ts'
import { readBrand } from '../../../scripts/brand/readBrand.ts'
import { PAGE } from '../deploy/build.ts'
import { brandOf, PRODUCT_CSS } from './files.ts'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'packed-'))
const aurora = readBrand('brands/aurora/brand.json', PRODUCT_CSS).brand

/** The page after a container has applied the brand. */
function inContainer(folder: string): string {
  const page = join(emptyFolder(), 'index.html')
  writeFileSync(page, PAGE)
  execFileSync('sed', ['--sandbox', '-z', '-E', '-i', '-f', join(folder, 'pages.sed'), page])
  return readFileSync(page, 'utf8')
}

test.each([
  ['Aurora', aurora],
  ['one that sets nothing', brandOf({ 'brand.json': {} }).brand],
  ['one with the first language alone', brandOf({ 'brand.json': { languages: ['en'] } }).brand],
  [
    'one with the last language alone, and signs that mean something to sed',
    brandOf({ 'brand.json': { languages: ['pl'], names: { product: String.raw`A/B & "C" \1 \n` }, currency: '€.-' } })
      .brand,
  ],
])('a packed brand changes a page like an applied one: %s', (_, brand) => {
  const folder = emptyFolder()
  pack(folder, brand)
  const [css, svg] = ['css', 'svg'].map((kind) => readdirSync(folder).find((name) => name.endsWith(kind)))
  const address = (name: string | undefined) => (name === undefined ? null : `/futures/assets/brand/${name}`)
  const laid = brandedPage(PAGE, brand, { css: address(css), logo: address(svg) }).replace(
    / data-every-text="[^"]*"/,
    '',
  )
  expect(inContainer(folder)).toBe(laid)
})

test('another brand replaces the previous one, and no other file is changed', () => {
  const folder = emptyFolder()
  pack(folder, aurora)
  expect(readdirSync(folder)).toHaveLength(3)
  pack(folder, brandOf({ 'brand.json': {} }).brand)
  expect(readdirSync(folder)).toEqual(['pages.sed'])
  writeFileSync(join(folder, 'letters.txt'), '')
  expect(() => pack(folder, aurora)).toThrow(/not empty, and not a packed brand: letters\.txt/)
  expect(readdirSync(folder).toSorted()).toEqual(['letters.txt', 'pages.sed'])
})
