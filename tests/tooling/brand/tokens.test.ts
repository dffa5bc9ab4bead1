import { expect, test } from 'vitest'
import { tokensIn } from '../../../scripts/brand/tokenFile.ts'
import { designTokens } from '../../../scripts/brand/tokens/tokens.ts'
import { PRODUCT_CSS } from './files.ts'

const tokens = designTokens(PRODUCT_CSS)
const found = tokensIn(tokens)

test('every property of the style sheet is a design token, or named as left out', () => {
  expect(tokens['$description']).toBe(
    'Written from src/ui/styles/tokens.css. Without --font-num: the format has no type for it.',
  )
  expect(found).toHaveLength([...PRODUCT_CSS.matchAll(/^\s*--[\w-]+:/gm)].length - 1)
})

test('dark and light have the same tokens, each with its own colours', () => {
  const of = (theme: string) =>
    found.filter(({ name }) => name.startsWith(`${theme}.`)).map(({ name }) => name.slice(theme.length + 1))
  expect(of('dark')).toEqual(of('light'))
  expect(of('dark').length).toBeGreaterThan(35)
  expect(tokens).toHaveProperty(['dark', 'color', 'accent', '$value', 'hex'], '#aaadfd')
  expect(tokens).toHaveProperty(['light', 'color', 'accent', '$value', 'hex'], '#4d40c3')
  expect(tokens).toHaveProperty(['text', 'md'], {
    $type: 'dimension',
    $value: { value: 0.875, unit: 'rem' },
    $description: '14 controls, body of panels',
  })
  expect(tokens).toHaveProperty(['reduced-motion', 'dur', 'base', '$value'], { value: 1, unit: 'ms' })
})
