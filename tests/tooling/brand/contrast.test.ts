import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, readColour } from '../../../scripts/brand/colour.ts'
import { contrast } from '../../../scripts/brand/contrast.ts'
import { measure, tableOf } from '../../../scripts/brand/measure.ts'
import { readBrand } from '../../../scripts/brand/readBrand.ts'
import { VISIONS } from '../../../scripts/brand/vision.ts'
import { forAll } from '../../forAll.ts'
import { type brandOf, grey, PRODUCT_CSS, red, withColour } from './files.ts'

const srgb = (...components: [number, number, number]): Colour =>
  readColour({ colorSpace: 'srgb', components }) ?? expect.fail('no colour')
const BLACK = srgb(0, 0, 0)
const WHITE = srgb(1, 1, 1)

test('the contrast follows WCAG', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5)
  // The examples of WebAIM: #777 and #767676 on white, #f00 on white.
  expect(contrast(srgb(0x77 / 255, 0x77 / 255, 0x77 / 255), WHITE)).toBeCloseTo(4.478, 2)
  expect(contrast(srgb(0x76 / 255, 0x76 / 255, 0x76 / 255), WHITE)).toBeCloseTo(4.542, 2)
  expect(contrast(WHITE, srgb(1, 0, 0))).toBeCloseTo(3.998, 2)
})

test('contrast is symmetric and from 1 to 21 with every colour vision; grey looks the same with each', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  forAll(part, part, part, part, (one, two, three, level) => {
    const [colour, plain] = [srgb(one, two, three), srgb(level, level, level)]
    for (const vision of VISIONS) {
      const ratio = contrast(colour, plain, vision)
      expect(ratio).toBe(contrast(plain, colour, vision))
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
      expect(contrast(plain, BLACK, vision)).toBeCloseTo(contrast(plain, BLACK), 3)
    }
  })
})

test.each(['built-in', 'aurora'])('colours of the brand %s are distinct in both themes, for any vision', (name) => {
  const { brand, problems } = readBrand(`brands/${name}/brand.json`, PRODUCT_CSS)
  expect(problems).toEqual([])
  expect(tableOf(measure(brand.whole).filter(({ isEnough }) => !isEnough)).split('\n')).toHaveLength(1)
})

const belowOf = ({ brand }: ReturnType<typeof brandOf>) => measure(brand.whole).filter(({ isEnough }) => !isEnough)

test('graphics may have less contrast than text, but at least 3', () => {
  expect(belowOf(withColour('control-line', grey(0.58)))).toEqual([])
  expect(belowOf(withColour('control-line', grey(0.4)))).not.toEqual([])
})

test('a contrast sufficient for most is rejected if it is insufficient for anyone', () => {
  const below = belowOf(withColour('short', red(0.525))).filter(
    ({ theme, ground }) => theme === 'light' && ground === 'short-soft',
  )
  expect(tableOf(below)).toMatch(/light {2}short on short-soft {2}text ≥ 4\.5 {2}5\.01 +\d\.\d\d +4\.38! +/)
})
