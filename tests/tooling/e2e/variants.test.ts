import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { View } from '../../browser/e2e/support/sweep.ts'
import { variantsOf, type Variant, WIDTHS } from '../../browser/e2e/support/variants.ts'

const swept = vi.hoisted(() => [] as Record<string, View>[])
vi.mock('../../browser/e2e/support/sweep.ts', () => ({ sweepEach: (views: Record<string, View>) => swept.push(views) }))
vi.mock('../../browser/e2e/support/exchange.ts', () => ({ test: { use: () => {} }, wholeChromium: {} }))

const filesOf = (area: string) => globSync(`tests/browser/e2e/${area}/sweep*.spec.ts`)
const areas = new Set(globSync('tests/browser/e2e/*/sweep*.spec.ts').map((file) => basename(dirname(file))))

const pairsOf = (variants: readonly Variant[]) =>
  new Set(variants.flatMap(({ language, theme, width }) => [`${language} ${theme}`, `${language} ${width}`, `${theme} ${width}`])).size

describe('the variants in which the gate looks at a view', () => {
  it.each([...areas])('are, over all views of %s, every pair of language, theme and width', async (area) => {
    swept.length = 0
    for (const file of filesOf(area)) await import(resolve(file))
    const views = swept.flatMap((each) => Object.entries(each))
    expect(views.length).toBeGreaterThan(9)
    expect(pairsOf(views.flatMap(([name, { widths }]) => variantsOf(name, widths, false).looked))).toBe(2 * 2 + 2 * WIDTHS.length + 2 * WIDTHS.length)
  })

  it('are three, in both languages, both themes and every width, and one at 320 px; by night all twelve, and all of the narrowest', () => {
    const { looked, measured } = variantsOf('a view', undefined, false)
    expect([looked.length, measured.length, pairsOf(looked)]).toEqual([3, 1, 3 + 3 + 3])
    expect(variantsOf('a view', undefined, true)).toMatchObject({ looked: { length: 12 }, measured: { length: 10 } })
  })
})
