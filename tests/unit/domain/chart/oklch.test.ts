import { expect, test } from 'vitest'
import { readOklch, toHex, toSrgb } from '../../../../src/domain/chart/oklch.ts'

test.each([
  ['oklch(77.5% 0.115 282 / 0.5)', { lightness: 0.775, chroma: 0.115, hue: 282, alpha: 0.5 }],
  ['oklch(80% .108 174)', { lightness: 0.8, chroma: 0.108, hue: 174, alpha: 1 }],
  ['oklch( 0.8  0.108 174deg )', { lightness: 0.8, chroma: 0.108, hue: 174, alpha: 1 }],
  ['#6ad5b8', null],
  ['oklch(80% 0.108)', null],
  ['color-mix(in oklab, oklch(80% 0.108 174) 50%, white)', null],
])('“%s” is read as %o', (text, colour) => {
  expect(readOklch(text)).toEqual(colour)
})

test.each([
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
  ['oklch(86.644% 0.29483 142.495)', '#00ff00'],
  ['oklch(45.201% 0.31321 264.052)', '#0000ff'],
  ['oklch(80% 0.108 174)', '#6ad5b8'],
  // Clipped to sRGB.
  ['oklch(90% 0.4 142)', '#00ff00'],
])('%s is %s', (text, hex) => {
  const colour = readOklch(text)
  expect(colour && toHex(toSrgb(colour))).toBe(hex)
})
