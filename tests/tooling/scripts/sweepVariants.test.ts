import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { type Variant, variantsOf, WIDTHS } from '../../browser/e2e/support/variants.ts'

const areas = Map.groupBy(globSync('tests/browser/e2e/**/sweep*.spec.ts'), (file) => basename(dirname(file)))
const viewsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}'([^']+)': /gm)].map(([, name = '']) => name)

const PAIRS = [
  ['language', 'theme'],
  ['language', 'width'],
  ['theme', 'width'],
] as const
const pairsIn = (variants: readonly Variant[]) =>
  new Set(variants.flatMap((variant) => PAIRS.map((pair) => pair.map((part) => variant[part]).join(' ')))).size

test.each([...areas])(
  'in the gate the views of %s are looked at in every pair of language, theme and width, and heard by axe in every pair of the outer widths',
  (_, files) => {
    const variants = files.flatMap(viewsIn).map((name) => variantsOf(name, WIDTHS, false))
    expect(variants.length).toBeGreaterThan(5)
    expect(pairsIn(variants.flatMap(({ looked }) => looked))).toBe(4 + 6 + 6)
    expect(pairsIn(variants.flatMap(({ heard }) => heard))).toBe(4 + 4 + 4)
  },
)

test('every view is looked at in three variants, with both languages, both themes and every width, and once by axe', () => {
  for (const files of areas.values())
    for (const name of files.flatMap(viewsIn)) {
      const { looked, heard } = variantsOf(name, WIDTHS, false)
      for (const [part, count] of [
        ['language', 2],
        ['theme', 2],
        ['width', 3],
      ] as const)
        expect(new Set(looked.map((variant) => variant[part])).size, name).toBe(count)
      expect(heard, name).toHaveLength(1)
    }
  expect(variantsOf('', WIDTHS, true).heard).toHaveLength(12)
})
